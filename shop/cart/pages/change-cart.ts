import type { RouterContextProvider } from 'react-router'
import {
  AddToCartDocument,
  ChangeLineDocument,
  MoveToCartDocument,
  SaveForLaterDocument,
  type SaveForLaterMutation,
} from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { orderOfCart, startCart } from '../../request/browser-cart.ts'
import { cartCookies, cartIdOf } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import { LINE_INTENTS, SAVED_FIELD } from '../components/line-intents.ts'
import { CERTIFICATE_FIELDS } from '../rules/gift-certificate.ts'
import { WHOLE_NUMBER } from '../rules/quantity.ts'
import { isCartError } from './lost-cart.ts'

export interface CartChange {
  /** Why nothing changed, for the shopper. */
  problem: string | undefined
  headers: Headers
}

/**
 * Does what a form asks of the cart.
 *
 * `intent=add` with `sku`, `revision`, `quantity` adds a line, starting a cart if the browser has none; with `saved` it
 * goes to what is saved for later, and a gift certificate brings what it says along. `intent=save-for-later` and `intent=move-to-cart` with `line` move one.
 * `intent=change` with `line` and `quantity` changes a line, 0 removes it; with `sku` and `revision` it replaces what the
 * line prints. Without a cart it changes nothing.
 */
export async function changeCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
): Promise<CartChange> {
  const known = cartIdOf(request)
  const intent = form.get('intent')
  const isAddition = intent === LINE_INTENTS.add
  // An old tab's press after the cart was paid: read again, the page says what became of it.
  if (!isAddition && !known) return { problem: undefined, headers: new Headers() }
  if (!Number.isFinite(quantityIn(form) ?? 0)) return { problem: WHOLE_NUMBER, headers: new Headers() }
  const { publicUrl } = requestFactsOf(context)
  const api = apiOf(context)
  const change = async (cartId: string | undefined, act: string | undefined): Promise<CartChange> => {
    const asking = api.keyed(act)
    const id = cartId ?? (await startCart(asking))
    const { pieces, problem } = await changes(intent)(asking, id, form)
    return { problem, headers: cartCookies(id, pieces, publicUrl) }
  }
  try {
    return await change(known, actIn(form)).catch(async (error: unknown) => {
      if (!isAddition || known === undefined || !isCartError(error)) throw error
      // The cart was ordered elsewhere, or is too old: what is added goes into the one after it or a new one, as another act.
      const act = actIn(form)
      return change((await orderOfCart(api, known))?.nextCartId, act && `next-${act.slice(0, 100)}`)
    })
  } catch (error) {
    if (!isApiError(error)) throw error
    return { problem: sentenceOf(error), headers: new Headers() }
  }
}

function changes(intent: FormDataEntryValue | null) {
  switch (intent) {
    case LINE_INTENTS.add:
      return addLine
    case LINE_INTENTS.save:
      return saveForLater
    case LINE_INTENTS.move:
      return moveToCart
    default:
      return changeLine
  }
}

async function addLine(api: Api, cartId: string, form: FormData) {
  const line = {
    sku: textOf(form, 'sku') ?? '',
    quantity: quantityIn(form) ?? 1,
    design_revision: textOf(form, 'revision'),
    saved_for_later: form.has(SAVED_FIELD),
    entered_options: certificateIn(form),
  }
  const { addProductsToCart: added } = await api.send(AddToCartDocument, { cartId, line })
  return { pieces: added?.cart.total_quantity ?? 0, problem: added?.user_errors[0]?.message }
}

/** What a gift certificate says, by the contract's names; nothing for other lines. */
function certificateIn(form: FormData) {
  return CERTIFICATE_FIELDS.flatMap((field) => {
    const value = textOf(form, field)
    return value === undefined ? [] : [{ uid: btoa(`giftcard/${field}`), value }]
  })
}

async function changeLine(api: Api, cartId: string, form: FormData) {
  const quantity = quantityIn(form)
  const line = {
    cart_item_uid: textOf(form, 'line'),
    quantity,
    sku: textOf(form, 'sku'),
    design_revision: textOf(form, 'revision'),
  }
  const { updateCartItems: changed } = await api.send(ChangeLineDocument, { cartId, line })
  const [failed] = changed?.errors ?? []
  const isGone = failed?.code === NOT_FOUND
  return {
    pieces: changed?.cart.total_quantity ?? 0,
    // A repeated request, or one from an old tab: the line is removed already.
    problem: isGone ? (quantity === 0 ? undefined : GONE) : failed?.message,
  }
}

async function saveForLater(api: Api, cartId: string, form: FormData) {
  const line = textOf(form, 'line') ?? ''
  const { saveCartItemForLater: saved } = await api.send(SaveForLaterDocument, { cartId, line })
  return movedTo(saved, GONE)
}

async function moveToCart(api: Api, cartId: string, form: FormData) {
  const line = textOf(form, 'line') ?? ''
  const { moveSavedItemToCart: moved } = await api.send(MoveToCartDocument, { cartId, line })
  return movedTo(moved, NO_LONGER_SAVED)
}

function movedTo({ cart, errors: [failed] }: SaveForLaterMutation['saveCartItemForLater'], gone: string) {
  const problem = failed?.code === NOT_FOUND ? gone : failed?.message
  return { pieces: cart.total_quantity, problem }
}

const NOT_FOUND = 'COULD_NOT_FIND_CART_ITEM'
const NO_LONGER_SAVED =
  'This piece is no longer saved for later. It may have been moved or removed in another tab.'
const GONE = 'This piece is no longer in your cart. It may have been removed in another tab.'

/** Not a finite number for what no control of ours sends. */
function quantityIn(form: FormData): number | undefined {
  const text = textOf(form, 'quantity')
  if (text === undefined) return undefined
  return text.trim() === '' ? Number.NaN : Number(text)
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
