/** What becomes of the lines of a cart that is merged into another. */
import { type DecidedLine, isSameThing } from './new-line.ts'

export type MergeableLine = Pick<DecidedLine, 'kind' | 'sku' | 'designRevision'> & {
  id: number
  quantity: number
  /** The shop put it there: it is no wish for a piece, so it adds nothing to what is there already. */
  comesAlong: boolean
}

export interface MergedLines {
  /** Lines that move as they are. */
  moved: readonly number[]
  /** Lines that are there already, with the pieces that they hold from now on. */
  joined: readonly { id: number; quantity: number; comesAlong: boolean }[]
  /** Lines whose pieces are now counted in another line. */
  emptied: readonly number[]
}

/**
 * No piece is ever dropped: pieces of the same thing add up even beyond what may be typed in for one line, and a cart
 * may come to hold more lines than can be added one by one. A membership counts once however often it is there.
 */
export function mergedLines(from: readonly MergeableLine[], to: readonly MergeableLine[]): MergedLines {
  const joined = new Map<number, { quantity: number; comesAlong: boolean }>()
  const moved: number[] = []
  const emptied: number[] = []
  for (const line of from) {
    const same = to.find((other) => isSameThing(other, line))
    if (!same) {
      moved.push(line.id)
      continue
    }
    emptied.push(line.id)
    const { quantity, comesAlong } = together(joined.get(same.id) ?? same, line)
    joined.set(same.id, { quantity: line.kind === 'membership' ? 1 : quantity, comesAlong })
  }
  return { moved, emptied, joined: [...joined].map(([id, change]) => ({ id, ...change })) }
}

type Pieces = Pick<MergeableLine, 'quantity' | 'comesAlong'>

function together(one: Pieces, other: Pieces): Pieces {
  if (other.comesAlong) return one
  if (one.comesAlong) return other
  return { quantity: one.quantity + other.quantity, comesAlong: false }
}
