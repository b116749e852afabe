/** A question to somebody else's server: within a time, and an answer of a size that we choose. */

export interface Bounds {
  timeoutMs: number
  maxBytes: number
}

/** The answer is longer than we read. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/**
 * Asks and reads the whole answer. No redirect is followed, because what is sent may be secret.
 *
 * @throws AnswerTooLong, and what `fetch` throws: a DOMException "TimeoutError", or a TypeError when nobody answers
 */
export async function boundedFetch(
  url: string | URL,
  init: RequestInit,
  { timeoutMs, maxBytes }: Bounds,
): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new AnswerTooLong(`Expected at most ${maxBytes} bytes but received more`)
    parts.push(part)
  }
  const { status, headers } = response
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, headers })
}
