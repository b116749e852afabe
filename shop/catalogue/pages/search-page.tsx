import { redirect } from 'react-router'
import { type Api, apiOf } from '../../api.ts'
import { configured } from '../../frame/configuration.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { isApiError, needed } from '../../frame/problem.ts'
import {
  SearchPageDocument,
  type SearchPageQuery,
  SearchTrendingDocument,
} from '../../generated/client/graphql.ts'
import { SearchAsked, SearchFound } from '../components/search-results.tsx'
import { foundView } from '../components/search-view.ts'
import {
  contractFilter,
  readSearchAddress,
  SEARCH_PAGE_SIZE,
  type SearchAddress,
  writeSearchAddress,
} from '../rules/search-address.ts'
import { trendingWords } from '../rules/search-hit.ts'
import { searchProblem } from '../rules/search-phrase.ts'
import type { Route } from './+types/search-page.ts'

/** C-34, C-35: both addresses of a search show what the shop's own index finds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const address = readSearchAddress(url.searchParams)
  const problem = searchProblem(address.term)
  // CA-36: what cannot be searched for is not asked for.
  if (address.term === '' || problem !== undefined) {
    return { kind: 'asked' as const, address, problem, trending: await trending(api) }
  }
  const found = await search(api, address, url.pathname)
  const isEmpty = (found.products?.total_count ?? 0) === 0
  return { kind: 'found' as const, address, found, trending: isEmpty ? await trending(api) : [] }
}

/** Old links may name pages that are gone; they lead to the first one. */
async function search(api: Api, address: SearchAddress, path: string): Promise<SearchPageQuery> {
  const { term, page, sort } = address
  const answer = api.send(SearchPageDocument, {
    term,
    page,
    pageSize: SEARCH_PAGE_SIZE,
    filter: contractFilter(address),
    sort: { [sort.field]: sort.direction },
  })
  const gone =
    page === 1
      ? undefined
      : await answer.then(
          () => undefined,
          (error: unknown) => error,
        )
  if (isApiError(gone) && gone.category === 'graphql-input') {
    throw redirect(path + writeSearchAddress({ ...address, page: 1 }))
  }
  return needed(answer)
}

/** May fail alone: without these words the page still asks for some. */
async function trending(api: Api): Promise<string[]> {
  try {
    const { configvalues, popularSearches } = await api.send(SearchTrendingDocument, {})
    return trendingWords(
      configured(configvalues, 'algolia_default_keywords'),
      popularSearches.map(({ search }) => search),
    )
  } catch (error) {
    if (isApiError(error)) return []
    throw error
  }
}

/** C-36, CA-38. A search is nothing that search engines should list. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const term = loaderData?.address.term
  return pageMeta(matches, { title: term ? `${term} - Search Page` : 'Search Page' })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { address, trending: words } = loaderData
  if (loaderData.kind === 'asked') {
    return <SearchAsked term={address.term} problem={loaderData.problem} trending={words} />
  }
  return <SearchFound address={address} found={foundView(loaderData.found, address)} trending={words} />
}
