/** What the checkout's form does without scripts: saves everything except the card (PE-13), and places an order that needs none. */
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { BOOK_FIELD, deliveryProblems, isSent, typedAddress } from '../components/address-form.ts'
import {
  BILL_HERE_FIELD,
  BILLING,
  BILLING_BOOK_FIELD,
  billingProblems,
  isBilledApart,
  isForBusiness,
  typedBillingIn,
} from '../components/billing-form.ts'
import { checkoutProblems } from '../components/checkout-fields.ts'
import type { TypedDelivery } from '../components/checkout-view.ts'
import { WAY_FIELD } from '../components/payment-choice.tsx'
import { methodIn, saveAddresses, saveBill, saveEmail, setBookAddress, setMethod } from './paying.ts'
import { readAddressBook } from './read-address-book.ts'

export type RefusedDraft = TypedDelivery & { kind: 'typed' }

/** @returns what was typed and its problems; undefined when the cart has saved all of it */
export async function saveDraft(api: Api, cartId: string, form: FormData): Promise<RefusedDraft | undefined> {
  const problems = checkoutProblems(form, undefined)
  await saveEmail(api, cartId, form)
  if (Object.keys(deliveryProblems(form, undefined)).length === 0) {
    await saveAddresses(api, cartId, form)
    await trySetMethod(api, cartId, form)
  }
  return Object.keys(problems).length > 0 ? { kind: 'typed', ...typedIn(form), problems } : undefined
}

async function trySetMethod(api: Api, cartId: string, form: FormData): Promise<void> {
  try {
    if (form.has('method')) await setMethod(api, cartId, methodIn(form))
  } catch (error) {
    // The new address may have other methods; the page shows them, with one chosen.
    if (!isApiError(error)) throw error
  }
}

/**
 * A press on an entry of the address book for the delivery.
 *
 * @returns what was typed of a bill that is not whole yet; undefined when the cart has saved all of it
 */
export async function deliveryFromBook(
  api: Api,
  cartId: string,
  form: FormData,
): Promise<RefusedDraft | undefined> {
  const uid = String(form.get(BOOK_FIELD))
  await setBookAddress(api, cartId, { uid, isSent: isSent(form) })
  if (!isBilledApart(form) && !isForBusiness(form)) return undefined
  const { addresses } = await readAddressBook(api)
  const picked = addresses.find((entry) => entry.uid === uid)
  for (const [name, text] of Object.entries(picked?.address ?? {})) form.set(name, text)
  await saveBill(api, cartId, form)
  const isWhole = Object.keys(billingProblems(form)).length === 0
  return isWhole ? undefined : { kind: 'typed', ...typedIn(form), problems: {} }
}

/** A press on an entry of the address book for the bill: the entry comes into its fields, and all else stays as it was typed. */
export async function billFromBook(api: Api, cartId: string, form: FormData): Promise<RefusedDraft> {
  const { addresses } = await readAddressBook(api)
  const picked = addresses.find(({ uid }) => uid === form.get(BILLING_BOOK_FIELD))
  form.delete(BILL_HERE_FIELD)
  for (const [name, text] of Object.entries(picked?.address ?? {})) form.set(BILLING + name, text)
  const refused = await saveDraft(api, cartId, form)
  return unjudged(refused ?? { kind: 'typed', ...typedIn(form), problems: {} })
}

/** Fields that were sent with another intent than to save them: incomplete ones are no error. */
export const unjudged = ({ problems: _, ...typed }: RefusedDraft): RefusedDraft => ({
  ...typed,
  problems: {},
})

/** Of a form whose fields are all right, and whose order the shop refused. */
export const notPlaced = (form: FormData, message: string): RefusedDraft => ({
  kind: 'typed',
  ...typedIn(form),
  notPlaced: message,
  problems: {},
})

function typedIn(form: FormData): Omit<TypedDelivery, 'problems'> {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    email: text('email'),
    address: typedAddress(text),
    ...typedBillingIn(form),
    method: text('method') || undefined,
    payBy: text(WAY_FIELD) || undefined,
  }
}
