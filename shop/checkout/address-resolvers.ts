import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { changedRowResult } from '../cart/commands/cart-result.ts'
import type { OpenCart } from '../cart/commands/open-cart.ts'
import type { CartRequest } from '../cart/rules/access.ts'
import type { CartAddress } from '../cart/rules/cart-address.ts'
import { contractAddress, regionOf, sameAddress } from '../customers/rules/contract-address.ts'
import { STATES, stateOf } from '../fields/rules/states.ts'
import type { BillingAddressInput, Resolvers, ShippingAddressInput } from '../generated/resolvers.ts'
import { namesSavedAddress, readRequestedAddress } from './commands/requested-address.ts'
import { type BillingChoice, setBillingAddress, setShippingAddress } from './commands/set-addresses.ts'
import { availableMethod, selectedMethod } from './shipping-resolvers.ts'

export const addressResolvers: Resolvers = {
  Mutation: {
    async setShippingAddressesOnCart(_, { input }, context, info) {
      const { cart_id, shipping_addresses } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      if (shipping_addresses.length > 1) throw inputError('You cannot specify multiple shipping addresses.')
      const entry = requiredInput(shipping_addresses[0], 'shipping_addresses')
      const address = await shippingAddressOf(context, request, entry)
      const notes = entry.customer_notes?.trim() || null
      return changedRowResult(context, await setShippingAddress(context, request, address, notes), info)
    },
    async setBillingAddressOnCart(_, { input }, context, info) {
      const { cart_id, billing_address } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const choice = await billingChoiceOf(context, request, billing_address)
      return changedRowResult(context, await setBillingAddress(context, request, choice), info)
    },
  },

  CartAddressInterface: {
    __resolveType: (address) => ('same_as_billing' in address ? 'ShippingCartAddress' : 'BillingCartAddress'),
  },

  Cart: {
    shipping_addresses: (cart) =>
      cart.shippingAddress && !cart.isVirtual ? [shippingCartAddress(cart, cart.shippingAddress)] : [],
    billing_address: ({ id, billingAddress }) => (billingAddress ? cartAddress(id, billingAddress) : null),
  },
}

async function shippingAddressOf(context: ShopContext, request: CartRequest, input: ShippingAddressInput) {
  if (input.address && namesSavedAddress(input)) {
    throw inputError(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    )
  }
  const address = accepted(await readRequestedAddress(context, request, input))
  if (address) return address
  throw inputError('The shipping address must contain either "customer_address_id" or "address".')
}

async function billingChoiceOf(
  context: ShopContext,
  request: CartRequest,
  input: BillingAddressInput,
): Promise<BillingChoice> {
  if (input.address && namesSavedAddress(input)) {
    throw inputError(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    )
  }
  const address = accepted(await readRequestedAddress(context, request, input))
  if (address) return { kind: 'address', address, useForShipping: input.use_for_shipping ?? false }
  if (input.same_as_shipping) return { kind: 'same-as-shipping' }
  throw inputError(
    'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  )
}

const inputError = (message: string) => contractError(refusal('graphql-input', message))

function cartAddress(cartId: string, address: CartAddress) {
  const state = stateOf(address.state)
  return {
    ...contractAddress(address),
    uid: cartId,
    country: {
      code: address.countryCode,
      label: address.countryCode === 'AU' ? 'Australia' : address.countryCode,
    },
    region: { ...regionOf(address), region_id: state ? STATES[state].regionId : null },
    fax: address.fax ?? null,
    middlename: address.middleName ?? null,
    prefix: address.prefix ?? null,
    suffix: address.suffix ?? null,
    vat_id: address.vatId ?? null,
    custom_attributes: [],
    save_in_address_book: address.saveInAddressBook ?? false,
    customer_address_id: address.customerAddressId ?? null,
  }
}

function shippingCartAddress(cart: OpenCart, address: CartAddress) {
  const sent = cart.lines.filter((line) => line.travels)
  return {
    ...cartAddress(cart.id, address),
    available_shipping_methods:
      cart.lines.length === 0 ? [] : cart.offers.map((offer) => availableMethod(offer, cart)),
    selected_shipping_method: cart.chosenOffer ? selectedMethod(cart.chosenOffer) : null,
    customer_notes: cart.customerNotes,
    cart_items: sent.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
    cart_items_v2: sent,
    same_as_billing: cart.billingAddress !== null && sameAddress(address, cart.billingAddress),
  }
}
