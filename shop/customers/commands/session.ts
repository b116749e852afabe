import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { sessionSeconds } from '../rules/session-lifetime.ts'
import { insertToken } from '../token-store.ts'
import { hashOfSecret, newToken } from './secrets.ts'

export interface Session {
  kind: 'session'
  customerId: number
  /** Shown once; the shop keeps its hash only. */
  token: string
  lifetimeSeconds: number
}

/** Signs a customer in, beside whatever other devices are. */
export async function openSession(
  db: Queryable,
  deps: { clock: Clock; configuration: () => Promise<ReadonlyMap<string, string>> },
  customerId: number,
): Promise<Session> {
  const lifetimeSeconds = sessionSeconds(await deps.configuration())
  const token = newToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1_000)
  await insertToken(db, { hash: hashOfSecret(token), customerId, createdAt: now, expiresAt })
  return { kind: 'session', customerId, token, lifetimeSeconds }
}
