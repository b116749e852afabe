/** The part of the tus protocol that the shop's own uploads need: https://tus.io/protocols/resumable-upload, version 1.0.0. */

export interface Answer {
  status: number
  text: string
  /** Null when the answer has none of this name. */
  header(name: string): string | null
}

/** Asks the shop. Rejects when the connection breaks or `signal` ends it, never because of an answer. */
export type Ask = (question: {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  address: string
  headers: Readonly<Record<string, string>>
  body?: Blob
  /** Bytes of the body that have gone out. */
  onSent?: (bytes: number) => void
  signal: AbortSignal
}) => Promise<Answer>

/** The shop gave another answer than the protocol goes on with. */
export class UnexpectedAnswer extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`Expected the upload to go on but the shop answered ${answer.status}`)
    this.answer = answer
  }
}

export interface Upload {
  file: File
  /** Where uploads are announced. */
  endpoint: string
  /** Of an upload that was broken off; undefined begins a new one. */
  address: string | undefined
  pieceBytes: number
  ask: Ask
  signal: AbortSignal
  /** The shop has opened a new upload. */
  onAddress(address: string): void
  /** @param sent of `total` bytes, those that arrived earlier included */
  onProgress(sent: number, total: number): void
}

const VERSION = { 'tus-resumable': '1.0.0' }
/** Another connection still has the lock of the upload; it is released in a moment. */
const LOCKED = 423

/**
 * Sends what the shop has not got yet of a file, in one try.
 *
 * @returns the address of the upload, once all bytes have arrived
 * @throws UnexpectedAnswer when the shop refuses; whatever `ask` rejects with when the connection breaks
 */
export async function sendPieces(upload: Upload): Promise<string> {
  const { file, pieceBytes, ask, signal, onProgress } = upload
  const known = upload.address === undefined ? undefined : await arrivedSoFar(upload, upload.address)
  const { address, total, arrived } = known ?? (await announce(upload))
  let offset = arrived
  while (offset < total) {
    const before = offset
    const answer = await ask({
      method: 'PATCH',
      address,
      headers: {
        ...VERSION,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.slice(offset, offset + pieceBytes),
      onSent: (bytes) => onProgress(before + bytes, total),
      signal,
    })
    offset = bytesIn(accepted(answer), 'upload-offset')
    if (offset <= before) throw new UnexpectedAnswer(answer)
    onProgress(offset, total)
  }
  return address
}

/** Deletes an upload at the shop. */
export async function deleteUpload(ask: Ask, address: string): Promise<void> {
  await ask({ method: 'DELETE', address, headers: VERSION, signal: new AbortController().signal })
}

interface OpenUpload {
  address: string
  /** Bytes that the shop has, of `total`. */
  arrived: number
  total: number
}

/** Undefined when the shop knows nothing of the upload any more. */
async function arrivedSoFar({ ask, signal }: Upload, address: string): Promise<OpenUpload | undefined> {
  const answer = await ask({ method: 'HEAD', address, headers: VERSION, signal })
  if (answer.status >= 400 && answer.status < 500 && answer.status !== LOCKED) return undefined
  accepted(answer)
  return { address, arrived: bytesIn(answer, 'upload-offset'), total: bytesIn(answer, 'upload-length') }
}

async function announce({ file, endpoint, ask, signal, onAddress }: Upload): Promise<OpenUpload> {
  const facts = { filename: file.name, filetype: file.type }
  const metadata = Object.entries(facts).map(([name, fact]) => `${name} ${base64(fact)}`)
  const headers = { ...VERSION, 'upload-length': String(file.size), 'upload-metadata': metadata.join(',') }
  const answer = accepted(await ask({ method: 'POST', address: endpoint, headers, signal }))
  const address = answer.header('location')
  if (address === null) throw new UnexpectedAnswer(answer)
  onAddress(address)
  return { address, arrived: 0, total: file.size }
}

function accepted(answer: Answer): Answer {
  if (answer.status < 200 || answer.status >= 300) throw new UnexpectedAnswer(answer)
  return answer
}

function bytesIn(answer: Answer, header: string): number {
  const bytes = Number.parseInt(answer.header(header) ?? '', 10)
  if (Number.isNaN(bytes)) throw new UnexpectedAnswer(answer)
  return bytes
}

/** Of the text's bytes in UTF-8: names of files are in any script. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
