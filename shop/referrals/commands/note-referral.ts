import type { Transaction } from '#platform/database/pool.ts'
import { customerById } from '../../customers/store.ts'
import { hashOfMailbox } from '../../marketing/store/mailbox-hash.ts'
import { isReferral, type ReferredOrder } from '../rules/friend.ts'
import { referralProgramme } from '../rules/programme.ts'
import { readReferCode } from '../rules/refer-code.ts'
import { insertReferral, referrerOf } from '../store.ts'

export interface NewReferral extends Omit<ReferredOrder, 'hasOrderedBefore' | 'isReferrersCard'> {
  orderId: string
  /** Of the link, as the cart keeps it. */
  code: string
  /** Asked only of a code that is somebody's. */
  hasOrderedBefore: () => Promise<boolean>
  isReferrersCard: (referrer: { id: number; email: string }) => Promise<boolean>
}

/**
 * Writes down, in the transaction that places an order, who recommended the shop to whoever orders. A code that is
 * nobody's, or an order that earns nobody anything, changes nothing.
 */
export async function noteReferral(
  tx: Transaction,
  configuration: ReadonlyMap<string, string>,
  order: NewReferral,
  now: Date,
): Promise<void> {
  const programme = referralProgramme(configuration)
  const code = readReferCode(order.code)
  const referrerId = programme && code && (await referrerOf(tx, code))
  const referrer = referrerId ? await customerById(tx, referrerId) : undefined
  if (!programme || !referrer) return
  const facts = {
    ...order,
    hasOrderedBefore: await order.hasOrderedBefore(),
    isReferrersCard: await order.isReferrersCard(referrer),
  }
  if (!isReferral(facts, referrer, programme)) return
  await insertReferral(tx, {
    orderId: order.orderId,
    referrerId: referrer.id,
    friendId: order.customerId,
    mailbox: hashOfMailbox(order.email),
    rewardCents: programme.rewardCents,
    minimumCents: programme.minimumCents,
    placedAt: now,
  })
}
