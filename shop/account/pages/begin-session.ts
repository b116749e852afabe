/** What follows when the shop has signed somebody in: the cookies of the browser, and the cart (H-29 to H-32). */
import { replace } from 'react-router'
import { OwnCartDocument, TakeGuestCartDocument } from '../../generated/client/graphql.ts'
import { isSpecialPriceCode } from '../../marketing/rules/price-cache.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { cookieNames } from '../../request/cookie-names.ts'
import {
  cartCookies,
  cartIdOf,
  cookie,
  customerCookies,
  customerTokenOf,
  flashCookie,
  returnToOf,
  type SignedIn,
} from '../../request/cookies.ts'
import { returnPath } from '../../request/return-path.ts'
import { paths } from '../../routing/paths.ts'
import { cartWords, type JoinedCarts } from '../rules/cart-words.ts'

interface Begun extends SignedIn {
  /** Code of the campaign that the customer is in. */
  priceCache?: string | null | undefined
}

/** The tokens in an answer of the API; undefined when nobody was signed in. */
export function signedInBy(
  answer:
    | {
        token: string | null
        device_token: string | null
        customer_token_lifetime: number | null
      }
    | null
    | undefined,
): SignedIn | undefined {
  const { token, device_token: deviceToken, customer_token_lifetime: lifetimeSeconds } = answer ?? {}
  return token && deviceToken && lifetimeSeconds ? { token, deviceToken, lifetimeSeconds } : undefined
}

/**
 * Signs the browser in and leads on: to the page that asked for it, or to the one that the shopper came from, or to the
 * account (CA-55). The sentence is a flash message in a cookie, because most pages are the same for everybody.
 *
 * @param said  the contract's sentence about how the shopper signed in
 */
export async function beginSession(
  { api, request, publicUrl }: { api: Api; request: Request; publicUrl: string },
  begun: Begun,
  said: string,
): Promise<Response> {
  // A cart beside another customer's token is that customer's.
  const guest = customerTokenOf(request) === undefined ? cartIdOf(request) : undefined
  const carts = await joinCarts(api.visiting({ token: begun.token }), guest)
  const headers = customerCookies(begun, publicUrl)
  const more = [
    ...(carts ? cartCookies(carts.id, carts.pieces, publicUrl).getSetCookie() : []),
    ...(begun.priceCache ? [campaignCookie(begun.priceCache, begun.lifetimeSeconds, publicUrl)] : []),
    flashCookie([said, carts && cartWords(carts)].filter(Boolean).join(' '), publicUrl),
  ]
  for (const one of more) headers.append('set-cookie', one)
  headers.set('cache-control', 'no-store')
  // The sign-in leaves the browser's history: Back would only be sent on by its gate.
  return replace(wayBack(request), { headers })
}

/** The campaign lasts as long as the session. */
function campaignCookie(code: string, ageS: number, publicUrl: string): string {
  const name = isSpecialPriceCode(code) ? cookieNames.specialPrice : cookieNames.priceCache
  return cookie(name, code, { ageS, readable: false, publicUrl })
}

/** SH-05: addresses of this shop alone. */
export function wayBack(request: Request): string {
  const asked = returnPath(new URL(request.url).searchParams.get('redirect'))
  return asked ?? returnPath(returnToOf(request)) ?? paths.account()
}

/** Undefined when the cart cannot be had now: the shopper is signed in all the same, and the next page asks again. */
async function joinCarts(
  api: Api,
  guest: string | undefined,
): Promise<(JoinedCarts & { id: string }) | undefined> {
  try {
    const { customerCart: own } = await api.send(OwnCartDocument, {})
    const before = own.total_quantity
    if (guest === undefined || guest === own.id) {
      return { id: own.id, pieces: before, fromBefore: before, fromVisit: 0, isLost: false }
    }
    const after = await taken(api, { guest, own: own.id })
    const pieces = after ?? before
    const isLost = after === undefined
    return { id: own.id, pieces, fromBefore: before, fromVisit: pieces - before, isLost }
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}

/** How many pieces the customer's cart holds afterwards; undefined when the guest's cart could not be taken over. */
async function taken(api: Api, carts: { guest: string; own: string }): Promise<number | undefined> {
  try {
    return (await api.send(TakeGuestCartDocument, carts)).mergeCarts.total_quantity
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}
