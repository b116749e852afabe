/** What the shop says when a design holds more than can be drawn in bearable time. */
import type { Design, DesignElement, TextElement } from '#packages/design-document/design.ts'
import {
  excessOf,
  layersOf,
  lettersOf,
  MAX_ELEMENTS,
  MAX_LAYERS,
  MAX_LETTERS,
  MAX_LETTERS_OF_TEXT,
  roomForText,
} from '#packages/design-document/limits.ts'

const whole = new Intl.NumberFormat('en-AU')

/** @returns a plain sentence about the first side that holds too much, or about all sides together; undefined when none does */
export function designExcess({ surfaces }: Design): string | undefined {
  for (const surface of surfaces) {
    const excess = excessOf(surface)
    if (excess?.kind === 'elements') {
      return `This design has ${whole.format(excess.found)} photos and texts, and we print up to ${MAX_ELEMENTS}. Please remove some of them.`
    }
    if (excess?.kind === 'letters') {
      return `The texts of this design have ${whole.format(excess.found)} letters, and we print up to ${whole.format(MAX_LETTERS)}. Please leave some out.`
    }
    if (excess?.kind === 'outlines') {
      return 'The art of this design has more detail than we can print. Please remove a piece of it.'
    }
  }
  const layers = surfaces
    .flatMap(({ elements }) => elements.map(layersOf))
    .reduce((sum, each) => sum + each, 0)
  return layers > MAX_LAYERS
    ? `This design has ${whole.format(layers)} shadows, outlines and parts that are seen through, and we print up to ${MAX_LAYERS}. Please remove some of them.`
    : undefined
}

/** Why no text of so many letters can be added; undefined when it can. */
export function reasonAgainstText(elements: readonly DesignElement[], letters: number): string | undefined {
  if (elements.length >= MAX_ELEMENTS) {
    return `A design holds up to ${MAX_ELEMENTS} photos and texts. Remove one to add another.`
  }
  if (lettersOf(elements) + letters > MAX_LETTERS) {
    return `A design holds up to ${whole.format(MAX_LETTERS)} letters. Shorten a text to add another.`
  }
  return undefined
}

/**
 * Why a text cannot become these words; undefined when it can, and always when it gets shorter.
 *
 * @param elements  of its surface, as they are now
 */
export function reasonAgainstWords(
  elements: readonly DesignElement[],
  text: TextElement,
  words: string,
): string | undefined {
  const room = roomForText(elements, text)
  if (words.length <= room || words.length <= text.text.length) return undefined
  const over = whole.format(words.length - room)
  const whose =
    room === MAX_LETTERS_OF_TEXT
      ? `A text holds up to ${whole.format(MAX_LETTERS_OF_TEXT)} letters`
      : `All texts together hold up to ${whole.format(MAX_LETTERS)} letters`
  return `${whose}. Please leave out ${over} ${over === '1' ? 'letter' : 'letters'}; your text is as it was.`
}
