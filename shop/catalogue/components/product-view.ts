import { type Cents, fromDollars as centsOf } from '#packages/money/money.ts'
import type { OfferedRecord } from '#packages/product/price.ts'
import type { ProductPageFragment } from '../../generated/client/graphql.ts'
import { type ShapedScene, sceneOfPrint } from '../../scenes/rules/print-scene.ts'
import { recordOfPrint } from '../rules/print-record.ts'
import { type CardProduct, cardProduct, type MarksShown, marksShown } from './card-product.ts'
import { type CategoryStep, categoriesAbove } from './categories-above.ts'

/** What the page of any product shows. */
export interface ProductFacts {
  sku: string
  name: string
  urlKey: string
  canonicalUrl: string | undefined
  storyHtml: string
  metaTitle: string
  metaDescription: string
  robots: string
  /** One line each. */
  specifications: readonly string[]
  inStock: boolean
  /** False for what is ordered with a form of its own, which this page has not. */
  isOrderable: boolean
  marks: MarksShown
  pictures: readonly { url: string; label: string }[]
  category: CategoryStep | undefined
  /** The way down to the product: the categories above its own, the department first, and its own. */
  way: readonly CategoryStep[]
  siblings: readonly CardProduct[]
  fromCents: Cents
  /** Without any offer; the same as `fromCents` when there is none. */
  regularCents: Cents
  fromDollars: number
  upToDollars: number
  /** Lowest prices of larger quantities as the contract gives them: only pages of goods, which come later, read them. */
  tiers: ProductPageFragment['price_tiers']
}

/** A product that is made from a design. */
export interface ProductView extends ProductFacts {
  record: OfferedRecord
  /** In which the shopper's own photo can be seen, one for each shape. */
  scenes: readonly ShapedScene[]
  /** In which a piece hangs on a wall. */
  rooms: readonly ShapedScene[]
}

/** @throws RangeError when the product has nothing to choose, which no printed product is */
export function productView(product: ProductPageFragment): ProductView {
  const { print_record: print } = product
  if (!print) throw new RangeError(`Expected more of a product but received ${product.sku}`)
  return {
    ...productFacts(product),
    record: recordOfPrint(print),
    scenes: print.scenes.map(sceneOfPrint),
    rooms: print.rooms.map(sceneOfPrint),
  }
}

/** @throws RangeError when the product has no name or address, without which nothing is a page */
export function productFacts(product: ProductPageFragment): ProductFacts {
  const { sku, name, url_key: urlKey, price_range: prices } = product
  if (!sku || !name || !urlKey) throw new RangeError(`Expected more of a product but received ${sku}`)
  const categoryOfPage = product.categories?.find((one) => one?.name && one.url_path)
  const category =
    categoryOfPage?.name && categoryOfPage.url_path
      ? { name: categoryOfPage.name, urlPath: categoryOfPage.url_path }
      : undefined
  const isOrderable = product.__typename === 'SimpleProduct'
  const fromDollars = prices.minimum_price.final_price.value ?? 0
  return {
    sku,
    name,
    urlKey,
    canonicalUrl: product.canonical_url ?? undefined,
    storyHtml: product.story?.html ?? '',
    metaTitle: product.meta_title ?? name,
    metaDescription: product.meta_description ?? '',
    robots: isOrderable ? (product.meta_robots ?? 'NOINDEX,NOFOLLOW') : 'NOINDEX,FOLLOW',
    specifications: (product.technical_specifications ?? '').split('\n').filter(Boolean),
    inStock: product.stock_status !== 'OUT_OF_STOCK',
    isOrderable,
    marks: marksShown(product.marks),
    pictures: (product.media_gallery ?? []).flatMap((one) =>
      one?.url ? { url: one.url, label: one.label ?? '' } : [],
    ),
    category,
    way: category ? [...categoriesAbove(categoryOfPage?.breadcrumbs), category] : [],
    siblings: (categoryOfPage?.products?.items ?? [])
      .flatMap(cardProduct)
      .filter((one) => one.urlKey !== urlKey),
    fromCents: centsOf(fromDollars),
    regularCents: centsOf(prices.minimum_price.regular_price.value ?? fromDollars),
    fromDollars,
    upToDollars: prices.maximum_price?.final_price.value ?? 0,
    tiers: product.price_tiers,
  }
}
