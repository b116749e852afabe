import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { type Caller, guest } from '../rules/caller.ts'
import { noteUse, ownerOfToken } from '../token-store.ts'
import { hashOfSecret } from './secrets.ts'

const HOUR_MS = 3_600_000

/** The holder of a token: one query, and none for a guest. Once an hour it is noted that the token is used. */
export async function findCaller(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string | undefined,
): Promise<Caller> {
  if (!token) return guest
  const hash = hashOfSecret(token)
  const owner = await ownerOfToken(db, hash)
  const now = clock.now()
  if (!owner || owner.expiresAt <= now) return guest
  const before = new Date(now.getTime() - HOUR_MS)
  if (owner.usedAt <= before) await noteUse(db, hash, { now, before })
  const { id, groupId, memberUntil } = owner
  return { kind: 'customer', id, groupId, memberUntil }
}
