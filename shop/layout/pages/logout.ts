import { redirect } from 'react-router'
import { SignOutDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { flashCookie, noSessionCookies } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import { accountPaths } from '../../routing/account-paths.ts'
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
      if (isPlainForm(request)) return redirect(accountPaths.settings('failed'), { headers: PRIVATE_PAGE })
      const failed: SignedOut = { signedOut: false, message: 'Logout failed. Please try again.' }
      return Response.json(failed, { status: 503, headers: PRIVATE_PAGE })
    }
  }
  const headers = noSessionCookies(requestFactsOf(context).publicUrl)
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  if (isPlainForm(request)) {
    headers.append('set-cookie', flashCookie(DONE, requestFactsOf(context).publicUrl))
    return redirect(paths.signIn(), { headers })
  }
  const done: SignedOut = { signedOut: true, message: DONE }
  return Response.json(done, { headers })
}

const DONE = 'You have successfully logged-out.'

/** Sent without scripts: a page is the answer. Browsers name the mode of a request only where the line is safe. */
const isPlainForm = ({ headers }: Request) => headers.get('accept')?.includes('text/html') === true

const OVER = ['graphql-authorization', 'graphql-authentication']

/** Opening the address, a GET, signs nobody out. */
export function loader() {
  return redirect(paths.home())
}
