import { formatOf, HEAD_BYTES } from '#packages/photo-files/formats.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { sentFileFormat } from '../../fields/rules/sent-file.ts'
import { insertTicketFile, removeUnclaimedFile, unclaimedTicketFiles } from '../file-store.ts'
import {
  FILE_TOO_LARGE,
  HEIC_TICKET_FILE,
  MAX_TICKET_FILE_BYTES,
  NOT_A_TICKET_FILE,
  ticketFileName,
  ticketFileReference,
} from '../rules/ticket-file.ts'

export interface TicketFileDeps {
  db: Queryable
  clock: Clock
  storage: Pick<Storage, 'put' | 'delete'>
}

/** Long enough to write a message. */
const UNCLAIMED_LIFE_MS = 24 * 3_600_000

/** Stores a file for the message that is about to name it. @returns what the message names, and its name */
export async function receiveTicketFile(
  { db, clock, storage }: TicketFileDeps,
  customerId: number,
  { bytes, sentName }: { bytes: Uint8Array; sentName: string },
): Promise<{ reference: string; name: string } | Refusal> {
  if (bytes.length > MAX_TICKET_FILE_BYTES) return refusal('graphql-input', FILE_TOO_LARGE)
  const format = sentFileFormat(bytes)
  if (!format) {
    const isHeic = formatOf(bytes.subarray(0, HEAD_BYTES)) === 'heic'
    return refusal('graphql-input', isHeic ? HEIC_TICKET_FILE : NOT_A_TICKET_FILE)
  }
  const reference = ticketFileReference(newId(), format)
  const name = ticketFileName(sentName, format)
  // The row first: a file without one would never be cleaned up.
  const uploadedAt = clock.now()
  await insertTicketFile(db, { reference, customerId, name, format, byteSize: bytes.length, uploadedAt })
  await storage.put(reference, bytes)
  return { reference, name }
}

/** Removes files that no message named within a day, and those of closed accounts. */
export async function removeUnclaimedTicketFiles({ db, clock, storage }: TicketFileDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNCLAIMED_LIFE_MS)
  for (const reference of await unclaimedTicketFiles(db, before)) {
    if (await removeUnclaimedFile(db, reference)) await storage.delete(reference)
  }
}
