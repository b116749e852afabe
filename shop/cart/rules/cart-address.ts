import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Address, NO_LINKS } from '../../fields/rules/address.ts'
import { holdsWebAddress, looksLikeLink } from '../../fields/rules/mailed-text.ts'

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

const MAX_LENGTH = 255

/** Only the texts that say something, tidied, so that two equal addresses are equal. */
export function filledIn(texts: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      tidiedText(text ?? '') ? [[name, tidiedText(text ?? '')]] : [],
    ),
  )
}

/** More than an address has, and little enough to keep until it is looked at when the order is placed. */
const MAX_STREET_LINES = 10

/**
 * Why an address is not kept in a cart: a part is longer than any address has it (PE-07: never cut), or one that no form asks
 * for holds a link. The other parts are looked at when the order is placed.
 */
export function carriedProblem(address: CartAddress): string | undefined {
  const { company, prefix, middleName, suffix, fax, vatId } = address
  const others = [prefix, middleName, suffix, fax, vatId].map((text) => text ?? '')
  const { firstName, lastName, street, city, state, postcode, countryCode, telephone } = address
  const asked = [firstName, lastName, ...street, city, state, postcode, countryCode, telephone]
  if ([company ?? '', ...others, ...asked].some((text) => text.length > MAX_LENGTH)) {
    return `Please use at most ${MAX_LENGTH} characters.`
  }
  if (street.length > MAX_STREET_LINES) return '"Street Address" cannot contain more than 2 lines.'
  const isRefused =
    looksLikeLink(tidiedText(company ?? '')) || others.some((text) => holdsWebAddress(tidiedText(text)))
  return isRefused ? NO_LINKS : undefined
}
