import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { POINTS_LAST_DAYS } from '../rules/rewards.ts'
import { daysLater } from '../rules/shop-day.ts'
import { giveBackCoupons } from '../store/coupons.ts'
import { type OneName, passOnFirstOrder } from '../store/first-orders.ts'
import { extendGiftCard } from '../store/gift-cards.ts'
import type { PayingPurse } from '../store/owed.ts'
import {
  entriesOfOrder,
  lockPurses,
  type Move,
  movePurses,
  type PurseEntry,
  purseKey,
} from '../store/purses.ts'
import { pursesOfBoughtCards, type TakenCredit, takeBackGiftCards } from './take-back-gift-cards.ts'
import { takeBackPoints } from './take-back-points.ts'
import { takeOwed } from './take-owed.ts'

/** A card that gets money back is valid for at least so long, even when it had expired. */
const CARD_DAYS = 90
const DAY_MS = 86_400_000

export interface OrderGivenBack {
  orderId: string
  customerId: number | null
  email: string
  /** The earliest other order under a name that is neither cancelled nor wholly refunded. */
  nextOrderOf(name: OneName): Promise<string | undefined>
}

/**
 * Reverses an order that is cancelled or wholly refunded: coupons may be used again, gift cards, credit and points get
 * back what they paid, and points that it earned and gift cards that it bought, redeemed or not, are taken back as far as
 * they are unspent; of what comes back, what earlier refunds could not take. Once for each order, however often it is
 * called.
 *
 * @returns whose store credit is less because a gift card went back
 */
export async function giveBackIncentives(
  tx: Transaction,
  order: OrderGivenBack,
  now: Date,
): Promise<TakenCredit[]> {
  const { orderId, customerId, email } = order
  await passOnFirstOrder(tx, { orderId, customerId, email }, order.nextOrderOf)
  await giveBackCoupons(tx, orderId, now)

  const entries = await entriesOfOrder(tx, orderId)
  await lockPurses(tx, distinct([...entries, ...(await pursesOfBoughtCards(tx, orderId))]))
  await takeBackPoints(tx, { orderId, keptCents: 0 }, now)
  const moves: (Move & PayingPurse)[] = []
  for (const entry of entries.filter(isSpent)) {
    const { kind, holder, change } = entry
    const expiresAt = kind === 'points' ? new Date(now.getTime() + timeLeftMs(entry)) : undefined
    // The history of the balance names the same order for both.
    const why = { orderId, cause: entry.cause ?? undefined, note: entry.note ?? undefined, at: now }
    moves.push({ kind, holder, change: -change, reason: 'given-back', ...why, expiresAt })
    if (kind === 'gift-card') await extendGiftCard(tx, holder, daysLater(isoDayInSydney(now), CARD_DAYS))
  }
  const alreadyMoved = new Set(entries.map((entry) => `${purseKey(entry)} ${entry.reason}`))
  const open = moves.filter((move) => !alreadyMoved.has(`${purseKey(move)} ${move.reason}`))
  await inRounds(tx, open)
  const credits = await takeBackGiftCards(tx, orderId, now)
  for (const { kind, holder } of distinct(open)) {
    const cameBack = open.filter((move) => move.kind === kind && move.holder === holder)
    const amount = cameBack.reduce((sum, { change }) => sum + change, 0)
    await takeOwed(tx, { purse: { kind, holder }, orderId, amount }, now)
  }
  return credits
}

/** What points had left when they were spent. Of those from before that was kept, the most that it can have been. */
const timeLeftMs = ({ at, expiresAt }: PurseEntry) =>
  expiresAt ? expiresAt.getTime() - at.getTime() : POINTS_LAST_DAYS * DAY_MS

/** Only what pays is spent. */
const isSpent = (entry: PurseEntry): entry is PurseEntry & PayingPurse => entry.reason === 'spent'

/** One statement changes a purse once, so two changes of a purse need two statements. */
async function inRounds(tx: Transaction, moves: readonly Move[]): Promise<void> {
  const first = distinct(moves)
  await movePurses(tx, first)
  const rest = moves.filter((move) => !first.includes(move))
  if (rest.length > 0) await inRounds(tx, rest)
}

function distinct<One extends { kind: PurseEntry['kind']; holder: string }>(purses: readonly One[]): One[] {
  return [...new Map([...purses].reverse().map((purse) => [purseKey(purse), purse])).values()].reverse()
}
