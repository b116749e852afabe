import type { ProductPageFragment } from '../../generated/client/graphql.ts'
import type { OfferedRecord } from '../rules/price.ts'
import { recordOfPrint } from '../rules/print-record.ts'
import { type MarksShown, marksShown } from './marks.tsx'
import { type CardProduct, cardProduct } from './product-card.tsx'

/** A product as its page shows it. */
export interface ProductView {
  name: string
  urlKey: string
  storyHtml: string
  metaTitle: string
  metaDescription: string
  /** One line each. */
  specifications: readonly string[]
  inStock: boolean
  marks: MarksShown
  pictures: readonly { url: string; label: string }[]
  category: { name: string; urlKey: string } | undefined
  siblings: readonly CardProduct[]
  record: OfferedRecord
  fromDollars: number
  upToDollars: number
}

/** @throws RangeError when the product has nothing to choose, which no printed product is */
export function productView(product: ProductPageFragment): ProductView {
  const { name, url_key: urlKey, print_record: print, price_range: prices } = product
  if (!name || !urlKey || !print)
    throw new RangeError(`Expected a printed product but received ${product.sku}`)
  const category = product.categories?.find((one) => one?.name && one.url_key)
  return {
    name,
    urlKey,
    storyHtml: product.story?.html ?? '',
    metaTitle: product.meta_title ?? name,
    metaDescription: product.meta_description ?? '',
    specifications: (product.technical_specifications ?? '').split('\n').filter(Boolean),
    inStock: product.stock_status !== 'OUT_OF_STOCK',
    marks: marksShown(product.marks),
    pictures: (product.media_gallery ?? []).flatMap((one) =>
      one?.url ? { url: one.url, label: one.label ?? '' } : [],
    ),
    category:
      category?.name && category.url_key ? { name: category.name, urlKey: category.url_key } : undefined,
    siblings: (category?.products?.items ?? []).flatMap(cardProduct).filter((one) => one.urlKey !== urlKey),
    record: recordOfPrint(print),
    fromDollars: prices.minimum_price.final_price.value ?? 0,
    upToDollars: prices.maximum_price?.final_price.value ?? 0,
  }
}
