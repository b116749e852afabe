import { type Cents, fromDollars } from '#packages/money/money.ts'
import type { CartLineViewFragment, CartViewFragment } from '../../generated/client/graphql.ts'
import { type CertificateFields, certificateFields } from './certificate-fields.ts'
import { type PaymentsView, paymentsView } from './payments-view.ts'

/** A cart as the cart page and the checkout show it. */
export interface CartView {
  /** J-20: false when everything is a certificate or a membership. */
  needsDelivery: boolean
  pieces: number
  lines: readonly CartLineView[]
  totals: CartTotalsView
  coupons: CouponsView
  payments: PaymentsView
}

/** The codes of a cart. */
export interface CouponsView {
  /** J-12: whether the field for a code is shown. */
  isOffered: boolean
  applied: readonly AppliedCouponView[]
  /** Announced codes that would make this cart cheaper. */
  offered: readonly { code: string; label: string; savingCents: Cents }[]
  /** Said while a code gives something. */
  message: string | undefined
}

export interface AppliedCouponView {
  /** As it is printed, such as WELCOME10. */
  code: string
  /** What it gives, or why it gives nothing at the moment. */
  about: string
  isIdle: boolean
}

export interface CartLineView {
  uid: string
  name: string
  sku: string
  quantity: number
  /** One of it is several printed pieces. */
  isSet?: boolean
  unitCents: Cents
  rowCents: Cents
  /** The size, then everything else that was chosen, in words, and the shopper's note for the people who make it. */
  options: readonly { label: string; value: string }[]
  revision: string | undefined
  pictureUrl: string | undefined
  /** The design on its product, in a scene; undefined while there is no scene of its shape. */
  mockUpUrl: string | undefined
  /** Of what is sold as it is; undefined for what is made from a design. */
  goodsPictureUrl: string | undefined
  editPath: string | undefined
  /** Of a gift certificate: what it says, by the names under which one is added. */
  certificate: CertificateFields | undefined
  /** Why the shop added it; undefined for what the shopper chose. */
  autoAddedReason: string | undefined
  /** Why it cannot be ordered now. */
  problem: string | undefined
}

export interface CartTotalsView {
  subtotalCents: Cents
  /** What coupons take off the goods; below zero. */
  discounts: readonly TotalRow[]
  /** What gift cards, store credit and points pay; below zero. */
  paid: readonly TotalRow[]
  /** Subtotal, discounts, delivery and what is paid otherwise add up to it. */
  grandTotalCents: Cents
  gstCents: Cents
  /** J-20: nothing is sent by post or courier. */
  isEmailed?: boolean
  /** Undefined before an address or method is known. */
  shipping: { label: string; cents: Cents } | undefined
  /** What is missing until standard delivery is free; 0 when it is. */
  missingForFreeShippingCents: Cents
}

export interface TotalRow {
  name: string
  cents: Cents
}

export function cartView(cart: CartViewFragment): CartView {
  const lines = (cart.itemsV2?.items ?? []).flatMap((line) => (line ? [lineView(line)] : []))
  const { prices, total_quantity: pieces } = cart
  return {
    needsDelivery: !cart.is_virtual,
    pieces,
    lines,
    totals: { ...totalsView(prices), isEmailed: cart.is_virtual },
    coupons: couponsView(cart),
    payments: paymentsView(cart),
  }
}

export function lineView(line: CartLineViewFragment): CartLineView {
  return {
    uid: line.uid,
    name: line.product.name ?? '',
    sku: line.sku ?? '',
    quantity: line.quantity,
    isSet: line.is_set,
    unitCents: fromDollars(line.prices?.price_including_tax.value ?? 0),
    rowCents: fromDollars(line.prices?.row_total_including_tax.value ?? 0),
    options: [...line.options, ...notesOf(line)],
    revision: line.design_revision?.key,
    pictureUrl: line.design_revision?.picture_url,
    mockUpUrl: line.design_revision?.mockup_url ?? undefined,
    goodsPictureUrl: line.design_revision ? undefined : (line.product.image?.url ?? undefined),
    editPath: line.extra_info?.edit_link ?? undefined,
    certificate: line.__typename === 'GiftCardCartItem' ? certificateFields(line) : undefined,
    autoAddedReason: line.extra_info?.comes_along_because ?? undefined,
    problem: line.errors?.[0]?.message,
  }
}

const notesOf = ({ note_from_buyer }: CartLineViewFragment) =>
  (note_from_buyer ?? []).flatMap((one) => (one?.note ? [{ label: 'Note', value: one.note }] : []))

type Discounts = NonNullable<NonNullable<CartViewFragment['prices']>['discounts']>

function couponsView(cart: CartViewFragment): CouponsView {
  const gives = (code: string) => cart.prices?.discounts?.find((one) => one?.coupon?.code === code)?.label
  return {
    isOffered: cart.additional_information?.show_coupon ?? true,
    message: cart.coupon_code_success_message ?? undefined,
    offered: cart.offered_coupons.map(({ code, label, saving }) => ({
      code: code.toUpperCase(),
      label,
      savingCents: fromDollars(saving.value ?? 0),
    })),
    applied: (cart.applied_coupons ?? []).flatMap((coupon) => {
      if (!coupon) return []
      const note = cart.coupon_notes.find(({ code }) => code === coupon.code)?.reason
      const about = note ?? gives(coupon.code) ?? ''
      return [{ code: coupon.code.toUpperCase(), about, isIdle: note !== undefined }]
    }),
  }
}

/** By coupon, where they explain all that is taken off the goods. */
function discountRows(discounts: Discounts, takenCents: Cents): TotalRow[] {
  const rows = goodsDiscounts(discounts)
  const explainedCents = rows.reduce((sum, { cents }) => sum + cents, 0)
  if (explainedCents === takenCents) return rows
  return takenCents === 0 ? [] : [{ name: 'Discount', cents: takenCents }]
}

/** A discount as the contract gives it, on carts and on orders. */
interface ContractDiscount {
  label: string
  amount: { value?: number | null }
  applied_to: 'ITEM' | 'SHIPPING'
  coupon?: { code: string } | null
}

/** What was taken off the goods, a row each. */
export function goodsDiscounts(discounts: readonly (ContractDiscount | null)[]): TotalRow[] {
  return discounts.flatMap((one) =>
    one?.applied_to === 'ITEM'
      ? [{ name: withCode(one.label, one), cents: -fromDollars(one.amount.value ?? 0) }]
      : [],
  )
}

/** Delivery at the price that is charged, with the code that lowered it: a discount on delivery has no row of its own. */
export function deliveryRow(
  label: string,
  chargedCents: Cents,
  discounts: readonly (ContractDiscount | null)[],
): { label: string; cents: Cents } {
  const discount = discounts.find((one) => one?.applied_to === 'SHIPPING')
  return { label: discount ? withCode(label, discount) : label, cents: chargedCents }
}

function withCode(text: string, { coupon }: Pick<ContractDiscount, 'coupon'>): string {
  return coupon ? `${text} (${coupon.code.toUpperCase()})` : text
}

/** Segments that have a place of their own; every other one pays for a part of the order. */
const PLACED: readonly unknown[] = ['subtotal', 'discount', 'shipping', 'tax', 'grand_total']

function totalsView(prices: CartViewFragment['prices']): CartTotalsView {
  const segment = (code: string) => prices?.totals?.find((one) => one?.code === code)
  const cents = (code: string) => fromDollars(segment(code)?.amount?.value ?? 0)
  const shipping = segment('shipping')
  const discounts = prices?.discounts ?? []
  return {
    subtotalCents: fromDollars(prices?.subtotal_including_tax?.value ?? 0),
    discounts: discountRows(discounts, cents('discount')),
    paid: (prices?.totals ?? []).flatMap((one) =>
      one && !PLACED.includes(one.code)
        ? [{ name: one.label ?? '', cents: fromDollars(one.amount?.value ?? 0) }]
        : [],
    ),
    grandTotalCents: fromDollars(prices?.grand_total?.value ?? 0),
    gstCents: cents('tax'),
    shipping:
      shipping?.amount?.value == null
        ? undefined
        : deliveryRow(shipping.label ?? 'Delivery', cents('shipping'), discounts),
    missingForFreeShippingCents: shipping?.show_free_shipping_msg
      ? fromDollars(shipping.free_shipping_amount?.value ?? 0)
      : 0,
  }
}
