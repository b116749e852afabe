import type { GatewayName } from '../gateway-choice.ts'
import { noGateway } from '../no-gateway.ts'
import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { openTestGateway } from '../test-gateway/open.ts'

const gateways: Record<GatewayName, (options: GatewayOptions) => Promise<OpenGateway>> = {
  test: openTestGateway,
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
