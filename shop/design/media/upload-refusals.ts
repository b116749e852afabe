/** What an upload that is refused is told: the status stays the protocol's, the words are ours. */
import { ERRORS, type ServerOptions } from '@tus/server'
import { reportFailure } from '#platform/http/failure.ts'
import type { Log } from '#platform/log.ts'
import { isDiskFull } from '#platform/storage/disk-full.ts'
import { photoRefusalSentence } from '../../photos/rules/photo-upload.ts'
import { filePaths } from '../../routing/file-paths.ts'

/** Insufficient Storage. */
export const NO_ROOM = 507
export const FOREIGN_PAGE = 'This photo comes from another site. Please open our shop and choose it there.'
export const UNKNOWN_UPLOAD = 'We do not know this upload any more. Please choose the photo again.'
export const BYTES_TOO_EARLY =
  'Announce a photo without its bytes, then send them with PATCH to the address that we answer.'
const OTHER_LENGTH = 'This photo did not arrive as it was announced. Please choose it again.'
const BUSY = 'This upload is still busy.'

/** Only a client that does not keep to the protocol sees these: what it has to send instead. */
const MALFORMED: ReadonlyMap<number, string> = new Map([
  [400, 'A header of this upload is missing or malformed. Announce a photo with Upload-Length, in bytes.'],
  [403, 'A piece needs the headers Upload-Offset and Content-Type: application/offset+octet-stream.'],
  [409, 'This piece does not follow the last one. Ask with HEAD for the offset to go on from.'],
  [412, 'We take uploads by the tus protocol, version 1.0.0. Send the header Tus-Resumable.'],
])

type TusError = Parameters<NonNullable<ServerOptions['onResponseError']>>[1]

/** The answer to an error of the tus server or of our own rules; failures are logged. */
export function uploadError(log: Log, request: { method: string }, error: TusError) {
  if (isDiskFull(error)) {
    reportFailure(log, error, `${request.method} ${filePaths.uploads()}`)
    return { status_code: NO_ROOM, body: photoRefusalSentence('no-room') }
  }
  if ('status_code' in error && error.status_code === NO_ROOM) return error
  if (error === ERRORS.UNSUPPORTED_CONCATENATION_EXTENSION) {
    return { status_code: 501, body: 'We do not take uploads in parallel parts.' }
  }
  if (!('status_code' in error) || error.status_code >= 500) {
    // Two connections for one upload: the newer one wins, and this one may try again.
    if (error === ERRORS.ERR_LOCK_TIMEOUT) return { status_code: 423, body: BUSY }
    const { status, message } = reportFailure(log, error, `${request.method} ${filePaths.uploads()}`)
    return { status_code: status, body: message }
  }
  if (error === ERRORS.ABORTED) return { status_code: 423, body: BUSY }
  if (error.status_code === 413) {
    const isAnnounced = request.method !== 'POST'
    return { status_code: 413, body: isAnnounced ? OTHER_LENGTH : photoRefusalSentence('too-many-bytes') }
  }
  if (error.status_code === 404 || error.status_code === 410) {
    return { status_code: error.status_code, body: UNKNOWN_UPLOAD }
  }
  return error
}

/** The tus server refuses malformed requests before it asks for our words. */
export function withOurWords(answer: Response): Response {
  const sentence = MALFORMED.get(answer.status)
  if (sentence === undefined || answer.body === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(sentence, { status: answer.status, headers })
}
