/** A product as its card shows it. */
import type { Repeat } from '#packages/design-document/design.ts'
import { type Cents, fromDollars } from '#packages/money/money.ts'
import type { ProductCardFragment } from '../../generated/client/graphql.ts'

export interface MarksShown {
  /** A key of the badge map; one that is not in it shows nothing. */
  badge: string | undefined
  lowestPrice: boolean
  nextDayDelivery: boolean
}

export interface CardProduct {
  name: string
  urlKey: string
  /** HTML, cleaned when staff wrote it (SH-12). */
  aboutHtml: string
  picture: { url: string; label: string } | undefined
  /** How its tool begins to repeat a photo. */
  repeat?: Repeat | undefined
  /** Of its cheapest choice: for everybody who sees the page, and without any offer. */
  fromCents: Cents
  regularCents: Cents
  /** Other choices cost more. */
  isRange: boolean
  inStock: boolean
  marks: MarksShown
}

/** A product as its card shows it; none for one without a name or address. */
export function cardProduct(product: ProductCardFragment | null | undefined): CardProduct[] {
  if (!product?.name || !product.url_key) return []
  const { name, url_key: urlKey, image, short_description: about, marks, start_repeat: repeat } = product
  const { minimum_price: lowest, maximum_price: highest } = product.price_range
  const fromCents = fromDollars(lowest.final_price.value ?? 0)
  return [
    {
      name,
      urlKey,
      aboutHtml: about?.html ?? '',
      picture: image?.url ? { url: image.url, label: image.label ?? '' } : undefined,
      repeat: repeat === 'rows' || repeat === 'bricks' ? repeat : undefined,
      fromCents,
      regularCents: fromDollars(lowest.regular_price.value ?? 0),
      isRange: fromDollars(highest?.final_price.value ?? 0) > fromCents,
      inStock: product.stock_status !== 'OUT_OF_STOCK',
      marks: marksShown(marks),
    },
  ]
}

/** Marks as the contract gives them. */
export const marksShown = (marks: ProductCardFragment['marks']): MarksShown => ({
  badge: marks.badge ?? undefined,
  lowestPrice: marks.lowest_price,
  nextDayDelivery: marks.next_day_delivery,
})
