/** Lists of products: by search, by filter, and for the search box. */

import { toDollars } from '#packages/money/money.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { type PageWindow, pageInfo, pageWindow } from '../api/page-window.ts'
import { refusal } from '../api/refusal.ts'
import { selectedFields } from '../api/selected-fields.ts'
import { uidOf } from '../api/uid.ts'
import type { QueryProductsArgs, Resolvers } from '../generated/resolvers.ts'
import { paths } from '../routing/paths.ts'
import { listProducts, type ProductList } from './commands/list-products.ts'
import { wantedCategories } from './commands/wanted-categories.ts'
import { popularPhrases, similarPhrases } from './phrases-store.ts'
import { productsOfStamps } from './product-cache.ts'
import { aggregationsOf } from './rules/aggregations.ts'
import { listingOf, orderOf } from './rules/contract-filters.ts'
import { countedPhrase } from './rules/counted-phrase.ts'
import { searchPhrase, searchProblem } from './rules/search-phrase.ts'

export const listingResolvers: Resolvers = {
  Query: {
    async products(_, args, context, info) {
      if (!args.search?.trim() && !args.filter) {
        throw contractError(refusal('graphql-input', "'search' or 'filter' input argument is required."))
      }
      const page = accepted(pageWindow(args.pageSize, args.currentPage))
      const asked = selectedFields(info)
      const wants = {
        items: asked.has('items'),
        total: asked.has('total_count') || asked.has('page_info'),
        facts: asked.has('aggregations') || asked.has('filters'),
      }
      const listing = await listingFor(args, context)
      const order = orderOf(args.sort, listing.phrase !== undefined)
      const list = accepted(await listProducts(context, { listing, order, page, wants }))
      const typed = tidiedSigns(args.search ?? '') || undefined
      // The next pages of a search are no new search, and one that asks for neither products nor their number tells nothing.
      if (typed !== undefined && page.currentPage === 1 && (wants.items || list.total !== undefined)) {
        const found = list.meant === undefined ? (list.total ?? list.products.length) : 0
        context.searches.note({ typed, found, address: context.visit.address })
      }
      return { page, filter: args.filter, typed, ...list }
    },

    async popularSearches(_, { startsWith, pageSize }, { db }) {
      const { limit } = accepted(pageWindow(pageSize, 1))
      const beginning = startsWith?.trim() ? countedPhrase(startsWith) : ''
      if (beginning === undefined) return []
      return searchesOf(await popularPhrases(db, beginning, Math.min(limit, MAX_SUGGESTED)))
    },

    async searchHits(_, { phrase, pageSize, currentPage }, context) {
      requiredInput(phrase.trim(), 'phrase')
      const problem = searchProblem(phrase)
      if (problem !== undefined) throw contractError(refusal('graphql-input', problem))
      const page = accepted(pageWindow(pageSize, currentPage))
      const list = accepted(
        await listProducts(context, {
          listing: {
            facetGroups: [],
            matches: [],
            phrase: { ...searchPhrase(phrase), needs: 'all', unfinished: true },
          },
          order: { by: 'relevance', direction: 'desc' },
          page,
          wants: { items: true, total: true, facts: false },
        }),
      )
      const found = await productsOfStamps(context.db, list.products)
      const prices = await context.productPrices()
      return {
        nbHits: list.total ?? 0,
        hits: found.map((product) => ({
          url: paths.product(product),
          image_url: product.pictures[0]?.url ?? null,
          name: product.name,
          final_price: toDollars(prices.rangeOf(product).lowest.cents),
        })),
      }
    },
  },

  Products: {
    items: ({ products }, _, { db }) => productsOfStamps(db, products),
    total_count: ({ total }) => total ?? null,
    page_info: ({ page, total }) => (total === undefined ? null : pageInfo(page, total)),
    sort_fields: () => SORT_FIELDS,
    async suggestions({ meant, typed, total, products }, _, { db }) {
      const phrase = meant ?? (typed === undefined ? undefined : countedPhrase(typed))
      const isPlenty = (total ?? products.length) > FEW_FOUND
      const others =
        phrase === undefined || (isPlenty && meant === undefined)
          ? []
          : await similarPhrases(db, phrase, MAX_SIMILAR)
      return searchesOf(meant === undefined ? others : [meant, ...others])
    },
    filters: ({ facts }) => (facts ? aggregationsOf(facts, uidOf).map(layerFilter) : null),
    async aggregations({ facts, filter }, { filter: narrowed }, context) {
      if (!facts) return null
      const isNarrowed = narrowed?.category?.includeDirectChildrenOnly
      const children = isNarrowed ? await childrenOf(filter, context) : undefined
      return aggregationsOf(facts, uidOf, children && ((id) => children.has(id)))
    },
  },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  LayerFilterItemInterface: { __resolveType: () => 'LayerFilterItem' },
}

/** What was found, with the question. */
export interface FoundProducts extends ProductList {
  page: PageWindow
  filter: QueryProductsArgs['filter']
  /** The search; undefined for a list by filter alone. */
  typed: string | undefined
}

/** A search that found no more than these gets suggestions. */
const FEW_FOUND = 2
const MAX_SIMILAR = 3
const MAX_SUGGESTED = 20

const searchesOf = (phrases: readonly string[]) => phrases.map((search) => ({ search }))

const SORT_FIELDS = {
  default: 'position',
  options: [
    { label: 'Position', value: 'position' },
    { label: 'Name', value: 'name' },
    { label: 'Price', value: 'price' },
    { label: 'Best match', value: 'relevance' },
  ],
}

async function listingFor({ search, filter }: QueryProductsArgs, { db }: ShopContext) {
  const listing = accepted(listingOf(filter, await wantedCategories(db, filter)))
  if (!search?.trim()) return listing
  return { ...listing, phrase: { ...searchPhrase(search), needs: 'all' as const, unfinished: false } }
}

async function childrenOf(filter: QueryProductsArgs['filter'], { db, loaders }: ShopContext) {
  const parents = (await wantedCategories(db, filter)).flat()
  const children = await Promise.all(parents.map((id) => loaders.childrenOfCategory.load(id)))
  return new Set(children.flat().map(({ id }) => id))
}

type Aggregation = ReturnType<typeof aggregationsOf>[number]

const layerFilter = ({ attribute_code, label, count, options }: Aggregation) => ({
  name: label,
  request_var: attribute_code,
  filter_items_count: count,
  filter_items: options.map((option) => ({
    label: option.label,
    value_string: option.value,
    items_count: option.count,
  })),
})
