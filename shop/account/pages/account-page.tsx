import { data } from 'react-router'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { screenOf, titleOf } from '../components/account-screens.tsx'
import type { Route } from './+types/account-page.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'

/**
 * All screens of the account at one route, so that the table of routes, which every page loads, stays small. Its gate has
 * been passed (I-01). `/customer/account` itself shows the dashboard (CA-57).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [name = 'dashboard', ...words] = (params['*'] ?? '').split('/').filter(Boolean)
  const now = requestFactsOf(context).now.toISOString()
  // CA-58: what there is not is not found inside the account's frame.
  const screen = await needed(loadScreen(name, { api: apiOf(context), words, search: url.searchParams }))
  return data({ screen, now }, { status: screen ? 200 : 404, headers: PRIVATE_PAGE })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { publicUrl } = requestFactsOf(context)
  const answer = await actOn(apiOf(context), await request.formData(), publicUrl)
  if (answer instanceof Response) return answer
  return data(answer, { status: answer.kind === 'done' ? 200 : 422, headers: PRIVATE_PAGE })
}

export function headers() {
  return PRIVATE_PAGE
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.screen ? titleOf(loaderData.screen) : NOT_FOUND_TITLE
  return pageMeta(matches, { title })
}

export default function AccountPage({ loaderData: { screen, now } }: Route.ComponentProps) {
  if (!screen) {
    return (
      <AccountFrame>
        <NotFoundPage />
      </AccountFrame>
    )
  }
  return screenOf(screen, new Date(now))
}
