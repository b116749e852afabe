/** Whose photo it is. */
import type { Database } from '#platform/database/pool.ts'
import { findCaller } from '../../customers/commands/find-caller.ts'
import { noteSender } from '../store.ts'

/** Notes who sent a photo, if that is a customer who is signed in; the first one stays. */
export async function noteSenderOf(
  deps: { db: Database } & Parameters<typeof findCaller>[0],
  photoKey: string,
  token: string | undefined,
): Promise<void> {
  const caller = await findCaller(deps, token)
  if (caller.kind === 'customer') await noteSender(deps.db, photoKey, caller.id)
}
