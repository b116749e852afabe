import { formatOf, HEAD_BYTES } from '#packages/photo-files/formats.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { QueueFull } from '#platform/workers/fair-queue.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { type SentFileFormat, sentFileFormat } from '../../fields/rules/sent-file.ts'
import { insertTicketFile, removeUnclaimedFile, unclaimedTicketFiles } from '../file-store.ts'
import {
  FILE_NOT_SENT,
  FILE_TOO_LARGE,
  HEIC_DAMAGED,
  HEIC_TICKET_FILE,
  HEIC_TOO_HEAVY,
  MAX_TICKET_FILE_BYTES,
  NOT_A_TICKET_FILE,
  ticketFileName,
  ticketFileReference,
} from '../rules/ticket-file.ts'
import { heicAsJpeg } from './heic-as-jpeg.ts'

export interface TicketFileDeps {
  db: Queryable
  clock: Clock
  storage: Pick<Storage, 'put' | 'delete'>
}

/** Long enough to write a message. */
const UNCLAIMED_LIFE_MS = 24 * 3_600_000

/** Stores a file for the message that is about to name it. @returns what the message names, and its name */
export async function receiveTicketFile(
  { db, clock, storage, takesHeic }: TicketFileDeps & { takesHeic: boolean },
  customerId: number,
  { bytes: sent, sentName }: { bytes: Uint8Array; sentName: string },
): Promise<{ reference: string; name: string } | Refusal> {
  if (sent.length > MAX_TICKET_FILE_BYTES) return refusal('graphql-input', FILE_TOO_LARGE)
  const kept = await keptFile(sent, { takesHeic, requester: `customer ${customerId}` })
  if (typeof kept === 'string') return refusal('graphql-input', kept)
  const { format, bytes } = kept
  const reference = ticketFileReference(newId(), format)
  const name = ticketFileName(sentName, format)
  // The row first: a file without one would never be cleaned up.
  const uploadedAt = clock.now()
  await insertTicketFile(db, { reference, customerId, name, format, byteSize: bytes.length, uploadedAt })
  await storage.put(reference, bytes)
  return { reference, name }
}

/** The file as it is kept, or why it is not, as a sentence. */
async function keptFile(
  bytes: Uint8Array,
  { takesHeic, requester }: { takesHeic: boolean; requester: string },
): Promise<{ format: SentFileFormat; bytes: Uint8Array } | string> {
  const format = sentFileFormat(bytes)
  if (format) return { format, bytes }
  if (formatOf(bytes.subarray(0, HEAD_BYTES)) !== 'heic') return NOT_A_TICKET_FILE
  if (!takesHeic) return HEIC_TICKET_FILE
  try {
    const jpeg = await heicAsJpeg(bytes, requester)
    if (jpeg === 'damaged') return HEIC_DAMAGED
    return jpeg === 'too-heavy' ? HEIC_TOO_HEAVY : { format: 'jpeg', bytes: jpeg }
  } catch (error) {
    if (error instanceof QueueFull) return FILE_NOT_SENT
    throw error
  }
}

/** Removes files that no message named within a day, and those of closed accounts. */
export async function removeUnclaimedTicketFiles({ db, clock, storage }: TicketFileDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNCLAIMED_LIFE_MS)
  for (const reference of await unclaimedTicketFiles(db, before)) {
    if (await removeUnclaimedFile(db, reference)) await storage.delete(reference)
  }
}
