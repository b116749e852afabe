import { readableCookieNames } from './readable-cookie-names.ts'
import { toolCookieNames } from './tool-cookie-names.ts'

/** P-24: what the shop's cookies are called, in one place. Pages, proxy and API read and set them by these names. */
export const cookieNames = {
  ...readableCookieNames,
  ...toolCookieNames,
  /** The token of a signed-in customer. */
  customer: 'customer_token',
  /** That this browser has signed in before; it opens nothing. */
  device: 'known_device',
  cart: 'cart_id',
  /** The code of the campaign that brought the shopper. */
  priceCache: 'price_cache',
  /** The price cache's second name, for the special price. */
  specialPrice: 'price_cache_special',
  /** Who recommended the shop. */
  referCode: 'refer_code',
  /** The order that this browser placed. */
  orderData: 'order_data',
  /** Title of the delivery method that the shopper chose. */
  shippingMethod: 'shipping_method',
  /** S-03: developer mode is on. */
  developer: 'dev_mode',
  /** Where the shopper came from, newest last. */
  trafficSource: 'traffic_source',
  /** Click of an affiliate's link. */
  affiliate: 'affiliate',
  /** The mail that brought the shopper, and the page it led to. */
  campaignId: 'campaign_id',
  landingPage: 'landing_page',
} as const

/** Opens the designs that this browser made: the key of its portfolio. By itself, because pages load the names above. */
export const PORTFOLIO_COOKIE = 'design_portfolio'

/** What a shopper who is at an identity provider comes back with, and what is said when that came to nothing. */
export const SOCIAL_COOKIE = 'social_sign_in'
export const SIGN_IN_TROUBLE_COOKIE = 'sign_in_trouble'

/** Whoever holds one of these may do something with it, or is believed. No script reads them. */
const HELD_SAFE: readonly string[] = [
  cookieNames.customer,
  cookieNames.device,
  cookieNames.cart,
  cookieNames.orderData,
  PORTFOLIO_COOKIE,
  SOCIAL_COOKIE,
  SIGN_IN_TROUBLE_COOKIE,
  cookieNames.developer,
]

/**
 * What a cookie is called on the wire.
 *
 * Under https browsers take a name that begins with `__Host-` only from this very host and over TLS, so that neither a
 * neighbouring subdomain nor somebody on the network can plant a cart or a session of their own. The cookies that scripts
 * read, and those that only say how a shopper came, keep their plain names.
 *
 * @param address  of the shop or of a request to it; only its scheme matters
 */
export function cookieNameOn(address: string, name: string): string {
  return address.startsWith('https:') && HELD_SAFE.includes(name) ? `__Host-${name}` : name
}
