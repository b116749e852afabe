import { pushEvent } from '../events/push-event.ts'
import { SignedInCustomerDocument } from '../generated/client/graphql.ts'
import { NO_ANSWER } from '../request/answer.ts'
import { consequenceOf, isApiError } from '../request/api-errors.ts'
import { cachingApi } from '../request/browser-api.ts'
import { CONNECTED } from '../request/connected.ts'
import { paths } from '../routing/paths.ts'
import { type Known, showNote } from './sign-in-state.ts'
import { takeFlash } from './take-flash.ts'

/**
 * H-21, H-22: the customer, by first name; a session without one is invalid, and its cookies are cleared. A shop that cannot
 * say keeps them.
 */
export async function whoIsIn(): Promise<Known | undefined> {
  try {
    const { customer } = await cachingApi.send(SignedInCustomerDocument, {})
    if (customer?.firstname) {
      // P-20: whoever was at a provider comes to a new page, which never saw them signed out.
      if (takeFlash()?.startsWith(CONNECTED)) pushEvent({ event: 'login' })
      return { firstName: customer.firstname, hasOrdered: customer.has_ordered }
    }
  } catch (error) {
    if (!isApiError(error)) throw error
    // Offline the state is unknown, and the session is kept for the next page.
    if (consequenceOf(error) === undefined && error.category !== NO_ANSWER) showNote(FAILED)
    return undefined
  }
  await fetch(paths.logout(), { method: 'POST' })
  return undefined
}

/** O-18. */
const FAILED = { message: 'Something went wrong!', isProblem: true }
