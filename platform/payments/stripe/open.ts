import type { GatewayOptions, OpenGateway } from '../opening.ts'
import type { StripeSettings } from '../stripe-settings.ts'
import { checkoutNeeds } from './checkout-needs.ts'
import { stripeClient } from './client.ts'
import { stripeRoutes } from './routes.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** Stripe keeps the ledger; the shop stores the ids of its payments there. */
export async function openStripe(
  { clock, timeoutMs, handleGatewayEvent }: Omit<GatewayOptions, 'database' | 'log'>,
  settings: StripeSettings,
): Promise<OpenGateway> {
  const { publishableKey, webhookSecret } = settings
  const stripe = stripeClient(settings, timeoutMs)
  return {
    payments: createStripeGateway(stripe, { timeoutMs, publishableKey }),
    routes: stripeRoutes({ stripe, webhookSecret, clock, handleGatewayEvent }),
    checkoutNeeds,
    close: async () => undefined,
  }
}
