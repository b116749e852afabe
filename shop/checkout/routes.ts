/** `GET /abandoned/checkout/cart?key=…`: the link of a reminder leads to the cart (J-03). */
import { Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../api/limits.ts'
import { isRefusal } from '../api/refusal.ts'
import { mergeCarts } from '../cart/commands/merge-carts.ts'
import { findCaller } from '../customers/commands/find-caller.ts'
import { cartCookies, cartIdOf, customerTokenOf, flashCookie } from '../request/cookies.ts'
import { LEFT_CART } from '../routing/mail-paths.ts'
import { paths } from '../routing/paths.ts'
import { returnToCart } from './commands/return-to-cart.ts'

interface Deps {
  db: Database
  clock: Clock
  limits: Limits<LimitName>
  publicUrl: string
}

export function leftCartRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.get(LEFT_CART, async ({ req }) => {
    const request = req.raw
    const found = (await isAllowed(deps, request))
      ? await returnToCart(deps, req.query('key') ?? '', cartIdOf(request))
      : ({ kind: 'as-it-is' } as const)
    const headers = found.kind === 'cart' ? await cookiesOf(deps, request, found) : new Headers()
    if (found.kind === 'over') headers.append('set-cookie', flashCookie(OVER, deps.publicUrl))
    const isSignedOut = found.kind === 'customer' && customerTokenOf(request) === undefined
    headers.set('location', isSignedOut ? paths.signIn(paths.cart()) : paths.cart())
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex, nofollow')
    // The address is the key; no other site may learn it.
    headers.set('referrer-policy', 'no-referrer')
    return new Response(null, { status: 302, headers })
  })
  return routes
}

const OVER = 'The cart of that link is not open any more. This is your cart as it is now.'

/** Whoever is signed in fills one cart alone, and the pieces come into it. */
async function cookiesOf(
  deps: Deps,
  request: Request,
  { id, pieces }: { id: string; pieces: number },
): Promise<Headers> {
  const caller = await findCaller(deps, customerTokenOf(request))
  if (caller.kind === 'customer') {
    const own = await mergeCarts(deps, { caller, store: undefined }, id, undefined)
    if (!isRefusal(own)) return cartCookies(own, pieces, deps.publicUrl)
  }
  return cartCookies(id, pieces, deps.publicUrl)
}

/** Each visit may make a cart, which is kept for a month. */
async function isAllowed({ limits }: Deps, request: Request): Promise<boolean> {
  const address = clientAddress(request)
  return address === undefined || (await limits.take('cart-address', address)).allowed
}
