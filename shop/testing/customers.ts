/** A customer who is signed in, in one line. */
import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { hashOfSecret } from '../customers/commands/secrets.ts'
import { customerGroups, customers, customerTokens } from '../customers/tables.ts'

const DAY_MS = 24 * 3600 * 1000

/** @returns with `visit` as the third argument of `ask` and `send`, so that the call is this customer's */
export async function aSignedInCustomer({ db, clock }: { db: Database; clock: Clock }) {
  const now = clock.now()
  const [group] = await db
    .insert(customerGroups)
    .values({ name: `Group of a test ${randomUUID()}` })
    .returning()
  const email = `${randomUUID()}@example.com`
  const [customer] = await db
    .insert(customers)
    .values({
      email,
      groupId: group!.id,
      firstName: 'Alex',
      lastName: 'Taylor',
      createdAt: now,
      confirmedAt: now,
    })
    .returning()
  const token = newId()
  const expiresAt = new Date(now.getTime() + DAY_MS)
  await db
    .insert(customerTokens)
    .values({ hash: hashOfSecret(token), customerId: customer!.id, createdAt: now, expiresAt })
  const caller = { kind: 'customer' as const, id: customer!.id, groupId: group!.id, memberUntil: null }
  return { id: customer!.id, email, token, visit: { token }, caller }
}
