/** What a request says of the screen that it asks for. */
import type { Api } from '../../request/api.ts'

export interface Asked {
  api: Api
  /** Words of the address behind the screen's own. */
  words: readonly string[]
  search: URLSearchParams
  /** Token of the designs that the browser holds; undefined when it holds none. */
  portfolio: string | undefined
}

export const pageIn = (search: URLSearchParams) =>
  Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))

/** More than anybody has. */
const MAX_PAGE = 1000
