import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What staff can change without a release, by the keys of the public contract. */
export const configuration = pgTable('configuration', {
  key: text().primaryKey(),
  value: text().notNull(),
  /** Secrets are read by the server and never served. */
  secret: boolean().notNull().default(false),
})
