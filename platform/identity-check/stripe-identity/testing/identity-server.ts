/** A server on this machine that plays Stripe Identity's documented protocol, with its page. No person, no network. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, missing, Refused } from '../../../payments/stripe/testing/answers.ts'
import { readForm } from '../../../payments/stripe/testing/form.ts'
import { IdempotencyKeys } from '../../../payments/stripe/testing/idempotency.ts'
import {
  openSimulatedLedger,
  type SimulatedEvent,
} from '../../../payments/stripe/testing/simulated-ledger.ts'
import { signedRequest } from '../../../payments/stripe/testing/stripe-server.ts'
import type { StripeIdentitySettings } from '../../identity-settings.ts'
import { answerPerson } from './person-page.ts'
import { openSessions } from './sessions.ts'

export type Operation = 'create' | 'retrieve' | 'redact'
/** No answer before or after the request was carried out, or an error of the server. */
export type Fault = 'silent-before' | 'silent-after' | 'error'

const SECRET_KEY = `rk_test_${'i'.repeat(24)}`
const WEBHOOK_SECRET = `whsec_${'i'.repeat(32)}`
const PATH = /^\/v1\/identity\/verification_sessions(?:\/(\w+)(?:\/(redact))?)?$/

export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>

/** @param now  milliseconds, for the time of events and signatures */
export async function startIdentityServer(now: () => number) {
  const ledger = openSimulatedLedger(now)
  const keys = new IdempotencyKeys()
  const faults = new Map<Operation, Fault[]>()
  const requests: { operation: Operation; key: string | undefined; query: string }[] = []
  let url = ''
  let pages = 0
  const sessions = openSessions(ledger, (id) => `${url}/start/${id}/${pages++}`)

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await answerPerson(sessions, request, response)) return
    const answer = await respond(request)
    if (answer === 'silence') return
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_x' })
    response.end(JSON.stringify(answer.body))
  }

  async function respond(request: IncomingMessage): Promise<Answer | 'silence'> {
    const body = await text(request)
    const { pathname, search } = new URL(request.url ?? '/', url)
    const [whole, id, verb] = PATH.exec(pathname) ?? []
    if (whole === undefined) return missing('address', pathname).answer
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }).answer
    }
    const operation = verb === 'redact' ? 'redact' : id === undefined ? 'create' : 'retrieve'
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : undefined
    requests.push({ operation, key, query: search })
    const fault = faults.get(operation)?.shift()
    if (fault === 'silent-before') return 'silence'
    if (fault === 'error') return new Refused(500, { type: 'api_error', message: 'Something broke' }).answer
    const answer =
      operation === 'retrieve'
        ? answered(() => sessions.retrieve(id ?? ''))
        : keys.once(key, `${pathname} ${body}`, () =>
            answered(() =>
              operation === 'redact' ? sessions.redact(id ?? '') : sessions.create(readForm(body)),
            ),
          )
    return fault === 'silent-after' ? 'silence' : answer
  }

  const settings: StripeIdentitySettings = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: new URL(url),
  }
  return {
    settings,
    sessions,
    events: ledger.events,
    requests,
    /** What goes wrong with the next requests of a kind. */
    fail: (operation: Operation, ...next: Fault[]) => faults.set(operation, next),
    /** An event as Stripe posts it. */
    signed: (event: SimulatedEvent, { secret = WEBHOOK_SECRET, at = now() } = {}) =>
      signedRequest(event, secret, at),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function answered(work: () => object): Answer {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}
