/** What the pages of credit and points say about a change of a balance. */
import { type Refusal, refusal } from '../../api/refusal.ts'

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

/** @example momentInUtc(new Date('2026-11-21T10:00:00+11:00')) // '2026-11-20 23:00:00' */
export const momentInUtc = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** Longer pages are cut to this. */
const MAX_ENTRIES = 100

export function historyPage(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): { limit: number; offset: number } | Refusal {
  const size = pageSize ?? 20
  const current = currentPage ?? 1
  if (size < 1) return refusal('graphql-input', 'pageSize value must be greater than 0.')
  if (current < 1) return refusal('graphql-input', 'currentPage value must be greater than 0.')
  const limit = Math.min(size, MAX_ENTRIES)
  return { limit, offset: (current - 1) * limit }
}
