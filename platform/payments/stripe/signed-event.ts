/** What Stripe posts to the shop, and whether it is Stripe's. */
import type Stripe from 'stripe'

/** Stripe's largest events have some dozens of kilobytes. */
export const MAX_EVENT_BYTES = 512 * 1024
export const TOO_LARGE = 'This event is larger than 512 kB.'
export const NOT_SIGNED = 'This event is not signed for this shop, or was signed too long ago.'
/** How old a signature may be: enough for slow connections, and too short for a replay later on. */
const TOLERANCE_SECONDS = 300

/** Undefined for what Stripe has not signed for this shop within the tolerance. */
export async function signedEvent(
  request: Request,
  { stripe, webhookSecret, now }: { stripe: Stripe; webhookSecret: string; now: Date },
): Promise<Stripe.Event | undefined> {
  const body = Buffer.from(await request.arrayBuffer())
  const signature = request.headers.get('stripe-signature') ?? ''
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch {
    // It asks nobody, so whatever it throws is about the request: a signature, a time, or a body that is no event.
    return undefined
  }
}
