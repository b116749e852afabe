import type { TextElement } from '#packages/design-document/design.ts'
import { nameOf } from '../draft/face.ts'
import { type CheckedFace, type Finding, findingOn, onEach, type ReadinessCheck } from './check.ts'
import { hasWordsOn } from './elements-on.ts'

/** Whether all words are printed as they are seen. */
export const textCheck: ReadinessCheck = {
  name: 'text',
  label: 'Text',
  remedy: { panel: 'text', words: 'Show the words' },
  find: onEach((face) => [
    ...face.concerns.flatMap((concern) => explained(concern, face)),
    ...missingLetters(face),
    ...borrowedLetters(face),
    ...examples(face),
  ]),
  good: (faces) =>
    hasWordsOn(faces) ? 'All words will be printed as you see them.' : 'There are no words to check.',
}

function explained(concern: CheckedFace['concerns'][number], face: CheckedFace): Finding[] {
  const say = (sentence: string, elementId: string, asks = false) => [
    findingOn(face, { sentence, elementId, asks }),
  ]
  switch (concern.kind) {
    case 'text-on-hole':
    case 'text-cut':
      // The check of the safe area says why, and asks.
      return say('Some letters will be lost.', concern.elementId)
    case 'text-off-page':
      return say(
        `Some words are off the ${face.words.piece} and will not be printed.`,
        concern.elementId,
        true,
      )
    case 'text-unseen':
      return say(
        'Some words have almost the colour of what is behind them, and can hardly be seen.',
        concern.elementId,
      )
    case 'text-empty':
      return say('A text has no words yet. It will not be printed.', concern.elementId)
    default:
      return []
  }
}

/** Of letters that no font has; a sentence names no more. */
const MAX_NAMED = 5

/** Of the first text that has some: letters that none of our fonts has. */
function missingLetters(face: CheckedFace): Finding[] {
  const { measure } = face
  const isMissing = (text: TextElement) => measure.missing(text).length > 0 && !measure.isAwaited(text)
  const text = face.face.elements.find(
    (element): element is TextElement => element.type === 'text' && isMissing(element),
  )
  if (!text) return []
  const sentence = `We have no letters for ${named(measure.missing(text))}. They will be left out.`
  return [findingOn(face, { sentence, elementId: text.id, asks: true })]
}

/** Of the first text that has some: letters that another font lends. Nothing is lost, and the shopper sees it: no question. */
function borrowedLetters(face: CheckedFace): Finding[] {
  const { measure } = face
  const text = face.face.elements.find(
    (element): element is TextElement => element.type === 'text' && measure.borrowed(element).length > 0,
  )
  const sentence = text && borrowedInWords(measure.borrowed(text))
  return sentence === undefined ? [] : [findingOn(face, { sentence, elementId: text?.id })]
}

/** Words of a ready-made design that would be printed although nobody wrote them. */
function examples(face: CheckedFace): Finding[] {
  const found = face.face.elements.filter((element) => element.type === 'text' && element.isExample)
  return found.map((element) =>
    findingOn(face, {
      sentence: `“${nameOf(element)}” is an example of ours. Keep it, or write your own words over it.`,
      elementId: element.id,
      asks: true,
    }),
  )
}

/** What is said of letters that the chosen font lacks; undefined when it has them all. */
export function borrowedInWords(letters: readonly string[]): string | undefined {
  if (letters.length === 0) return undefined
  const [are, them] = letters.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${named(letters)} ${are} not among the letters you chose. We print ${them} in plain ones, as you see ${them} here.`
}

const named = (letters: readonly string[]) =>
  `${letters.slice(0, MAX_NAMED).join(' ')}${letters.length > MAX_NAMED ? ' and others' : ''}`
