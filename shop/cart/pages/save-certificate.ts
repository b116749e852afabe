/** What the form of a gift certificate asks of the cart: a new one, or a change of one that lies in it. */
import { fromDollars, toDollars } from '#packages/money/money.ts'
import {
  AddCertificateDocument,
  CertificatesOfCartDocument,
  type CertificatesOfCartQuery,
  ChangeCertificateDocument,
} from '../../generated/client/graphql.ts'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { orderOfCart, startCart } from '../../request/browser-cart.ts'
import { enteredFields, type TypedCertificate, typedAgain } from '../rules/certificate-form.ts'
import { orMissingCart } from './lost-cart.ts'

export interface CertificateInCart {
  uid: string
  typed: TypedCertificate
}

/** @param line  the item of an address: its opaque id, or its number as the API's `edit_link` has it */
export async function certificateInCart(
  api: Api,
  cartId: string,
  line: string,
): Promise<CertificateInCart | undefined> {
  const found = await orMissingCart(api.send(CertificatesOfCartDocument, { cartId }))
  const item = itemsIn(found?.cart).find((one) => one?.uid === line || one?.id === line)
  if (item?.__typename !== 'GiftCardCartItem') return undefined
  const typed = typedAgain({
    amountDollars: toDollars(fromDollars(item.amount.value ?? 0)),
    recipientName: item.recipient_name,
    recipientEmail: item.recipient_email ?? undefined,
    senderName: item.sender_name,
    message: item.message ?? undefined,
    deliverOn: item.delivery_date ?? undefined,
  })
  return { uid: item.uid, typed }
}

/** In the cart, and saved for later beside it. */
const itemsIn = (cart: CertificatesOfCartQuery['cart'] | undefined) => [
  ...(cart?.itemsV2?.items ?? []),
  ...(cart?.saved_for_later ?? []).map(({ item }) => item),
]

export type SavedCertificate = { kind: 'saved'; cartId: string; pieces: number } | Refused
interface Refused {
  kind: 'refused'
  /** For the shopper. */
  message: string
}

/** @param api  with the key of the act, so that sending it again adds nothing */
export async function saveCertificate(
  api: Api,
  { known, line }: { known: string | undefined; line: string | undefined },
  typed: TypedCertificate,
): Promise<SavedCertificate> {
  try {
    if (line !== undefined) return await changed(api, known, line, typed)
    const cartId = known ?? (await startCart(api))
    const fields = optionsOf(typed).map(([uid, value]) => ({ uid, value }))
    const { addProductsToCart: added } = await api.send(AddCertificateDocument, { cartId, fields })
    return answerOf(cartId, added?.cart.total_quantity, added?.user_errors[0]?.message)
  } catch (error) {
    if (!isApiError(error)) throw error
    // The cart was ordered, or is too old: what is added now goes into the one after it or a new one, as another act.
    if (error.code === CART_ERROR && line === undefined && known !== undefined) {
      const next = (await orderOfCart(api, known))?.nextCartId
      return saveCertificate(api.keyed(undefined), { known: next, line }, typed)
    }
    return { kind: 'refused', message: sentenceOf(error) }
  }
}

async function changed(api: Api, cartId: string | undefined, line: string, typed: TypedCertificate) {
  const item = cartId === undefined ? undefined : await certificateInCart(api, cartId, line)
  if (cartId === undefined || !item) return { kind: 'refused', message: GONE } as const
  const fields = optionsOf(typed).map(([uid, value_string]) => ({ uid, value_string }))
  const { updateCartItems: answer } = await api.send(ChangeCertificateDocument, {
    cartId,
    line: item.uid,
    fields,
  })
  return answerOf(cartId, answer?.cart.total_quantity, answer?.errors[0]?.message)
}

export const GONE =
  'This gift certificate is no longer in your cart. It may have been removed in another tab, or ordered.'

function answerOf(cartId: string, pieces = 0, message: string | undefined): SavedCertificate {
  return message === undefined ? { kind: 'saved', cartId, pieces } : { kind: 'refused', message }
}

const optionsOf = (typed: TypedCertificate) =>
  Object.entries(enteredFields(typed)).map(([field, value]) => [btoa(`giftcard/${field}`), value] as const)
