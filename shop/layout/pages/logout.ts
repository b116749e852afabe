import { redirect } from 'react-router'
import { SignOutDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { noSessionCookies } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import type { SignedOut } from '../lazy/sign-out.ts'
import type { Route } from './+types/logout.ts'

/** H-37 to H-40: ends every token of the customer, and all that this browser kept of the session. */
export async function action({ context, request }: Route.ActionArgs) {
  try {
    await apiOf(context).send(SignOutDocument, {})
  } catch (error) {
    if (!isApiError(error)) throw error
    // An expired token needs no revocation.
    if (!OVER.includes(error.category)) {
      const failed: SignedOut = { signedOut: false, message: 'Logout failed. Please try again.' }
      return Response.json(failed, { status: 503, headers: PRIVATE_PAGE })
    }
  }
  const headers = noSessionCookies(requestFactsOf(context).publicUrl)
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  if (request.headers.get('sec-fetch-mode') === 'navigate') return redirect(paths.home(), { headers })
  const done: SignedOut = { signedOut: true, message: 'You have successfully logged-out.' }
  return Response.json(done, { headers })
}

const OVER = ['graphql-authorization', 'graphql-authentication']

/** Opening the address, a GET, signs nobody out. */
export function loader() {
  return redirect(paths.home())
}
