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

/** PE-07: why the optional parts of an address are refused; they are never cut. */
export function carriedProblem({
  company,
  prefix,
  middleName,
  suffix,
  fax,
  vatId,
}: CartAddress): string | undefined {
  const others = [prefix, middleName, suffix, fax, vatId].map((text) => text ?? '')
  if ([company ?? '', ...others].some((text) => text.length > MAX_LENGTH)) {
    return `Please use at most ${MAX_LENGTH} characters.`
  }
  const isRefused =
    looksLikeLink(tidiedText(company ?? '')) || others.some((text) => holdsWebAddress(tidiedText(text)))
  return isRefused ? NO_LINKS : undefined
}
