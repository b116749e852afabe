import { redirect } from 'react-router'
import { KeepInPortfolioDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { portfolioCookie, portfolioOf } from '../../request/portfolio-cookie.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/keep-designs.ts'

/**
 * Puts designs into the portfolio of this browser; the answer sets its cookie. Another site cannot send this: every POST
 * to a page must come from one of ours (`wiring/pages.ts`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const keys = (await request.formData()).getAll('design').filter((key) => typeof key === 'string')
  const { publicUrl, now } = requestFactsOf(context)
  try {
    const token = portfolioOf(request) ?? null
    const { keepInPortfolio: kept } = await apiOf(context).send(KeepInPortfolioDocument, { keys, token })
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

/** Whoever types the address wants the tool. */
export function loader() {
  return redirect(paths.designTool())
}
