import { gstWithin } from '#packages/money/money.ts'
import { type OpenCart, openCart } from '../cart/commands/open-cart.ts'
import type { ShippingOffer } from '../cart/rules/shipping.ts'
import type { ShopContext } from '../context.ts'
import { accepted, contractError, requiredInput } from '../contract-error.ts'
import { aud } from '../contract-money.ts'
import type { Address } from '../customers/rules/address.ts'
import {
  addressOfInput,
  contractAddress,
  regionOf,
  sameAddress,
} from '../customers/rules/contract-address.ts'
import type { BillingAddressInput, Resolvers, ShippingAddressInput } from '../generated/resolvers.ts'
import { refusal } from '../refusal.ts'
import { placeOrder } from './commands/place-order.ts'
import { type BillingChoice, setBillingAddress, setShippingAddress } from './commands/set-addresses.ts'
import { setGuestEmail } from './commands/set-guest-email.ts'
import { setPaymentMethod } from './commands/set-payment-method.ts'
import { setShippingMethod } from './commands/set-shipping-method.ts'
import { paymentMethods, paymentMethodTitle } from './rules/payment-methods.ts'

export const checkoutResolvers: Resolvers = {
  Mutation: {
    async setGuestEmailOnCart(_, { input }, context) {
      const { cart_id, email } = requiredInput(input, 'input')
      accepted(await setGuestEmail(context, requiredInput(cart_id, 'cart_id'), requiredInput(email, 'email')))
      return { cart: await cartOf(context, cart_id) }
    },
    async setShippingAddressesOnCart(_, { input }, context) {
      const { cart_id, shipping_addresses } = requiredInput(input, 'input')
      if (shipping_addresses.length > 1) throw inputError('You cannot specify multiple shipping addresses.')
      const entry = requiredInput(shipping_addresses[0], 'shipping_addresses')
      const address = shippingAddressOf(entry)
      accepted(
        await setShippingAddress(
          context,
          requiredInput(cart_id, 'cart_id'),
          address,
          entry.customer_notes ?? null,
        ),
      )
      return { cart: await cartOf(context, cart_id) }
    },
    async setBillingAddressOnCart(_, { input }, context) {
      const { cart_id, billing_address } = requiredInput(input, 'input')
      const choice = billingChoiceOf(billing_address)
      accepted(await setBillingAddress(context, requiredInput(cart_id, 'cart_id'), choice))
      return { cart: await cartOf(context, cart_id) }
    },
    async setShippingMethodsOnCart(_, { input }, context) {
      const { cart_id, shipping_methods } = requiredInput(input, 'input')
      if (shipping_methods.length > 1) throw inputError('You cannot specify multiple shipping methods.')
      const { carrier_code, method_code } = requiredInput(shipping_methods[0], 'shipping_methods')
      const choice = {
        carrierCode: requiredInput(carrier_code, 'carrier_code'),
        methodCode: requiredInput(method_code, 'method_code'),
      }
      const deps = { ...context, configuration: await context.configuration() }
      accepted(await setShippingMethod(deps, requiredInput(cart_id, 'cart_id'), choice))
      return { cart: await cartOf(context, cart_id) }
    },
    async setPaymentMethodOnCart(_, { input }, context) {
      const { cart_id, payment_method } = requiredInput(input, 'input')
      if (!payment_method.code) throw inputError('Required parameter "code" for "payment_method" is missing.')
      const token = payment_method.card?.token ?? null
      accepted(await setPaymentMethod(context, requiredInput(cart_id, 'cart_id'), payment_method.code, token))
      return { cart: await cartOf(context, cart_id) }
    },
    async placeOrder(_, { input }, context) {
      const cartId = requiredInput(requiredInput(input, 'input').cart_id, 'cart_id')
      const result = accepted(await placeOrder(context, cartId))
      switch (result.kind) {
        case 'placed':
          return { order: result.order, orderV2: result.order, errors: [], payment_redirect_url: null }
        case 'confirm-with-bank':
          return { order: null, orderV2: null, errors: [], payment_redirect_url: result.redirectUrl }
        case 'not-placed':
          return { order: null, orderV2: null, errors: [result.problem], payment_redirect_url: null }
      }
    },
  },

  CartAddressInterface: {
    __resolveType: (address) => ('same_as_billing' in address ? 'ShippingCartAddress' : 'BillingCartAddress'),
  },

  Cart: {
    shipping_addresses: (cart) =>
      cart.shippingAddress ? [shippingCartAddress(cart, cart.shippingAddress)] : [],
    billing_address: ({ id, billingAddress }) => (billingAddress ? cartAddress(id, billingAddress) : null),
    available_payment_methods: () => paymentMethods.map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: ({ paymentMethod }) =>
      paymentMethod === null ? null : { code: paymentMethod, title: paymentMethodTitle(paymentMethod) ?? '' },
  },
}

async function cartOf(context: ShopContext, cartId: string): Promise<OpenCart> {
  const configuration = await context.configuration()
  return accepted(await openCart({ db: context.db, configuration }, cartId))
}

function shippingAddressOf({ address, customer_address_id }: ShippingAddressInput): Address {
  if (address && customer_address_id != null) {
    throw inputError(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    )
  }
  if (customer_address_id != null) throw unknownAddress(customer_address_id)
  if (!address) {
    throw inputError('The shipping address must contain either "customer_address_id" or "address".')
  }
  return addressOfInput(address)
}

function billingChoiceOf(input: BillingAddressInput): BillingChoice {
  const { address, customer_address_id } = input
  if (address && customer_address_id != null) {
    throw inputError(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    )
  }
  if (customer_address_id != null) throw unknownAddress(customer_address_id)
  if (address) {
    return {
      kind: 'address',
      address: addressOfInput(address),
      useForShipping: input.use_for_shipping ?? false,
    }
  }
  if (input.same_as_shipping) return { kind: 'same-as-shipping' }
  throw inputError(
    'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  )
}

const inputError = (message: string) => contractError(refusal('graphql-input', message))

/** Saved addresses belong to accounts; a guest has none. The wording is the contract's. */
const unknownAddress = (id: number) =>
  contractError(refusal('graphql-no-such-entity', `Could not find a address with ID "${id}"`))

function cartAddress(cartId: string, address: Address) {
  return {
    ...contractAddress(address),
    uid: cartId,
    country: {
      code: address.countryCode,
      label: address.countryCode === 'AU' ? 'Australia' : address.countryCode,
    },
    region: regionOf(address),
  }
}

function shippingCartAddress(cart: OpenCart, address: Address) {
  return {
    ...cartAddress(cart.id, address),
    available_shipping_methods: cart.lines.length === 0 ? [] : cart.offers.map(availableMethod),
    selected_shipping_method: cart.chosenOffer ? selectedMethod(cart.chosenOffer) : null,
    customer_notes: cart.customerNotes,
    same_as_billing: cart.billingAddress !== null && sameAddress(address, cart.billingAddress),
  }
}

function selectedMethod(offer: ShippingOffer) {
  return {
    carrier_code: offer.carrierCode,
    carrier_title: offer.carrierTitle,
    method_code: offer.methodCode,
    method_title: offer.methodTitle,
    amount: aud(offer.cents),
    price_excl_tax: aud(offer.cents - gstWithin(offer.cents)),
    price_incl_tax: aud(offer.cents),
  }
}

function availableMethod(offer: ShippingOffer) {
  return {
    ...selectedMethod(offer),
    available: offer.unavailableReason === undefined,
    error_message: offer.unavailableReason ?? null,
    minimum_days: offer.minimumDays,
    maximum_days: offer.maximumDays,
    additional_information: {
      method_description: `${offer.minimumDays} to ${offer.maximumDays} business days`,
      free_shipping: offer.cents === 0 ? 'Free delivery' : null,
    },
  }
}
