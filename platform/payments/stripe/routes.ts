/** What Stripe and the browsers that come back from a bank ask of the shop. */
import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { GatewayEvent } from '../opening.ts'
import { pathAfterBank, RETURN_PATH } from './return-address.ts'

/** Stripe's largest events have some dozens of kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024
/** How old a signature may be: enough for slow connections, and too short for a replay later on. */
const TOLERANCE_SECONDS = 300

export const WEBHOOK_PATH = '/stripe/webhook'

export interface RouteDeps {
  stripe: Stripe
  webhookSecret: string
  clock: Clock
  handleGatewayEvent: (event: GatewayEvent) => Promise<void>
}

/**
 * `POST /stripe/webhook` takes a signed event and answers 200 once its event is stored, 400 for a signature that is wrong
 * or old, 413 for a body above 512 kB. Of an event only the payment's id is used: the shop asks Stripe how the payment
 * stands, so neither the order of events nor their age matters.
 */
export function stripeRoutes({ stripe, webhookSecret, clock, handleGatewayEvent }: RouteDeps): Hono {
  const routes = new Hono()

  routes.use(
    WEBHOOK_PATH,
    limitBody(MAX_EVENT_BYTES, (context) => context.text('This event is larger than 512 kB.', 413)),
  )
  routes.post(WEBHOOK_PATH, async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer())
    const signature = context.req.header('stripe-signature') ?? ''
    const event = signedEvent(body, signature)
    if (!event)
      return context.text('This event is not signed for this shop, or was signed too long ago.', 400)
    const paymentId = paymentOf(event)
    if (paymentId !== undefined) await handleGatewayEvent({ id: event.id, paymentId })
    return context.text('Noted.')
  })

  routes.get(RETURN_PATH, (context) => {
    const path = pathAfterBank(new URL(context.req.url).searchParams)
    context.header('referrer-policy', 'no-referrer')
    return path === undefined ? context.text('There is no such address.', 404) : context.redirect(path, 303)
  })

  return routes

  /** Undefined for what Stripe has not signed for this shop within the tolerance. */
  function signedEvent(body: Buffer, signature: string): Stripe.Event | undefined {
    const now = clock.now().getTime()
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now)
    } catch {
      // It asks nobody, so whatever it throws is about the request: a signature, a time, or a body that is no event.
      return undefined
    }
  }
}

/** The payment that an event is about; undefined for the many events that are about none. */
function paymentOf(event: Stripe.Event): string | undefined {
  if (!/^(?:payment_intent|charge|refund)\./.test(event.type)) return undefined
  const about: object = event.data.object
  const id = event.type.startsWith('payment_intent.') ? textOf(about, 'id') : textOf(about, 'payment_intent')
  return id !== undefined && /^pi_\w{1,250}$/.test(id) ? id : undefined
}

function textOf(about: object, name: 'id' | 'payment_intent'): string | undefined {
  const value: unknown = Reflect.get(about, name)
  return typeof value === 'string' ? value : undefined
}
