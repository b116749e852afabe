import { IdentityCheckAway } from '#platform/identity-check/identity-check.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../../api/limits.ts'
import { type IdentificationState, type IdentityOwner, isIdentified } from '../rules/identification.ts'
import { type Identification, latestOf } from '../store.ts'
import type { IdentificationDeps } from './deps.ts'
import { followCheck } from './follow-check.ts'

export interface Look {
  state: IdentificationState
  /** The check that it is about; undefined where there is none. */
  check: Identification | undefined
}

/**
 * How somebody's identification stands. The provider is asked about a check that is under way, whatever the address says
 * by which the shopper comes back.
 */
export async function lookAtCheck(
  deps: IdentificationDeps & { limits: Limits<LimitName> },
  owner: IdentityOwner,
): Promise<Look> {
  const { db, clock, identityCheck, limits } = deps
  const check = await latestOf(db, owner, clock.now())
  if (!check) return { state: 'not-started', check }
  if (check.state === 'verified') {
    return { state: isIdentified(check, clock.now()) ? 'verified' : 'expired', check }
  }
  const { checkId } = check
  if (check.state !== 'open' || !identityCheck) return { state: check.state, check }
  // Its page was never shown: the provider did not answer, or the shop was killed in between.
  if (checkId === null) return { state: 'not-started', check }
  if (!(await limits.take('identification-look', check.id)).allowed) return { state: 'unknown', check }
  try {
    const { kind } = await followCheck({ ...deps, identityCheck }, { ...check, checkId })
    return { state: kind, check: (await latestOf(db, owner, clock.now())) ?? check }
  } catch (error) {
    if (error instanceof IdentityCheckAway) return { state: 'unknown', check }
    throw error
  }
}
