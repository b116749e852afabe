import { newId } from '#platform/ids.ts'
import { tooManyTries } from '../../limits.ts'
import type { Refusal } from '../../refusal.ts'
import * as jobs from '../jobs/names.ts'
import { emailProblem } from '../rules/address.ts'
import { inputRefusal } from '../rules/refusals.ts'
import type { CustomerDeps } from './deps.ts'
import { isOverLimit } from './protection.ts'

/**
 * Takes the wish for a sign-in code. Whether there is an account is only looked at by the job, so neither the answer
 * nor the time it takes tells.
 */
export async function requestSignInCode(deps: CustomerDeps, email: string): Promise<undefined | Refusal> {
  const problem = emailProblem(email)
  if (problem !== undefined) return inputRefusal(problem)
  const names = { address: 'code-request-address', account: 'code-request-account' } as const
  if (await isOverLimit(deps, names, email)) return tooManyTries()
  await deps.jobs.enqueue(deps.db, jobs.sendSignInCode, {
    email: email.trim(),
    nonce: newId(),
    requestedAt: deps.clock.now().toISOString(),
  })
}
