/** The event of a page that is opened; undefined for pages without one. */
import { fromDollars, toDollars } from '#packages/money/money.ts'
import { cartView } from '../../cart/components/cart-view.ts'
import type { loader as checkoutLoader } from '../../checkout/pages/checkout-page.tsx'
import type { loader as successLoader } from '../../checkout/pages/success-page.tsx'
import type { loader as urlKeyLoader } from '../../content/pages/url-key-page.tsx'
import type { DataLayerEvent } from '../../events/data-layer.ts'
import { ecommerce } from '../../events/ecommerce.ts'

/** What a loader gave to its page. */
type Loaded<Loader extends (...all: never[]) => unknown> =
  Awaited<ReturnType<Loader>> extends { data: infer Data } ? Data : never

export type UrlKeyPage = Loaded<typeof urlKeyLoader>
export type Checkout = Pick<Loaded<typeof checkoutLoader>, 'cart'>
export type Success = Loaded<typeof successLoader>

/** P-19: products, and the landing pages that sell some: categories, and pages of words about a product. */
export function viewOf(page: UrlKeyPage): DataLayerEvent | undefined {
  const sold = soldOn(page)
  return sold.length > 0 ? { event: 'view_item', ecommerce: ecommerce(sold) } : undefined
}

function soldOn(page: UrlKeyPage) {
  if (page.kind === 'product') {
    const { sku, name, categories, price_range } = page.product
    return [cardOf({ sku, name, price_range }, categories?.[0]?.name ?? undefined)]
  }
  if (page.kind === 'category') {
    const { sold, category } = page
    return sold.map((one) => cardOf(one, category.name))
  }
  if (page.kind !== 'words' || !page.page.remarketing_product_id) return []
  const { remarketing_product_id: id, remarketing_product_type, remarketing_product_price, title } = page.page
  const dollars = Number(remarketing_product_price)
  return [
    {
      id,
      name: title ?? id,
      category: remarketing_product_type ?? undefined,
      unitCents: Number.isFinite(dollars) ? fromDollars(dollars) : 0,
    },
  ]
}

interface Card {
  sku?: string | null
  name?: string | null
  price_range: { minimum_price: { final_price: { value?: number | null } } }
}

function cardOf({ sku, name, price_range }: Card, category: string | undefined) {
  const dollars = price_range.minimum_price.final_price.value ?? 0
  return { id: sku ?? '', name: name ?? '', category, unitCents: fromDollars(dollars) }
}

export function checkoutOf({ cart }: Checkout): DataLayerEvent {
  const { lines, totals } = cartView(cart)
  const sold = lines.map(({ sku, name, unitCents, quantity }) => ({ id: sku, name, unitCents, quantity }))
  return { event: 'begin_checkout', ecommerce: ecommerce(sold, totals.grandTotalCents) }
}

export function purchaseOf({ order }: Success): Extract<DataLayerEvent, { event: 'purchase' }> | undefined {
  if (!order?.number) return undefined
  const sold = (order.items ?? []).flatMap((line) =>
    line
      ? [
          {
            id: line.product_sku ?? '',
            name: line.product_name ?? '',
            unitCents: fromDollars(line.product_sale_price.value ?? 0),
            quantity: line.quantity_ordered ?? 1,
          },
        ]
      : [],
  )
  const dollars = (money: { value?: number | null } | null | undefined) =>
    toDollars(fromDollars(money?.value ?? 0))
  return {
    event: 'purchase',
    ecommerce: {
      ...ecommerce(sold, fromDollars(order.total?.grand_total.value ?? 0)),
      transaction_id: order.number,
      tax: dollars(order.total?.total_tax),
      shipping: dollars(order.total?.total_shipping),
    },
  }
}
