import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PriceChange } from '#packages/product/price-change.ts'
import type { CouponGift } from './rules/coupon.ts'
import type { EarningRule } from './rules/offers.ts'
import type { OrderEarning } from './rules/rewards.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const campaigns = pgTable('campaigns', {
  /** Compared without case. */
  code: text().primaryKey(),
  label: text().notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})

export const priceRules = pgTable('price_rules', {
  id: identity(),
  label: text().notNull(),
  family: text(),
  size: text(),
  sku: text(),
  option: text(),
  value: text(),
  fromQuantity: integer('from_quantity').notNull().default(1),
  membersOnly: boolean('members_only').notNull().default(false),
  campaign: text().references(() => campaigns.code),
  change: jsonb().$type<PriceChange>().notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
})

export const coupons = pgTable(
  'coupons',
  {
    /** Lower case. */
    code: text().primaryKey(),
    label: text().notNull(),
    gift: jsonb().$type<CouponGift>().notNull(),
    usesLimit: integer('uses_limit'),
    usesPerCustomer: integer('uses_per_customer'),
    uses: integer().notNull().default(0),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    minimumSubtotalCents: integer('minimum_subtotal_cents').notNull().default(0),
    family: text(),
    sizes: text().array(),
    isCombinable: boolean('is_combinable').notNull().default(false),
    isAdvertised: boolean('is_advertised').notNull().default(false),
    successMessage: text('success_message'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [
    check('coupons_code_is_lower_case', sql`${table.code} = lower(${table.code})`),
    check('coupons_uses_within_limit', sql`${table.uses} >= 0 and ${table.uses} <= ${table.usesLimit}`),
  ],
)

/** One row for every order that used a coupon; an order that was given back keeps its row, with the time. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    orderId: uuid('order_id').notNull(),
    customerId: integer('customer_id'),
    /** Its hash, see `hashOfMailbox`. The database calls it `email`. */
    mailbox: text('email').notNull(),
    usedAt: instant('used_at').notNull(),
    givenBackAt: instant('given_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('coupon_uses_email').on(table.code, table.mailbox),
    index('coupon_uses_customer').on(table.code, table.customerId),
    index('coupon_uses_order').on(table.orderId),
  ],
)

/**
 * The first order of everybody who has one that stands, by mailbox and by account: two orders at once cannot both be it. When
 * it is given back, the next one that stands takes its place.
 */
export const firstOrders = pgTable(
  'first_orders',
  {
    /** `mailbox:` with the hash of it, see `hashOfMailbox`, or `customer:` with the number. */
    shopper: text().primaryKey(),
    orderId: uuid('order_id').notNull(),
  },
  (table) => [index('first_orders_order').on(table.orderId)],
)

/** What pays for orders. */
export type PayingKind = 'credit' | 'gift-card' | 'points'

/**
 * Those with `-owed` count what refunds could not take back of the purse beside them because it was spent (decision 0053).
 * Nobody can spend that. It changes only while the purse beside it is locked, and is locked after it.
 */
export type PurseKind = PayingKind | `${PayingKind}-owed`

/**
 * What a gift card or a customer holds: cents, or points. A balance moves only together with an entry, which a trigger
 * checks when the transaction ends.
 */
export const purses = pgTable(
  'purses',
  {
    kind: text().$type<PurseKind>().notNull(),
    /** Code of the gift card, or number of the customer. */
    holder: text().notNull(),
    balance: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.holder] }),
    check('purses_never_below_zero', sql`${table.balance} >= 0`),
  ],
)

export type PurseReason =
  | 'issued'
  | 'spent'
  | 'given-back'
  | 'redeemed'
  | 'refunded'
  | 'earned'
  | 'earned-taken-back'
  | 'review'
  | 'expired'
  | 'adjusted'

export const purseEntries = pgTable(
  'purse_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PurseKind>().notNull(),
    holder: text().notNull(),
    change: integer().notNull(),
    /** After the change. */
    balance: integer().notNull(),
    reason: text().$type<PurseReason>().notNull(),
    orderId: uuid('order_id'),
    /** Shown to the customer beside the reason. */
    note: text(),
    /** What made it, when that is not the order alone, such as a review or a refund: the same cause moves a balance once. */
    cause: text(),
    /** Of points that an order earned: by what, so that a refund of a part finds what stays. */
    earnedBy: jsonb('earned_by').$type<OrderEarning[]>(),
    at: instant('at').notNull(),
    /** Of points that came in: what is not spent yet. */
    unspent: integer(),
    /** Until when points that came in, or that an order spent, can be or could have been spent. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    foreignKey({ columns: [table.kind, table.holder], foreignColumns: [purses.kind, purses.holder] }),
    uniqueIndex('purse_entries_once_per_order').on(
      table.orderId,
      table.kind,
      table.holder,
      table.reason,
      sql`coalesce(${table.cause}, '')`,
    ),
    unique('purse_entries_once_per_cause').on(table.cause, table.kind, table.holder, table.reason),
    index('purse_entries_of_purse').on(table.kind, table.holder, table.id.desc()),
    index('purse_entries_to_expire').on(table.expiresAt).where(sql`${table.unspent} > 0`),
    check('purse_entries_never_below_zero', sql`${table.balance} >= 0 and ${table.unspent} >= 0`),
  ],
)

export const giftCards = pgTable(
  'gift_cards',
  {
    /** As `readGiftCardCode` gives it; what it holds is its purse. */
    code: text().primaryKey(),
    initialCents: integer('initial_cents').notNull(),
    /** Last day on which it can be used, in the shop's time zone. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** The line that bought it, and which of its pieces this is; null for cards that were given away. */
    orderId: uuid('order_id'),
    orderLineId: bigint('order_line_id', { mode: 'number' }),
    piece: integer(),
    senderName: text('sender_name'),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text(),
    /** When its mail leaves; null for cards without one. */
    sendAt: instant('send_at'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    unique('gift_cards_once_per_piece').on(table.orderLineId, table.piece),
    check('gift_cards_hold_something', sql`${table.initialCents} > 0`),
  ],
)

export const earningRules = pgTable('earning_rules', {
  id: identity(),
  occasion: text().$type<EarningRule['occasion']>().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  points: integer().notNull(),
  perCents: integer('per_cents'),
})

export const spendingRules = pgTable(
  'spending_rules',
  {
    id: identity(),
    label: text().notNull(),
    points: integer().notNull(),
    cents: integer().notNull(),
    minPoints: integer('min_points').notNull().default(1),
    maxPoints: integer('max_points'),
  },
  (table) => [check('spending_rules_are_worth_something', sql`${table.points} > 0 and ${table.cents} > 0`)],
)
