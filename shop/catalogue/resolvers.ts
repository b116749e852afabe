import { fromDollars } from '#packages/money/money.ts'
import { accepted, contractError } from '../contract-error.ts'
import { aud } from '../contract-money.ts'
import type {
  InputMaybe,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  Resolvers,
} from '../generated/resolvers.ts'
import { refusal } from '../refusal.ts'
import { idOfUid, uidOf } from '../uid.ts'
import { pageOf } from './rules/paging.ts'
import { priceRangeOf } from './rules/price.ts'
import { printRecordOf } from './rules/print-record.ts'
import { type Category, findCategories, findProducts, type Product } from './store.ts'

/** What a path of the shop can open. */
export type Routed = Product | Category

const picture = ({ pictures }: Product, index = 0) => {
  const shown = pictures[index]
  return shown ? { ...shown, position: index, disabled: false } : null
}
const price = (cents: number) => ({ regular_price: aud(cents), final_price: aud(cents), discount: null })

export const catalogueResolvers: Resolvers = {
  Query: {
    async products(_, { search, filter, pageSize, currentPage, sort }, { db }) {
      if (!search?.trim() && !filter) {
        throw contractError(refusal('graphql-input', "'search' or 'filter' input argument is required."))
      }
      const found = await findProducts(db, { search: search ?? undefined, ...queryOf(filter) })
      return accepted(pageOf(sorted(found.filter(isWithinPrices(filter)), sort), pageSize, currentPage))
    },

    async categories(_, { filters, pageSize, currentPage }, { db }) {
      const found = await findCategories(db, {
        ids: filters?.category_uid ? idsOf(filters.category_uid) : undefined,
        urlKeys: listOf(filters?.url_key) ?? listOf(filters?.url_path),
        nameContains: filters?.name?.match ?? undefined,
      })
      return accepted(pageOf(found, pageSize, currentPage))
    },

    async route(_, { url }, { db }) {
      const urlKey = url.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
      if (urlKey === '') return null
      const [category] = await findCategories(db, { urlKeys: [urlKey] })
      if (category) return category
      const [product] = await findProducts(db, { urlKeys: [urlKey] })
      return product ?? null
    },
  },

  RoutableInterface: { __resolveType: (routed) => ('sku' in routed ? 'SimpleProduct' : 'CategoryTree') },
  ProductInterface: { __resolveType: () => 'SimpleProduct' },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },

  SimpleProduct: {
    uid: ({ id }) => uidOf(id),
    url_key: ({ urlKey }) => urlKey,
    relative_url: ({ urlKey }) => urlKey,
    redirect_code: () => 0,
    type: () => 'PRODUCT',
    canonical_url: ({ urlKey }, _, { publicUrl }) => `${publicUrl}/${urlKey}`,
    description: ({ descriptionHtml }) => ({ html: descriptionHtml }),
    short_description: ({ shortDescriptionHtml }) => ({ html: shortDescriptionHtml }),
    image: (product) => picture(product),
    small_image: (product) => picture(product),
    media_gallery: (product) => product.pictures.map((_, index) => picture(product, index)),
    price_range({ record }) {
      const { lowestCents, highestCents } = priceRangeOf(record)
      return { minimum_price: price(lowestCents), maximum_price: price(highestCents) }
    },
    stock_status: ({ inStock }) => (inStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    categories: ({ id }, _, { loaders }) => loaders.categoriesOfProduct.load(id),
    meta_title: ({ metaTitle }) => metaTitle,
    title: ({ name }) => name,
    meta_description: ({ metaDescription }) => metaDescription,
    meta_keyword: ({ metaKeywords }) => metaKeywords,
    meta_robots: ({ metaRobots }) => metaRobots,
    technical_specifications: ({ technicalSpecifications }) => technicalSpecifications,
    about_artist: () => null,
    remarketing_product_id: ({ sku }) => sku,
    print_record: ({ record, version }) => {
      const { sizes, options, ...rest } = printRecordOf(record, version)
      return {
        ...rest,
        sizes: [...sizes],
        options: options.map(({ code, label, values }) => ({ code, label, values: [...values] })),
      }
    },
  },

  CategoryTree: {
    uid: ({ id }) => uidOf(id),
    url_key: ({ urlKey }) => urlKey,
    url_path: ({ urlKey }) => urlKey,
    relative_url: ({ urlKey }) => urlKey,
    redirect_code: () => 0,
    type: () => 'CATEGORY',
    meta_title: ({ metaTitle }) => metaTitle,
    meta_description: ({ metaDescription }) => metaDescription,
    product_count: async ({ id }, _, { loaders }) => (await loaders.productsOfCategory.load(id)).length,
    products: async ({ id }, { pageSize, currentPage, sort }, { loaders }) =>
      accepted(pageOf(sorted(await loaders.productsOfCategory.load(id), sort), pageSize, currentPage)),
  },
}

function queryOf(filter: InputMaybe<ProductAttributeFilterInput> | undefined) {
  return {
    skus: listOf(filter?.sku),
    urlKeys: listOf(filter?.url_key),
    categoryIds: filter?.category_uid ? idsOf(filter.category_uid) : undefined,
    nameContains: filter?.name?.match ?? undefined,
  }
}

type EqualFilter = InputMaybe<{ eq?: InputMaybe<string>; in?: InputMaybe<InputMaybe<string>[]> }>

/** The values that a filter allows; undefined when it does not limit them. */
function listOf(filter: EqualFilter | undefined): string[] | undefined {
  if (!filter) return undefined
  return [filter.eq, ...(filter.in ?? [])].filter((value) => value != null)
}

const idsOf = (filter: EqualFilter) => (listOf(filter) ?? []).flatMap((uid) => idOfUid(uid) ?? [])

/** Prices come from the record, so they are compared here and not in the database. */
function isWithinPrices(filter: InputMaybe<ProductAttributeFilterInput> | undefined) {
  const from = centsOf(filter?.price?.from) ?? 0
  const to = centsOf(filter?.price?.to) ?? Number.POSITIVE_INFINITY
  return ({ record }: Product) => {
    const { lowestCents } = priceRangeOf(record)
    return lowestCents >= from && lowestCents <= to
  }
}

function centsOf(dollars: InputMaybe<string> | undefined): number | undefined {
  if (dollars == null) return undefined
  const value = Number(dollars)
  if (Number.isFinite(value)) return fromDollars(value)
  throw contractError(refusal('graphql-input', `"${dollars}" is not a price.`))
}

function sorted(
  products: readonly Product[],
  sort: InputMaybe<ProductAttributeSortInput> | undefined,
): Product[] {
  const direction = Object.values(sort ?? {}).find((order) => order != null) === 'DESC' ? -1 : 1
  const compare = sort?.name
    ? (a: Product, b: Product) => a.name.localeCompare(b.name)
    : sort?.price
      ? (a: Product, b: Product) => priceRangeOf(a.record).lowestCents - priceRangeOf(b.record).lowestCents
      : (a: Product, b: Product) => a.position - b.position
  return products.toSorted((a, b) => direction * compare(a, b) || a.id - b.id)
}
