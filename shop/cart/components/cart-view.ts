import { type Cents, fromDollars } from '#packages/money/money.ts'
import type { CartViewFragment } from '../../generated/client/graphql.ts'

/** A cart as the cart page and the checkout show it. */
export interface CartView {
  pieces: number
  lines: readonly CartLineView[]
  totals: CartTotalsView
}

export interface CartLineView {
  uid: string
  name: string
  sku: string
  quantity: number
  unitCents: Cents
  rowCents: Cents
  /** The size, then everything else that was chosen, in words. */
  options: readonly { label: string; value: string }[]
  revision: string | undefined
  pictureUrl: string | undefined
  /** The design on its product, in a scene; undefined while there is no scene of its shape. */
  mockUpUrl: string | undefined
  /** Of what is sold as it is; undefined for what is made from a design. */
  goodsPictureUrl: string | undefined
  editPath: string | undefined
  /** Why the shop added it; undefined for what the shopper chose. */
  cameAlong: string | undefined
  /** Why it cannot be ordered now. */
  problem: string | undefined
}

export interface CartTotalsView {
  subtotalCents: Cents
  grandTotalCents: Cents
  gstCents: Cents
  /** Undefined before an address or method is known. */
  shipping: { label: string; cents: Cents } | undefined
  /** What is missing until standard delivery is free; 0 when it is. */
  missingForFreeShippingCents: Cents
}

export function cartView(cart: CartViewFragment): CartView {
  const lines = (cart.itemsV2?.items ?? []).flatMap((line) => (line ? [lineView(line)] : []))
  return { pieces: cart.total_quantity, lines, totals: totalsView(cart.prices) }
}

type Line = NonNullable<NonNullable<NonNullable<CartViewFragment['itemsV2']>['items']>[number]>

function lineView(line: Line): CartLineView {
  return {
    uid: line.uid,
    name: line.product.name ?? '',
    sku: line.sku ?? '',
    quantity: line.quantity,
    unitCents: fromDollars(line.prices?.price_including_tax.value ?? 0),
    rowCents: fromDollars(line.prices?.row_total_including_tax.value ?? 0),
    options: line.options,
    revision: line.design_revision?.key,
    pictureUrl: line.design_revision?.picture_url,
    mockUpUrl: line.design_revision?.mockup_url ?? undefined,
    goodsPictureUrl: line.design_revision ? undefined : (line.product.image?.url ?? undefined),
    editPath: line.extra_info?.edit_link ?? undefined,
    cameAlong: line.extra_info?.comes_along_because ?? undefined,
    problem: line.errors?.[0]?.message,
  }
}

function totalsView(prices: CartViewFragment['prices']): CartTotalsView {
  const segment = (code: string) => prices?.totals?.find((one) => one?.code === code)
  const cents = (code: string) => fromDollars(segment(code)?.amount?.value ?? 0)
  const shipping = segment('shipping')
  return {
    subtotalCents: fromDollars(prices?.subtotal_including_tax?.value ?? 0),
    grandTotalCents: fromDollars(prices?.grand_total?.value ?? 0),
    gstCents: cents('tax'),
    shipping:
      shipping?.amount?.value == null
        ? undefined
        : { label: shipping.label ?? 'Delivery', cents: cents('shipping') },
    missingForFreeShippingCents: shipping?.show_free_shipping_msg
      ? fromDollars(shipping.free_shipping_amount?.value ?? 0)
      : 0,
  }
}
