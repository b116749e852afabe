import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReferralState } from './rules/referral-states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who recommends the shop by which code. A row comes with the first look at the screen. */
export const referralCodes = pgTable('referral_codes', {
  customerId: integer('customer_id').primaryKey(),
  /** In the customer's link; of chance alone. */
  code: text().notNull().unique(),
  madeAt: moment('made_at').notNull(),
})

/** First orders of friends, each with whoever recommended the shop. */
export const referrals = pgTable(
  'referrals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id').notNull().unique(),
    referrerId: integer('referrer_id').notNull(),
    /** Null for a guest, and for an account that was erased. */
    friendId: integer('friend_id'),
    /** Hash of the friend's mailbox, which counts once; null when the friend was erased. */
    mailbox: text().unique(),
    state: text().$type<ReferralState>().notNull().default('waiting'),
    /** As it was promised on the day of the order. */
    rewardCents: integer('reward_cents').notNull(),
    /** What the goods of the order had to come to on that day. */
    minimumCents: integer('minimum_cents').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** Kept when the reward is taken back: the reward still counts for its year. */
    earnedAt: moment('earned_at'),
  },
  (table) => [
    index('referrals_of_referrer').on(table.referrerId, table.id.desc()),
    index('referrals_of_friend').on(table.friendId).where(sql`${table.friendId} is not null`),
    check('referrals_reward_something', sql`${table.rewardCents} > 0`),
  ],
)
