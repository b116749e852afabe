/** Outlines in the text of a document, and as the steps that painters follow. */

/** One step of an outline; coordinates are points in order, y down. */
export type Segment =
  | readonly ['M', x: number, y: number]
  | readonly ['L', x: number, y: number]
  | readonly ['Q', cx: number, cy: number, x: number, y: number]
  | readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number]
  | readonly ['Z']

export type Path = readonly Segment[]

/** How many numbers follow each letter. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }
const NUMBER = /^-?\d{1,6}(?:\.\d{1,4})?$/

/** Whether a text is an outline that `pathOf` reads. */
export const isPathData = (data: string): boolean => read(data) !== undefined

/**
 * The steps of an outline.
 *
 * @param data absolute `M`, `L`, `Q`, `C`, `Z` and their numbers, with one space between all parts
 * @throws RangeError for any other text
 * @example pathOf('M 0 0 L 10 5 Z') // [['M', 0, 0], ['L', 10, 5], ['Z']]
 */
export function pathOf(data: string): Path {
  const path = read(data)
  if (!path) throw new RangeError(`Expected an outline but received "${data.slice(0, 40)}"`)
  return path
}

function read(data: string): Path | undefined {
  const parts = data.split(' ')
  const path: Segment[] = []
  let at = 0
  while (at < parts.length) {
    const letter = parts[at] ?? ''
    const count = COUNTS[letter]
    if (count === undefined || (path.length === 0 && letter !== 'M')) return undefined
    const numbers = parts.slice(at + 1, at + 1 + count)
    if (numbers.length < count || !numbers.every((part) => NUMBER.test(part))) return undefined
    path.push([letter, ...numbers.map(Number)] as unknown as Segment)
    at += 1 + count
  }
  return path
}
