import type { RouterContextProvider } from 'react-router'
import { AddToCartDocument, ChangeLineDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { startCart } from '../../request/browser-cart.ts'
import { cartCookies, cartIdOf } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'

export interface CartChange {
  /** Why nothing changed, for the shopper. */
  problem: string | undefined
  headers: Headers
}

/**
 * Does what a form asks of the cart.
 *
 * `intent=add` with `sku`, `revision`, `quantity` adds a line, starting a cart if the browser has none.
 * `intent=change` with `line` and `quantity` changes a line, 0 removes it; with `sku` and `revision` it replaces what
 * the line prints. Without a cart it changes nothing.
 */
export async function changeCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
): Promise<CartChange> {
  const api = apiOf(context).keyed(actIn(form))
  const { publicUrl } = requestFactsOf(context)
  const isAddition = form.get('intent') === 'add'
  const known = cartIdOf(request)
  // An old tab's press after the cart was paid: read again, the page says what became of it.
  if (!isAddition && !known) return { problem: undefined, headers: new Headers() }
  try {
    const cartId = known ?? (await startCart(api))
    const { pieces, problem } = isAddition
      ? await addLine(api, cartId, form)
      : await changeLine(api, cartId, form)
    return { problem, headers: cartCookies(cartId, pieces, publicUrl) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { problem: sentenceOf(error), headers: new Headers() }
  }
}

async function addLine(api: Api, cartId: string, form: FormData) {
  const line = {
    sku: textOf(form, 'sku') ?? '',
    quantity: Number(textOf(form, 'quantity') ?? 1),
    design_revision: textOf(form, 'revision'),
  }
  const { addProductsToCart: added } = await api.send(AddToCartDocument, { cartId, line })
  return { pieces: added?.cart.total_quantity ?? 0, problem: added?.user_errors[0]?.message }
}

async function changeLine(api: Api, cartId: string, form: FormData) {
  const quantity = textOf(form, 'quantity')
  const line = {
    cart_item_uid: textOf(form, 'line'),
    quantity: quantity === undefined ? undefined : Number(quantity),
    sku: textOf(form, 'sku'),
    design_revision: textOf(form, 'revision'),
  }
  const { updateCartItems: changed } = await api.send(ChangeLineDocument, { cartId, line })
  const [failed] = changed?.errors ?? []
  const isGone = failed?.code === 'COULD_NOT_FIND_CART_ITEM'
  return {
    pieces: changed?.cart.total_quantity ?? 0,
    // A repeated request, or one from an old tab: the line is removed already.
    problem: isGone ? (quantity === '0' ? undefined : GONE) : failed?.message,
  }
}

const GONE = 'This piece is no longer in your cart. It may have been removed in another tab.'

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
