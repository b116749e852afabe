/** `GET /abandoned/checkout/cart?key=…`: the link of a reminder leads to the cart (J-03). */
import { Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../api/limits.ts'
import { cartCookies, cartIdOf, customerTokenOf } from '../request/cookies.ts'
import { LEFT_CART } from '../routing/letter-paths.ts'
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
    const headers =
      found.kind === 'cart' ? cartCookies(found.id, found.pieces, deps.publicUrl) : new Headers()
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

/** Each visit may make a cart, which is kept for a month. */
async function isAllowed({ limits }: Deps, request: Request): Promise<boolean> {
  const address = clientAddress(request)
  return address === undefined || (await limits.take('cart-address', address)).allowed
}
