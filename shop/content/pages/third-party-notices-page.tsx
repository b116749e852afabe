import { data } from 'react-router'
import { brand } from '../../brands/brand.ts'
import { PUBLIC_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { ThirdPartyNotices } from '../components/third-party-notices.tsx'
import type { Route } from './+types/third-party-notices-page.ts'

/** The names of what the shop is made of; the texts of the licences are files beside it. */
export function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  return data({ parts: requestFactsOf(context).notices }, { headers: PUBLIC_PAGE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Pick<Route.MetaArgs, 'matches'>) {
  return pageMeta(matches, {
    title: `Licences of others | ${brand.name}`,
    robots: 'NOINDEX,FOLLOW',
    path: paths.page('third-party-notices'),
  })
}

export default function ThirdPartyNoticesPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  return <ThirdPartyNotices parts={loaderData.parts} />
}
