import { type Cents, formatMoney, gstWithin } from '#packages/money/money.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { refusal } from '../api/refusal.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { changedCartResult } from '../cart/commands/cart-result.ts'
import type { OpenCart } from '../cart/commands/open-cart.ts'
import { discountSentence } from '../cart/rules/explanation.ts'
import type { ShippingOffer } from '../cart/rules/shipping.ts'
import { chargedForDelivery } from '../cart/rules/totals.ts'
import type { EstimateTotalsInput, Resolvers } from '../generated/resolvers.ts'
import { deliveryOfPiece } from './commands/delivery-of-piece.ts'
import { estimate } from './commands/estimate.ts'
import { setShippingMethod } from './commands/set-shipping-method.ts'

export const shippingResolvers: Resolvers = {
  Query: {
    async deliveryOfPiece(_, { sku, postcode }, context) {
      const wanted = { sku, postcode: tidiedPostcode(postcode) }
      return accepted(await deliveryOfPiece(context, wanted)).map((offer) => ({
        method_code: offer.methodCode,
        method_title: offer.methodTitle,
        amount: aud(chargedForDelivery(offer)),
        promised_from_days: offer.promisedFromDays,
        maximum_days: offer.maximumDays,
        unavailable_reason: offer.unavailableReason ?? null,
      }))
    },
  },
  Mutation: {
    async setShippingMethodsOnCart(_, { input }, context) {
      const { cart_id, shipping_methods } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      if (shipping_methods.length > 1) {
        const message = 'You cannot specify multiple shipping methods.'
        throw contractError(refusal('graphql-input', message))
      }
      const { carrier_code, method_code } = requiredInput(shipping_methods[0], 'shipping_methods')
      const choice = {
        carrierCode: requiredInput(carrier_code, 'carrier_code'),
        methodCode: requiredInput(method_code, 'method_code'),
      }
      return changedCartResult(context, await setShippingMethod(context, request, choice))
    },
    async estimateShippingMethods(_, { input }, context) {
      const cart = accepted(
        await estimate(context, await cartRequest(context, input.cart_id), placeOf(input)),
      )
      return cart.offers.map((offer) => availableMethod(offer, cart))
    },
    async estimateTotals(_, { input }, context) {
      return {
        cart: accepted(await estimate(context, await cartRequest(context, input.cart_id), placeOf(input))),
      }
    },
  },
}

function placeOf({ address, shipping_method }: EstimateTotalsInput) {
  const { country_code, postcode, region } = address
  return {
    countryCode: country_code,
    postcode: tidiedPostcode(postcode ?? ''),
    region: region ?? undefined,
    choice: shipping_method
      ? { carrierCode: shipping_method.carrier_code, methodCode: shipping_method.method_code }
      : undefined,
  }
}

export function selectedMethod(offer: ShippingOffer) {
  const cents = chargedForDelivery(offer)
  return {
    carrier_code: offer.carrierCode,
    carrier_title: offer.carrierTitle,
    method_code: offer.methodCode,
    method_title: offer.methodTitle,
    amount: aud(cents),
    base_amount: aud(cents),
    price_excl_tax: aud(cents - gstWithin(cents)),
    price_incl_tax: aud(cents),
  }
}

export function availableMethod(offer: ShippingOffer, { totals }: Pick<OpenCart, 'totals'>) {
  const missingCents = offer.methodCode === 'standard' ? totals.missingForFreeShippingCents : 0
  return {
    ...selectedMethod(offer),
    available: offer.unavailableReason === undefined,
    error_message: offer.unavailableReason ?? null,
    minimum_days: offer.minimumDays,
    maximum_days: offer.maximumDays,
    additional_information: {
      method_description: `${offer.promisedFromDays} to ${offer.maximumDays} business days`,
      free_shipping: chargedForDelivery(offer) === 0 ? 'Free delivery' : null,
      offer_description: offerDescription(offer, missingCents),
    },
  }
}

/** Which code makes it free, or how far it is from being free. */
function offerDescription({ cents, discount }: ShippingOffer, missingCents: Cents): string | null {
  if (discount) return discountSentence(discount)
  return cents > 0 && missingCents > 0 ? `${formatMoney(missingCents)} more and delivery is free` : null
}
