import { stripeClient } from '../../payments/stripe/client.ts'
import type { StripeIdentitySettings } from '../identity-settings.ts'
import type { IdentityOptions, OpenIdentityCheck } from '../opening.ts'
import { stripeIdentityRoutes } from './routes.ts'
import { createStripeIdentity } from './stripe-identity.ts'

/** Stripe keeps the checks until they are redacted; the shop stores their ids and verdicts. */
export function openStripeIdentity(
  { clock, timeoutMs, handleIdentityEvent }: IdentityOptions,
  settings: StripeIdentitySettings,
): OpenIdentityCheck {
  const stripe = stripeClient(settings, timeoutMs)
  const { webhookSecret } = settings
  return {
    identityCheck: createStripeIdentity(stripe, timeoutMs),
    routes: stripeIdentityRoutes({ stripe, webhookSecret, clock, handleIdentityEvent }),
  }
}
