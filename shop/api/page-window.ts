/** One page of a list that the database cuts: what to ask it for, and what the contract says about it. */
import { type Refusal, refusal } from './refusal.ts'

export interface PageWindow {
  limit: number
  offset: number
  currentPage: number
}

/** More than a page can show; a larger wish gets this many. */
const MAX_ENTRIES = 300

/** @returns a refusal in the contract's words for pages that cannot be */
export function pageWindow(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
): PageWindow | Refusal {
  const size = pageSize ?? 20
  const current = currentPage ?? 1
  if (size < 1) return refusal('graphql-input', 'pageSize value must be greater than 0.')
  if (current < 1) return refusal('graphql-input', 'currentPage value must be greater than 0.')
  const limit = Math.min(size, MAX_ENTRIES)
  return { limit, offset: (current - 1) * limit, currentPage: current }
}

export function pageInfo({ limit, currentPage }: PageWindow, total: number) {
  return { page_size: limit, current_page: currentPage, total_pages: Math.ceil(total / limit) }
}
