/** Recognises a browser that has signed in before. */
import { newId } from '#platform/ids.ts'
import { createSigner } from '#platform/sign.ts'
import type { Customer } from '../store.ts'
import { hashOfSecret } from './secrets.ts'

type Account = Pick<Customer, 'id' | 'passwordHash'>

/** Longer texts cannot be ours. */
const MAX_LENGTH = 256

/**
 * The token by which a browser is recognised. It gives no access: it only has a limit of its own, so that guesses from
 * elsewhere do not lock the customer out. It is invalid after a change of the password.
 */
export function newDeviceToken(secretKey: string, account: Account): string {
  return signerOf(secretKey).sign([account.id, newId(), fingerprintOf(account)].join('.'))
}

/** The id of the browser within this account; undefined for one that never signed in to it. */
export function knownDevice(
  secretKey: string,
  token: string | undefined,
  account: Account,
): string | undefined {
  if (token === undefined || token.length > MAX_LENGTH) return undefined
  const [id, device, fingerprint] = signerOf(secretKey).verify(token)?.split('.') ?? []
  return id === String(account.id) && fingerprint === fingerprintOf(account) ? device : undefined
}

const signerOf = (secretKey: string) => createSigner(secretKey, 'device of a customer')

const fingerprintOf = ({ passwordHash }: Account) => hashOfSecret(passwordHash ?? '').slice(0, 16)
