/** What delivery costs and how long it takes, from the shop's configuration. */
import { type Cents, parseDollars } from '#packages/money/money.ts'
import { promisedFromDays } from './promised-days.ts'
import type { Delivery } from './totals.ts'

/** Values of the shop's configuration by key. */
export type Configuration = ReadonlyMap<string, string>

export type MethodCode = 'standard' | 'express' | 'priority'
export type CarrierCode = 'keepsake' | 'courier'

export interface ShippingChoice {
  carrierCode: string
  methodCode: string
}

export interface ShippingOffer extends Delivery {
  carrierCode: CarrierCode
  carrierTitle: string
  methodCode: MethodCode
  methodTitle: string
  /** Business days from order to door. */
  minimumDays: number
  maximumDays: number
  /** Business days until the first day that is promised; see `promisedFromDays`. */
  promisedFromDays: number
  /** Why this method cannot be used for this cart and address. */
  unavailableReason: string | undefined
}

interface Method {
  title: string
  /** Configuration key of the price and the price without one. */
  price: [key: string, defaultCents: Cents]
  /** Shortest time, a constant of the shop (K-15), and the configuration key of the longest with its default (K-16). */
  minimumDays: number
  maximumDays: [key: string, defaultDays: number]
}

/** `minimum_shiping_price` is the key's spelling in the public contract (K-17). */
const METHODS: Record<MethodCode, Method> = {
  standard: {
    title: 'Standard',
    price: ['minimum_shiping_price', 1499],
    minimumDays: 2,
    maximumDays: ['standard_ship_days', 7],
  },
  express: {
    title: 'Express',
    price: ['express_shipping_price', 1999],
    minimumDays: 3,
    maximumDays: ['express_ship_days', 5],
  },
  priority: {
    title: 'Priority',
    price: ['priority_shipping_price', 2999],
    minimumDays: 2,
    maximumDays: ['priority_ship_days', 3],
  },
}

const CARRIER_TITLES: Record<CarrierCode, string> = { keepsake: 'Keepsake delivery', courier: 'Courier' }
const FREE_SHIPPING_ABOVE: [key: string, defaultCents: Cents] = ['free_shipping_price', 9900]

export const NO_COURIER_TO_PO_BOX =
  'Large pieces come by courier, and couriers cannot deliver to PO boxes or lockers. Please give a street address.'

/** Business days that parcels to remote places take beyond the rest of the country. */
const REMOTE_DAYS: [key: string, defaultDays: number] = ['remote_ship_days', 10]
export const NOT_TO_REMOTE_PLACES = 'Only standard delivery goes to places as remote as this postcode.'

/** Goods over this amount travel free by the standard method; exactly this amount does not (K-12). */
export function freeShippingAboveCents(configuration: Configuration): Cents {
  return centsOf(configuration, FREE_SHIPPING_ABOVE)
}

/** Every delivery method with its price for this cart, in the order shown. */
export function shippingOffers(cart: {
  /** Of what is sent, after coupons: this is what free delivery looks at (CA-06). */
  subtotalCents: Cents
  /** Some line is too large for the post. */
  oversize: boolean
  toPoBox: boolean
  toRemotePlace: boolean
  /** The coupon that pays for standard delivery, and for no other. */
  freedBy?: { code: string; label: string } | undefined
  configuration: Configuration
}): ShippingOffer[] {
  const { configuration, freedBy } = cart
  const carrierCode: CarrierCode = cart.oversize ? 'courier' : 'keepsake'
  const travelsFree = cart.subtotalCents > freeShippingAboveCents(configuration)
  const offers = methodCodes.map((methodCode) => {
    const method = METHODS[methodCode]
    const isStandard = methodCode === 'standard'
    const cents = isStandard && travelsFree ? 0 : centsOf(configuration, method.price)
    return {
      carrierCode,
      carrierTitle: CARRIER_TITLES[carrierCode],
      methodCode,
      methodTitle: method.title,
      cents,
      discount:
        isStandard && freedBy && cents > 0 ? { code: freedBy.code, label: freedBy.label, cents } : undefined,
      ...daysTaken(method, cart),
      unavailableReason: reasonAgainst(methodCode, cart),
    }
  })
  return offers.map((offer) => ({ ...offer, promisedFromDays: promisedFromDays(offers, offer) }))
}

/** To remote places a parcel takes as long as to any other at the most, and then the way from there. */
function daysTaken(
  method: Method,
  { configuration, toRemotePlace }: { configuration: Configuration; toRemotePlace: boolean },
): Pick<ShippingOffer, 'minimumDays' | 'maximumDays'> {
  const usual = Math.max(method.minimumDays, daysOf(configuration, method.maximumDays))
  return toRemotePlace
    ? { minimumDays: usual, maximumDays: usual + daysOf(configuration, REMOTE_DAYS) }
    : { minimumDays: method.minimumDays, maximumDays: usual }
}

function reasonAgainst(
  methodCode: MethodCode,
  { oversize, toPoBox, toRemotePlace }: { oversize: boolean; toPoBox: boolean; toRemotePlace: boolean },
): string | undefined {
  if (oversize && toPoBox) return NO_COURIER_TO_PO_BOX
  return toRemotePlace && methodCode !== 'standard' ? NOT_TO_REMOTE_PLACES : undefined
}

/** The offer that a choice means; undefined when no offer has these two codes. */
export function chosenOffer(offers: readonly ShippingOffer[], choice: ShippingChoice | undefined) {
  return offers.find(
    (offer) => offer.carrierCode === choice?.carrierCode && offer.methodCode === choice.methodCode,
  )
}

/** Lowest and highest postcode of the configuration, such as `0200-9999`; undefined when it says none (K-18). */
export function postcodeRange(configuration: Configuration): readonly [string, string] | undefined {
  const match = /^(\d{4})-(\d{4})$/.exec(configuration.get('postcode_range')?.trim() ?? '')
  return match?.[1] && match[2] ? [match[1], match[2]] : undefined
}

const methodCodes = Object.keys(METHODS) as MethodCode[]

function centsOf(configuration: Configuration, [key, defaultCents]: [string, Cents]): Cents {
  return parseDollars(configuration.get(key) ?? '') ?? defaultCents
}

function daysOf(configuration: Configuration, [key, defaultDays]: [string, number]): number {
  // An empty text would otherwise be 0 days.
  const days = Number(configuration.get(key)?.trim() || Number.NaN)
  return Number.isInteger(days) && days >= 0 ? days : defaultDays
}
