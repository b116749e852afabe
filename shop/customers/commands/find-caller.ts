import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { type Caller, guest } from '../rules/caller.ts'
import { ownerOfToken } from '../token-store.ts'
import { hashOfSecret } from './secrets.ts'

/** The holder of a token: one query, and none for a guest. */
export async function findCaller(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string | undefined,
): Promise<Caller> {
  if (!token) return guest
  const owner = await ownerOfToken(db, hashOfSecret(token))
  if (!owner || owner.expiresAt <= clock.now()) return guest
  const { id, groupId, memberUntil } = owner
  return { kind: 'customer', id, groupId, memberUntil }
}
