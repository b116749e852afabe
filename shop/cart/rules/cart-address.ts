import type { Address } from '../../customers/rules/address.ts'

/** An address as a cart holds it, with what the contract carries beside the parts that a parcel needs. */
export interface CartAddress extends Address {
  prefix?: string
  middleName?: string
  suffix?: string
  fax?: string
  vatId?: string
  /** Entry of the customer's address book that it was copied from. */
  customerAddressId?: number
  /** Goes into the customer's address book when the order is placed. */
  saveInAddressBook?: boolean
}

const LONGEST = 255

/** Only the texts that say something, trimmed, so that two equal addresses are equal. */
export function filledIn(texts: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text?.trim() ? [[name, text.trim().slice(0, LONGEST)]] : [],
    ),
  )
}
