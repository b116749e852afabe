/** What is left of the codes of an order for one of its lines. */
import type { OrderDiscount } from '../../orders/rules/order-facts.ts'

interface OtherLine {
  quantity: number
  refundedQuantity: number
  discounts: readonly OrderDiscount[]
}

/**
 * @param taken   off all goods, code by code
 * @param others  the lines that stay as they are, with what the codes took off them
 * @param ordered  of the order, whose labels the shopper knows
 * @returns codes that leave something
 */
export function codesLeft(
  taken: readonly OrderDiscount[],
  others: readonly OtherLine[],
  ordered: readonly OrderDiscount[],
): OrderDiscount[] {
  return taken.flatMap((discount) => {
    const { couponCode } = discount
    const amountCents = discount.amountCents - others.reduce((sum, one) => sum + takenOff(one, couponCode), 0)
    const known = ordered.find((one) => one.couponCode === couponCode && one.appliedTo === 'ITEM')
    return amountCents > 0 ? [{ ...discount, label: known?.label ?? discount.label, amountCents }] : []
  })
}

/** Of the pieces that are still made. */
function takenOff({ quantity, refundedQuantity, discounts }: OtherLine, code: string | undefined): number {
  const cents = discounts.reduce((sum, one) => (one.couponCode === code ? sum + one.amountCents : sum), 0)
  return cents - Math.round((cents * refundedQuantity) / quantity)
}
