/**
 * What every resolver is given: the services of the process and the loaders of this one request.
 *
 * Each domain adds its own in its `loaders.ts`, and `wiring/create-context.ts` brings them together.
 */
import type { Captcha } from '#platform/captcha/captcha.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { Visit } from '../request/visit.ts'
import type { LimitName } from './limits.ts'

export interface Services {
  db: Database
  clock: Clock
  jobs: Enqueuing
  payments: PaymentGateway
  limits: Limits<LimitName>
  captcha: Captcha
  /** Signs and makes what travels through browsers and mail. */
  secretKey: string
  /** Without a trailing slash. */
  publicUrl: string
  /** The store of this build, such as canvas_au: what requests mean that name none. */
  storeCode: string
}

export interface ShopContext extends Services {
  visit: Visit
  loaders: Loaders
}

/** One query for all that a request asks of a kind, instead of one each. */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its loaders
export interface Loaders {}
