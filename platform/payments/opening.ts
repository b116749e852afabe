/** What the opening of a card gateway takes and gives, whichever it is. */
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { DatabaseAddresses } from '../database/roles.ts'
import type { PaymentGateway } from './gateway.ts'
import type { StripeSettings } from './stripe-settings.ts'

export interface GatewayOptions {
  database: DatabaseAddresses
  clock: Clock
  /** How long the shop waits for each try. */
  timeoutMs: number
  /** For Stripe alone. */
  stripe?: StripeSettings | undefined
  /** Takes news of a payment, for a gateway that sends any, and keeps it safe before it returns. */
  tell: (news: GatewayNews) => Promise<void>
}

/** Something has happened to a payment; the gateway's books say what. */
export interface GatewayNews {
  /** The same for the same news, however often it is sent. */
  id: string
  /** The gateway's own id of the payment, which may be none of the shop's. */
  paymentId: string
}

export interface OpenGateway {
  payments: PaymentGateway
  /** What browsers ask of the gateway at the shop's own address; none for a gateway with addresses of its own. */
  routes: Hono
  close(): Promise<void>
}
