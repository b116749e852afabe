import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ConsentEvent } from './rules/consent.ts'
import type { SubscriptionStatus } from './rules/status.ts'

/** One row for each address that ever asked for the newsletter. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  status: text().$type<SubscriptionStatus>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  dateOfBirth: date('date_of_birth'),
  phoneNumber: text('phone_number'),
  wantsTextMessages: boolean('wants_text_messages').notNull().default(false),
  /** In the confirmation mail only; null when nothing waits for a confirmation. */
  confirmationKey: text('confirmation_key').unique(),
  confirmationSentAt: timestamp('confirmation_sent_at', { withTimezone: true }),
  /** In every mail, for as long as the address is known: it ends the subscription without signing in. */
  unsubscribeKey: text('unsubscribe_key').notNull().unique(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** What proves a consent years later: who saw which words where, and when. Rows are added, never changed. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    event: text().$type<ConsentEvent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The sentence that was agreed to; null where somebody only left. */
    wording: text(),
    /** The form, page or mail it happened on. */
    source: text().notNull(),
    popupDesign: text('popup_design'),
    categoryId: text('category_id'),
  },
  (table) => [index('newsletter_consents_of_subscription').on(table.subscriptionId, table.id)],
)

/** Mail campaigns, whose ids stand in the links of their mails. */
export const mailCampaigns = pgTable('mail_campaigns', {
  /** As it stands in the link: mc_cid. */
  id: text().primaryKey(),
  name: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
})
