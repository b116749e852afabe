/** What a request says of the screen that it asks for. */
import type { Api } from '../../request/api.ts'

export interface Asked {
  api: Api
  /** Words of the address behind the screen's own. */
  words: readonly string[]
  search: URLSearchParams
  /** Token of the designs that the browser holds; undefined when it holds none. */
  portfolio: string | undefined
  now: Date
}

export const pageIn = (search: URLSearchParams) =>
  Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))

interface PageInfo {
  total_pages?: number | null | undefined
}

/** The page of a list that an address asks for, or the last one where the list ends before it. */
export async function pageAsked<List>(
  search: URLSearchParams,
  read: (page: number) => Promise<List>,
  infoOf: (list: List) => PageInfo | null | undefined,
): Promise<List> {
  const page = pageIn(search)
  const list = await read(page)
  const last = Math.max(1, infoOf(list)?.total_pages ?? 1)
  return page > last ? read(last) : list
}

/** More than anybody has. */
const MAX_PAGE = 1000
