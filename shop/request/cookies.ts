/** The cookies that pages read and set. */
import { readCookie } from '#platform/http/read-cookie.ts'
import { cookieNameOn, cookieNames } from './cookie-names.ts'

const CART_AGE_S = 30 * 24 * 3600
const SHIPPING_METHOD_AGE_S = 7 * 24 * 3600
/** An order stays readable to the browser that placed it for a day. */
const ORDER_AGE_S = 24 * 3600

const DEVICE_AGE_S = 365 * 24 * 3600

/** Cleared at sign-out, H-38 and CA-101; `price_cache_special` is the price cache's second name. */
const SESSION_COOKIES = [
  cookieNames.cart,
  cookieNames.shippingMethod,
  cookieNames.priceCache,
  cookieNames.specialPrice,
  cookieNames.referCode,
  cookieNames.orderData,
  cookieNames.customer,
]
/** Copies for scripts. They hold no secret and expire together with the original. */
const READABLE_COPIES = [cookieNames.cartCount, cookieNames.signedIn]

export function cartIdOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.cart)
}

export function orderTokenOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.orderData)
}

/** The token of the customer; only the API knows whether it is still valid. */
export function customerTokenOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.customer)
}

/** The code of the customer whose link the shopper opened; of any shape. */
export function referCodeOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.referCode)
}

/** The page that the shopper opened last, outside the account. */
export function returnToOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.returnTo)
}

export const ownCookie = (request: Request, name: string) =>
  readCookie(request.headers, cookieNameOn(request.url, name))

/** Tells the API that this browser has signed in before. */
export function deviceTokenOf(request: Request): string | undefined {
  return ownCookie(request, cookieNames.device)
}

/** What the API answered with when somebody signed in. */
export interface SignedIn {
  token: string
  /** Of the token; its cookies expire with it. */
  lifetimeSeconds: number
  /** Outlives signing out, so that the browser is known again. */
  deviceToken: string
}

/** Signs the browser in. Scripts cannot read the tokens, only the flag that somebody is signed in. */
export function customerCookies(signedIn: SignedIn, publicUrl: string): Headers {
  const { token, lifetimeSeconds: ageS, deviceToken } = signedIn
  return cookieHeaders(
    cookie(cookieNames.customer, token, { ageS, readable: false, publicUrl }),
    cookie(cookieNames.signedIn, '1', { ageS, readable: true, publicUrl }),
    cookie(cookieNames.device, deviceToken, { ageS: DEVICE_AGE_S, readable: false, publicUrl }),
  )
}

/** Long enough for the next page to come on a slow connection. */
const FLASH_AGE_S = 60

/** A flash message. It is a cookie that scripts read, because pages that are cached for everybody cannot contain it. */
export function flashCookie(message: string, publicUrl: string): string {
  return cookie(cookieNames.flash, message, { ageS: FLASH_AGE_S, readable: true, publicUrl })
}

export const flashIn = (request: Request) => ownCookie(request, cookieNames.flash)

export const noFlashCookie = (publicUrl: string) =>
  cookie(cookieNames.flash, '', { ageS: 0, readable: true, publicUrl })

/** Signs the browser out and clears the cookies of the session. */
export function noSessionCookies(publicUrl: string): Headers {
  const ended = (readable: boolean) => (name: string) => cookie(name, '', { ageS: 0, readable, publicUrl })
  return cookieHeaders(...SESSION_COOKIES.map(ended(false)), ...READABLE_COPIES.map(ended(true)))
}

/** Ties the browser to its cart. `cart_count` is a copy that scripts may read, so cached pages can show the badge. */
export function cartCookies(cartId: string, count: number, publicUrl: string): Headers {
  return cookieHeaders(
    cookie(cookieNames.cart, cartId, { ageS: CART_AGE_S, readable: false, publicUrl }),
    cookie(cookieNames.cartCount, String(count), { ageS: CART_AGE_S, readable: true, publicUrl }),
  )
}

/** K-23: keeps the title of the delivery method that the shopper chose. */
export const shippingMethodCookie = (title: string, publicUrl: string) =>
  cookie(cookieNames.shippingMethod, title, { ageS: SHIPPING_METHOD_AGE_S, readable: false, publicUrl })

const noShippingMethodCookie = (publicUrl: string) =>
  cookie(cookieNames.shippingMethod, '', { ageS: 0, readable: false, publicUrl })

/** CA-21: ends the cookies of the cart, and of what was chosen for it. */
export function noCartCookies(publicUrl: string): Headers {
  return cookieHeaders(
    cookie(cookieNames.cart, '', { ageS: 0, readable: false, publicUrl }),
    noShippingMethodCookie(publicUrl),
    cookie(cookieNames.cartCount, '', { ageS: 0, readable: true, publicUrl }),
  )
}

export interface OrderOfBrowser {
  token: string
  /** The cart in which what was saved for later waits; undefined when nothing was. */
  nextCartId: string | undefined
}

/** The cart became an order: only this browser may see it from now on. */
export function orderCookies({ token, nextCartId }: OrderOfBrowser, publicUrl: string): Headers {
  const headers = nextCartId === undefined ? noCartCookies(publicUrl) : cartCookies(nextCartId, 0, publicUrl)
  if (nextCartId !== undefined) headers.append('set-cookie', noShippingMethodCookie(publicUrl))
  headers.append(
    'set-cookie',
    cookie(cookieNames.orderData, token, { ageS: ORDER_AGE_S, readable: false, publicUrl }),
  )
  return headers
}

export function cookie(
  name: string,
  value: string,
  { ageS, readable, publicUrl }: { ageS: number; readable: boolean; publicUrl: string },
): string {
  const flags = [`Max-Age=${ageS}`, 'Path=/', 'SameSite=Lax']
  if (!readable) flags.push('HttpOnly')
  if (publicUrl.startsWith('https:')) flags.push('Secure')
  return [`${cookieNameOn(publicUrl, name)}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

export function cookieHeaders(...cookies: string[]): Headers {
  const headers = new Headers()
  for (const one of cookies) headers.append('set-cookie', one)
  return headers
}
