import type { GatewayOptions, OpenGateway } from '../opening.ts'
import type { StripeSettings } from '../stripe-settings.ts'
import { stripeClient } from './client.ts'
import { stripeRoutes } from './routes.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** Stripe keeps the books; the shop stores the ids of its payments there. */
export async function openStripe(
  { clock, timeoutMs, tell }: Omit<GatewayOptions, 'database'>,
  settings: StripeSettings,
): Promise<OpenGateway> {
  const stripe = stripeClient(settings, timeoutMs)
  return {
    payments: createStripeGateway(stripe, { timeoutMs }),
    routes: stripeRoutes({ stripe, webhookSecret: settings.webhookSecret, clock, tell }),
    close: async () => undefined,
  }
}
