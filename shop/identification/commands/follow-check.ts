import { transaction } from '#platform/database/pool.ts'
import type { FoundCheck, IdentityCheck, Standing, Verdict } from '#platform/identity-check/identity-check.ts'
import { redactChecksJob } from '../jobs/names.ts'
import { byCheckId, decide, type Identification, noteCheckId } from '../store.ts'
import type { IdentificationDeps } from './deps.ts'

/** Asks the provider how a check stands, and stores a verdict. A check that it does not know is over. */
export async function followCheck(
  deps: IdentificationDeps & { identityCheck: IdentityCheck },
  check: Pick<Identification, 'id'> & { checkId: string },
): Promise<Standing> {
  const found = await deps.identityCheck.find(check.checkId)
  const standing: Standing = found?.standing ?? { kind: 'cancelled' }
  if (isVerdict(standing)) await storeVerdict(deps, check.id, standing.kind)
  return standing
}

/** After an event. A check of which the shop only knows its own key, because it was killed in between, is found by that. */
export async function followCheckById(deps: IdentificationDeps, checkId: string): Promise<void> {
  const { db, identityCheck } = deps
  if (!identityCheck) throw new Error('No identity check is open. Set IDENTIFICATION.')
  const known = await byCheckId(db, checkId)
  if (known?.state !== undefined && known.state !== 'open') return
  const found = await identityCheck.find(checkId)
  const id = known?.id ?? (await foundByKey(deps, checkId, found))
  if (id !== undefined && found && isVerdict(found.standing))
    await storeVerdict(deps, id, found.standing.kind)
}

async function foundByKey({ db }: IdentificationDeps, checkId: string, found: FoundCheck | undefined) {
  // Another system may use the same account, with keys of its own.
  if (!found?.key || !UUID.test(found.key)) return undefined
  return (await noteCheckId(db, found.key, checkId))?.id
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isVerdict = (standing: Standing): standing is { kind: Verdict } =>
  standing.kind !== 'open' && standing.kind !== 'processing'

/** What the provider collected has served, so it is to be deleted there. */
async function storeVerdict({ db, clock, jobs }: IdentificationDeps, id: string, verdict: Verdict) {
  await transaction(db, async (tx) => {
    if (await decide(tx, id, verdict, clock.now())) await jobs.enqueue(tx, redactChecksJob, {})
  })
}
