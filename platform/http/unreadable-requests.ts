import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const ANSWERS: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Your browser sends more cookies than we can take. Delete the cookies of this shop, then open it again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'Your request took too long to arrive. Please try again.',
  ],
}
const NOT_READABLE = ['400 Bad Request', 'We cannot read this request.'] as const

/** Answers what Node cannot read as a request, in a sentence: Node's own answers are blank pages. */
export function answerUnreadable(server: Server): void {
  const answering = new WeakSet<Duplex>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // Words in the middle of another answer would be taken for a part of it.
    if (!socket.writable || answering.has(socket)) return socket.destroy()
    const [status, sentence] = ANSWERS[code] ?? NOT_READABLE
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(sentence)}\r\n` +
        `Cache-Control: no-store\r\nConnection: close\r\n\r\n${sentence}`,
    )
  })
}
