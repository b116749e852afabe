/** What the checkout's forms do on the server. */
import { toDollars } from '#packages/money/money.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import {
  type CheckoutCartFragment,
  type PaymentMethodInput,
  PlaceConfirmedOrderDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  PreparePaymentDocument,
  SaveBillDocument,
  SaveEmailDocument,
  SetBookAddressDocument,
  SetBookPayingAddressDocument,
  SetDeliveryAddressDocument,
  SetDeliveryMethodDocument,
} from '../../generated/client/graphql.ts'
import { type Api, CART_ERROR } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import type { OrderOfBrowser } from '../../request/cookies.ts'
import { emailIn, isSent } from '../components/address-form.ts'
import { BILLING, billingProblems } from '../components/billing-form.ts'
import { SHOWN_CONTENTS, SHOWN_TOTAL } from '../components/pay-button.tsx'
import { CARD, WAY_FIELD } from '../components/payment-choice.tsx'
import { isPlaceholder, PLACEHOLDER_ADDRESS } from '../rules/placeholder-address.ts'
import { CAPTCHA_NEEDED, NOT_CHECKED, NOTHING_SHOWN, UNREADABLE_CARD } from '../rules/sentences.ts'
import { billingInformation, billingInput, contractAddress } from './billing-input.ts'

type DeliveryMethodInput = { carrier_code: string; method_code: string }

/** Saves where the order goes, unless nothing is sent (J-20), and what is right of the bill (PE-22). */
export async function saveAddresses(api: Api, cartId: string, form: FormData): Promise<void> {
  if (isSent(form)) await setAddress(api, cartId, form)
  await saveBill(api, cartId, form)
}

/** Saves what is right of the bill; the cart has its delivery address. */
export async function saveBill(api: Api, cartId: string, form: FormData): Promise<void> {
  const problems = billingProblems(form)
  await api.send(SaveBillDocument, {
    cartId,
    isRight: !Object.keys(problems).some((field) => field.startsWith(BILLING)),
    billing: billingInput(form, problems),
    information: billingInformation(form, problems),
  })
}

/** Sets the delivery address; without a form the placeholder that shows delivery prices. */
async function setAddress(api: Api, cartId: string, form?: FormData): Promise<CheckoutCartFragment> {
  const address = form
    ? contractAddress(form)
    : { ...PLACEHOLDER_ADDRESS, street: [...PLACEHOLDER_ADDRESS.street] }
  const { setShippingAddressesOnCart: set } = await api.send(SetDeliveryAddressDocument, { cartId, address })
  if (!set) throw new Error('Expected the cart with its address but received none')
  return withMethod(api, cartId, set.cart)
}

/** K-25, CA-100: a customer's usual address, or the placeholder. Undefined where the cart keeps the one that it has. */
export async function firstAddress(
  api: Api,
  cartId: string,
  { is_virtual: isVirtual, billing_address: paying, shipping_addresses: [known] }: CheckoutCartFragment,
  usual: string | undefined,
): Promise<CheckoutCartFragment | undefined> {
  if (isVirtual ? paying : known && !isPlaceholder(known)) return undefined
  if (usual !== undefined) return setBookAddress(api, cartId, { uid: usual, isSent: !isVirtual })
  return isVirtual || known ? undefined : setAddress(api, cartId)
}

/**
 * Makes an entry of the customer's address book the address of the cart.
 *
 * @param isSent  false where nothing is sent (J-20): the address is the one of who pays
 */
export async function setBookAddress(
  api: Api,
  cartId: string,
  { uid, isSent }: { uid: string; isSent: boolean },
): Promise<CheckoutCartFragment | undefined> {
  if (!isSent)
    return (await api.send(SetBookPayingAddressDocument, { cartId, uid })).setBillingAddressOnCart?.cart
  const { setShippingAddressesOnCart: set } = await api.send(SetBookAddressDocument, { cartId, uid })
  return set ? withMethod(api, cartId, set.cart) : undefined
}

/** Saves the email with the cart as soon as it is valid, so that it is there on the way back (PE-22). */
export async function saveEmail(api: Api, cartId: string, form: FormData): Promise<void> {
  const email = emailIn(form)
  if (!form.has('email') || emailProblem(email)) return
  try {
    await api.send(SaveEmailDocument, { cartId, email })
  } catch (error) {
    // Placing the order checks it again and says why; the address must not wait for it.
    if (!isApiError(error)) throw error
  }
}

/** K-26: with an address and no method, the first that is available. */
export async function withMethod(
  api: Api,
  cartId: string,
  cart: CheckoutCartFragment,
): Promise<CheckoutCartFragment> {
  const address = cart.shipping_addresses[0]
  const first = address?.available_shipping_methods?.find((one) => one?.available && !one.error_message)
  if (!address || address.selected_shipping_method || !first?.method_code) return cart
  return setMethod(api, cartId, { carrier_code: first.carrier_code, method_code: first.method_code })
}

export async function setMethod(
  api: Api,
  cartId: string,
  method: DeliveryMethodInput,
): Promise<CheckoutCartFragment> {
  const { setShippingMethodsOnCart: set } = await api.send(SetDeliveryMethodDocument, { cartId, method })
  if (!set) throw new Error('Expected the cart with its delivery method but received none')
  return set.cart
}

export type Placed =
  | PlacedOrRefused
  /** The bank wants the shopper to confirm. */
  | { kind: 'confirm'; url: string }
  /** The bank was not asked: the call continues with a captcha answer. */
  | { kind: 'captcha'; message: string }

type PlacedOrRefused =
  | { kind: 'placed'; order: OrderOfBrowser }
  /** A card that is used cannot be sent again where its token is good once. */
  | { kind: 'refused'; message: string; isCardUsed?: true }

/**
 * Saves everything that an order needs with the cart, then places it. Safe to repeat after a lost answer.
 *
 * @param referCode  of the link that the browser remembers
 */
export async function payFor(
  api: Api,
  cartId: string,
  form: FormData,
  referCode?: string | undefined,
): Promise<Placed> {
  const shown = shownIn(form)
  if (!shown) return { kind: 'refused', message: NOTHING_SHOWN }
  try {
    await api.send(PreparePaymentDocument, {
      cartId,
      email: emailIn(form),
      // A customer's cart has the account's email, and its form no field for one.
      isGuest: form.has('email'),
      address: contractAddress(form),
      billing: billingInput(form),
      information: billingInformation(form),
      isSent: isSent(form),
      method: methodIn(form),
      payment: paymentIn(form),
    })
  } catch (error) {
    // A cart that refuses changes may be an order already, by a call whose answer was lost; placing it finds out.
    if (!isApiError(error) || error.code !== CART_ERROR) return refused(error)
  }
  try {
    const captcha = String(form.get('captcha') ?? '')
    const { placeOrder: answer } = await api.send(PlaceOrderDocument, {
      cartId,
      captcha,
      referCode,
      ...shown,
    })
    if (answer?.payment_redirect_url) return { kind: 'confirm', url: answer.payment_redirect_url }
    return placedIn(answer)
  } catch (error) {
    if (isApiError(error) && error.code === CAPTCHA_NEEDED) return { kind: 'captcha', message: NOT_CHECKED }
    return refused(error)
  }
}

/** Whether a form that came without scripts, and so without a token, is about an order that only a card pays. */
export function needsCard(form: FormData): boolean {
  const way = form.get(WAY_FIELD)
  return way === null ? form.get(SHOWN_TOTAL) !== '0' : way === CARD
}

/** A form has no token where the money comes later, or nothing is left to pay. */
function paymentIn(form: FormData): PaymentMethodInput {
  if (form.has('token')) return { code: CARD, card: { token: String(form.get('token')) } }
  const way = String(form.get(WAY_FIELD) ?? CARD)
  return { code: way === CARD ? 'free' : way }
}

/** PE-19, PE-20: total in AUD and contents tag that the shopper saw, as the page sent them. */
function shownIn(form: FormData): { total: number; contents: string } | undefined {
  const cents = String(form.get(SHOWN_TOTAL) ?? '')
  const contents = String(form.get(SHOWN_CONTENTS) ?? '')
  return /^\d{1,9}$/.test(cents) && contents ? { total: toDollars(Number(cents)), contents } : undefined
}

/** Completes what the bank has confirmed, and nothing else; an ordered cart returns its order again. */
export async function placeConfirmedOrder(api: Api, cartId: string): Promise<PlacedOrRefused> {
  try {
    return placedIn((await api.send(PlaceConfirmedOrderDocument, { cartId })).placeConfirmedOrder)
  } catch (error) {
    return refused(error)
  }
}

type Answered = Pick<NonNullable<PlaceOrderMutation['placeOrder']>, 'orderV2' | 'errors' | 'next_cart_id'>

function placedIn(answer: Answered | null): PlacedOrRefused {
  if (answer?.orderV2) {
    const { token } = answer.orderV2
    return { kind: 'placed', order: { token, nextCartId: answer.next_cart_id ?? undefined } }
  }
  const [error] = answer?.errors ?? []
  return refusedWith(error?.message ?? NOT_PLACED, error?.is_card_used === true)
}

const refusedWith = (message: string, isCardUsed: boolean): PlacedOrRefused =>
  isCardUsed ? { kind: 'refused', message, isCardUsed } : { kind: 'refused', message }

const NOT_PLACED =
  'We could not place your order just now. You have not been charged twice; please try again.'

/** O-19, in words that say what happened to the money. */
const CART_OVER =
  'This cart is not open any more, and nothing was charged. Reload the page to see what became of it.'

function refused(error: unknown): PlacedOrRefused {
  if (!isApiError(error)) throw error
  const { reference } = error
  if (error.code === CART_ERROR) return { kind: 'refused', message: CART_OVER }
  const message = reference ? `${NOT_PLACED} Reference: ${reference}` : sentenceOf(error)
  return refusedWith(message, message === UNREADABLE_CARD)
}

/** K-22: the form sends carrier and method joined by two hash characters. */
export function methodIn(form: FormData): DeliveryMethodInput {
  const [carrier_code = '', method_code = ''] = String(form.get('method') ?? '').split('##')
  return { carrier_code, method_code }
}
