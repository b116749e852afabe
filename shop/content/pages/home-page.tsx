import { data } from 'react-router'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { brand } from '../../brands/brand.ts'
import { emphasisFonts, preloadFont } from '../../brands/first-fonts.ts'
import { HomePageDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PUBLIC_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { Facts } from '../components/home/facts.tsx'
import { Hero } from '../components/home/hero.tsx'
import { homeView } from '../components/home/home-view.ts'
import type { Route } from './+types/home-page.ts'
import { organisationData, siteData } from './home-data.ts'

/** Below the first screen, so it is hydrated lazily. */
const Sections = hydrateLazily(() =>
  import('../components/home/sections.tsx').then((module) => module.Sections),
)

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await needed(apiOf(context).send(HomePageDocument, {}))
  const { now, publicUrl } = requestFactsOf(context)
  const structured = [organisationData(publicUrl), siteData(publicUrl)]
  return data({ ...homeView(answer, now), structured }, { headers: PUBLIC_PAGE })
}

/** The hero's phrase stands in the first view. */
export const links: Route.LinksFunction = () => emphasisFonts.map(preloadFont)

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: brand.name })
  return pageMeta(matches, {
    title: `${loaderData.metaTitle} | ${brand.name}`,
    description: loaderData.metaDescription,
    robots: 'INDEX,FOLLOW',
    path: paths.home(),
    structured: loaderData.structured,
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, tag, facts } = loaderData
  return (
    <>
      <Hero hero={hero} tag={tag} />
      <Facts facts={facts} />
      <Sections home={loaderData} />
    </>
  )
}
