/** Pages of a list, with the contract's sentences for pages that cannot be. */
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'

export interface Page<Entry> {
  items: Entry[]
  total_count: number
  page_info: { page_size: number; current_page: number; total_pages: number }
}

/** A page of more is a mistake or an attack; asked for one, the shop gives this many. */
const LARGEST_PAGE = 300

export interface Bounds {
  pageSize: number
  currentPage: number
}

/** What a client asked for, before anything is read. */
export function pageBounds(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): Bounds | Refusal {
  const bounds = { pageSize: Math.min(pageSize ?? 20, LARGEST_PAGE), currentPage: currentPage ?? 1 }
  if (bounds.pageSize < 1) return refusal('graphql-input', 'pageSize value must be greater than 0.')
  if (bounds.currentPage < 1) return refusal('graphql-input', 'currentPage value must be greater than 0.')
  return bounds
}

export function pageInfo({ pageSize, currentPage }: Bounds, total: number): Page<never>['page_info'] {
  return { page_size: pageSize, current_page: currentPage, total_pages: Math.ceil(total / pageSize) }
}

/** Undefined when the page is there; an empty list has one empty page. */
export function missingPage({ pageSize, currentPage }: Bounds, total: number): Refusal | undefined {
  const pages = Math.ceil(total / pageSize)
  if (currentPage <= Math.max(pages, 1)) return undefined
  return refusal(
    'graphql-input',
    `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
  )
}

/** A page of a list that is in memory anyway. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): Page<Entry> | Refusal {
  const bounds = pageBounds(pageSize, currentPage)
  if (isRefusal(bounds)) return bounds
  const missing = missingPage(bounds, entries.length)
  if (missing) return missing
  const start = (bounds.currentPage - 1) * bounds.pageSize
  return {
    items: entries.slice(start, start + bounds.pageSize),
    total_count: entries.length,
    page_info: pageInfo(bounds, entries.length),
  }
}
