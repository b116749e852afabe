import type { GatewayName } from '../gateway-choice.ts'
import { noGateway } from '../no-gateway.ts'
import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { openTestGateway } from '../test-gateway/open.ts'

const gateways: Record<GatewayName, (options: GatewayOptions) => Promise<OpenGateway>> = {
  test: openTestGateway,
  stripe: openConfiguredStripe,
}

/**
 * The card gateway that the settings name.
 *
 * @param name  undefined opens none: no order can be paid, and so none is taken
 */
export async function openGateway(
  name: GatewayName | undefined,
  options: GatewayOptions,
): Promise<OpenGateway> {
  return name === undefined ? noGateway() : gateways[name](options)
}

async function openConfiguredStripe(options: GatewayOptions): Promise<OpenGateway> {
  // Its library is large, and a shop without it need not load it.
  if (options.stripe) return (await import('../stripe/open.ts')).openStripe(options, options.stripe)
  throw new Error(
    'PAYMENTS=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  )
}
