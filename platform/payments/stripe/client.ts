/** Stripe's own library, with our time limit; `withinLimit` tries again, so the library does not. */
import Stripe from 'stripe'
import type { StripeSettings } from '../stripe-settings.ts'

/**
 * @param timeoutMs  of one request. The library sends a request once more, with the same key, when its kept connection
 * was closed; the limit of the whole try is `withinLimit`'s.
 */
export function stripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  timeoutMs: number,
): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createNodeHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}
