/** What the confirmation mail of an order says, ready to be set. */
import type { Cents } from '#packages/money/money.ts'
import type { OptionInWords } from '../../catalogue/rules/options-in-words.ts'
import type { Address } from '../../customers/rules/address.ts'

export interface ConfirmationLetter {
  orderNumber: string
  firstName: string
  lines: readonly {
    name: string
    options: readonly OptionInWords[]
    quantity: number
    rowCents: Cents
    /** Absolute address of the picture of the shopper's own design. */
    pictureUrl: string
  }[]
  subtotalCents: Cents
  shippingCents: Cents
  gstCents: Cents
  grandTotalCents: Cents
  /** Such as "Standard, 2 to 7 business days". */
  delivery: string
  address: Address
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
