import type { Captcha } from '#platform/captcha/captcha.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import type { Visit } from '../../request/visit.ts'

/**
 * Erases a domain's data of a customer whose account is closed or begins afresh, in the same transaction. Domains above this one register
 * theirs.
 */
export type Erasure = (
  tx: Transaction,
  customerId: number,
  now: Date,
  occasion: ErasureOccasion,
) => Promise<void>

export interface ErasureOccasion {
  jobs: Enqueuing
  /**
   * False at the first proof of a mailbox: the account loses what was put into it, and whoever made that keeps it. See
   * docs/decisions/0020.
   */
  isClosing: boolean
}

/** What commands on accounts need. */
export interface CustomerDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  limits: Limits<LimitName>
  captcha: Pick<Captcha, 'verify' | 'settings'>
  configuration: () => Promise<ReadonlyMap<string, string>>
  /** Erases the customer's data in other domains. */
  erasures: readonly Erasure[]
  /** Mailed keys and codes are made with it. */
  secretKey: string
  /** Address, known device, browser and captcha header of the request. */
  visit: Pick<Visit, 'address' | 'captcha' | 'token' | 'device' | 'agent'>
}
