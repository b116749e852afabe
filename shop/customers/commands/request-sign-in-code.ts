import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { newId } from '#platform/ids.ts'
import { tooManyTries } from '../../api/limits.ts'
import type { Refusal } from '../../api/refusal.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import * as jobs from '../jobs/names.ts'
import { inputRefusal } from '../rules/refusals.ts'
import { countTry } from './count-try.ts'
import type { CustomerDeps } from './deps.ts'
import { limitRefusal } from './protection.ts'

/**
 * Accepts a request for a sign-in code. Only the job looks whether there is an account, so neither the answer nor its
 * time reveals it.
 */
export async function requestSignInCode(
  deps: CustomerDeps,
  email: string,
  captcha: string | undefined,
): Promise<undefined | Refusal> {
  const problem = emailProblem(email)
  if (problem !== undefined) return inputRefusal(problem)
  const counted = await countTry(deps, 'code-request', email, captcha)
  if (counted.kind === 'too-many') return tooManyTries(counted.retryAfterSeconds)
  if (counted.kind === 'refusal') return counted
  const tooMany = await limitRefusal(deps, { mailbox: 'code-request-mailbox' }, email)
  if (tooMany) return tooMany
  await deps.jobs.enqueue(deps.db, jobs.sendSignInCodeJob, {
    email: tidiedEmail(email),
    nonce: newId(),
    requestedAt: deps.clock.now().toISOString(),
  })
}
