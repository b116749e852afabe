/** A server on this machine that plays Stripe's documented protocol, for tests and rehearsals. No money, no network. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeSettings } from '../../stripe-settings.ts'
import { type Answer, invalid, missing, Refused } from './answers.ts'
import { answerAtBank } from './bank-page.ts'
import { createCards } from './cards.ts'
import { type Fields, readForm } from './form.ts'
import { IdempotencyKeys } from './idempotency.ts'
import { createRefund } from './moves.ts'
import { cancelIntent, captureIntent, confirmIntent, createIntent, intentOf } from './payments.ts'
import { openSimulatedLedger, type SimulatedEvent } from './simulated-ledger.ts'

/**
 * What goes wrong with a request: no answer before or after it was carried out, a dropped connection, or an error of the
 * server.
 */
export type Fault = 'silent-before' | 'silent-after' | 'cut-before' | 'cut-after' | 'error' | Refused

export type Operation = 'create' | 'confirm' | 'capture' | 'cancel' | 'retrieve' | 'refund' | 'other'

const SECRET_KEY = `sk_test_${'k'.repeat(24)}`
const WEBHOOK_SECRET = `whsec_${'w'.repeat(32)}`

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** @param now  milliseconds, for the time of events and signatures */
export async function startStripeServer(now: () => number) {
  const ledger = openSimulatedLedger(now)
  const cards = createCards(ledger.newId)
  const keys = new IdempotencyKeys()
  const faults = new Map<Operation, Fault[]>()
  const refusals = new Map<Operation, Refused>()
  const requests: { operation: Operation; key: string | undefined }[] = []
  let url = ''

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await answerAtBank({ ledger, cards }, request, response)) return
    const answer = await respond(request)
    if (answer === 'silence') return
    if (answer === 'cut') response.destroy()
    else {
      response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_x' })
      response.end(JSON.stringify(answer.body))
    }
  }

  async function respond(request: IncomingMessage): Promise<Answer | 'silence' | 'cut'> {
    const body = await text(request)
    const address = new URL(request.url ?? '/', url)
    const operation = operationOf(request.method ?? '', address.pathname)
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : undefined
    requests.push({ operation, key })
    const refusal = refusals.get(operation)
    refusals.delete(operation)
    if (refusal) return refusal.answer
    const fault = faults.get(operation)?.shift()
    if (fault === 'silent-before') return 'silence'
    if (fault === 'cut-before') return 'cut'
    const answer = answerOf(request, address, { body, key, fault })
    if (fault === 'silent-after') return 'silence'
    return fault === 'cut-after' ? 'cut' : answer
  }

  function answerOf(
    { method = '', headers }: IncomingMessage,
    address: URL,
    { body, key, fault }: { body: string; key: string | undefined; fault: Fault | undefined },
  ): Answer {
    try {
      if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
        throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
      }
      if (method === 'GET') return { status: 200, body: read(address) }
      return keys.once(key, `${address.pathname} ${body}`, () => {
        try {
          if (fault === 'error')
            throw new Refused(500, { type: 'api_error', message: 'Something broke here' })
          if (fault instanceof Refused) throw fault
          return { status: 200, body: change(address.pathname, body) }
        } catch (error) {
          // A refusal is the answer of its key, too.
          if (error instanceof Refused) return error.answer
          throw error
        }
      })
    } catch (error) {
      if (error instanceof Refused) return error.answer
      throw error
    }
  }

  function read({ pathname, searchParams }: URL): object {
    const [, , kind = '', id = ''] = pathname.split('/')
    const payment = searchParams.get('payment_intent')
    const list = (data: readonly { payment_intent: string }[]) => ({
      object: 'list',
      has_more: false,
      url: pathname,
      // Newest first.
      data: data.filter((one) => one.payment_intent === payment).toReversed(),
    })
    const card = () => ({ fingerprint: cards.fingerprintOf(id) })
    if (kind === 'payment_intents' && id) return intentOf(ledger, id)
    if (kind === 'payment_methods') return { id, object: 'payment_method', type: 'card', card: card() }
    if (kind === 'confirmation_tokens') {
      return { id, object: 'confirmation_token', payment_method_preview: { type: 'card', card: card() } }
    }
    if (kind === 'refunds') return list(ledger.refunds)
    if (kind === 'disputes') return list(ledger.disputes)
    throw missing('address', pathname)
  }

  function change(pathname: string, body: string): object {
    const [, , kind = '', id = '', verb] = pathname.split('/')
    const fields = readForm(body)
    expectKnown(fields, KNOWN[operationOf('POST', pathname)] ?? '')
    if (kind === 'payment_intents' && id === '') return createIntent(ledger, fields)
    if (kind === 'payment_intents' && verb === 'confirm')
      return confirmIntent(ledger, cards, { id, fields, url })
    if (kind === 'payment_intents' && verb === 'capture') return captureIntent(ledger, id, fields)
    if (kind === 'payment_intents' && verb === 'cancel') return cancelIntent(ledger, id)
    if (kind === 'refunds') return createRefund(ledger, fields)
    throw invalid(`Unrecognized request URL (POST: ${pathname}).`)
  }

  const settings: StripeSettings = {
    secretKey: SECRET_KEY,
    publishableKey: `pk_test_${'p'.repeat(24)}`,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: new URL(url),
  }
  return {
    settings,
    ledger,
    cards,
    requests,
    /** A day passes, after which keys expire. */
    expireKeys: () => keys.clear(),
    /** What goes wrong with the next requests of a kind. */
    fail: (operation: Operation, ...next: Fault[]) => faults.set(operation, next),
    /** Refuses the next request of a kind before its key is looked at, so that the key may be sent again. */
    refuse: (operation: Operation, refusal: Refused) => refusals.set(operation, refusal),
    /** An event as Stripe posts it. */
    signed: (event: SimulatedEvent, { secret = WEBHOOK_SECRET, at = now() } = {}) =>
      signedRequest(event, secret, at),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Of the parameters that Stripe knows, those that this server understands; any other is refused, as Stripe does. */
const KNOWN: Partial<Record<Operation, string>> = {
  create: 'amount currency capture_method allowed_payment_method_types description metadata',
  confirm: 'payment_method confirmation_token return_url use_stripe_sdk',
  capture: 'amount_to_capture',
  refund: 'payment_intent amount metadata',
}

function expectKnown(fields: Fields, names: string): void {
  const unknown = Object.keys(fields).find((name) => !names.split(' ').includes(name))
  if (unknown === undefined) return
  throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
}

function operationOf(method: string, pathname: string): Operation {
  const [, , kind, id, verb] = pathname.split('/')
  if (kind === 'refunds' && method === 'POST') return 'refund'
  if (kind !== 'payment_intents') return 'other'
  if (method === 'GET') return 'retrieve'
  if (!id) return 'create'
  return verb === 'confirm' || verb === 'capture' || verb === 'cancel' ? verb : 'other'
}

/** @source https://docs.stripe.com/webhooks/signature */
export function signedRequest(event: SimulatedEvent, secret: string, at: number): RequestInit {
  const body = JSON.stringify(event)
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    body,
  }
}
