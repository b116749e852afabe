import { redirect } from 'react-router'
import { KeepInAccountDocument, KeepInPortfolioDocument } from '../../generated/client/graphql.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { customerTokenOf } from '../../request/cookies.ts'
import { portfolioCookie, portfolioOf } from '../../request/portfolio-cookie.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/keep-designs.ts'

/**
 * Puts designs into the portfolio of this browser; the answer sets its cookie. Those of a customer who is signed in go into
 * the account as well (CA-105). Another site cannot send this: every POST
 * to a page must come from one of ours (`wiring/pages.ts`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const keys = (await request.formData()).getAll('design').filter((key) => typeof key === 'string')
  const { publicUrl, now } = requestFactsOf(context)
  try {
    const token = portfolioOf(request) ?? null
    const api = apiOf(context)
    if (customerTokenOf(request) !== undefined) await keepInAccount(api, keys)
    const { keepInPortfolio: kept } = await api.send(KeepInPortfolioDocument, { keys, token })
    const headers = new Headers(PRIVATE_PAGE)
    if (kept) {
      const held = { token: kept.token, lifetimeSeconds: kept.lifetime_seconds }
      headers.append('set-cookie', portfolioCookie(held, { publicUrl, now }))
    }
    return new Response(null, { status: 204, headers })
  } catch (error) {
    if (!isApiError(error)) throw error
    // The tool tries again at its next save. A key that cannot be one is no matter of the shop's.
    const status = error.category === 'graphql-input' ? 400 : 503
    return new Response(null, { status, headers: PRIVATE_PAGE })
  }
}

/** A full list, a session that has ended and a design that is not there leave the portfolio, which finds the design too. */
async function keepInAccount(api: Api, keys: readonly string[]): Promise<void> {
  for (const key of keys.slice(0, MAX_AT_ONCE)) {
    try {
      await api.send(KeepInAccountDocument, { key })
    } catch (error) {
      if (!isApiError(error) || !error.category.startsWith('graphql-') || error.category === AWAY) throw error
    }
  }
}

/** A device hands over one at a time, or the few that it made while it was offline. */
const MAX_AT_ONCE = 20
const AWAY = 'graphql-try-again'

/** Whoever types the address wants the tool. */
export function loader() {
  return redirect(paths.designTool())
}
