import { redirect } from 'react-router'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError, needed } from '../../request/api-errors.ts'
import { orderOfCart } from '../../request/browser-cart.ts'
import { cartCookies, noCartCookies, orderCookies } from '../../request/cookies.ts'
import { paths } from '../../routing/paths.ts'

interface LostCart {
  api: Api
  cartId: string
  publicUrl: string
}

/**
 * Waits for an answer about the browser's cart.
 *
 * A cart that no longer exists may have become an order while the connection was down: then this redirects the shopper to
 * that order, without starting a payment. Otherwise the cookie is cleared, and the shopper gets an empty cart.
 */
export async function withoutLostCart<T>(answer: Promise<T>, lost: LostCart): Promise<T> {
  const known = await unlessOrdered(
    answer.then((value) => ({ value })),
    lost,
  )
  if (!known) throw redirect(paths.cart(), { headers: noCartCookies(lost.publicUrl) })
  return known.value
}

/** The same for the cart page itself, which works without a cart. @returns nothing where there is neither cart nor order */
export async function unlessOrdered<T extends object>(
  answer: Promise<T>,
  { api, cartId, publicUrl }: LostCart,
): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!isCartError(error)) return needed(Promise.reject(error))
    const order = await orderOfCart(api, cartId)
    if (order) throw redirect(paths.success(), { headers: orderCookies(order, publicUrl) })
    return undefined
  }
}

/** CA-03: on other pages a cart that no longer exists counts as none. */
export async function orMissingCart<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isCartError(error)) return undefined
    throw error
  }
}

/** The cookies of a browser whose cart no longer exists: of the cart with what was saved for later, if there is one. */
export async function cookiesAfter({ api, cartId, publicUrl }: LostCart): Promise<Headers> {
  const next = (await orderOfCart(api, cartId))?.nextCartId
  return next === undefined ? noCartCookies(publicUrl) : cartCookies(next, 0, publicUrl)
}

export const isCartError = (error: unknown): boolean => isApiError(error) && error.code === CART_ERROR
