/** What the confirmation mail of an order says. */
import type { Cents } from '#packages/money/money.ts'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import type { Address } from '../../customers/rules/address.ts'

export interface ConfirmationLetter {
  orderNumber: string
  firstName: string
  lines: readonly {
    name: string
    options: readonly OptionInWords[]
    quantity: number
    rowCents: Cents
    /** Absolute address of the picture of the shopper's own design; undefined when nothing is printed. */
    pictureUrl: string | undefined
  }[]
  subtotalCents: Cents
  shippingCents: Cents
  /** What makes the total less than these two: discounts, gift cards, credit, points. Above zero. */
  deductions: readonly { label: string; cents: Cents }[]
  gstCents: Cents
  grandTotalCents: Cents
  /** Such as "Standard, 2 to 7 business days" and where to; undefined when nothing is sent. */
  delivery: { method: string; address: Address } | undefined
  giftMessage: string | undefined
  shopUrl: string
}

/** An address as it stands on a parcel, one line each. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, company, street, city, state, postcode } = address
  return [
    `${firstName} ${lastName}`,
    ...(company ? [company] : []),
    ...street,
    `${city} ${state} ${postcode}`,
  ]
}

/** Options in one line, such as "30 × 40 cm (12 × 16 in), Portrait, 38 mm, Mirror wrap, Matte". */
export function optionLine(options: readonly OptionInWords[]): string {
  return options.map((option) => option.value).join(', ')
}

interface DeductedOrder {
  discountCents: Cents
  shippingDiscountCents: Cents
  giftCardCents: Cents
  creditCents: Cents
  pointsCents: Cents
}

export function deductionsOf(order: DeductedOrder): ConfirmationLetter['deductions'] {
  return [
    { label: 'Discounts', cents: order.discountCents },
    { label: 'Discount on delivery', cents: order.shippingDiscountCents },
    { label: 'Gift card', cents: order.giftCardCents },
    { label: 'Store credit', cents: order.creditCents },
    { label: 'Reward points', cents: order.pointsCents },
  ].filter(({ cents }) => cents > 0)
}
