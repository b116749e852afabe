/** Which products a list asks for, and in which order; the store turns it into one statement. */
import type { Cents } from '#packages/money/money.ts'
import { partsOfFacet } from './facets.ts'
import { priceWords } from './price-words.ts'
import { ROOT_CATEGORY_ID } from './root-category.ts'
import type { SearchPhrase } from './search-phrase.ts'

export interface Listing {
  skus?: readonly string[] | undefined
  urlKeys?: readonly string[] | undefined
  /** Facets; a product has one of every group. */
  facetGroups: readonly (readonly string[])[]
  /** Compared with a product's lowest price, both ends included. */
  lowestCents?: { from: Cents | undefined; to: Cents | undefined } | undefined
  /** Words that must occur in one of the texts. */
  matches: readonly TextMatch[]
  /** Undefined when nothing was typed. */
  phrase?: (SearchPhrase & PhraseReading) | undefined
}

export interface TextMatch {
  text: 'name' | 'short-description' | 'description'
  words: readonly string[]
  /** Words that begin like these count too. */
  partial: boolean
}

export interface PhraseReading {
  /** `any`: one of the words is enough, for phrases that no product has all words of. */
  needs: 'all' | 'any'
  /** The last word may be unfinished, because the shopper is still typing. */
  unfinished: boolean
}

export interface Order {
  by: 'position' | 'price' | 'name' | 'relevance'
  direction: 'asc' | 'desc'
}

/** A search looks no further than this many products, so that no phrase can make the shop slow. */
export const MAX_HITS = 500

/** How many of all that a list finds have each facet and each price. */
export interface ListingFacts {
  total: number
  facets: { facet: string; count: number; label: string; position: number }[]
  /** Index of the price step, and how many products have their lowest price from there on. */
  prices: { step: number; count: number }[]
}

/** A category, or the part of it between two prices; undefined for any other list. */
export function pricedCategory({ skus, urlKeys, facetGroups, lowestCents, matches, phrase }: Listing) {
  if (skus || urlKeys || phrase || matches.length > 0) return undefined
  const categoryId = onlyCategory(facetGroups)
  return categoryId === undefined
    ? undefined
    : { categoryId, fromCents: lowestCents?.from, toCents: lowestCents?.to }
}

/** The category whose products are all that is asked for; undefined for any other list. */
export function wholeCategory(listing: Listing): number | undefined {
  const part = pricedCategory(listing)
  return part?.fromCents === undefined && part?.toCents === undefined ? part?.categoryId : undefined
}

/**
 * A list of a category's products, the root included, that is narrowed by facets and prices alone; undefined for any other.
 * A whole category is one too.
 */
export function narrowedCategory({ skus, urlKeys, facetGroups, lowestCents, matches, phrase }: Listing) {
  if (skus || urlKeys || phrase || matches.length > 0) return undefined
  const category = facetGroups.find((group) => onlyCategory([group]) !== undefined)
  return {
    categoryId: (category && onlyCategory([category])) ?? ROOT_CATEGORY_ID,
    facetGroups: facetGroups.filter((group) => group !== category),
    fromCents: lowestCents?.from,
    toCents: lowestCents?.to,
  }
}

function onlyCategory(facetGroups: Listing['facetGroups']): number | undefined {
  if (facetGroups.length === 0) return ROOT_CATEGORY_ID
  const [group, ...more] = facetGroups
  if (more.length > 0 || group?.length !== 1) return undefined
  const { name, value } = partsOfFacet(group[0] ?? '')
  return name === 'category' ? Number(value) : undefined
}

/** Lower ends of the price groups that a list is narrowed by, in cents. */
export const PRICE_STEPS: readonly Cents[] = [0, 20_00, 40_00, 60_00, 100_00, 200_00]

/** The group that starts at a step, as the filter takes it back: `20_40`, and `200_*` for the last. */
export function priceGroup(index: number): { value: string; label: string } | undefined {
  const from = PRICE_STEPS[index]
  const to = PRICE_STEPS[index + 1]
  if (from === undefined) return undefined
  const [low, high] = [from / 100, to === undefined ? undefined : to / 100]
  return { value: `${low}_${high ?? '*'}`, label: priceWords(low, high) }
}
