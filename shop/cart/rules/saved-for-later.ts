/** Lines that a shopper saved for later: they stay with the cart and are no part of it. See docs/decisions/0046. */
import { type DecidedLine, isSameThing } from './new-line.ts'

/** Bounds the page, as MAX_LINES bounds the cart. */
export const MAX_SAVED_LINES = 100

interface Saveable {
  savedForLater?: boolean | undefined
}

/** What is in the cart: everything that counts, prices, reminds or orders begins with these. */
export function activeLines<Line extends Saveable>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.savedForLater !== true)
}

export function savedLines<Line extends Saveable>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.savedForLater === true)
}

type Thing = Pick<DecidedLine, 'kind' | 'sku' | 'designRevision'> & Saveable

/** Whether two lines are one: the same thing, and both in the cart or both saved. */
export function isSameLine(one: Thing, other: Thing): boolean {
  return isSameThing(one, other) && (one.savedForLater === true) === (other.savedForLater === true)
}

/** Why no more can be saved; undefined while there is room. */
export function savedLinesProblem(lines: readonly Saveable[]): string | undefined {
  return savedLines(lines).length >= MAX_SAVED_LINES
    ? `You can save at most ${MAX_SAVED_LINES} things for later. Please remove one first.`
    : undefined
}
