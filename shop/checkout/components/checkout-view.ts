import { addBusinessDays } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { type Cents, fromDollars } from '#packages/money/money.ts'
import { type CartView, cartView } from '../../cart/components/cart-view.ts'
import { promisedFromDays } from '../../cart/rules/promised-days.ts'
import type { CheckoutCartFragment } from '../../generated/client/graphql.ts'
import { isPlaceholder } from '../rules/placeholder-address.ts'
import type { TypedBilling, TypedBusiness } from './billing-form.ts'
import {
  addressOfCart,
  billingView,
  businessView,
  payingAddressOf,
  type UsualBilling,
} from './billing-view.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
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
  billing: TypedBilling
  business: TypedBusiness
  methods: readonly DeliveryMethod[]
  chosenMethod: string | undefined
}

/** The address step as a plain form sent it, and why it was refused. */
export interface TypedDelivery {
  email: string
  address: TypedAddress
  billing: TypedBilling
  business: TypedBusiness
  /** K-22, of the delivery that was chosen. */
  method?: string | undefined
  /** The way to pay that was chosen. */
  payBy?: string | undefined
  /** Why an order that needs no card was not placed, although every field is right. */
  notPlaced?: string | undefined
  problems: CheckoutProblems
}

export interface DeliveryMethod {
  /** K-22: carrier and method, joined by two hash characters. */
  value: string
  title: string
  /** What is charged for it, after codes. */
  cents: Cents
  deliveryDays: string
  /** K-10: which code makes it free, or how far it is from being free. */
  offer: string | undefined
  /** Why it cannot be chosen for this cart and address. */
  unavailableReason: string | undefined
}

/**
 * @param today         UTC midnight of the day on which the order would be placed
 * @param usualBilling  the entry of a customer's book that new orders are billed to
 */
export function checkoutView(
  cart: CheckoutCartFragment,
  today: Date,
  usualBilling?: UsualBilling | undefined,
): CheckoutView {
  const delivery = cart.shipping_addresses[0]
  const chosen = delivery?.selected_shipping_method
  return {
    cart: cartView(cart),
    contents: cart.contents_tag,
    email: cart.email ?? '',
    address: typedFirst(cart),
    billing: billingView(cart, usualBilling),
    business: businessView(cart),
    methods: methodViews(delivery?.available_shipping_methods ?? [], today),
    chosenMethod: chosen ? methodValue(chosen) : undefined,
  }
}

function typedFirst(cart: CheckoutCartFragment): TypedAddress | undefined {
  const { is_virtual: isPaidOnly, billing_address: paying } = cart
  const [delivery] = cart.shipping_addresses
  if (isPaidOnly) return paying && !isPlaceholder(paying) ? payingAddressOf(cart, paying) : undefined
  return delivery && !isPlaceholder(delivery) ? addressOfCart(delivery) : undefined
}

export function methodValue(method: { carrier_code: string; method_code?: string | null }): string {
  return `${method.carrier_code}##${method.method_code ?? ''}`
}

type DeliveryAddress = NonNullable<CheckoutCartFragment['shipping_addresses'][number]>
type ContractMethod = NonNullable<NonNullable<DeliveryAddress['available_shipping_methods']>[number]>

function methodViews(methods: readonly (ContractMethod | null)[], today: Date): DeliveryMethod[] {
  const shown = methods.filter((method) => method !== null)
  const daysOf = (method: ContractMethod) => ({
    cents: centsOf(method),
    minimumDays: method.minimum_days ?? 0,
  })
  const every = shown.map(daysOf)
  return shown.map((method) => methodView(method, promisedFromDays(every, daysOf(method)), today))
}

const centsOf = ({ amount }: ContractMethod) => fromDollars(amount.value ?? 0)

function methodView(method: ContractMethod, firstDays: number, today: Date): DeliveryMethod {
  return {
    value: methodValue(method),
    title: method.method_title ?? '',
    cents: centsOf(method),
    offer: method.additional_information?.offer_description ?? undefined,
    deliveryDays: dayRangeInWords(
      addBusinessDays(today, firstDays),
      addBusinessDays(today, method.maximum_days ?? firstDays),
    ),
    unavailableReason: method.available
      ? undefined
      : (method.error_message ?? 'Not available for this address.'),
  }
}
