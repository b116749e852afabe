import { data } from 'react-router'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { AccountMenuDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { portfolioOf } from '../../request/portfolio-cookie.ts'
import { requestFactsOf } from '../../request/request.ts'
import { isSentByPage } from '../../request/sent-by-page.ts'
import { AccountFrame, AccountMenu } from '../components/account-frame.tsx'
import { screenOf, titleOf } from '../components/account-screens.tsx'
import type { Route } from './+types/account-page.ts'
import { actOn } from './account-acts.ts'
import { loadScreen } from './account-loads.ts'
import { answerOfAct } from './answer-of-act.ts'

/**
 * All screens of the account at one route, so that the table of routes, which every page loads, stays small. Its gate has
 * been passed (I-01). `/customer/account` itself shows the dashboard (CA-57).
 */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const [name = 'dashboard', ...words] = (params['*'] ?? '').split('/').filter(Boolean)
  const { now } = requestFactsOf(context)
  // CA-58: what there is not is not found inside the account's frame.
  const asked = { api: apiOf(context), words, search: url.searchParams, portfolio: portfolioOf(request), now }
  const [screen, { referralProgramme }] = await needed(
    Promise.all([loadScreen(name, asked), asked.api.send(AccountMenuDocument, {})]),
  )
  // SH-16: an address with a token is told to nobody.
  const headers = { ...PRIVATE_PAGE, ...(url.searchParams.has('token') && NO_REFERRER) }
  const hasReferrals = referralProgramme !== null
  return data({ screen, hasReferrals, now: now.toISOString() }, { status: screen ? 200 : 404, headers })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { publicUrl } = requestFactsOf(context)
  const staysHere = isSentByPage(request)
  const answer = await actOn(apiOf(context), await request.formData(), publicUrl, { staysHere })
  return answer instanceof Response ? answer : answerOfAct(answer, publicUrl, PRIVATE_PAGE)
}

const NO_REFERRER = { 'referrer-policy': 'no-referrer' }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const referrers = loaderHeaders.get('referrer-policy')
  return { ...PRIVATE_PAGE, ...(referrers && { 'referrer-policy': referrers }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.screen ? titleOf(loaderData.screen) : NOT_FOUND_TITLE
  return pageMeta(matches, { title })
}

export default function AccountPage({ loaderData: { screen, hasReferrals, now } }: Route.ComponentProps) {
  return (
    <AccountMenu value={{ hasReferrals }}>
      {screen ? (
        screenOf(screen, new Date(now))
      ) : (
        <AccountFrame>
          <NotFoundPage />
        </AccountFrame>
      )}
    </AccountMenu>
  )
}
