import type { Queryable } from '#platform/database/pool.ts'
import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'
import { type IdentityOwner, isIdentified, leastTotal } from '../rules/identification.ts'
import { type Identification, latestOf } from '../store.ts'

interface Asked {
  configuration: ReadonlyMap<string, string>
  identityCheck?: IdentityCheck | undefined
  now: Date
}

/**
 * From which total on an order that costs so much needs an identification that is not there; undefined where nothing
 * stands in its way. Asks the database only when the settings ask for one.
 *
 * @param cents  before gift cards, credit and points
 */
export async function missingIdentification(
  db: Queryable,
  { configuration, identityCheck, now }: Asked,
  owner: IdentityOwner,
  cents: number,
): Promise<number | undefined> {
  const least = identityCheck && leastTotal(configuration)
  if (least === undefined || cents < least) return undefined
  return isIdentified(await latestOf(db, owner, now), now) ? undefined : least
}

/** The verdict that counts for an order; undefined for none. */
export async function verdictFor(
  db: Queryable,
  owner: IdentityOwner,
  now: Date,
): Promise<(Identification & { decidedAt: Date }) | undefined> {
  const check = await latestOf(db, owner, now)
  const decidedAt = check?.decidedAt
  return check && decidedAt && isIdentified(check, now) ? { ...check, decidedAt } : undefined
}
