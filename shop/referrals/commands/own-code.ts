import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { shortReference } from '#platform/ids.ts'
import { REFER_CODE_LENGTH } from '../rules/refer-code.ts'
import { codeOf, insertCode } from '../store.ts'

/** A code that is somebody else's already comes up less often than once in a million customers. */
const MAX_TRIES = 5

/** The code of a customer, made at the first look: the same from then on, also when several windows look at once. */
export async function ownCode(
  { db, clock }: { db: Queryable; clock: Clock },
  customerId: number,
): Promise<string> {
  for (let tries = 0; tries <= MAX_TRIES; tries += 1) {
    const known = await codeOf(db, customerId)
    if (known !== undefined) return known
    await insertCode(db, { customerId, code: shortReference(REFER_CODE_LENGTH), madeAt: clock.now() })
  }
  throw new Error(`Expected a code for customer ${customerId} but ${MAX_TRIES} were taken`)
}
