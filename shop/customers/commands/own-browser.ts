import type { Queryable } from '#platform/database/pool.ts'
import type { Customer } from '../store.ts'
import { ownerOfToken } from '../token-store.ts'
import type { CustomerDeps } from './deps.ts'
import { knownDevice } from './known-device.ts'
import { hashOfSecret } from './secrets.ts'

/** Whether a request comes from a browser that opened this account, or has signed in to it since. */
export async function isOwnBrowser(
  db: Queryable,
  { clock, secretKey, visit }: Pick<CustomerDeps, 'clock' | 'secretKey' | 'visit'>,
  customer: Pick<Customer, 'id' | 'passwordHash'>,
): Promise<boolean> {
  if (knownDevice(secretKey, visit.device, customer) !== undefined) return true
  if (visit.token === undefined) return false
  const owner = await ownerOfToken(db, hashOfSecret(visit.token))
  return owner?.id === customer.id && owner.expiresAt > clock.now()
}
