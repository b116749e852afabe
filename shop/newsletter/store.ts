import { and, eq, inArray } from 'drizzle-orm'
import { emailKey } from '#packages/typed-values/typed-email.ts'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { ConsentEvent } from './rules/consent.ts'
import { mailCampaigns, newsletterConsents, newsletterSubscriptions } from './tables.ts'

export type Subscription = typeof newsletterSubscriptions.$inferSelect

/** Addresses that differ only in case reach the same mailbox. */
export const addressKey = emailKey

/** The row of an address, made when there is none yet, and locked until the transaction ends. */
export async function lockOrAddSubscription(
  tx: Transaction,
  fresh: Pick<Subscription, 'email' | 'unsubscribeKey' | 'changedAt'>,
): Promise<Subscription> {
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...fresh, email: addressKey(fresh.email), status: 'UNCONFIRMED' })
    .onConflictDoNothing()
  const row = await lockSubscription(tx, fresh.email)
  if (!row) throw new Error('Expected a subscription to be stored but found none')
  return row
}

export async function lockSubscription(tx: Transaction, email: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, addressKey(email)))
    .for('update')
  return row
}

type KeyColumn = 'confirmationKey' | 'unsubscribeKey'

/** Whoever got one of our mails, by the key in it. */
export async function subscriptionByKey(
  db: Queryable,
  column: KeyColumn,
  key: string,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions[column], key))
  return row
}

export async function subscriptionByEmail(db: Queryable, email: string): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, addressKey(email)))
  return row
}

export async function subscriptionById(db: Queryable, id: number): Promise<Subscription | undefined> {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  return row
}

export async function changeSubscription(
  tx: Transaction,
  id: number,
  change: Partial<typeof newsletterSubscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(newsletterSubscriptions).set(change).where(eq(newsletterSubscriptions.id, id))
}

export async function removeSubscription(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, addressKey(email)))
}

export interface ConsentRecord {
  subscriptionId: number
  event: ConsentEvent
  at: Date
  wording?: string | undefined
  source: string
  popupDesign?: string | undefined
  categoryId?: string | undefined
}

export async function addConsent(tx: Transaction, consent: ConsentRecord): Promise<void> {
  await tx.insert(newsletterConsents).values(consent)
}

/** Which of these addresses get the newsletter. */
export async function subscribedAddresses(
  db: Queryable,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(
      and(
        inArray(newsletterSubscriptions.email, emails.map(addressKey)),
        eq(newsletterSubscriptions.status, 'SUBSCRIBED'),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}

export async function campaignById(db: Queryable, id: string) {
  const [row] = await db.select().from(mailCampaigns).where(eq(mailCampaigns.id, id))
  return row
}
