/** The lines of a roll: the texts of its surface, from top to bottom in their order. Where they stand is not said here. */
import type { Surface, TextElement } from '#packages/design-document/design.ts'

export const FEWEST_LINES = 2
export const MOST_LINES = 30
export const MOST_LETTERS = 40

export const linesOn = ({ elements }: Pick<Surface, 'elements'>): TextElement[] =>
  elements.filter((element) => element.type === 'text')

/** As it is printed, whatever was typed. */
export const inCapitals = (text: string): string => text.toLocaleUpperCase('en-AU')

/** A line before it is fitted. */
export function lineOf(
  { id, text }: { id: string; text: string },
  { font, colour, widthMm }: Pick<TextElement, 'font' | 'colour' | 'widthMm'>,
): TextElement {
  return {
    ...{ id, type: 'text', text: inCapitals(text), font, colour, widthMm, xMm: 0, yMm: 0, sizeMm: 10 },
    ...{ opacity: 1, rotationDeg: 0, align: 'left', lineHeight: 1, letterSpacingMm: 0, curveRadiusMm: 0 },
  }
}

/** Writes one line anew, and puts others below it that look the same. */
export function writeLine(
  face: Surface,
  { id, text, below = [] }: { id: string; text: string; below?: readonly { id: string; text: string }[] },
): Surface {
  const elements = face.elements.flatMap((element) => {
    if (element.type !== 'text' || element.id !== id) return [element]
    const written = element.text === inCapitals(text) ? element : { ...element, text: inCapitals(text) }
    return [written, ...below.map((line) => lineOf(line, element))]
  })
  const isSame = elements.every((element, place) => element === face.elements[place])
  return isSame && below.length === 0 ? face : { ...face, elements }
}

/** Takes a line out; the last two stay. */
export function removeLine(face: Surface, id: string): Surface {
  const isLine = linesOn(face).some((line) => line.id === id)
  if (!isLine || linesOn(face).length <= FEWEST_LINES) return face
  return { ...face, elements: face.elements.filter((element) => element.id !== id) }
}

/** One place up or down; the same surface at its end. */
export function moveLine(face: Surface, { id, by }: { id: string; by: -1 | 1 }): Surface {
  const from = face.elements.findIndex((element) => element.id === id)
  const moved = face.elements[from]
  const other = face.elements[from + by]
  if (!moved || !other) return face
  const elements = face.elements.with(from, other).with(from + by, moved)
  return { ...face, elements }
}

/** Without the lines that say nothing, as far as two are left. */
export const withoutEmpty = (face: Surface): Surface =>
  linesOn(face)
    .filter(({ text }) => text.trim() === '')
    .reduce((now, { id }) => removeLine(now, id), face)

/** All lines go, and two empty ones that look like them take their place. */
export function clearLines(face: Surface, ids: readonly [string, string]): Surface {
  const [first] = linesOn(face)
  return first ? { ...face, elements: ids.map((id) => lineOf({ id, text: '' }, first)) } : face
}

/** Why so many lines, or a line so long, cannot be; undefined when it can. */
export function reasonAgainst({ lines, letters }: { lines: number; letters: number }): string | undefined {
  if (lines > MOST_LINES) return `At most ${MOST_LINES} lines have room; this would make ${lines}.`
  if (letters > MOST_LETTERS)
    return `A line has room for ${MOST_LETTERS} letters; this would make ${letters}.`
  return undefined
}

/** What was pasted, a line for each of its rows that has words. */
export const rowsOf = (pasted: string): string[] =>
  pasted
    .split(/[\r\n\u2028\u2029]+/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
