import type { Captcha } from '#platform/captcha/captcha.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../limits.ts'
import type { Visit } from '../../visit.ts'

/**
 * What a domain forgets of a customer whose account is closed, in the same transaction. Domains above this one are told
 * through it.
 */
export type Erasure = (tx: Transaction, customerId: number, now: Date) => Promise<void>

/** What accounts work with. */
export interface CustomerDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  limits: Limits<LimitName>
  captcha: Pick<Captcha, 'verify' | 'settings'>
  configuration: () => Promise<ReadonlyMap<string, string>>
  /** What other domains keep of a customer and forget with the account. */
  erasures: readonly Erasure[]
  /** Mailed keys and codes are made with it. */
  secretKey: string
  /** Where the request came from, what its browser shows of earlier visits, and its captcha when that is a header. */
  visit: Pick<Visit, 'address' | 'captcha' | 'token' | 'device'>
}
