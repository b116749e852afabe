/** Whom a cart is billed to, as the checkout opens with it. */
import { abnInWords } from '#packages/typed-values/typed-abn.ts'
import type { CheckoutCartFragment } from '../../generated/client/graphql.ts'
import type { TypedBilling, TypedBusiness } from './billing-form.ts'
import type { TypedAddress } from './typed-address.ts'

/** The entry of a customer's address book that new orders are billed to. */
export interface UsualBilling {
  address: TypedAddress
  /** New orders are sent there too. */
  isUsualDelivery: boolean
}

type Information = NonNullable<CheckoutCartFragment['additional_information']>
type Paying = Pick<CheckoutCartFragment, 'billing_address'> & {
  additional_information: Pick<
    Information,
    'bill_to_this_address' | 'business_purchase' | 'abn' | 'gst_number'
  > | null
}
type Billed = Paying & { shipping_addresses: readonly ({ same_as_billing: boolean } | null)[] }
type ContractAddress = NonNullable<Paying['billing_address']>

/**
 * The cart remembers by `bill_to_this_address` that the box was ticked, because a bill with a company differs from the
 * address of the parcel. Until anything was said, the customer's own entry for bills holds.
 */
export function billingView(cart: Billed, usual: UsualBilling | undefined): TypedBilling {
  const { billing_address: paying, additional_information: information, shipping_addresses } = cart
  const isTicked = information?.bill_to_this_address === true
  if (!paying) return { isHere: isTicked || usual?.isUsualDelivery !== false, address: usual?.address }
  const isHere = isTicked || shipping_addresses[0]?.same_as_billing !== false
  return { isHere, address: isHere ? usual?.address : payingAddressOf(cart, paying) }
}

export function businessView({
  billing_address,
  additional_information: information,
}: Paying): TypedBusiness {
  return {
    isBusiness: information?.business_purchase ?? false,
    company: (information?.business_purchase && billing_address?.company) || '',
    abn: abnInWords(information?.abn ?? ''),
    gstNumber: information?.gst_number ?? '',
  }
}

/** On the bill of a business its name stands in the place of the company of the address. */
export const payingAddressOf = (
  { additional_information: information }: Paying,
  address: ContractAddress,
): TypedAddress => ({
  ...addressOfCart(address),
  ...(information?.business_purchase && { organisation: '' }),
})

export function addressOfCart(address: ContractAddress): TypedAddress {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    organisation: address.company ?? '',
    street: address.street[0] ?? '',
    street2: address.street[1] ?? '',
    city: address.city,
    state: address.region?.code ?? '',
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}
