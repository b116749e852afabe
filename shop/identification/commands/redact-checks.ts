import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'
import { decide, deleteOwnerless, type Identification, noteRedacted, toRedact } from '../store.ts'
import type { IdentificationDeps } from './deps.ts'
import { followCheck } from './follow-check.ts'

/** A check that nobody finished is over then; the provider's own page is good as long. */
const LEFT_MS = 2 * 86_400_000
/** Of one run; the next one takes the rest. */
const AT_ONCE = 200

/**
 * Has the provider delete what it collected in checks that are decided, left or nobody's any more. One that cannot be
 * deleted yet holds up no other.
 *
 * @throws what the first of them threw, so that the job is tried again
 */
export async function redactChecks(deps: IdentificationDeps): Promise<void> {
  const { db, clock, identityCheck } = deps
  // A provider that was switched off is asked when it is on again.
  if (!identityCheck) return
  const failures: unknown[] = []
  for (const check of await toRedact(db, new Date(clock.now().getTime() - LEFT_MS), AT_ONCE)) {
    try {
      await redactOne({ ...deps, identityCheck }, check)
    } catch (error) {
      failures.push(error)
    }
  }
  await deleteOwnerless(db)
  if (failures.length > 0) throw failures[0]
}

async function redactOne(
  deps: IdentificationDeps & { identityCheck: IdentityCheck },
  { id, checkId, state }: Identification,
): Promise<void> {
  const { db, clock, identityCheck } = deps
  if (checkId !== null) {
    // Its verdict may have been given while every event about it was lost.
    const standing = state === 'open' ? await followCheck(deps, { id, checkId }) : undefined
    if (standing?.kind === 'processing') return
    await identityCheck.redact(checkId)
  }
  await decide(db, id, 'cancelled', clock.now())
  await noteRedacted(db, id, clock.now())
}
