/** Accounts at providers that vouch for a customer. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { Provider } from './rules/providers.ts'
import { socialIdentities } from './tables.ts'

export async function customerOfIdentity(
  db: Queryable,
  provider: Provider,
  subject: string,
): Promise<number | undefined> {
  const [identity] = await db
    .select({ customerId: socialIdentities.customerId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
  return identity?.customerId
}

export async function insertIdentity(
  tx: Queryable,
  identity: typeof socialIdentities.$inferInsert,
): Promise<void> {
  await tx.insert(socialIdentities).values(identity).onConflictDoNothing()
}
