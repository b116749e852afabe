import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { lockPurses, movePurses } from '../store/purses.ts'

/**
 * Books money to a customer's store credit.
 *
 * @param refund.cents  1 or more
 * @param refund.reason  shown to the customer, such as `Refund of order 100000001`
 * @param refund.cause  what it is for, such as the id of a credit memo: the same cause is booked once
 */
export async function refundToCredit(
  tx: Transaction,
  refund: { customerId: number; cents: Cents; reason: string; cause?: string | undefined },
  now: Date,
): Promise<void> {
  if (!Number.isSafeInteger(refund.cents) || refund.cents < 1)
    throw new RangeError(`Expected cents to be 1 or more but received ${refund.cents}`)
  const purse = { kind: 'credit' as const, holder: String(refund.customerId) }
  await lockPurses(tx, [purse], { open: true })
  await movePurses(tx, [
    {
      ...purse,
      change: refund.cents,
      reason: 'refunded',
      note: refund.reason,
      cause: refund.cause,
      at: now,
    },
  ])
}
