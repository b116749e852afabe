import { Outlet, redirect, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { WhoAsksDocument } from '../../generated/client/graphql.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, needed } from '../../request/api-errors.ts'
import { gateOf } from '../../routing/gates.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/gate.ts'

/**
 * The gate is checked before the page, and before the answer that there is none: a guest learns nothing of what is behind
 * it.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const gate = gateOf(url)
  if (gate === undefined) return null
  const isCustomer = await needed(isSignedIn(apiOf(context)))
  if (gate === 'customers' && !isCustomer) throw redirect(paths.signIn(url.pathname + url.search))
  if (gate === 'guests' && isCustomer) throw replace(paths.account())
  return null
}

/**
 * A form of a guest that is answered where it is has signed nobody in. The form that takes its place, such as that of a
 * code, need not wait for the gate: an Enter that comes at once is heard.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = change
  const staysHere = formAction !== undefined && nextUrl.pathname === currentUrl.pathname
  return staysHere && gateOf(currentUrl) === 'guests' ? false : defaultShouldRevalidate
}

/** Asked of the API, because a cookie alone proves nothing (SH-17). */
async function isSignedIn(api: Api): Promise<boolean> {
  try {
    return (await api.send(WhoAsksDocument, {})).customer != null
  } catch (error) {
    if (isApiError(error) && error.category === 'graphql-authorization') return false
    throw error
  }
}

export default function Gated() {
  return <Outlet />
}
