import type { Database } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { type OpenCart, openCart, type PricingDeps, withPrices } from '../../cart/commands/open-cart.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import type { CartAddress } from '../../cart/rules/cart-address.ts'
import { postcodeRange, type ShippingChoice } from '../../cart/rules/shipping.ts'
import { savedAddressOf } from '../../customers/rules/saved-address.ts'
import { addressProblems } from '../../fields/rules/address.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'

/** Where something might be sent. */
export interface Place {
  countryCode: string
  /** Empty when it is not known yet. */
  postcode: string
  region: { region?: string | null; region_code?: string | null; region_id?: number | null } | undefined
  /** Undefined for the method that the cart has. */
  choice: ShippingChoice | undefined
}

/** The prices of a cart as if it were sent to a place. Nothing is saved. */
export async function estimate(
  deps: Pick<CheckoutDeps, 'clock' | 'configuration' | 'offers'> & { db: Database },
  request: CartRequest,
  place: Place,
): Promise<OpenCart | Refusal> {
  const pricing: PricingDeps = { ...(await pricingBefore(deps)), db: deps.db }
  const cart = await openCart(pricing, request)
  if (isRefusal(cart)) return cart
  const there = addressAt(place)
  const moved = { ...cart, shippingAddress: there, shippingChoice: place.choice ?? cart.shippingChoice }
  const estimated = await withPrices(pricing, moved, cart.lines)
  const reason = notSentThere(there, postcodeRange(pricing.configuration))
  return reason === undefined ? estimated : withoutDelivery(estimated, reason)
}

/** The address as far as the place is known; its other fields are empty. */
export function addressAt({ countryCode, postcode, region }: Omit<Place, 'choice'>): CartAddress {
  const { firstName, lastName, company, street, city, state, telephone, ...rest } = savedAddressOf({
    country_code: countryCode,
    postcode,
    ...(region && { region }),
  })
  return {
    firstName,
    lastName,
    company,
    street,
    city,
    state,
    telephone,
    postcode: rest.postcode,
    countryCode: rest.countryCode,
  }
}

/** Only what is known of the place counts; the other fields of the address are ignored. */
function notSentThere(place: CartAddress, range: readonly [string, string] | undefined): string | undefined {
  const known = addressProblems(place, range).filter(
    ({ field }) => field === 'country' || (field === 'postcode' && place.postcode !== ''),
  )
  return known[0]?.message
}

function withoutDelivery(cart: OpenCart, reason: string): OpenCart {
  const offers = cart.offers.map((offer) => ({
    ...offer,
    unavailableReason: offer.unavailableReason ?? reason,
  }))
  return { ...cart, offers, chosenOffer: undefined }
}
