/** From a saved design to a line of the cart. */

import { data, redirect } from 'react-router'
import {
  ChangeCartLineDocument,
  FreezeDesignDocument,
  PutInCartDocument,
} from '../../generated/client/graphql.ts'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { orderOfCart, startCart } from '../../request/browser-cart.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import type { OrderedPiece } from '../rules/ordered-piece.ts'

interface Order {
  design: string
  version: number
  /** The line to change; a new one when undefined. */
  line: string | undefined
  /** PE-20: a design that is in the cart already is added once more only when the shopper says so. */
  isAnother: boolean
  /** The browser's cart; undefined when it has none yet. */
  cart: string | undefined
}

type Result =
  | { kind: 'in-cart'; cart: string; count: number }
  /** Nothing was added: the shopper is asked. */
  | { kind: 'already'; message: string }
  | { kind: 'problem'; message: string }

export async function putDesignInCart(api: Api, order: Order): Promise<Result> {
  const { design: key, version, line, cart, isAnother } = order
  const { freezeDesign: frozen } = await api.send(FreezeDesignDocument, { input: { key, version } })
  if (frozen.__typename !== 'DesignRevision') return problem(frozen.message)
  const item = { sku: frozen.sku, design_revision: frozen.key }
  try {
    if (cart !== undefined && line !== undefined)
      return await changeLine(api, cart, { cart_item_uid: line, ...item })
    const id = cart ?? (await startCart(api))
    return await addLine(api, id, { ...item, quantity: 1, only_new: !isAnother })
  } catch (error) {
    // The cart of the cookie was ordered or has expired: the design goes into the one after it, or a new one.
    if (cart === undefined || !isApiError(error) || !error.category.startsWith('graphql-')) throw error
    const next = error.code === CART_ERROR ? (await orderOfCart(api, cart))?.nextCartId : undefined
    return putDesignInCart(api, { ...order, cart: next, line: undefined })
  }
}

/** Freezes the design and leads to the order, where it is compared with the ordered one and confirmed. */
export async function backToOrder(
  api: Api,
  { order: token, piece }: OrderedPiece,
  { design: key, version }: Pick<Order, 'design' | 'version'>,
) {
  const { freezeDesign: frozen } = await api.send(FreezeDesignDocument, { input: { key, version } })
  if (frozen.__typename !== 'DesignRevision') return data({ problem: frozen.message })
  return redirect(orderPaths.changedPiece({ token, piece, revision: frozen.key }))
}

async function addLine(
  api: Api,
  cart: string,
  item: { sku: string; design_revision: string; quantity: number; only_new: boolean },
): Promise<Result> {
  const { addProductsToCart: added } = await api.send(PutInCartDocument, { cart, item })
  const refused = added?.user_errors[0]
  if (refused?.code === 'ALREADY_IN_CART') return { kind: 'already', message: refused.message }
  if (refused) return problem(refused.message)
  return { kind: 'in-cart', cart, count: added?.cart.total_quantity ?? 1 }
}

async function changeLine(
  api: Api,
  cart: string,
  item: { cart_item_uid: string; sku: string; design_revision: string },
): Promise<Result> {
  const { updateCartItems: changed } = await api.send(ChangeCartLineDocument, {
    input: { cart_id: cart, cart_items: [item] },
  })
  const refused = changed?.errors[0]
  if (refused) return problem(refused.message)
  return { kind: 'in-cart', cart, count: changed?.cart.total_quantity ?? 1 }
}

const problem = (message: string): Result => ({ kind: 'problem', message })
