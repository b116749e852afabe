import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { DatabaseAddresses } from '../database/roles.ts'
import type { PaymentGateway } from './gateway.ts'
import type { GatewayName } from './gateway-choice.ts'
import { noGateway } from './no-gateway.ts'
import { openTestGateway } from './test-gateway/open.ts'

export interface GatewayOptions {
  database: DatabaseAddresses
  clock: Clock
  /** How long the shop waits for each try. */
  timeoutMs: number
}

export interface OpenGateway {
  payments: PaymentGateway
  /** What browsers ask of the gateway at the shop's own address; none for a gateway with addresses of its own. */
  routes: Hono
  close(): Promise<void>
}

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
