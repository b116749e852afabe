import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SentFileFormat } from '../fields/rules/sent-file.ts'
import type { Provider } from './rules/providers.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Groups change nothing of what a customer may do; a group may be in a campaign with prices of its own. */
export const customerGroups = pgTable('customer_groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  /** Code of the campaign that members of the group are told of when they sign in. */
  priceCache: text('price_cache'),
})

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As the customer writes it; compared without case. */
    email: text().notNull(),
    groupId: integer('group_id')
      .notNull()
      .references(() => customerGroups.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    middleName: text('middle_name'),
    prefix: text(),
    suffix: text(),
    /** Argon2id with its parameters; null for accounts that were opened by a provider or wait for a first password. */
    passwordHash: text('password_hash'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** As the contract numbers it: 1 man, 2 woman, 3 not said. */
    gender: integer(),
    phone: text(),
    taxNumber: text('tax_number'),
    gstNumber: text('gst_number'),
    /** Reference of the uploaded file. */
    gstCertificate: text('gst_certificate'),
    allowsAssistance: boolean('allows_assistance').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Null while the e-mail waits to be confirmed: nobody can sign in until then. */
    confirmedAt: instant('confirmed_at'),
    memberUntil: instant('member_until'),
    renewsMembership: boolean('renews_membership').notNull().default(false),
    /** When the account was closed and erased; the number stays, because orders and ledgers refer to it. */
    closedAt: instant('closed_at'),
  },
  // Addresses that differ only in case reach the same mailbox.
  (table) => [uniqueIndex('customers_email').on(sql`lower(${table.email})`)],
)

/** What each order gave of a membership, so that its refund takes back so much and no more (docs/decisions/0062). */
export const membershipTerms = pgTable(
  'membership_terms',
  {
    orderId: uuid('order_id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Both are earlier than at the purchase when a term before this one was taken back. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When a refund took back what was left of it; null while it is paid for. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('membership_terms_customer').on(table.customerId)],
)

/** Files that somebody uploaded as their GST certificate. */
export const gstCertificates = pgTable(
  'gst_certificates',
  {
    /** Also the key in storage. */
    reference: text().primaryKey(),
    /** Who may read it; null while it is unassigned. */
    customerId: integer('customer_id').references(() => customers.id),
    format: text().$type<SentFileFormat>().notNull(),
    byteSize: integer('byte_size').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** When a form named it; null for files that are deleted after a day. */
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    index('gst_certificates_customer').on(table.customerId),
    index('gst_certificates_unclaimed').on(table.uploadedAt).where(sql`${table.claimedAt} is null`),
  ],
)

/** The holder of the token is the customer; only its hash is stored, so a copy of this table gives no access. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    /** SHA-256 of the token, as hex. */
    hash: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the hour; null while it was not used since. */
    usedAt: instant('used_at'),
    /** In words, such as `Firefox on Windows`; nothing else of the browser and no address is kept. */
    browser: text(),
  },
  (table) => [
    index('customer_tokens_customer').on(table.customerId),
    index('customer_tokens_expiry').on(table.expiresAt),
  ],
)

export type KeyPurpose = 'reset-password' | 'confirm-email'

/** Keys in mailed links: each is good once, for one purpose. */
export const mailedKeys = pgTable(
  'mailed_keys',
  {
    /** SHA-256 of the key, as hex. */
    hash: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text().$type<KeyPurpose>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mailed_keys_customer').on(table.customerId, table.purpose)],
)

/** The one code that a customer can sign in with now. The code itself is made of the nonce and the shop's secret key. */
export const signInCodes = pgTable('sign_in_codes', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  nonce: text().notNull(),
  /** Wrong ones so far. */
  tries: integer().notNull().default(0),
  requestedAt: instant('requested_at').notNull(),
  /** Set when somebody signed in with it. */
  usedAt: instant('used_at'),
})

/** Accounts at providers that sign a customer in. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text().$type<Provider>().notNull(),
    /** The provider's own id of the person; unlike the e-mail it never belongs to another person. */
    subject: text().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_identities_customer').on(table.customerId),
  ],
)

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    middleName: text('middle_name'),
    prefix: text(),
    suffix: text(),
    company: text(),
    street: text().array().notNull(),
    city: text().notNull(),
    /** Code of the state. */
    state: text().notNull(),
    postcode: text().notNull(),
    countryCode: text('country_code').notNull(),
    telephone: text().notNull(),
    fax: text(),
    vatNumber: text('vat_number'),
    isDefaultBilling: boolean('is_default_billing').notNull().default(false),
    isDefaultShipping: boolean('is_default_shipping').notNull().default(false),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId),
    uniqueIndex('customer_addresses_billing').on(table.customerId).where(sql`${table.isDefaultBilling}`),
    uniqueIndex('customer_addresses_shipping').on(table.customerId).where(sql`${table.isDefaultShipping}`),
  ],
)
