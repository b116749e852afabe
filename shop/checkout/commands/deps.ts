import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import type { ReadOffers } from '../../marketing/commands/offers-reader.ts'

/** What placing an order works with. */
export interface CheckoutDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  payments: PaymentGateway
  /** Undefined where the settings name none. */
  identityCheck?: IdentityCheck | undefined
  configuration: () => Promise<Configuration>
  offers: ReadOffers
  /** Without a trailing slash; the bank sends the shopper's browser back there. */
  publicUrl: string
}
