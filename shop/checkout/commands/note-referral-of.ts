import type { Transaction } from '#platform/database/pool.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { hasOrderedBefore } from '../../orders/first-order-store.ts'
import type { OrderWithLines } from '../../orders/store.ts'
import { noteReferral } from '../../referrals/commands/note-referral.ts'
import { goodsCentsOf } from '../../referrals/rules/friend.ts'
import { hasPaidFor } from '../store.ts'

interface Placed {
  values: Configuration
  order: OrderWithLines
  /** That the cart has kept of a link. */
  code: string | null
  now: Date
}

/** The referrer of the shopper who has just ordered, if there is one. */
export async function noteReferralOf(tx: Transaction, { values, order, code, now }: Placed): Promise<void> {
  if (code === null) return
  const { id, customerId, email, paymentId } = order
  const referral = {
    code,
    orderId: id,
    customerId,
    email,
    goodsCents: goodsCentsOf(order),
    hasOrderedBefore: () => hasOrderedBefore(tx, order),
    isReferrersCard: async (referrer: { id: number; email: string }) =>
      paymentId !== null && hasPaidFor(tx, paymentId, referrer),
  }
  await noteReferral(tx, values, referral, now)
}
