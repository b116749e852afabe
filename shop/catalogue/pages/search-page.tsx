import {
  HostedProductsDocument,
  HostedSearchDocument,
  SearchPageDocument,
  type SearchPageQuery,
  SearchTrendingDocument,
} from '../../generated/client/graphql.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, needed } from '../../request/api-errors.ts'
import { configured } from '../../request/configuration.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { hostedHits } from '../components/hosted-search.ts'
import { listingAnswer } from '../components/listing-answer.ts'
import { SearchAsked, SearchFound } from '../components/search-results.tsx'
import { foundView, hostedView } from '../components/search-view.ts'
import { hostedIndex } from '../rules/hosted-index.ts'
import { contractFilter, LISTING_PAGE_SIZE } from '../rules/listing-address.ts'
import { readSearchAddress, type SearchAddress, writeSearchAddress } from '../rules/search-address.ts'
import { hitPath, trendingWords } from '../rules/search-hit.ts'
import { searchProblem } from '../rules/search-phrase.ts'
import type { Route } from './+types/search-page.ts'

/** C-34, C-35: the shop's own search, and the hosted one where there is one and it answers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const address = readSearchAddress(url.searchParams)
  const problem = searchProblem(address.term)
  // CA-36: what cannot be searched for is not asked for.
  if (address.term === '' || problem !== undefined) {
    return { kind: 'asked' as const, address, problem, trending: await trending(api) }
  }
  const hosted = url.pathname === paths.hostedSearch() ? await hostedPage(context, address) : undefined
  if (hosted) return { kind: 'hosted' as const, address, hosted, trending: [] }
  const found = await search(api, address, url.pathname)
  const isEmpty = (found.products?.total_count ?? 0) === 0
  return { kind: 'found' as const, address, found, trending: isEmpty ? await trending(api) : [] }
}

/**
 * The cards of what the index found, as the shop itself knows and prices them today; nothing found is asked of the
 * shop.
 */
async function hostedPage(context: Route.LoaderArgs['context'], { term, page }: SearchAddress) {
  const api = apiOf(context)
  const { thirdParty, publicUrl } = requestFactsOf(context)
  if (!thirdParty.search) return undefined
  const { configvalues } = await needed(api.send(HostedSearchDocument, {}))
  const index = hostedIndex(thirdParty.search, (key) => configured(configvalues, key))
  const answer = index && (await hostedHits(index, { phrase: term, page, pageSize: LISTING_PAGE_SIZE }))
  if (!answer || answer.nbHits === 0) return undefined
  const urlKeys = answer.hits.flatMap(({ url }) => hitPath(url, publicUrl)?.slice(1) ?? [])
  const { products } = await needed(
    api.send(HostedProductsDocument, { urlKeys, pageSize: LISTING_PAGE_SIZE }),
  )
  return { products: inOrder(products?.items ?? [], urlKeys), total: answer.nbHits, pages: answer.nbPages }
}

/** As the index ranked them. */
function inOrder<Item extends { url_key?: string | null }>(
  items: readonly (Item | null)[],
  urlKeys: readonly string[],
) {
  return urlKeys.flatMap((urlKey) => items.find((item) => item?.url_key === urlKey) ?? [])
}

function search(api: Api, address: SearchAddress, path: string): Promise<SearchPageQuery> {
  const { term, page, sort } = address
  const answer = api.send(SearchPageDocument, {
    term,
    page,
    pageSize: LISTING_PAGE_SIZE,
    filter: contractFilter(address),
    sort: { [sort.field]: sort.direction },
  })
  return listingAnswer(answer, { page, first: path + writeSearchAddress({ ...address, page: 1 }) })
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
  if (loaderData.kind === 'hosted') {
    return <SearchFound address={address} found={hostedView(loaderData.hosted, address)} trending={words} />
  }
  return <SearchFound address={address} found={foundView(loaderData.found, address)} trending={words} />
}
