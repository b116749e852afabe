/** What the pages of credit and points say about a change of a balance. */

const WORDS: Record<string, string> = {
  issued: 'Issued',
  spent: 'Used',
  'given-back': 'Given back',
  redeemed: 'Gift card redeemed',
  refunded: 'Refunded',
  earned: 'Earned',
  'earned-taken-back': 'Taken back',
  review: 'Earned with a review',
  expired: 'Expired',
  adjusted: 'Adjusted',
}

/** @example entryWords({ reason: 'spent', note: 'Order 100000001' }) // 'Used: Order 100000001' */
export function entryWords({ reason, note }: { reason: string; note: string | null }): string {
  const words = WORDS[reason] ?? reason
  return note === null ? words : `${words}: ${note}`
}

interface Change {
  orderId: string | null
  reason: string
  change: number
}

/** What an order does to a balance once. */
const ONCE_FOR_AN_ORDER = new Set(['spent', 'given-back'])

/**
 * One change for all that one order spent, and for all that came back of it: for points that would expire at several moments
 * there is an entry for each.
 *
 * @param entries  newest first, and so are the changes
 */
export function changesOfOrders<Entry extends Change>(entries: readonly Entry[]): Entry[] {
  const changes: Entry[] = []
  for (const entry of entries) {
    const newer = changes.at(-1)
    if (newer && isOneChange(newer, entry)) {
      changes.splice(-1, 1, { ...newer, change: newer.change + entry.change })
    } else changes.push(entry)
  }
  return changes
}

const isOneChange = (newer: Change, older: Change) =>
  ONCE_FOR_AN_ORDER.has(older.reason) &&
  newer.reason === older.reason &&
  older.orderId !== null &&
  newer.orderId === older.orderId
