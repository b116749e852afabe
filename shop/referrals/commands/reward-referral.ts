import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { momentInSydney } from '#packages/calendar/sydney-time.ts'
import { utcMidnight } from '#packages/calendar/utc-midnight.ts'
import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { takeBackEarned } from '../../marketing/commands/take-back-earned.ts'
import { lockPurses, movePurses, purseKey } from '../../marketing/store/purses.ts'
import { sendRewardJob } from '../jobs/names.ts'
import { yearlyLimit } from '../rules/programme.ts'
import { isEnough, stateOnCompletion } from '../rules/referral-states.ts'
import { earnedSince, lockReferralOf, lockReferrer, moveReferral, type Referral } from '../store.ts'

export interface RewardDeps {
  tx: Transaction
  jobs: Enqueuing
  configuration: ReadonlyMap<string, string>
}

/**
 * Books the reward of a friend's complete order, once: the row of the recommendation leaves `waiting` in the same
 * transaction, and the ledger takes one entry for its cause.
 *
 * Rows are always locked in this order: order, recommendation, code of the referrer, purse.
 */
export async function rewardReferral(
  { tx, jobs, configuration }: RewardDeps,
  order: { id: string; goodsCents: Cents },
  now: Date,
): Promise<void> {
  const referral = await lockReferralOf(tx, order.id)
  if (referral?.state !== 'waiting' || !(await lockReferrer(tx, referral.referrerId))) return
  const state = stateOnCompletion({
    goodsCents: order.goodsCents,
    minimumCents: referral.minimumCents,
    earnedThisYear: await earnedSince(tx, referral.referrerId, startOfYear(now)),
    yearlyLimit: yearlyLimit(configuration),
  })
  if (state !== 'earned') return moveReferral(tx, referral.id, { state })
  await moveReferral(tx, referral.id, { state, earnedAt: now })
  const purse = purseOf(referral)
  await lockPurses(tx, [purse], { open: true })
  await movePurses(tx, [
    { ...purse, ...entryOf(referral), change: referral.rewardCents, reason: 'earned', at: now },
  ])
  await jobs.enqueue(tx, sendRewardJob, { referralId: referral.id })
}

/**
 * When the order is cancelled or refunded in full: the credit goes, as far as it is unspent, and the rest when it comes back. A
 * later reward comes no more.
 */
export async function takeBackReferral(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const referral = await lockReferralOf(tx, orderId)
  if (referral?.state === 'waiting') return moveReferral(tx, referral.id, { state: 'cancelled' })
  if (referral?.state === 'earned') await takeBack(tx, referral, now)
}

/** When a part of the order is refunded: a reward stays while enough is kept. One that waits is decided on at completion. */
export async function reviewReferral(
  tx: Transaction,
  order: { id: string; goodsCents: Cents },
  now: Date,
): Promise<void> {
  const referral = await lockReferralOf(tx, order.id)
  if (referral?.state !== 'earned') return
  if (!isEnough({ ...order, minimumCents: referral.minimumCents })) await takeBack(tx, referral, now)
}

async function takeBack(tx: Transaction, referral: Referral, now: Date): Promise<void> {
  await moveReferral(tx, referral.id, { state: 'taken-back' })
  const purse = purseOf(referral)
  const held = (await lockPurses(tx, [purse])).get(purseKey(purse)) ?? 0
  const sums = { wanted: referral.rewardCents, held }
  await takeBackEarned(tx, purse, sums, { ...entryOf(referral), at: now })
}

const purseOf = ({ referrerId }: Referral) => ({ kind: 'credit' as const, holder: String(referrerId) })

/** Names neither the friend nor the order. */
const entryOf = ({ id }: Referral) => ({ cause: `referral ${id}`, note: 'A friend ordered' })

const startOfYear = (now: Date) => momentInSydney(utcMidnight(`${isoDayInSydney(now).slice(0, 4)}-01-01`), 0)
