import { SignedInCustomerDocument } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { paths } from '../../routing/paths.ts'
import { sayOnce } from './say-once.ts'

/** H-21, H-22: the customer's first name; a session without one is invalid, and its cookies are cleared. */
export async function firstName(): Promise<string | undefined> {
  try {
    const { customer } = await cachingApi.send(SignedInCustomerDocument, {})
    if (customer?.firstname) {
      sayOnce()
      return customer.firstname
    }
  } catch (error) {
    if (!isApiError(error)) throw error
  }
  await fetch(paths.logout(), { method: 'POST' })
  return undefined
}
