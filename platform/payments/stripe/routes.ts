/** What Stripe and the browsers that come back from a bank ask of the shop. */
import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import { limitBody } from '../../http/limit-body.ts'
import type { GatewayEvent } from '../opening.ts'
import { pathAfterBank, RETURN_PATH } from './return-address.ts'
import { MAX_EVENT_BYTES, NOT_SIGNED, signedEvent, TOO_LARGE } from './signed-event.ts'

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
    limitBody(MAX_EVENT_BYTES, (context) => context.text(TOO_LARGE, 413)),
  )
  routes.post(WEBHOOK_PATH, async (context) => {
    const event = await signedEvent(context.req.raw, { stripe, webhookSecret, now: clock.now() })
    if (!event) return context.text(NOT_SIGNED, 400)
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
