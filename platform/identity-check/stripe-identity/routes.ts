/** What Stripe asks of the shop about identity checks. */
import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { Clock } from '../../clock.ts'
import { limitBody } from '../../http/limit-body.ts'
import { MAX_EVENT_BYTES, NOT_SIGNED, signedEvent, TOO_LARGE } from '../../payments/stripe/signed-event.ts'
import type { IdentityEvent } from '../identity-check.ts'

/** Of its own, because another account, or another gateway, may take the cards. */
export const IDENTITY_WEBHOOK_PATH = '/stripe/identity-webhook'

export interface IdentityRouteDeps {
  stripe: Stripe
  webhookSecret: string
  clock: Clock
  handleIdentityEvent: (event: IdentityEvent) => Promise<void>
}

/**
 * `POST /stripe/identity-webhook` takes a signed event and answers 200 once it is stored, 400 for a signature that is wrong
 * or old, 413 for a body above 512 kB. Of an event only the check's id is used: the shop asks how it stands.
 */
export function stripeIdentityRoutes({
  stripe,
  webhookSecret,
  clock,
  handleIdentityEvent,
}: IdentityRouteDeps) {
  const routes = new Hono()
  routes.use(
    IDENTITY_WEBHOOK_PATH,
    limitBody(MAX_EVENT_BYTES, (context) => context.text(TOO_LARGE, 413)),
  )
  routes.post(IDENTITY_WEBHOOK_PATH, async (context) => {
    const event = await signedEvent(context.req.raw, { stripe, webhookSecret, now: clock.now() })
    if (!event) return context.text(NOT_SIGNED, 400)
    const checkId = checkOf(event)
    if (checkId !== undefined) await handleIdentityEvent({ id: event.id, checkId })
    return context.text('Noted.')
  })
  return routes
}

/** Undefined for the many events that are about no check. */
function checkOf(event: Stripe.Event): string | undefined {
  if (!event.type.startsWith('identity.verification_session.')) return undefined
  const id: unknown = Reflect.get(event.data.object, 'id')
  return typeof id === 'string' && /^vs_\w{1,250}$/.test(id) ? id : undefined
}
