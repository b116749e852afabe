import { createHash } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import { MAX_PHOTO_BYTES, photoRefusalSentence } from '../../photos/rules/photo-upload.ts'
import { insertOpenUpload, type OpenShares } from '../open-upload-store.ts'

export interface AnnouncingDeps {
  db: Database
  clock: Clock
  limits: Limits<LimitName>
  /** Of the disk where uploads grow. */
  openShares?: OpenShares
}

/**
 * The tool sends two photos at a time, 400 MB at most, so five people behind one address may do that at once, and a
 * photo book of thirty photos of 20 MB is a third of it. Ten such addresses fill the disk's share.
 */
const OPEN_SHARES: OpenShares = { holder: 2e9, total: 20e9 }

interface Announced {
  key: string
  /** Undefined when the sender does not say. */
  bytes: number | undefined
  address: string
}

/** Keeps room for an upload; the status and sentence of the refusal when there is none. */
export async function announceUpload(
  { db, clock, limits, openShares = OPEN_SHARES }: AnnouncingDeps,
  { key, bytes, address }: Announced,
): Promise<{ status: 429 | 507; message: string } | undefined> {
  const taken = await limits.take('upload-address', address)
  if (!taken.allowed) return { status: 429, message: photoRefusalSentence('too-often') }
  const upload = { key, holder: hashOf(address), bytes: bytes ?? MAX_PHOTO_BYTES, announcedAt: clock.now() }
  switch (await insertOpenUpload(db, upload, openShares)) {
    case 'open':
      return undefined
    case 'holder-full':
      return { status: 429, message: photoRefusalSentence('too-many-open') }
    case 'total-full':
      return { status: 507, message: photoRefusalSentence('no-room') }
  }
}

/** The database learns no address. */
const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 24)
