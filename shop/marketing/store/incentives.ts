import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Coupon } from '../rules/coupon.ts'
import { coupons } from '../tables.ts'
import { hashOfMailbox } from './mailbox-hash.ts'

export interface KnownCoupon {
  coupon: Coupon
  usesOfShopper: number
}

export interface KnownGiftCard {
  code: string
  balanceCents: number
  expiresOn: string
}

/** All that a cart's incentives hang on, as one query finds it. */
export interface IncentiveFacts {
  coupons: readonly KnownCoupon[]
  hasOrdered: boolean
  giftCards: readonly KnownGiftCard[]
  creditCents: number
  /** Points that have not expired. */
  points: number
}

export interface Shopper {
  customerId: number | null
  /** Lower case. */
  email: string | null
}

/** Dates travel as texts inside JSON. */
interface RawFacts extends Omit<IncentiveFacts, 'coupons'> {
  coupons: { coupon: Coupon & { startsAt: string | null; endsAt: string | null }; usesOfShopper: number }[]
}

const empty = sql`'[]'::json`
const couponJson = sql`json_build_object('code', c.code, 'label', c.label, 'gift', c.gift, 'usesLimit', c.uses_limit,
  'usesPerCustomer', c.uses_per_customer, 'uses', c.uses, 'firstOrderOnly', c.first_order_only,
  'minimumSubtotalCents', c.minimum_subtotal_cents, 'family', c.family, 'sizes', c.sizes,
  'isCombinable', c.is_combinable, 'successMessage', c.success_message, 'startsAt', c.starts_at, 'endsAt', c.ends_at)`

/** Points of a customer that have not expired. */
export const usablePoints = (customerId: SQL | SQL.Aliased | unknown, now: SQL | unknown): SQL<number> =>
  sql<number>`coalesce((select p.balance - coalesce((select sum(e.unspent) from purse_entries e
    where e.kind = 'points' and e.holder = p.holder and e.unspent > 0 and e.expires_at <= ${now}), 0)
    from purses p where p.kind = 'points' and p.holder = (${customerId})::text), 0)::int`

const customer = sql`${sql.placeholder('customerId')}::int`
/** The hash of it. */
const mailbox = sql`${sql.placeholder('mailbox')}::text`
const now = sql`${sql.placeholder('now')}::timestamptz`
const usesOfShopper = sql`(select count(*)::int from coupon_uses u where u.code = c.code
  and u.given_back_at is null and (u.email = ${mailbox} or u.customer_id = ${customer}))`
const facts = sql<RawFacts>`json_build_object(
  'coupons', coalesce((select json_agg(json_build_object('coupon', ${couponJson}, 'usesOfShopper', ${usesOfShopper}))
    from ${coupons} c where c.code = any(${sql.placeholder('couponCodes')}::text[])), ${empty}),
  'hasOrdered', exists (select 1 from first_orders f
    where f.shopper in ('mailbox:' || ${mailbox}, 'customer:' || ${customer}::text)),
  'giftCards', coalesce((select json_agg(json_build_object('code', g.code, 'balanceCents', p.balance,
      'expiresOn', g.expires_on))
    from gift_cards g join purses p on p.kind = 'gift-card' and p.holder = g.code
    where g.code = any(${sql.placeholder('giftCardCodes')}::text[])), ${empty}),
  'creditCents', coalesce((select p.balance from purses p
    where p.kind = 'credit' and p.holder = ${customer}::text), 0),
  'points', ${usablePoints(customer, now)})`

const factsQuery = prepared((db) =>
  db.select({ facts }).from(sql`(select 1) as one`).prepare('incentive_facts'),
)

/** Everything in one round trip, with a plan that the database keeps. */
export async function incentiveFacts(
  db: Queryable,
  wanted: { couponCodes: readonly string[]; giftCardCodes: readonly string[]; shopper: Shopper; now: Date },
): Promise<IncentiveFacts> {
  const [row] = await factsQuery(db).execute({
    couponCodes: wanted.couponCodes,
    giftCardCodes: wanted.giftCardCodes,
    customerId: wanted.shopper.customerId,
    mailbox: wanted.shopper.email === null ? null : hashOfMailbox(wanted.shopper.email),
    now: wanted.now.toISOString(),
  })
  if (!row) throw new Error('Expected one row of incentives but the database returned none')
  const dated = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row.facts,
    coupons: row.facts.coupons.map(({ coupon, usesOfShopper: uses }) => ({
      coupon: { ...coupon, startsAt: dated(coupon.startsAt), endsAt: dated(coupon.endsAt) },
      usesOfShopper: uses,
    })),
  }
}
