/** Addresses and business of the checkout's form, as the contract takes them. */
import type {
  BillingAddressInput,
  CartAdditionalInformationInput,
  CartAddressInput,
} from '../../generated/client/graphql.ts'
import { type AddressPrefix, addressIn, isSent, SAVE_ADDRESS_FIELD } from '../components/address-form.ts'
import {
  BILLING,
  type BillingProblems,
  businessIn,
  isBilledApart,
  isForBusiness,
} from '../components/billing-form.ts'

export function contractAddress(form: FormData, prefix: AddressPrefix = ''): CartAddressInput {
  const { firstName, lastName, company, street, city, state, postcode, countryCode, telephone } = addressIn(
    form,
    prefix,
  )
  return {
    firstname: firstName,
    lastname: lastName,
    ...(company && { company }),
    street: [...street],
    city,
    region: state,
    postcode,
    country_code: countryCode,
    telephone,
    save_in_address_book: form.has(prefix + SAVE_ADDRESS_FIELD),
  }
}

/**
 * The name of a business that buys stands on the bill, in the place of the company of the address, and never on a parcel,
 * which may go to somebody else.
 *
 * @param problems  a name that is not right is left out
 */
export function billingInput(form: FormData, problems: BillingProblems = {}): BillingAddressInput {
  const hasName = isForBusiness(form) && problems.company === undefined
  const name = hasName ? businessIn(form).company : ''
  const named = name !== '' && { company: name }
  if (isBilledApart(form)) return { address: { ...contractAddress(form, BILLING), ...named } }
  if (!isSent(form)) return { address: { ...contractAddress(form), ...named } }
  if (!named) return { same_as_shipping: true }
  return { address: { ...contractAddress(form), ...named, save_in_address_book: false } }
}

/**
 * What the form says of the bill beside its address; what it has no field for stays as it is.
 *
 * @param problems  numbers that are not right are left out
 */
export function billingInformation(
  form: FormData,
  problems: BillingProblems = {},
): CartAdditionalInformationInput {
  const { abn, gstNumber } = businessIn(form)
  return {
    ...(isSent(form) && { bill_to_this_address: !isBilledApart(form) }),
    ...(form.has('abn') && { business_purchase: isForBusiness(form) }),
    ...(isForBusiness(form) && problems.abn === undefined && { abn }),
    ...(isForBusiness(form) && problems.gstNumber === undefined && { gst_number: gstNumber }),
  }
}
