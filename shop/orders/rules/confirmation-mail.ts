/** What the confirmation mail of an order says, out of the order. */
import type { Cents } from '#packages/money/money.ts'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import type { Address } from '../../fields/rules/address.ts'
import type { ConfirmationMail } from '../../mail/confirmation-mail.ts'

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

export function deductionsOf(order: DeductedOrder): ConfirmationMail['deductions'] {
  return [
    { label: 'Discounts', cents: order.discountCents },
    { label: 'Discount on delivery', cents: order.shippingDiscountCents },
    { label: 'Gift card', cents: order.giftCardCents },
    { label: 'Store credit', cents: order.creditCents },
    { label: 'Reward points', cents: order.pointsCents },
  ].filter(({ cents }) => cents > 0)
}
