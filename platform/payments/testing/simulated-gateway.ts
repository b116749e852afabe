/** A server on this machine that speaks a gateway's protocol, and with which things go wrong as a test says. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What goes wrong with a request: no answer before or after it was carried out, a dropped connection, an error of the
 * server, an answer that is none, a call that arrives only after everybody has given up (`arrive`), or one that takes its
 * time.
 */
export type Fault<Answer> =
  | 'silent-before'
  | 'silent-after'
  | 'cut-before'
  | 'cut-after'
  | 'error'
  | 'nonsense'
  | 'late'
  | 'slow'
  | { answers: Answer }

interface Protocol<Operation extends string, Request, Answer> {
  /** @returns the answer alone for a request that is refused as a whole */
  read(
    body: string,
    headers: IncomingHttpHeaders,
  ): { operation: Operation; request: Request } | { answer: Answer }
  carryOut(request: Request): Answer
  /** How an error of the server is answered. */
  error: Answer
  contentType: string
  write(answer: Answer): string
}

/** Long enough for others to ask meanwhile, and shorter than any limit. */
const SLOW_MS = 300

export async function startSimulatedGateway<Operation extends string, Request, Answer>(
  protocol: Protocol<Operation, Request, Answer>,
) {
  const faults = new Map<Operation, Fault<Answer>[]>()
  const late: Request[] = []
  const requests: { operation: Operation; request: Request }[] = []

  const server = createServer((incoming, response) => {
    text(incoming)
      .then((body) => respond(body, incoming.headers))
      .then(
        (answer) => {
          if (answer === 'silence') return
          if (answer === 'cut') return void response.destroy()
          response.writeHead(200, { 'content-type': protocol.contentType })
          response.end(answer.body)
        },
        () => response.destroy(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function respond(
    body: string,
    headers: IncomingHttpHeaders,
  ): Promise<'silence' | 'cut' | { body: string }> {
    const said = (answer: Answer) => ({ body: protocol.write(answer) })
    const read = protocol.read(body, headers)
    if ('answer' in read) return said(read.answer)
    const { operation, request } = read
    requests.push(read)
    const fault = faults.get(operation)?.shift()
    if (fault === 'silent-before') return 'silence'
    if (fault === 'cut-before') return 'cut'
    if (fault === 'nonsense') return { body: '<html>502 Bad Gateway</html>' }
    if (fault === 'error') return said(protocol.error)
    if (fault === 'late') {
      late.push(request)
      return 'cut'
    }
    if (typeof fault === 'object') return said(fault.answers)
    if (fault === 'slow') await wait(SLOW_MS)
    const answer = protocol.carryOut(request)
    if (fault === 'silent-after') return 'silence'
    return fault === 'cut-after' ? 'cut' : said(answer)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** What goes wrong with the next requests of a kind. */
    fail: (operation: Operation, ...next: Fault<Answer>[]) => void faults.set(operation, next),
    /** The calls that were late arrive now; what they are answered is told to nobody any more. */
    arrive() {
      for (const request of late.splice(0)) protocol.carryOut(request)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
