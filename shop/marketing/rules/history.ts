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
