/** Uploaded GST certificates: the files are in storage, keyed by their references. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { gstCertificates } from './tables.ts'

export type GstCertificate = typeof gstCertificates.$inferSelect

export async function insertCertificate(
  db: Queryable,
  certificate: typeof gstCertificates.$inferInsert,
): Promise<void> {
  await db.insert(gstCertificates).values(certificate)
}

export async function findCertificate(db: Queryable, reference: string): Promise<GstCertificate | undefined> {
  const [certificate] = await db
    .select()
    .from(gstCertificates)
    .where(eq(gstCertificates.reference, reference))
  return certificate
}

/**
 * Assigns an uploaded certificate: from then on it is kept, and only its owner may read it.
 *
 * @param customerId  null for a guest, who names it on a cart
 * @returns false when it was not uploaded, or is another customer's
 */
export async function claimCertificate(
  tx: Queryable,
  { reference, customerId }: { reference: string; customerId: number | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(gstCertificates)
    .set({
      customerId: sql`coalesce(${gstCertificates.customerId}, ${customerId}::int)`,
      claimedAt: sql`coalesce(${gstCertificates.claimedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(gstCertificates.reference, reference), isFreeFor(customerId)))
  return rowCount === 1
}

/** Whether `claimCertificate` would succeed now. */
export async function isClaimable(
  db: Queryable,
  { reference, customerId }: { reference: string; customerId: number | null },
): Promise<boolean> {
  return (
    (await db.$count(
      gstCertificates,
      and(eq(gstCertificates.reference, reference), isFreeFor(customerId)),
    )) === 1
  )
}

const isFreeFor = (customerId: number | null) =>
  or(
    isNull(gstCertificates.customerId),
    customerId === null ? undefined : eq(gstCertificates.customerId, customerId),
  )

/** Unassigns a customer's certificates; the next clean-up removes them with their files. */
export async function releaseCertificates(tx: Queryable, customerId: number): Promise<void> {
  await tx
    .update(gstCertificates)
    .set({ customerId: null, claimedAt: null, uploadedAt: new Date(0) })
    .where(eq(gstCertificates.customerId, customerId))
}

/** References of unassigned uploads before a moment. */
export async function unclaimedCertificates(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .select({ reference: gstCertificates.reference })
    .from(gstCertificates)
    .where(and(isNull(gstCertificates.claimedAt), lt(gstCertificates.uploadedAt, before)))
  return rows.map(({ reference }) => reference)
}

/** @returns false when it was assigned meanwhile */
export async function removeUnclaimed(db: Queryable, reference: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(gstCertificates)
    .where(and(eq(gstCertificates.reference, reference), isNull(gstCertificates.claimedAt)))
  return rowCount === 1
}
