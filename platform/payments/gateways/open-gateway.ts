import { NEEDS_AUTHORIZE_NET } from '../authorize-net-settings.ts'
import type { GatewayName } from '../gateway-choice.ts'
import { noGateway } from '../no-gateway.ts'
import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { NEEDS_PAYFLOW } from '../payflow-settings.ts'
import { NEEDS_KEYS } from '../stripe-settings.ts'
import { openTestGateway } from '../test-gateway/open.ts'

const gateways: Record<GatewayName, (options: GatewayOptions) => Promise<OpenGateway>> = {
  test: openTestGateway,
  stripe: openConfiguredStripe,
  'authorize-net': openConfiguredAuthorizeNet,
  payflow: openConfiguredPayflow,
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
  throw new Error(NEEDS_KEYS)
}

async function openConfiguredAuthorizeNet(options: GatewayOptions): Promise<OpenGateway> {
  if (options.authorizeNet) {
    return (await import('../authorize-net/open.ts')).openAuthorizeNet(options, options.authorizeNet)
  }
  throw new Error(NEEDS_AUTHORIZE_NET)
}

async function openConfiguredPayflow(options: GatewayOptions): Promise<OpenGateway> {
  if (options.payflow) return (await import('../payflow/open.ts')).openPayflow(options, options.payflow)
  throw new Error(NEEDS_PAYFLOW)
}
