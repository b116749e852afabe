/**
 * What an address may ask for before its page is made: `clear` ends the session (H-28), `sessionid` takes over the
 * lines of another cart (H-26, H-27). Both are removed from the address by a redirect, so that neither is shared or
 * repeated.
 */
import { readCookie } from '#platform/http/read-cookie.ts'
import { CartToTakeDocument, SignOutDocument, TakeLinesDocument } from '../generated/client/graphql.ts'
import type { Api } from '../request/api.ts'
import { isApiError } from '../request/api-errors.ts'
import { startCart } from '../request/browser-cart.ts'
import { PRIVATE_PAGE } from '../request/caching.ts'
import { cookieNames } from '../request/cookie-names.ts'
import {
  cartCookies,
  cartIdOf,
  customerTokenOf,
  noCartCookies,
  noSessionCookies,
} from '../request/cookies.ts'

/** CA-60: the parameter counts with any value. */
const CLEAR = 'clear'
const SESSION = 'sessionid'

/** SH-07: the form of a cart id; other values are ignored. */
const ID = /^[A-Za-z0-9]{32}$/

export interface SwitchOptions {
  publicUrl: string
  /** Created on behalf of the visitor, and only when the address has one of the parameters. */
  api: () => Api
}

/**
 * The answer to an address with one of these parameters; undefined when the page is answered as usual.
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
  // More leading slashes, such as //elsewhere, would be another host.
  headers.set('location', `/${url.pathname.replace(/^\/+/, '')}${url.search}`)
  return new Response(null, { status: 302, headers })
}

/** The token is revoked if that is possible; the browser deletes it in any case. */
async function endSession({ api, publicUrl }: SwitchOptions): Promise<Headers> {
  await api()
    .send(SignOutDocument, {})
    .catch((error: unknown) => {
      if (!isApiError(error)) throw error
    })
  return noSessionCookies(publicUrl)
}

/**
 * CA-59: a cart of this browser is dropped without a replacement: the cookie wins. A browser without a cart gets a copy
 * of the lines under a new id: whoever sent the link knows the first id, and must not read what is typed there later
 * (SH-07).
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
    // No cart of this id that a guest may see, or the API failed: the shopper starts with an empty cart.
    if (!isApiError(error)) throw error
    return new Headers()
  }
}

const holdsCart = (request: Request) =>
  cartIdOf(request) !== undefined || readCookie(request.headers, cookieNames.cartCount) !== undefined

/** Undefined for an empty cart. Auto-added lines are left out: the shop adds them to the copy by itself. */
async function copyOfCart(api: Api, cartId: string): Promise<{ id: string; count: number } | undefined> {
  const { cart } = await api.send(CartToTakeDocument, { cartId })
  const lines = (cart?.itemsV2?.items ?? []).flatMap((line) =>
    line?.sku && !line.extra_info?.comes_along_because
      ? [{ sku: line.sku, quantity: line.quantity, design_revision: line.design_revision?.key }]
      : [],
  )
  if (lines.length === 0) return undefined
  const id = await startCart(api)
  const { addProductsToCart: added } = await api.send(TakeLinesDocument, { cartId: id, lines })
  return { id, count: added?.cart.total_quantity ?? 0 }
}
