/** What the cart asks for the goods of an order, by the offers and codes that the order was placed with. */
import type { Cents } from '#packages/money/money.ts'
import { usableCoupons } from '../../cart/rules/coupons-in-cart.ts'
import { type PricedProduct, type StoredLine, unitPricedLines } from '../../cart/rules/priced-line.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { subtotalOf } from '../../cart/rules/totals.ts'
import { couponDiscounts } from '../../marketing/rules/coupon-discounts.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import type { OrderDiscount } from '../../orders/rules/order-facts.ts'
import type { Goods } from './kept-conditions.ts'

/** What is left of a line of an order, with its product as it was sold. */
export interface GoodsLine extends StoredLine {
  product: PricedProduct
}

export interface LineInCart {
  unitCents: Cents
  regularUnitCents: Cents
  /** After price rules and coupons. */
  paidCents: Cents
}

export interface GoodsInCart {
  totalCents: Cents
  /** By the id of the line. */
  lines: ReadonlyMap<number, LineInCart>
  /** What each coupon takes off all lines. */
  discounts: readonly OrderDiscount[]
  /** What least amounts and free delivery look at. */
  conditions: Goods
}

/** Nothing is asked twice: that a code has been used since, or is over, changes nothing for the order that used it. */
export function goodsInCart(
  lines: readonly GoodsLine[],
  incentives: Pick<Incentives, 'priceRules' | 'coupons'>,
  configuration: Configuration,
): GoodsInCart {
  const products = new Map(lines.map(({ id, product }) => [id, product]))
  const priced = unitPricedLines(lines, products, configuration, incentives.priceRules)
  const subtotalCents = subtotalOf(priced.filter(({ takesOffers }) => takesOffers))
  const usable = usableCoupons(
    incentives.coupons.map((one) => (one.coupon ? { ...one, refusal: undefined } : one)),
    subtotalCents,
  )
  const discounts = couponDiscounts(priced, usable)
  const inCart = priced.map((line) => {
    const off = discounts.reduce((sum, { lineId, cents }) => (lineId === line.id ? sum + cents : sum), 0)
    return { ...line, paidCents: line.rowCents - off }
  })
  const sumOf = (some: readonly { paidCents: Cents }[]) =>
    some.reduce((sum, { paidCents }) => sum + paidCents, 0)
  return {
    totalCents: sumOf(inCart),
    lines: new Map(inCart.map((line) => [line.id, line])),
    discounts: usable.map(({ code, label }) => ({
      label,
      couponCode: code,
      appliedTo: 'ITEM' as const,
      amountCents: discounts.reduce((sum, one) => (one.code === code ? sum + one.cents : sum), 0),
    })),
    conditions: { subtotalCents, paidCents: sumOf(inCart.filter(({ travels }) => travels)) },
  }
}
