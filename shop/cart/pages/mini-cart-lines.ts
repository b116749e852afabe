import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CartPageDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartCookies, cartIdOf } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import type { Route } from './+types/mini-cart-lines.ts'
import { cookiesAfter, orMissingCart } from './lost-cart.ts'

/** CA-41: what the mini cart shows, asked for when it opens and after each change. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request)
  if (!cartId) return data({ cart: undefined }, { headers: PRIVATE_PAGE })
  const { publicUrl } = requestFactsOf(context)
  const api = apiOf(context)
  const answer = await needed(orMissingCart(api.send(CartPageDocument, { cartId })))
  const cart = answer?.cart ?? undefined
  const headers = cart
    ? cartCookies(cartId, cart.total_quantity, publicUrl)
    : await cookiesAfter({ api, cartId, publicUrl })
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  return data({ cart }, { headers })
}

/** After every change: React Router skips it when an earlier change has been read meanwhile. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || defaultShouldRevalidate
