/** What the success page's data layer may know of an order, as JSON texts: sums and SKUs, never a person. */
import { type Cents, toDollars } from '#packages/money/money.ts'

interface SoldOrder {
  number: string
  customerId: number | null
  grandTotalCents: Cents
  gstCents: Cents
  shippingCents: Cents
  couponCodes: readonly string[]
}

interface Sold {
  sku: string
  productName: string
  quantity: number
  unitCents: Cents
}

export function marketingOf(order: SoldOrder, lines: readonly Sold[]) {
  const sale = {
    order_id: order.number,
    value: toDollars(order.grandTotalCents),
    currency: 'AUD',
    tax: toDollars(order.gstCents),
    shipping: toDollars(order.shippingCents),
    coupon: order.couponCodes.join(','),
    items: lines.map(({ sku, productName, quantity, unitCents }) => ({
      id: sku,
      name: productName,
      quantity,
      price: toDollars(unitCents),
    })),
  }
  return {
    marketing_order: JSON.stringify(sale),
    marketing_customer: JSON.stringify({ type: order.customerId === null ? 'guest' : 'customer' }),
  }
}
