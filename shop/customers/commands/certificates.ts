import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Refusal } from '../../api/refusal.ts'
import { sentFileFormat } from '../../fields/rules/sent-file.ts'
import {
  findCertificate,
  type GstCertificate,
  insertCertificate,
  isClaimable,
  removeUnclaimed,
  unclaimedCertificates,
} from '../certificate-store.ts'
import type { Caller } from '../rules/caller.ts'
import {
  CERTIFICATE_NOT_UPLOADED,
  CERTIFICATE_TOO_LARGE,
  certificateReference,
  MAX_CERTIFICATE_BYTES,
  NOT_A_CERTIFICATE,
} from '../rules/certificate-file.ts'
import { inputRefusal } from '../rules/refusals.ts'

export interface CertificateDeps {
  db: Queryable
  clock: Clock
  storage: Pick<Storage, 'put' | 'delete'>
}

/** Long enough to fill in a form. */
const UNCLAIMED_LIFE_MS = 24 * 3_600_000

/** Stores a file for the form that is about to name it. @returns its reference */
export async function receiveCertificate(
  { db, clock, storage }: CertificateDeps,
  bytes: Uint8Array,
): Promise<string | Refusal> {
  if (bytes.length > MAX_CERTIFICATE_BYTES) return inputRefusal(CERTIFICATE_TOO_LARGE)
  const format = sentFileFormat(bytes)
  if (!format) return inputRefusal(NOT_A_CERTIFICATE)
  const reference = certificateReference(newId(), format)
  // The row first: a file without one would never be cleaned up.
  await insertCertificate(db, { reference, format, byteSize: bytes.length, uploadedAt: clock.now() })
  await storage.put(reference, bytes)
  return reference
}

/** The certificate, for its owner only. */
export async function ownCertificate(
  { db }: { db: Queryable },
  caller: Caller,
  reference: string,
): Promise<GstCertificate | undefined> {
  if (caller.kind !== 'customer') return undefined
  const certificate = await findCertificate(db, reference)
  return certificate?.customerId === caller.id ? certificate : undefined
}

/** Why a form cannot name this certificate; undefined when it can, or names none. */
export async function certificateRefusal(
  db: Queryable,
  customerId: number | null,
  reference: string | null | undefined,
): Promise<Refusal | undefined> {
  if (!reference) return undefined
  const isFine = await isClaimable(db, { reference, customerId })
  return isFine ? undefined : inputRefusal(CERTIFICATE_NOT_UPLOADED)
}

/** Removes files that no form named within a day, and those of closed accounts. */
export async function removeUnclaimedCertificates({ db, clock, storage }: CertificateDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNCLAIMED_LIFE_MS)
  for (const reference of await unclaimedCertificates(db, before)) {
    if (await removeUnclaimed(db, reference)) await storage.delete(reference)
  }
}
