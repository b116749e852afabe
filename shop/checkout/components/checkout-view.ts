import { addBusinessDays } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { type Cents, fromDollars } from '#packages/money/money.ts'
import { type CartView, cartView } from '../../cart/components/cart-view.ts'
import type { CheckoutCartFragment } from '../../generated/client/graphql.ts'
import { isPlaceholder } from '../rules/placeholder-address.ts'
import type { DeliveryProblems } from './address-form.ts'
import type { TypedAddress } from './typed-address.ts'

/** The id of the form with address and card. */
export const CHECKOUT_FORM = 'checkout'

/** The cart as the checkout shows it. */
export interface CheckoutView {
  cart: CartView
  /** The tag of what is in it. */
  contents: string
  email: string
  /** What was typed before; undefined when no address has been typed yet. */
  address: TypedAddress | undefined
  methods: readonly DeliveryMethod[]
  chosenMethod: string | undefined
}

/** The address step as a plain form sent it, and why it was refused. */
export interface TypedDelivery {
  email: string
  address: TypedAddress
  problems: DeliveryProblems
}

export interface DeliveryMethod {
  /** K-22: carrier and method, joined by two hash characters. */
  value: string
  title: string
  /** What is charged for it, after codes. */
  cents: Cents
  arrival: string
  /** K-10: which code makes it free, or how far it is from being free. */
  offer: string | undefined
  /** Why it cannot be chosen for this cart and address. */
  unavailableReason: string | undefined
}

/** @param today UTC midnight of the day on which the order would be placed */
export function checkoutView(cart: CheckoutCartFragment, today: Date): CheckoutView {
  const delivery = cart.shipping_addresses[0]
  const address = cart.is_virtual ? cart.billing_address : delivery
  const chosen = delivery?.selected_shipping_method
  return {
    cart: cartView(cart),
    contents: cart.contents_tag,
    email: cart.email ?? '',
    address: address && !isPlaceholder(address) ? typedAddress(address) : undefined,
    methods: (delivery?.available_shipping_methods ?? []).flatMap((one) =>
      one ? [methodView(one, today)] : [],
    ),
    chosenMethod: chosen ? methodValue(chosen) : undefined,
  }
}

export function methodValue(method: { carrier_code: string; method_code?: string | null }): string {
  return `${method.carrier_code}##${method.method_code ?? ''}`
}

type DeliveryAddress = NonNullable<CheckoutCartFragment['shipping_addresses'][number]>
type ContractAddress = NonNullable<CheckoutCartFragment['billing_address']>
type ContractMethod = NonNullable<NonNullable<DeliveryAddress['available_shipping_methods']>[number]>

function methodView(method: ContractMethod, today: Date): DeliveryMethod {
  const { minimum_days: fastest, maximum_days: slowest } = method
  return {
    value: methodValue(method),
    title: method.method_title ?? '',
    cents: fromDollars(method.amount.value ?? 0),
    offer: method.additional_information?.offer_description ?? undefined,
    arrival: dayRangeInWords(
      addBusinessDays(today, fastest ?? 0),
      addBusinessDays(today, slowest ?? fastest ?? 0),
    ),
    unavailableReason: method.available
      ? undefined
      : (method.error_message ?? 'Not available for this address.'),
  }
}

function typedAddress(address: ContractAddress): TypedAddress {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    street: address.street[0] ?? '',
    street2: address.street[1] ?? '',
    city: address.city,
    state: address.region?.code ?? '',
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}
