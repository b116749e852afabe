/** Lists products for a page of the shop: finds them, forgives typing mistakes, and counts only what is asked for. */
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { missingPage, type PageWindow } from '../../api/page-window.ts'
import type { Refusal } from '../../api/refusal.ts'
import { pageOfSnapshot } from '../category-snapshots.ts'
import {
  type ListedPage,
  nearestSpellings,
  type PageWanted,
  pagesOfListings,
  type WantedFacts,
} from '../listing-store.ts'
import { keepRecentCounts, recentCounts } from '../recent-counts.ts'
import { type Listing, type Order, pricedCategory, wholeCategory } from '../rules/listing.ts'

interface Deps {
  db: Database
  clock: Clock
}

export interface ListRequest {
  listing: Listing
  order: Order
  page: PageWindow
  wants: { items: boolean; total: boolean; facts: boolean }
}

export interface ProductList extends ListedPage {
  /** The phrase that found them, when the one typed finds nothing. */
  meant: string | undefined
}

/** @returns the contract's refusal when the page is beyond the last one */
export async function listProducts(deps: Deps, request: ListRequest): Promise<ProductList | Refusal> {
  const list = await forgivingList(deps, request)
  return (list.total === undefined ? undefined : missingPage(request.page, list.total)) ?? list
}

async function forgivingList(deps: Deps, request: ListRequest): Promise<ProductList> {
  const first = await listOnce(deps, request)
  const { phrase } = request.listing
  if (!phrase || phrase.words.length === 0 || first.total !== 0) return { ...first, meant: undefined }
  const meant = await spelledWell(deps.db, phrase.words)
  for (const needs of ['all', 'any'] as const) {
    const listing = { ...request.listing, phrase: { ...phrase, words: meant, needs } }
    const again = await listOnce(deps, { ...request, listing })
    if (again.total !== 0) return { ...again, meant: meant.join(' ') }
  }
  return { ...first, meant: undefined }
}

async function listOnce({ db, clock }: Deps, request: ListRequest): Promise<ListedPage> {
  const wanted = pageWanted(request)
  const known = isKeptWhole(wanted) ? undefined : await pageOfSnapshot(db, wanted)
  if (known) return known
  if (wanted.facts?.kind !== 'counted' || wanted.listing.phrase) return onePage(db, wanted)
  const nowMs = clock.now().getTime()
  const recent = recentCounts(db, wanted.listing, nowMs)
  if (recent) return { ...(await onePage(db, uncounted(wanted))), total: recent.total, facts: recent }
  const page = await onePage(db, wanted)
  if (page.facts) keepRecentCounts(db, wanted.listing, page.facts, nowMs)
  return page
}

function pageWanted({ listing, order, page: { limit, offset }, wants }: ListRequest): PageWanted {
  // A page beyond the first may be one that is not there, and the answer to that names how many there are.
  const isCounted = wants.total || offset > 0
  const counts = countsFor(listing)
  return {
    listing,
    order,
    limit: wants.items ? limit : 0,
    offset,
    isCounted,
    // What is kept for a category is cheaper to read than its rows are to count.
    facts: wants.facts || (isCounted && counts.kind !== 'counted') ? counts : undefined,
  }
}

/** A whole category in its own order is read with what is kept of it. */
const isKeptWhole = ({ listing, order }: PageWanted) =>
  wholeCategory(listing) !== undefined && order.by === 'position'

function countsFor(listing: Listing): WantedFacts {
  const categoryId = wholeCategory(listing)
  if (categoryId !== undefined) return { kind: 'whole-category', categoryId }
  const part = pricedCategory(listing)
  return part ? { kind: 'priced-category', ...part } : { kind: 'counted' }
}

const uncounted = (wanted: PageWanted): PageWanted => ({ ...wanted, isCounted: false, facts: undefined })

async function onePage(db: Database, wanted: PageWanted): Promise<ListedPage> {
  const [page] = await pagesOfListings(db, [wanted])
  return page ?? { products: [], total: undefined, facts: undefined }
}

/** The phrase with every word that no product uses replaced by the nearest one that some product does. */
async function spelledWell(db: Database, words: readonly string[]): Promise<string[]> {
  const nearest = await nearestSpellings(db, words)
  return words.map((word) => nearest.get(word)?.[0] ?? word)
}
