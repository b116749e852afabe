/** What Authorize.Net posts to the shop. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { limitBody } from '../../http/limit-body.ts'
import { toCents } from '../dollars.ts'
import { withinLimit } from '../gateway.ts'
import type { GatewayEvent } from '../opening.ts'
import { endPayment } from '../own-ledger/release.ts'
import { withPaymentLease } from '../own-ledger/with-payment-lease.ts'
import type { Adapter } from './adapter.ts'
import type { Details } from './answers.ts'

/** Authorize.Net's notifications have a kilobyte or two. */
const MAX_BYTES = 64 * 1024

export const WEBHOOK_PATH = '/authorize-net/webhook'

const notification = z.object({
  notificationId: z.string().regex(/^[0-9A-Za-z-]{8,64}$/),
  eventType: z.string().max(200),
  payload: z.object({ entityName: z.string().max(100).optional(), id: z.coerce.string().max(100) }),
})

export interface RouteDeps {
  adapter: Adapter
  signatureKey: string
  handleGatewayEvent: (event: GatewayEvent) => Promise<void>
}

/**
 * `POST /authorize-net/webhook` takes a signed notification and answers 200 once its event is stored, 400 for a wrong
 * signature, 413 for a body above 64 kB. Of a notification only the transaction's number is used: what it is, and of
 * which payment, Authorize.Net is asked. A signature has no time, so a replay is taken at any age, and changes nothing.
 */
export function authorizeNetRoutes({ adapter, signatureKey, handleGatewayEvent }: RouteDeps): Hono {
  const routes = new Hono()
  routes.use(
    WEBHOOK_PATH,
    limitBody(MAX_BYTES, (context) => context.text('This notification is larger than 64 kB.', 413)),
  )
  routes.post(WEBHOOK_PATH, async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer())
    if (!isSigned(body, context.req.header('x-anet-signature') ?? '', signatureKey)) {
      return context.text('This notification is not signed for this shop.', 400)
    }
    const event = eventIn(body)
    if (!event) return context.text('Noted.')
    const paymentId = await paymentOf(adapter, event.transId)
    if (paymentId !== undefined) await handleGatewayEvent({ id: event.id, paymentId })
    return context.text('Noted.')
  })
  return routes
}

/**
 * HMAC-SHA512 over the body as it came. The key is the text that the console shows, not the bytes that it spells.
 *
 * @source https://developer.authorize.net/api/reference/features/webhooks.html
 */
export function isSigned(body: Buffer, header: string, signatureKey: string): boolean {
  const given = /^sha512=([0-9a-f]{128})$/i.exec(header)?.[1]
  if (!given) return false
  const right = createHmac('sha512', signatureKey).update(body).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), right)
}

/** Undefined for the many events that are about no transaction. */
function eventIn(body: Buffer): { id: string; transId: string } | undefined {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    // Signed and yet no JSON: nothing that the shop could act on.
    return undefined
  }
  const parsed = notification.safeParse(json)
  if (!parsed.success) return undefined
  const { notificationId, eventType, payload } = parsed.data
  if (!eventType.startsWith('net.authorize.payment.') || !/^[1-9]\d{0,19}$/.test(payload.id)) return undefined
  return { id: notificationId, transId: payload.id }
}

/** The shop's payment that a transaction belongs to. What is learnt of it on the way is written down. */
async function paymentOf(adapter: Adapter, transId: string): Promise<string | undefined> {
  const { ledger, transactions, timeoutMs } = adapter
  const known = await ledger.byTransaction(transId)
  if (known) return known.paymentId
  const details = await withinLimit('details', timeoutMs, (signal) => transactions.details(transId, signal))
  if (!details) return undefined
  const original = details.refTransId ? await ledger.byTransaction(details.refTransId) : undefined
  if (original) {
    await noteRefund(adapter, original.paymentId, details)
    return original.paymentId
  }
  const entry = await ledger.byPayment(details.order?.invoiceNumber ?? '')
  // A console may give other transactions the same number; those are none of ours.
  if (!entry?.askedAt || toCents(details.authAmount) !== entry.amountCents) return undefined
  await ledger.noteTransaction(entry.paymentId, transId)
  // No later call looks at a payment that was ended or declined, so its authorisation is voided here.
  if (entry.isEnded || entry.answer === 'declined') {
    await withPaymentLease(adapter, 'release', entry.paymentId, (ended, signal) =>
      endPayment(adapter, ended, signal),
    )
  }
  return entry.paymentId
}

/** A refund of ours whose answer was lost, or one that staff made in the gateway's console. */
async function noteRefund({ ledger, clock }: Adapter, paymentId: string, details: Details): Promise<void> {
  const { transId } = details
  const ours = await ledger.refundByReference(details.order?.invoiceNumber ?? '')
  if (ours?.paymentId === paymentId)
    return void (await ledger.noteRefund({ ...ours, transactionId: transId }))
  const key = `office-${transId}`
  await ledger.noteRefund({
    key,
    paymentId,
    reference: key,
    amountCents: toCents(details.settleAmount),
    way: 'refund',
    isOffice: true,
    transactionId: transId,
    outcome: null,
    reason: null,
    askedAt: clock.now(),
  })
}
