import { NoAnswer } from './gateway.ts'

interface Post {
  headers: Readonly<Record<string, string>>
  body: string
  /** Of a longer answer nothing is read, because a gateway gives none. */
  maxBytes: number
}

/**
 * Posts to a gateway and reads its answer: UTF-8, without a byte order mark, whatever it says of its type.
 *
 * @throws NoAnswer for a broken connection, a redirect, a status other than 2xx, and an answer that is too long
 */
export async function postForText(
  address: string,
  { headers, body, maxBytes }: Post,
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (!response.ok) throw new Error(`It answered ${response.status}.`)
    return await textOf(response, maxBytes)
  } catch (error) {
    throw new NoAnswer(error instanceof Error ? error.message : error)
  }
}

async function textOf({ body }: Response, maxBytes: number): Promise<string> {
  // A decoder leaves a byte order mark out, which no JSON may have.
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error(`It is longer than ${maxBytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
