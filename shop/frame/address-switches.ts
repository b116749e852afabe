/**
 * What an address may ask for before its page comes: `clear` ends the session (H-28), `sessionid` brings another one
 * (H-26, H-27). Both go out of the address at once, so that neither is sent on, kept or clicked again.
 */
import { readCookie } from '#platform/http/read-cookie.ts'
import type { Api } from '../api.ts'
import { cookieNames } from '../cookie-names.ts'
import {
  CartToTakeDocument,
  SignOutDocument,
  StartCartDocument,
  TakeLinesDocument,
} from '../generated/client/graphql.ts'
import { isApiError } from './api-errors.ts'
import { PRIVATE_PAGE } from './caching.ts'
import { cartCookies, cartIdOf, customerTokenOf, noCartCookies, noSessionCookies } from './cookies.ts'

/** CA-60: being there is enough. */
const CLEAR = 'clear'
const SESSION = 'sessionid'

/** SH-07: what ids of carts look like; anything else is none. */
const ID = /^[A-Za-z0-9]{32}$/

export interface SwitchOptions {
  publicUrl: string
  /** On behalf of the visitor; asked for only when the address has such a word. */
  api: () => Api
}

/**
 * The answer to an address with such a word in it; undefined when the page is to be answered as always.
 *
 * SH-08: only for a page that a person opens, never for a frame or a picture (see `isArrival`).
 */
export async function switchAnswer(request: Request, options: SwitchOptions): Promise<Response | undefined> {
  const url = new URL(request.url)
  const { searchParams } = url
  if (!searchParams.has(CLEAR) && !searchParams.has(SESSION)) return undefined
  const headers = searchParams.has(CLEAR)
    ? await endSession(options)
    : await takeSession(request, searchParams.get(SESSION) ?? '', options)
  searchParams.delete(CLEAR)
  searchParams.delete(SESSION)
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  // Without the leading slashes an address such as //elsewhere would lead away.
  headers.set('location', `/${url.pathname.replace(/^\/+/, '')}${url.search}`)
  return new Response(null, { status: 302, headers })
}

/** The token is revoked if that is possible; the browser forgets it in any case. */
async function endSession({ api, publicUrl }: SwitchOptions): Promise<Headers> {
  await api()
    .send(SignOutDocument, {})
    .catch((error: unknown) => {
      if (!isApiError(error)) throw error
    })
  return noSessionCookies(publicUrl)
}

/**
 * CA-59: a cart of this browser is dropped, and nothing is taken in its place: the cookie wins. A browser that holds
 * nothing gets what lies in the cart that the address names, in a cart of its own: whoever sent the link knows the
 * first id, and must not read in the second what is typed there later (SH-07).
 */
async function takeSession(
  request: Request,
  id: string,
  { api, publicUrl }: SwitchOptions,
): Promise<Headers> {
  if (holdsCart(request)) return noCartCookies(publicUrl)
  if (customerTokenOf(request) !== undefined || !ID.test(id)) return new Headers()
  try {
    const taken = await copyOfCart(api(), id)
    return taken ? cartCookies(taken.id, taken.count, publicUrl) : new Headers()
  } catch (error) {
    // No cart of this id that a guest may see, or nobody who could say: the shopper begins with none.
    if (!isApiError(error)) throw error
    return new Headers()
  }
}

const holdsCart = (request: Request) =>
  cartIdOf(request) !== undefined || readCookie(request.headers, cookieNames.cartCount) !== undefined

/** Undefined when there is nothing in the cart. What the shop adds by itself it adds again by itself. */
async function copyOfCart(api: Api, cartId: string): Promise<{ id: string; count: number } | undefined> {
  const { cart } = await api.send(CartToTakeDocument, { cartId })
  const lines = (cart?.itemsV2?.items ?? []).flatMap((line) =>
    line?.sku && !line.extra_info?.comes_along_because
      ? [{ sku: line.sku, quantity: line.quantity, design_revision: line.design_revision?.key }]
      : [],
  )
  if (lines.length === 0) return undefined
  const { createGuestCart } = await api.send(StartCartDocument, {})
  const id = createGuestCart?.cart?.id
  if (!id) return undefined
  const { addProductsToCart: added } = await api.send(TakeLinesDocument, { cartId: id, lines })
  return { id, count: added?.cart.total_quantity ?? 0 }
}
