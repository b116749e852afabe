import { CartCountDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartCookies, cartIdOf, noCartCookies } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import { pieceCount } from '../components/piece-count.ts'
import type { Route } from './+types/cart-count.ts'
import { cookiesAfter, orMissingCart } from './lost-cart.ts'

/** C-30, C-31: how many pieces the browser's cart holds. The cookie of a cart that no longer exists is cleared. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request)
  const { publicUrl } = requestFactsOf(context)
  const api = apiOf(context)
  const answer = cartId && (await needed(orMissingCart(api.send(CartCountDocument, { cartId }))))
  const count = answer ? pieceCount(answer.cart) : 0
  const headers = !cartId
    ? noCartCookies(publicUrl)
    : answer
      ? cartCookies(cartId, count, publicUrl)
      : await cookiesAfter({ api, cartId, publicUrl })
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  return Response.json({ count }, { headers })
}
