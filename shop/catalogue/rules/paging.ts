/** Pages of a list, with the contract's sentences for pages that cannot be. */
import { type Refusal, refusal } from '../../refusal.ts'

export interface Page<Entry> {
  items: Entry[]
  total_count: number
  page_info: { page_size: number; current_page: number; total_pages: number }
}

export function pageOf<Entry>(
  entries: readonly Entry[],
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): Page<Entry> | Refusal {
  const size = pageSize ?? 20
  const current = currentPage ?? 1
  if (size < 1) return refusal('graphql-input', 'pageSize value must be greater than 0.')
  if (current < 1) return refusal('graphql-input', 'currentPage value must be greater than 0.')
  const pages = Math.ceil(entries.length / size)
  if (current > Math.max(pages, 1)) {
    return refusal(
      'graphql-input',
      `currentPage value ${current} specified is greater than the ${pages} page(s) available.`,
    )
  }
  return {
    items: entries.slice((current - 1) * size, current * size),
    total_count: entries.length,
    page_info: { page_size: size, current_page: current, total_pages: pages },
  }
}
