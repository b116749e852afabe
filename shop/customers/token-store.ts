/** Tokens of signed-in customers, keys in mailed links, and sign-in codes. */

import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { emailKey } from '#packages/typed-values/typed-email.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { customers, customerTokens, type KeyPurpose, mailedKeys, signInCodes } from './tables.ts'

export type SignInCode = typeof signInCodes.$inferSelect
export type MailedKey = typeof mailedKeys.$inferSelect

/** The owner of a token and its expiry; undefined for an unknown one. */
export async function ownerOfToken(db: Queryable, hash: string) {
  const [owner] = await ownerQuery(db).execute({ hash })
  return owner
}

const ownerQuery = prepared((db) =>
  db
    .select({
      id: customers.id,
      groupId: customers.groupId,
      memberUntil: customers.memberUntil,
      expiresAt: customerTokens.expiresAt,
      usedAt: sql<Date>`coalesce(${customerTokens.usedAt}, ${customerTokens.createdAt})`.mapWith(
        customerTokens.createdAt,
      ),
    })
    .from(customerTokens)
    .innerJoin(customers, eq(customers.id, customerTokens.customerId))
    .where(eq(customerTokens.hash, sql.placeholder('hash')))
    .prepare('owner_of_token'),
)

export async function insertToken(db: Queryable, token: typeof customerTokens.$inferInsert): Promise<void> {
  await db.insert(customerTokens).values(token)
}

export async function removeTokens(db: Queryable, customerId: number): Promise<void> {
  await db.delete(customerTokens).where(eq(customerTokens.customerId, customerId))
}

/** Of what is told of a token's hash: enough to tell the sessions of one customer apart, and no secret. */
export const SESSION_ID_LENGTH = 24

/** Where a customer is signed in, used last first. */
export async function tokensOf(db: Queryable, customerId: number, now: Date) {
  return db
    .select()
    .from(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), gt(customerTokens.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${customerTokens.usedAt}, ${customerTokens.createdAt})`))
    .limit(MAX_LISTED)
}

/** A browser has one; more come from programs alone. */
const MAX_LISTED = 100

/** Unless another request was faster: two at once write one row once. */
export async function noteUse(db: Queryable, hash: string, { now, before }: { now: Date; before: Date }) {
  const isOld = or(isNull(customerTokens.usedAt), lte(customerTokens.usedAt, before))
  await db
    .update(customerTokens)
    .set({ usedAt: now })
    .where(and(eq(customerTokens.hash, hash), isOld))
}

/** @returns false when the customer has no such token */
export async function removeToken(db: Queryable, customerId: number, sessionId: string): Promise<boolean> {
  const isIt = sql`left(${customerTokens.hash}, ${SESSION_ID_LENGTH}) = ${sessionId}`
  const { rowCount } = await db
    .delete(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), isIt))
  return (rowCount ?? 0) > 0
}

/** Signs every other device out; this one's token is named by its hash. @returns how many there were */
export async function removeOtherTokens(db: Queryable, customerId: number, ownHash: string): Promise<number> {
  const { rowCount } = await db
    .delete(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), ne(customerTokens.hash, ownHash)))
  return rowCount ?? 0
}

/** Deletes what has expired. @returns how many tokens and keys there were */
export async function removeExpired(db: Queryable, now: Date): Promise<number> {
  const tokens = await db.delete(customerTokens).where(lte(customerTokens.expiresAt, now))
  const keys = await db.delete(mailedKeys).where(lte(mailedKeys.expiresAt, now))
  return (tokens.rowCount ?? 0) + (keys.rowCount ?? 0)
}

/** A repeated job stores the same key, which changes nothing. */
export async function insertMailedKey(db: Queryable, key: Omit<MailedKey, 'usedAt'>): Promise<void> {
  await db.insert(mailedKeys).values(key).onConflictDoNothing()
}

export async function findMailedKey(
  db: Queryable,
  hash: string,
  purpose: KeyPurpose,
): Promise<MailedKey | undefined> {
  const [key] = await db
    .select()
    .from(mailedKeys)
    .where(and(eq(mailedKeys.hash, hash), eq(mailedKeys.purpose, purpose)))
  return key
}

/** Marks a key as used. @returns false when it is used already, or expired */
export async function takeMailedKey(tx: Queryable, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(mailedKeys)
    .set({ usedAt: now })
    .where(and(eq(mailedKeys.hash, hash), isNull(mailedKeys.usedAt), gt(mailedKeys.expiresAt, now)))
  return rowCount === 1
}

export async function removeMailedKeys(
  tx: Queryable,
  customerId: number,
  purpose: KeyPurpose,
): Promise<void> {
  await tx
    .delete(mailedKeys)
    .where(and(eq(mailedKeys.customerId, customerId), eq(mailedKeys.purpose, purpose)))
}

/** Revokes every link and code that was mailed so far. Used links stay, to be told from links that never existed. */
export async function removeMailedSecrets(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(mailedKeys).where(and(eq(mailedKeys.customerId, customerId), isNull(mailedKeys.usedAt)))
  await tx.delete(signInCodes).where(eq(signInCodes.customerId, customerId))
}

/** Makes this the customer's code. @returns false when a newer one was requested since */
export async function offerSignInCode(
  db: Queryable,
  { customerId, nonce, requestedAt }: Pick<SignInCode, 'customerId' | 'nonce' | 'requestedAt'>,
): Promise<boolean> {
  await db
    .insert(signInCodes)
    .values({ customerId, nonce, requestedAt })
    .onConflictDoUpdate({
      target: signInCodes.customerId,
      set: { nonce, requestedAt, tries: 0, usedAt: null },
      // A repeated job must not reopen a code that was tried or used.
      setWhere: and(lte(signInCodes.requestedAt, requestedAt), ne(signInCodes.nonce, nonce)),
    })
  const [current] = await db.select().from(signInCodes).where(eq(signInCodes.customerId, customerId))
  return current?.nonce === nonce && current.usedAt === null
}

/** The customer's code, locked so that tries are counted one after the other. */
export async function lockSignInCode(tx: Queryable, email: string) {
  const [found] = await tx
    .select({ code: signInCodes })
    .from(signInCodes)
    .innerJoin(customers, eq(customers.id, signInCodes.customerId))
    .where(and(eq(sql`lower(${customers.email})`, emailKey(email)), isNull(customers.closedAt)))
    .for('update', { of: signInCodes })
  return found?.code
}

export async function changeSignInCode(
  tx: Queryable,
  customerId: number,
  change: Partial<Pick<SignInCode, 'tries' | 'usedAt'>>,
): Promise<void> {
  await tx.update(signInCodes).set(change).where(eq(signInCodes.customerId, customerId))
}
