import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Address, type AddressField, addressProblems, emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice } from '../../fields/rules/field-words.ts'
import { stateOf } from '../../fields/rules/states.ts'
import type { TypedAddress } from './typed-address.ts'

/** Fields of the address step, by the names that the form sends. */
export type DeliveryField = 'email' | AddressField
export type DeliveryProblems = Partial<Record<DeliveryField, string>>

/** I-27: whether a customer's address goes into the address book with the order. */
export const SAVE_ADDRESS_FIELD = 'saveAddress'

/** The button of an entry of the address book; its value is the entry's uid. */
export const BOOK_FIELD = 'book'

/** J-20: there when nothing of the cart is sent; the address is the one of who pays then. */
export const NOTHING_SENT_FIELD = 'nothing_sent'
export const isSent = (form: FormData): boolean => !form.has(NOTHING_SENT_FIELD)

/** What the names of fields begin with where a form has a second address: that of the bill. */
export type AddressPrefix = '' | 'billing_'

/** Reads an address, tidied (PE-09). The second street line may be empty, but not the first. */
export function addressIn(form: FormData, prefix: AddressPrefix = ''): Address {
  const text = (name: string) => String(form.get(prefix + name) ?? '')
  const street = [tidiedText(text('street')), tidiedText(text('street2'))]
  return {
    firstName: tidiedText(text('firstName')),
    lastName: tidiedText(text('lastName')),
    company: tidiedText(text('organisation')) || undefined,
    street: street.slice(0, street.findLastIndex(Boolean) + 1),
    city: tidiedText(text('city')),
    state: stateOf(text('state')) ?? tidiedText(text('state')),
    postcode: tidiedPostcode(text('postcode')),
    countryCode: 'AU',
    telephone: tidiedPhone(text('telephone')),
  }
}

/** The fields of an address as they were typed. @param textOf  of a field, by its name */
export const typedAddress = (textOf: (name: string) => string): TypedAddress => ({
  firstName: textOf('firstName'),
  lastName: textOf('lastName'),
  organisation: textOf('organisation'),
  street: textOf('street'),
  street2: textOf('street2'),
  city: textOf('city'),
  state: textOf('state'),
  postcode: textOf('postcode'),
  telephone: textOf('telephone'),
})

export const emailIn = (form: FormData) => tidiedEmail(String(form.get('email') ?? ''))

/**
 * The message beside each invalid field of the step; the server checks the same rules again. A customer's form has no
 * field for the email.
 */
export function deliveryProblems(form: FormData, postcodeRange: readonly [string, string] | undefined) {
  const problems: DeliveryProblems = {}
  if (form.has('email') && emailProblem(emailIn(form))) problems.email = emailAdvice(emailIn(form))
  // Who pays may live anywhere in the country.
  const range = isSent(form) ? postcodeRange : undefined
  for (const { field, advice } of addressProblems(addressIn(form), range)) problems[field] = advice
  return problems
}
