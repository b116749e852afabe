import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { maskedGiftCardCode } from '../rules/gift-card-code.ts'
import { type GiftCard, giftCardsOfOrder, type Redemption, redemptionsOf } from '../store/gift-cards.ts'
import type { PayingPurse } from '../store/owed.ts'
import { entriesOfOrder, lockPurses, type PurseEntry, purseKey } from '../store/purses.ts'
import { takeBackEarned } from './take-back-earned.ts'

/** The gift cards that an order bought, and the credit that they were redeemed into; for a caller who locks them with others. */
export async function pursesOfBoughtCards(tx: Transaction, orderId: string): Promise<PayingPurse[]> {
  const cards = await giftCardsOfOrder(tx, orderId)
  return pursesOf(cards, await redemptionsOf(tx, cards))
}

/** Store credit that a redeemed gift card had become, and that goes back with it. */
export interface TakenCredit {
  customerId: number
  /** The redemption's: of no other. */
  cause: string
  /** The card's code, masked. */
  card: string
  takenCents: Cents
  /** Of the redemption, what was spent before and so could not be taken. */
  spentCents: Cents
}

/**
 * Takes back the gift cards that an order bought and that is wholly given back, once: what they hold, and of what they were
 * redeemed into, what is left of that credit. What was spent is noted, and taken when it comes back (`takeOwed`).
 *
 * @returns whose credit is less for it, so that they are told
 */
export async function takeBackGiftCards(tx: Transaction, orderId: string, now: Date): Promise<TakenCredit[]> {
  const cards = await giftCardsOfOrder(tx, orderId)
  if (cards.length === 0) return []
  const balances = await lockPurses(tx, pursesOf(cards, await redemptionsOf(tx, cards)))
  // Under the lock: one may have been redeemed while this waited for it.
  const redemptions = await redemptionsOf(tx, cards)
  const unheld = pursesOf([], redemptions).filter((purse) => !balances.has(purseKey(purse)))
  for (const [key, balance] of await lockPurses(tx, unheld)) balances.set(key, balance)
  const entries = await entriesOfOrder(tx, orderId)
  const credits: TakenCredit[] = []
  for (const card of cards) {
    const own = redemptions.filter(({ code }) => code === card.code)
    if (entries.some((entry) => isOfCard(entry, card, own))) continue
    const purse = purseOfCard(card)
    const held = balances.get(purseKey(purse)) ?? 0
    // All that is on it, also when staff have put more on it than it was sold for.
    let missing = Math.max(0, card.initialCents - held)
    for (const redemption of own) {
      const wanted = Math.min(missing, redemption.cents)
      if (wanted === 0) break
      credits.push(await takeCredit(tx, redemption, { wanted, balances, orderId, now }))
      missing -= wanted
    }
    await takeBackEarned(tx, purse, { wanted: held + missing, held }, { orderId, at: now })
  }
  return credits
}

async function takeCredit(
  tx: Transaction,
  redemption: Redemption,
  { wanted, balances, orderId, now }: Taking,
): Promise<TakenCredit> {
  const purse = purseOfCredit(redemption)
  const held = balances.get(purseKey(purse)) ?? 0
  const { cause, holder } = redemption
  const card = maskedGiftCardCode(redemption.code)
  const why = { orderId, cause, note: `Gift card ${card}, refunded`, at: now }
  await takeBackEarned(tx, purse, { wanted, held }, why)
  const takenCents = Math.min(held, wanted)
  balances.set(purseKey(purse), held - takenCents)
  return { customerId: Number(holder), cause, card, takenCents, spentCents: wanted - takenCents }
}

interface Taking {
  /** Cents, at most what was redeemed. */
  wanted: number
  /** By `purseKey`. */
  balances: Map<string, number>
  orderId: string
  now: Date
}

/** Whether an earlier call has taken a card of the order back, or noted what it could not take. */
function isOfCard(
  { kind, holder, reason, cause }: PurseEntry,
  { code }: GiftCard,
  own: readonly Redemption[],
): boolean {
  if (reason !== 'earned-taken-back') return false
  if (kind === 'gift-card' || kind === 'gift-card-owed') return holder === code
  return own.some((redemption) => redemption.cause === cause)
}

const pursesOf = (cards: readonly GiftCard[], redemptions: readonly Redemption[]): PayingPurse[] => [
  ...cards.map(purseOfCard),
  ...redemptions.map(purseOfCredit),
]
const purseOfCard = ({ code }: GiftCard) => ({ kind: 'gift-card' as const, holder: code })
const purseOfCredit = ({ holder }: Redemption) => ({ kind: 'credit' as const, holder })
