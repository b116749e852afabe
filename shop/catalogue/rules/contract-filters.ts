/** The contract's filters and orders of products as the shop's own listing; no more is read into them than is there. */
import { type Cents, fromDollars } from '#packages/money/money.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { ATTRIBUTES, attributeFacet, categoryFacet } from './facets.ts'
import type { Listing, Order, TextMatch } from './listing.ts'
import { ROOT_CATEGORY_ID } from './root-category.ts'
import { plainWords } from './search-phrase.ts'

type Maybe<Value> = Value | null | undefined
export type EqualFilter = Maybe<{ eq?: Maybe<string>; in?: Maybe<readonly Maybe<string>[]> }>
export type MatchFilter = Maybe<{ match?: Maybe<string>; match_type?: Maybe<'FULL' | 'PARTIAL'> }>
type RangeFilter = Maybe<{ from?: Maybe<string>; to?: Maybe<string> }>

export interface ContractFilter {
  category_id?: EqualFilter
  category_uid?: EqualFilter
  category_url_path?: EqualFilter
  sku?: EqualFilter
  url_key?: EqualFilter
  name?: MatchFilter
  description?: MatchFilter
  short_description?: MatchFilter
  price?: RangeFilter
  family?: EqualFilter
  orientation?: EqualFilter
  size?: EqualFilter
  shape?: EqualFilter
  material?: EqualFilter
  ready_by?: EqualFilter
  product_category?: EqualFilter
}

/** Undefined when the filter does not limit its field; an empty list allows nothing. */
export function valuesOf(filter: EqualFilter): string[] | undefined {
  if (!filter || (filter.eq == null && filter.in == null)) return undefined
  return [filter.eq, ...(filter.in ?? [])].filter((value) => value != null)
}

/**
 * @param categoryIds what the filter's category fields stand for, one list for each field that is given
 */
export function listingOf(
  filter: Maybe<ContractFilter>,
  categoryIds: readonly number[][],
): Listing | Refusal {
  const prices = pricesOf(filter?.price)
  if (prices && 'kind' in prices) return prices
  return {
    skus: valuesOf(filter?.sku),
    urlKeys: valuesOf(filter?.url_key),
    facetGroups: [
      // The root is no limit: everything is below it.
      ...categoryIds.filter((ids) => !ids.includes(ROOT_CATEGORY_ID)).map((ids) => ids.map(categoryFacet)),
      ...ATTRIBUTES.flatMap(({ code }) => {
        const values = valuesOf(filter?.[code])
        return values ? [values.map((value) => attributeFacet(code, value))] : []
      }),
    ],
    lowestCents: prices,
    matches: [
      ...matchOf('name', filter?.name),
      ...matchOf('description', filter?.description),
      ...matchOf('short-description', filter?.short_description),
    ],
  }
}

function matchOf(text: TextMatch['text'], filter: MatchFilter): TextMatch[] {
  if (filter?.match == null) return []
  return [{ text, words: plainWords(filter.match).slice(0, 12), partial: filter.match_type === 'PARTIAL' }]
}

function pricesOf(range: RangeFilter): NonNullable<Listing['lowestCents']> | Refusal | undefined {
  if (!range) return undefined
  const from = centsOf(range.from)
  const to = centsOf(range.to)
  if (typeof from === 'object') return from
  if (typeof to === 'object') return to
  return { from, to }
}

/** An asterisk is how price groups write an open end. */
function centsOf(dollars: Maybe<string>): Cents | Refusal | undefined {
  if (dollars == null || dollars === '' || dollars === '*') return undefined
  const value = Number(dollars)
  if (!Number.isFinite(value) || Math.abs(value) > 1_000_000) {
    return refusal('graphql-input', `"${dollars}" is not a price.`)
  }
  return fromDollars(value)
}

type Direction = 'ASC' | 'DESC'
interface ContractOrder {
  name?: Maybe<Direction>
  position?: Maybe<Direction>
  price?: Maybe<Direction>
  relevance?: Maybe<Direction>
}

/** Clients give one field; without any it is catalogue order, or the best match first in a search. */
export function orderOf(sort: Maybe<ContractOrder>, isSearch: boolean): Order {
  for (const by of ['name', 'price', 'position'] as const) {
    const direction = sort?.[by]
    if (direction != null) return { by, direction: direction === 'DESC' ? 'desc' : 'asc' }
  }
  return isSearch ? { by: 'relevance', direction: 'desc' } : { by: 'position', direction: 'asc' }
}
