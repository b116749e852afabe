/** Amounts that are derived from an order. */
import { type Cents, gstWithin } from '#packages/money/money.ts'
import type { LineKind } from './order-facts.ts'

/** GST is ten percent on top (A New Tax System Act 1999). */
export const GST_PERCENT = 10

interface SoldAmounts {
  kind: LineKind
  rowCents: Cents
}

/** Goods without the GST inside their prices. A gift certificate is a voucher: it holds none when it is sold. */
export function subtotalExGst(subtotalCents: Cents, lines: readonly SoldAmounts[]): Cents {
  const gst = lines.reduce(
    (sum, { kind, rowCents }) => sum + (kind === 'gift-certificate' ? 0 : gstWithin(rowCents)),
    0,
  )
  return subtotalCents - gst
}

interface PaidAmounts {
  grandTotalCents: Cents
  giftCardCents: Cents
  creditCents: Cents
  pointsCents: Cents
}

/** What the goods and their delivery cost in the end, however it was paid. */
export function orderValue({ grandTotalCents, giftCardCents, creditCents, pointsCents }: PaidAmounts): Cents {
  return grandTotalCents + giftCardCents + creditCents + pointsCents
}
