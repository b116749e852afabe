/** The figures under a cart. One function for the cart, the checkout and the order, so that they always agree. */
import { type Cents, gstWithin } from '#packages/money/money.ts'

export interface Totals {
  subtotalCents: Cents
  shippingCents: Cents
  grandTotalCents: Cents
  /** GST that the grand total contains. */
  gstCents: Cents
  /** What is missing until standard delivery is free; 0 when it is free or the cart is empty. */
  missingForFreeShippingCents: Cents
}

export interface TotalSegment {
  code: 'subtotal' | 'shipping' | 'tax' | 'grand_total'
  label: string
  cents: Cents
}

/**
 * @param lines  unit price and quantity of each line
 * @param shippingCents  price of the chosen method, or of standard delivery before one is chosen
 * @param freeShippingAboveCents  goods over this amount travel free
 */
export function cartTotals(cart: {
  lines: readonly { unitCents: Cents; quantity: number }[]
  shippingCents: Cents
  freeShippingAboveCents: Cents
}): Totals {
  const subtotalCents = subtotalOf(cart.lines)
  const shippingCents = cart.lines.length === 0 ? 0 : cart.shippingCents
  const grandTotalCents = subtotalCents + shippingCents
  // Free only above the limit, so reaching the limit itself still misses one cent.
  const missing = cart.freeShippingAboveCents + 1 - subtotalCents
  return {
    subtotalCents,
    shippingCents,
    grandTotalCents,
    gstCents: gstWithin(grandTotalCents),
    missingForFreeShippingCents: cart.lines.length === 0 ? 0 : Math.max(0, missing),
  }
}

export function subtotalOf(lines: readonly { unitCents: Cents; quantity: number }[]): Cents {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
}

/** The rows of the summary, in the order shown. GST is part of the amounts above it, not added to them. */
export function totalSegments(totals: Totals): TotalSegment[] {
  return [
    { code: 'subtotal', label: 'Subtotal', cents: totals.subtotalCents },
    { code: 'shipping', label: 'Delivery', cents: totals.shippingCents },
    { code: 'tax', label: 'Includes GST of', cents: totals.gstCents },
    { code: 'grand_total', label: 'Total', cents: totals.grandTotalCents },
  ]
}
