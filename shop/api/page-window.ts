/** One page of a list: what to ask the database for, and what the contract says about it. */
import { entriesOnPage, pageCount } from '#packages/paging/page-of-list.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'

export interface PageWindow {
  /** The size of a page. */
  limit: number
  /** How many entries stand before the page. */
  offset: number
  /** Counted from 1. */
  currentPage: number
}

interface Page<Entry> {
  items: Entry[]
  total_count: number
  page_info: ReturnType<typeof pageInfo>
}

/** It bounds the cost of a request; asked for more, the shop gives this many. */
const MAX_ENTRIES = 300

/**
 * @param usual the size of a page when the client names none
 * @param largest the size that a larger wish gets; Infinity where the list is short by nature
 * @returns a refusal in the contract's words for pages that cannot be
 */
export function pageWindow(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
  { usual = 20, largest = MAX_ENTRIES }: { usual?: number; largest?: number } = {},
): PageWindow | Refusal {
  const size = pageSize ?? usual
  const current = currentPage ?? 1
  if (size < 1) return refusal('graphql-input', 'pageSize value must be greater than 0.')
  if (current < 1) return refusal('graphql-input', 'currentPage value must be greater than 0.')
  const limit = Math.min(size, largest)
  return { limit, offset: (current - 1) * limit, currentPage: current }
}

export function pageInfo({ limit, currentPage }: PageWindow, total: number) {
  return { page_size: limit, current_page: currentPage, total_pages: pageCount(total, limit) }
}

/**
 * How many entries the whole list has. They are counted only where the page cannot tell: a first page with room left has
 * all of them.
 */
export async function totalOf(
  { limit, offset }: PageWindow,
  entries: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  return offset === 0 && entries.length < limit ? entries.length : count()
}

/** Undefined when the page is there; an empty list has one empty page. */
export function missingPage({ limit, currentPage }: PageWindow, total: number): Refusal | undefined {
  const pages = pageCount(total, limit)
  if (currentPage <= Math.max(pages, 1)) return undefined
  return refusal(
    'graphql-input',
    `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
  )
}

/** What stands on a page of a list that is in memory anyway. */
export const onPage = <Entry>(entries: readonly Entry[], { limit, currentPage }: PageWindow): Entry[] =>
  entriesOnPage(entries, currentPage, limit)

/** A page of a list that is in memory anyway; a page beyond the last is refused. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): Page<Entry> | Refusal {
  const page = pageWindow(pageSize, currentPage)
  if (isRefusal(page)) return page
  const total = entries.length
  return (
    missingPage(page, total) ?? {
      items: onPage(entries, page),
      total_count: total,
      page_info: pageInfo(page, total),
    }
  )
}
