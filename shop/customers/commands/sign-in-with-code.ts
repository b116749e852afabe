import { type Transaction, transaction } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import { signInRefused } from '../rules/refusals.ts'
import { isCodeOpen } from '../rules/sign-in-code.ts'
import { type CustomerWithGroup, customerById } from '../store.ts'
import { changeSignInCode, lockSignInCode } from '../token-store.ts'
import { countTry } from './count-try.ts'
import type { CustomerDeps } from './deps.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { isSignInCode } from './secrets.ts'
import { openSession, type Session } from './session.ts'

/** The only kind of sign-in by code that there is; older clients leave it out. */
const KIND = 'otp'

/** Signs in with the mailed code, which also confirms the e-mail. */
export async function signInWithCode(
  deps: CustomerDeps,
  {
    email,
    code,
    kind = KIND,
    captcha,
  }: { email: string; code: string; kind: string | undefined; captcha: string | undefined },
): Promise<{ session: Session; customer: CustomerWithGroup } | Refusal> {
  if (kind.toLowerCase() !== KIND) return signInRefused()
  const counted = await countTry(deps, 'code-check', email, captcha)
  if (counted.kind === 'too-many') return signInRefused()
  if (counted.kind === 'refusal') return counted
  const customerId = await takeCode(deps, email, code)
  const customer = customerId === undefined ? undefined : await customerById(deps.db, customerId)
  if (!customer) return signInRefused()
  await counted.reset()
  return { session: await openSession(deps.db, deps, customer), customer }
}

/** Whose code it was. A wrong try is counted even when many arrive at once. */
function takeCode(deps: CustomerDeps, email: string, typed: string): Promise<number | undefined> {
  return transaction(deps.db, async (tx: Transaction) => {
    const now = deps.clock.now()
    const code = await lockSignInCode(tx, email)
    if (!code || !isCodeOpen(code, now)) return undefined
    if (!isSignInCode(deps.secretKey, code.nonce, typed)) {
      await changeSignInCode(tx, code.customerId, { tries: code.tries + 1 })
      return undefined
    }
    await changeSignInCode(tx, code.customerId, { usedAt: now })
    const customer = await customerById(tx, code.customerId)
    if (customer) await proveMailbox(tx, deps, customer)
    return code.customerId
  })
}
