import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { putHomeRecord } from '../pages-store.ts'
import { homeRecordSchema } from '../rules/home-record.ts'

/**
 * Staff write the home page. Shoppers see it within a minute, or at once after `graphql/homepage` is cleared.
 *
 * @param record as `HomeRecord`, from wherever staff edit it
 * @returns undefined when it is written; a refusal that names the first invalid value
 */
export async function writeHome(
  { db, clock }: { db: Queryable; clock: Clock },
  record: unknown,
): Promise<Refusal | undefined> {
  const read = homeRecordSchema.safeParse(record)
  if (!read.success) {
    const [issue] = read.error.issues
    return refusal(
      'graphql-input',
      `${issue?.path.join('.') ?? 'The page'}: ${issue?.message ?? 'cannot be read'}`,
    )
  }
  await putHomeRecord(db, { record: read.data, updatedAt: clock.now() })
  return undefined
}
