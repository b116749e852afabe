import {
  CartOfCustomerDocument,
  PlaceConfirmedOrderDocument,
  StartCartDocument,
} from '../generated/client/graphql.ts'
import type { Api } from './api.ts'
import { consequenceOf, isApiError } from './api-errors.ts'
import { cartIdOf, customerTokenOf, type OrderOfBrowser } from './cookies.ts'

/** The cart that the browser's cookie names, or the one of the customer who is signed in; undefined without either. */
export async function cartOfBrowser(api: Api, request: Request): Promise<string | undefined> {
  const named = cartIdOf(request)
  if (named !== undefined || customerTokenOf(request) === undefined) return named
  try {
    const { customer } = await api.send(CartOfCustomerDocument, {})
    return customer?.customerCart?.id
  } catch (error) {
    // A session that has ended.
    if (isApiError(error)) return undefined
    throw error
  }
}

/** Whether the browser holds the token of a session that is over, such as one that another device has ended. */
export async function hasSessionEnded(api: Api, request: Request): Promise<boolean> {
  if (customerTokenOf(request) === undefined) return false
  try {
    await api.send(CartOfCustomerDocument, {})
    return false
  } catch (error) {
    if (!isApiError(error)) throw error
    return consequenceOf(error) === 'sign-out'
  }
}

/** The order that a cart has become, without starting a payment; undefined for any other cart that is not active. */
export async function orderOfCart(api: Api, cartId: string): Promise<OrderOfBrowser | undefined> {
  try {
    const { placeConfirmedOrder: placed } = await api.send(PlaceConfirmedOrderDocument, { cartId })
    const token = placed?.orderV2?.token
    return token === undefined ? undefined : { token, nextCartId: placed?.next_cart_id ?? undefined }
  } catch (error) {
    // The cart is unknown, so there is no order to show.
    if (isApiError(error)) return undefined
    throw error
  }
}

/** A new cart for a guest; a customer has one cart, which is made when it is not there. @returns its id */
export async function startCart(api: Api): Promise<string> {
  const { createEmptyCart: id } = await api.send(StartCartDocument, {})
  if (!id) throw new Error('Expected a new cart but received none')
  return id
}
