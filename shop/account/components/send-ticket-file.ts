import { ownFilePaths } from '../../routing/own-file-paths.ts'
import { FILE_NOT_SENT, FILE_TOO_LARGE, MAX_TICKET_FILE_BYTES } from '../../tickets/rules/ticket-file.ts'

export type SentTicketFile = { kind: 'there'; reference: string } | { kind: 'refused'; message: string }

/** Longer than the largest file takes on a slow phone connection. */
export const SENDING_LIMIT_MS = 180_000

/** Uploads a file for a ticket; the shop looks what is in it. When nobody answers in time, it is as good as lost. */
export async function sendTicketFile(file: File): Promise<SentTicketFile> {
  if (file.size > MAX_TICKET_FILE_BYTES) return { kind: 'refused', message: FILE_TOO_LARGE }
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), SENDING_LIMIT_MS)
  try {
    const response = await fetch(ownFilePaths.ticketFiles(), {
      method: 'POST',
      headers: { 'x-file-name': encodeURIComponent(file.name.toWellFormed()) },
      // Read first: a file that changes or goes away while it is sent would look like a lost connection (PE-29).
      body: await file.arrayBuffer(),
      signal: limit.signal,
    })
    const { reference, message }: { reference?: string; message?: string } = await response.json()
    if (reference) return { kind: 'there', reference }
    return { kind: 'refused', message: message ?? FILE_NOT_SENT }
  } catch {
    return { kind: 'refused', message: FILE_NOT_SENT }
  } finally {
    clearTimeout(timer)
  }
}
