/** Limits tries to sign in, so that guessing ends and the owner still gets in. */
import type { LimitName } from '../../api/limits.ts'
import type { Refusal } from '../../api/refusal.ts'
import { captchaFailed } from '../rules/refusals.ts'
import { customerByEmail } from '../store.ts'
import type { CustomerDeps } from './deps.ts'
import { knownDevice } from './known-device.ts'
import { accountKey } from './protection.ts'

/** What can be guessed or flooded; each has limits of its own, so that one stays open while another is blocked. */
type Way = 'sign-in' | 'code-request' | 'code-check'

interface TooMany {
  kind: 'too-many'
  retryAfterSeconds: number
}

export interface CountedTry {
  kind: 'counted'
  /** Resets the limits after the right password or code. */
  reset(): Promise<void>
}

/**
 * Counts a try against the visitor's address, then against the browser when it has signed in to this account before, or
 * else against account and address together, and then against the account from everywhere. Past that last count a
 * captcha is asked for. Counted alike whether or not there is such an account.
 *
 * @param response  to the captcha, when the call brought one
 * @returns the refusal when the captcha was not passed; `too-many` is worded by who asks
 */
export async function countTry(
  deps: CustomerDeps,
  way: Way,
  email: string,
  response?: string | undefined,
): Promise<CountedTry | TooMany | Refusal> {
  const { limits, visit } = deps
  const account = accountKey(email)
  const refusedAt = async (name: LimitName, key: string): Promise<TooMany | undefined> => {
    const taken = await limits.take(name, key)
    return taken.allowed ? undefined : { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  }

  // Calls of the shop itself come from no address.
  const byAddress = visit.address === undefined ? undefined : await refusedAt(`${way}-address`, visit.address)
  if (byAddress) return byAddress

  const device = await deviceKey(deps, email)
  if (device !== undefined) {
    const byDevice = await refusedAt(`${way}-device`, device)
    if (byDevice) return byDevice
    return { kind: 'counted', reset: () => limits.reset(`${way}-device`, device) }
  }

  // One after the other: what the pair refuses must not use up the account's tries from elsewhere.
  const pair = `${account} ${visit.address ?? ''}`
  const byPair = await refusedAt(`${way}-pair`, pair)
  if (byPair) return byPair
  const counted: LimitName[] = [`${way}-account`]
  if (await refusedAt(`${way}-account`, account)) {
    if (!(await hasPassedCaptcha(deps, response))) return captchaFailed()
    const byAccount = await refusedAt(`${way}-account-captcha`, account)
    if (byAccount) return byAccount
    counted.push(`${way}-account-captcha`)
  }
  return {
    kind: 'counted',
    async reset() {
      await limits.reset(`${way}-pair`, pair)
      // Others may be guessing at the same time, so only this try is given back.
      for (const name of counted) await limits.restore(name, account)
    },
  }
}

/** Which known browser of the account this is; undefined for one that has not signed in to it before. */
async function deviceKey({ db, secretKey, visit }: CustomerDeps, email: string): Promise<string | undefined> {
  if (visit.device === undefined) return undefined
  const customer = await customerByEmail(db, email)
  const device = customer && knownDevice(secretKey, visit.device, customer)
  return device && `${customer.id} ${device}`
}

/** Where the form always asks for a captcha it was checked before the count, and an answer counts once. */
async function hasPassedCaptcha(
  { captcha, visit }: CustomerDeps,
  response: string | undefined,
): Promise<boolean> {
  const { forms } = await captcha.settings()
  return forms.has('CUSTOMER_LOGIN') || captcha.verify('CUSTOMER_LOGIN', response || visit.captcha, true)
}
