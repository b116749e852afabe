import { redirect } from 'react-router'
import { PlaceConfirmedOrderDocument } from '../../generated/client/graphql.ts'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError, needed } from '../../request/api-errors.ts'
import { noCartCookies, orderCookies } from '../../request/cookies.ts'
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
    const order = await orderOf(api, cartId)
    if (order) throw redirect(paths.success(), { headers: orderCookies(order.token, publicUrl) })
    return undefined
  }
}

async function orderOf(api: Api, cartId: string): Promise<{ token: string } | undefined> {
  try {
    const { placeConfirmedOrder } = await api.send(PlaceConfirmedOrderDocument, { cartId })
    return placeConfirmedOrder?.orderV2 ?? undefined
  } catch (error) {
    // The cart is unknown, so there is no order to show.
    if (isApiError(error)) return undefined
    throw error
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

const isCartError = (error: unknown) => isApiError(error) && error.code === CART_ERROR
