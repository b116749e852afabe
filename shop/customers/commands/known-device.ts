/** A browser that signed in once is known again, signed in or not. */
import { newId } from '#platform/ids.ts'
import { createSigner } from '#platform/sign.ts'
import type { Customer } from '../store.ts'
import { hashOfSecret } from './secrets.ts'

type Account = Pick<Customer, 'id' | 'passwordHash'>

/** Longer texts are not worth a signature. */
const MAX_LENGTH = 256

/**
 * What a browser keeps to be known again. It opens nothing: it only has guesses of its own, so that guesses from
 * elsewhere do not keep the customer out. It ends with the password it was given under.
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
