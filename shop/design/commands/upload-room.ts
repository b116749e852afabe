/** Room on the disk where uploads grow: who may announce one, and what a piece of one needs. */
import { createHmac } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import { MAX_PHOTO_BYTES, photoRefusalSentence } from '../../photos/rules/photo-upload.ts'
import { holdRoom, insertOpenUpload, noteArrived, type OpenShares, type Room } from '../open-upload-store.ts'

export interface AnnouncingDeps {
  db: Database
  clock: Clock
  limits: Limits<LimitName>
  secretKey: string
  /** Of the disk where uploads grow. */
  openShares?: OpenShares
}

/**
 * The tool sends two photos at a time, 400 MB at most, so five people behind one address may do that at once, and a
 * photo book of thirty photos of 20 MB is a third of it. Ten such addresses fill the share of all, with announcements that
 * hardly move if they like, so whoever sends two photos at a time is let in all the same: `Staging.hasRoomFor` looks at
 * the disk itself.
 */
const OPEN_SHARES: OpenShares = { holder: 2e9, total: 20e9, modest: 400e6 }

interface Announced {
  key: string
  /** Undefined when the sender does not say. */
  bytes: number | undefined
  address: string
}

/** An honest browser sends the first piece at once, and the next when one has arrived. */
const BETWEEN_PIECES_MS = 2 * 60_000
/** Longer than the server receives one body. */
const PIECE_MS = 10 * 60_000

export type RoomRefusal = { status: 429 | 507; message: string }

/** Keeps room for an upload that is about to come; the status and sentence of the refusal when there is none. */
export async function announceUpload(
  { db, clock, limits, secretKey, openShares = OPEN_SHARES }: AnnouncingDeps,
  { key, bytes, address }: Announced,
): Promise<RoomRefusal | undefined> {
  const taken = await limits.take('upload-address', address)
  if (!taken.allowed) return { status: 429, message: photoRefusalSentence('too-often') }
  const announcedAt = clock.now()
  const upload = {
    key,
    holder: holderOf(address, secretKey),
    bytes: bytes ?? MAX_PHOTO_BYTES,
    announcedAt,
    heldUntil: later(announcedAt, BETWEEN_PIECES_MS),
  }
  return refusalOf(await insertOpenUpload(db, upload, openShares))
}

/**
 * Receives a piece of an upload while room for the whole of it is kept. An upload that stands still keeps only what has
 * arrived, so that nobody can fill the disk with what is announced and never comes.
 *
 * @param arrived  bytes of the upload that are here when the piece has ended, however it ended; undefined when it is gone
 */
export async function receivePiece<Answer>(
  { db, clock, openShares = OPEN_SHARES }: Pick<AnnouncingDeps, 'db' | 'clock' | 'openShares'>,
  key: string,
  { receive, arrived }: { receive: () => Promise<Answer>; arrived: () => Promise<number | undefined> },
): Promise<Answer | RoomRefusal> {
  const now = clock.now()
  const room = await holdRoom(db, { key, now, heldUntil: later(now, PIECE_MS) }, openShares)
  const refusal = room === 'unknown' ? undefined : refusalOf(room)
  if (refusal) return refusal
  try {
    return await receive()
  } finally {
    const here = await arrived()
    if (here !== undefined) {
      await noteArrived(db, { key, arrived: here, heldUntil: later(clock.now(), BETWEEN_PIECES_MS) })
    }
  }
}

function refusalOf(room: Room): RoomRefusal | undefined {
  switch (room) {
    case 'open':
      return undefined
    case 'holder-full':
      return { status: 429, message: photoRefusalSentence('too-many-open') }
    case 'total-full':
      return { status: 507, message: photoRefusalSentence('no-room') }
  }
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** The database alone tells no address: there are too few of them for a hash without a key. */
const holderOf = (address: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`uploads of ${address}`).digest('base64url').slice(0, 24)
