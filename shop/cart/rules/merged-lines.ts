/** What becomes of the lines of a cart that is merged into another. */
import type { LineKind } from './line-kind.ts'
import type { DecidedLine } from './new-line.ts'
import { isSameLine } from './saved-for-later.ts'

export type MergeableLine = Pick<DecidedLine, 'kind' | 'sku' | 'designRevision'> & {
  id: number
  quantity: number
  /** The shop added it, so its pieces are not added to pieces that the shopper chose. */
  isAutoAdded: boolean
  /** Saved lines join saved lines, and stay saved. */
  savedForLater?: boolean | undefined
}

/** More than two full carts with all that is saved for later in them; merging on and on comes to an end here. */
export const MAX_MERGED_LINES = 500

export interface MergedLines {
  /** Lines that move as they are. */
  moved: readonly number[]
  /** Lines that are there already, with the pieces that they hold from now on. */
  joined: readonly { id: number; quantity: number; isAutoAdded: boolean }[]
  /** Lines whose pieces are now counted in another line. */
  emptied: readonly number[]
}

/**
 * No piece is ever dropped: pieces of the same thing add up even beyond what may be typed in for one line, and a cart
 * may come to hold more lines than can be added one by one; carts that hold too many together stay apart, see
 * `canMerge`. A membership counts once however often it is there.
 */
export function mergedLines(from: readonly MergeableLine[], to: readonly MergeableLine[]): MergedLines {
  const joined = new Map<number, { quantity: number; isAutoAdded: boolean }>()
  const moved: number[] = []
  const emptied: number[] = []
  for (const line of from) {
    const same = to.find((other) => isSameLine(other, line))
    if (!same) {
      moved.push(line.id)
      continue
    }
    emptied.push(line.id)
    joined.set(same.id, together(line.kind, joined.get(same.id) ?? same, line))
  }
  return { moved, emptied, joined: [...joined].map(([id, change]) => ({ id, ...change })) }
}

/** Whether a cart that takes these lines in holds at most `MAX_MERGED_LINES`. */
export function canMerge({ moved }: MergedLines, to: readonly MergeableLine[]): boolean {
  return to.length + moved.length <= MAX_MERGED_LINES
}

type Pieces = Pick<MergeableLine, 'quantity' | 'isAutoAdded'>

/** What two lines of the same thing hold when they become one. */
export function together(kind: LineKind, one: Pieces, other: Pieces): Pieces {
  const { quantity, isAutoAdded } = sumOf(one, other)
  return { quantity: kind === 'membership' ? 1 : quantity, isAutoAdded }
}

function sumOf(one: Pieces, other: Pieces): Pieces {
  if (other.isAutoAdded) return one
  if (one.isAutoAdded) return other
  return { quantity: one.quantity + other.quantity, isAutoAdded: false }
}
