/** Coupons, gift cards, credit and points in one line each. */
import { randomUUID } from 'node:crypto'
import { type Database, transaction } from '#platform/database/pool.ts'
import { shortReference } from '#platform/ids.ts'
import { fill } from '../marketing/commands/issue-gift-cards.ts'
import { refundToCredit } from '../marketing/commands/refund-to-credit.ts'
import { giftCardCode } from '../marketing/rules/gift-card-code.ts'
import { insertGiftCard } from '../marketing/store/gift-cards.ts'
import { lockPurses, movePurses } from '../marketing/store/purses.ts'
import { coupons } from '../marketing/tables.ts'

interface Shop {
  db: Database
  clock: { now(): Date }
}

/** A coupon for 10 percent off, unless `parts` say otherwise; its code. */
export async function aCoupon(
  { db }: Shop,
  parts: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> {
  const code = parts.code ?? `test-${randomUUID().slice(0, 8)}`
  await db
    .insert(coupons)
    .values({ label: 'Ten percent off', gift: { kind: 'percent', percent: 10 }, ...parts, code })
  return code
}

/** A gift card; its code. */
export async function aGiftCard(
  { db, clock }: Shop,
  cents: number,
  expiresOn = '2029-11-21',
): Promise<string> {
  const code = giftCardCode(shortReference(14))
  const now = clock.now()
  await transaction(db, async (tx) => {
    await insertGiftCard(tx, { code, initialCents: cents, expiresOn, issuedAt: now })
    await fill(tx, code, cents, 'For a test', now)
  })
  return code
}

export async function giveCredit({ db, clock }: Shop, customerId: number, cents: number): Promise<void> {
  await transaction(db, (tx) =>
    refundToCredit(tx, { customerId, cents, reason: 'Order 100000001' }, clock.now()),
  )
}

export async function givePoints(
  { db, clock }: Shop,
  customerId: number,
  points: number,
  expiresAt = new Date('2028-01-01T00:00:00Z'),
): Promise<void> {
  const purse = { kind: 'points' as const, holder: String(customerId) }
  await transaction(db, async (tx) => {
    await lockPurses(tx, [purse], { open: true })
    await movePurses(tx, [{ ...purse, change: points, reason: 'adjusted', at: clock.now(), expiresAt }])
  })
}
