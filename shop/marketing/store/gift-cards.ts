import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { giftCards, purseEntries, purses } from '../tables.ts'

export type GiftCard = typeof giftCards.$inferSelect
export type NewGiftCard = typeof giftCards.$inferInsert

export interface HeldGiftCard extends GiftCard {
  balanceCents: number
}

export async function findGiftCard(db: Queryable, code: string): Promise<HeldGiftCard | undefined> {
  const [row] = await cardByCode(db).execute({ code })
  return row && { ...row.card, balanceCents: row.balanceCents }
}

/** A card that an order bought. */
export async function giftCardOfPiece(
  db: Queryable,
  orderLineId: number,
  piece: number,
): Promise<HeldGiftCard | undefined> {
  const [row] = await db
    .select({ card: giftCards, balanceCents: purses.balance })
    .from(giftCards)
    .innerJoin(purses, and(eq(purses.kind, 'gift-card'), eq(purses.holder, giftCards.code)))
    .where(and(eq(giftCards.orderLineId, orderLineId), eq(giftCards.piece, piece)))
  return row && { ...row.card, balanceCents: row.balanceCents }
}

const cardByCode = prepared((db) =>
  db
    .select({ card: giftCards, balanceCents: purses.balance })
    .from(giftCards)
    .innerJoin(purses, and(eq(purses.kind, 'gift-card'), eq(purses.holder, giftCards.code)))
    .where(eq(giftCards.code, sql.placeholder('code')))
    .prepare('gift_card'),
)

/** @returns false when this piece of this order line has its card already, or when the code is taken */
export async function insertGiftCard(tx: Transaction, card: NewGiftCard): Promise<boolean> {
  const rows = await tx
    .insert(giftCards)
    .values(card)
    .onConflictDoNothing()
    .returning({ code: giftCards.code })
  return rows.length > 0
}

export async function giftCardsOfOrder(db: Queryable, orderId: string): Promise<GiftCard[]> {
  return db.select().from(giftCards).where(eq(giftCards.orderId, orderId))
}

/** A gift card that became store credit. */
export interface Redemption {
  code: string
  /** Of the credit. */
  holder: string
  cents: number
  /** Of both entries, and of no other redemption. */
  cause: string
}

/** What became store credit of these cards, oldest first; those from before redemptions had a cause are left out. */
export async function redemptionsOf(
  tx: Queryable,
  cards: readonly Pick<GiftCard, 'code'>[],
): Promise<Redemption[]> {
  if (cards.length === 0) return []
  const codes = cards.map(({ code }) => code)
  const { rows } = await tx.execute<Redemption & Record<string, unknown>>(sql`
    select card.holder as code, credit.holder, credit.change as cents, credit.cause
    from ${purseEntries} card join ${purseEntries} credit
      on credit.cause = card.cause and credit.kind = 'credit' and credit.reason = 'redeemed'
    where card.kind = 'gift-card' and card.holder = any(${sql.param(codes)}) and card.reason = 'redeemed'
    order by card.id`)
  return rows
}

/** How many gift cards of an order a refund has taken back, with the credit that they were redeemed into; all of them or none. */
export async function giftCardsTakenBack(db: Queryable, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ cards: number }>(sql`
    select count(*)::int as cards from ${giftCards} where ${giftCards.orderId} = ${orderId} and exists (
      select from ${purseEntries} entry where entry.order_id = ${orderId} and entry.reason = 'earned-taken-back'
        and entry.kind in ('gift-card', 'gift-card-owed', 'credit', 'credit-owed'))`)
  return rows[0]?.cards ?? 0
}

/** Which pieces of a line have their card. */
export async function issuedPieces(tx: Queryable, orderLineId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ piece: giftCards.piece })
    .from(giftCards)
    .where(eq(giftCards.orderLineId, orderLineId))
  return new Set(rows.flatMap(({ piece }) => piece ?? []))
}

/** Money that comes back to a card must stay usable for a while. */
export async function extendGiftCard(tx: Transaction, code: string, atLeastUntil: string): Promise<void> {
  await tx
    .update(giftCards)
    .set({ expiresOn: sql`${atLeastUntil}::date` })
    .where(and(eq(giftCards.code, code), lt(giftCards.expiresOn, atLeastUntil)))
}
