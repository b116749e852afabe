import { randomUUID } from 'node:crypto'
import { type IdentityCheck, IdentityCheckAway } from '#platform/identity-check/identity-check.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { identificationPaths } from '../../routing/identification-paths.ts'
import {
  type IdentityOwner,
  isIdentified,
  NO_CHECK,
  PROVIDER_AWAY,
  STILL_LOOKING,
} from '../rules/identification.ts'
import { insertOpen, latestOf, noteCheckId, openOf } from '../store.ts'
import type { IdentificationDeps } from './deps.ts'
import { followCheck } from './follow-check.ts'

export interface StartDeps extends IdentificationDeps {
  limits: Limits<LimitName>
  /** Without a trailing slash. */
  publicUrl: string
}

/** The provider's page; undefined for somebody who is identified already. */
export interface Started {
  kind: 'started'
  url: string | undefined
}

/** One check may turn out to be over while it is looked at; then another one begins. */
const MAX_ROUNDS = 3

/**
 * Leads to the provider's page: of the check that is under way, or of a new one. Presses that come together, and one that
 * comes again after a kill, lead to the same check.
 *
 * @param address  of the visitor; undefined for calls of the shop itself
 */
export async function startCheck(
  deps: StartDeps,
  owner: IdentityOwner,
  address: string | undefined,
): Promise<Started | Refusal> {
  const { identityCheck, limits, db, clock } = deps
  if (!identityCheck) return refusal('graphql-no-such-entity', NO_CHECK)
  if (isIdentified(await latestOf(db, owner, clock.now()), clock.now()))
    return { kind: 'started', url: undefined }
  const refused =
    (address === undefined ? undefined : await withinLimit(limits, 'identification-address', address)) ??
    (await withinLimit(limits, 'identification-person', keyOf(owner)))
  if (refused) return refused
  try {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const outcome = await leadOn({ ...deps, identityCheck }, owner)
      if (outcome !== 'over') return outcome
    }
  } catch (error) {
    if (!(error instanceof IdentityCheckAway)) throw error
  }
  return refusal('graphql-input', PROVIDER_AWAY)
}

async function leadOn(
  deps: StartDeps & { identityCheck: IdentityCheck },
  owner: IdentityOwner,
): Promise<Started | Refusal | 'over'> {
  const { db, clock, identityCheck, publicUrl } = deps
  const { provider } = identityCheck
  if (!(await openOf(db, owner))) {
    await insertOpen(db, { id: randomUUID(), provider, startedAt: clock.now() }, owner)
  }
  const check = await openOf(db, owner)
  if (!check) return 'over'
  const { checkId } = check
  if (checkId === null) {
    const returnUrl = publicUrl + identificationPaths.identification()
    const begun = await identityCheck.begin({ key: check.id, returnUrl })
    await noteCheckId(db, check.id, begun.checkId)
    return { kind: 'started', url: begun.url }
  }
  const standing = await followCheck(deps, { ...check, checkId })
  if (standing.kind === 'open' && standing.url !== undefined) return { kind: 'started', url: standing.url }
  if (standing.kind === 'verified') return { kind: 'started', url: undefined }
  if (standing.kind === 'declined' || standing.kind === 'cancelled') return 'over'
  return refusal('graphql-input', STILL_LOOKING)
}

export const keyOf = (owner: IdentityOwner) =>
  owner.kind === 'customer' ? `customer ${owner.customerId}` : `cart ${owner.cartId}`
