import type { Queryable } from '#platform/database/pool.ts'
import { browserInWords } from '../rules/browser-words.ts'
import { sessionSeconds } from '../rules/session-lifetime.ts'
import type { Customer } from '../store.ts'
import { insertToken } from '../token-store.ts'
import type { CustomerDeps } from './deps.ts'
import { newDeviceToken } from './known-device.ts'
import { hashOfSecret, newToken } from './secrets.ts'

export interface Session {
  kind: 'session'
  customerId: number
  /** Returned once; the shop stores its hash only. */
  token: string
  lifetimeSeconds: number
  /** For the browser to be recognised. */
  deviceToken: string
}

/** Signs a customer in; other devices stay signed in. */
export async function openSession(
  db: Queryable,
  deps: Pick<CustomerDeps, 'clock' | 'configuration' | 'secretKey' | 'visit'>,
  customer: Pick<Customer, 'id' | 'passwordHash'>,
): Promise<Session> {
  const customerId = customer.id
  const lifetimeSeconds = sessionSeconds(await deps.configuration())
  const token = newToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1_000)
  const browser = browserInWords(deps.visit.agent) ?? null
  await insertToken(db, { hash: hashOfSecret(token), customerId, createdAt: now, expiresAt, browser })
  const deviceToken = newDeviceToken(deps.secretKey, customer)
  return { kind: 'session', customerId, token, lifetimeSeconds, deviceToken }
}
