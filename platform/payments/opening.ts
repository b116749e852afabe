/** What the opening of a card gateway takes and gives, whichever it is. */
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { DatabaseAddresses } from '../database/roles.ts'
import type { PaymentGateway } from './gateway.ts'

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
