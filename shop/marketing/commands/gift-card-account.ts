import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { maskedGiftCardCode, readGiftCardCode } from '../rules/gift-card-code.ts'
import { findGiftCard, type HeldGiftCard } from '../store/gift-cards.ts'
import { lockPurses, movePurses, purseKey } from '../store/purses.ts'

export interface GiftCardDeps {
  db: Database
  clock: Clock
  limits: Limits<LimitName>
  visit: { address: string | undefined }
}

export const giftCardNotFound = (): Refusal => refusal('graphql-no-such-entity', 'Gift card not found')

/** A gift card by a typed code. The try is counted before the look-up, whether or not the code exists. */
export async function giftCardByCode(
  { db, limits, visit }: Omit<GiftCardDeps, 'clock'>,
  typed: string,
): Promise<HeldGiftCard | Refusal> {
  const refused = await withinLimit(limits, 'gift-card-address', visit.address ?? 'the shop itself')
  if (refused) return refused
  const code = readGiftCardCode(typed)
  const card = code === undefined ? undefined : await findGiftCard(db, code)
  return card ?? giftCardNotFound()
}

/** Moves the whole balance of a card to a customer's store credit. @returns the card after that */
export async function redeemGiftCard(
  deps: GiftCardDeps,
  typed: string,
  customerId: number,
): Promise<HeldGiftCard | Refusal> {
  const card = await giftCardByCode(deps, typed)
  if (isRefusal(card)) return card
  const now = deps.clock.now()
  if (card.expiresOn < isoDayInSydney(now)) return giftCardNotFound()
  return transaction(deps.db, async (tx) => {
    const from = { kind: 'gift-card' as const, holder: card.code }
    const to = { kind: 'credit' as const, holder: String(customerId) }
    const cents = (await lockPurses(tx, [from, to], { open: true })).get(purseKey(from)) ?? 0
    if (cents === 0) return giftCardNotFound()
    const note = `Gift card ${maskedGiftCardCode(card.code)}`
    // The same for both, so that a refund of the card finds its credit.
    const why = { reason: 'redeemed' as const, cause: `redemption ${newId()}`, at: now }
    await movePurses(tx, [
      { ...from, ...why, change: -cents, note: `Store credit of customer ${customerId}` },
      { ...to, ...why, change: cents, note },
    ])
    return { ...card, balanceCents: 0 }
  })
}
