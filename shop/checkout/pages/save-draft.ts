/** What the checkout's form does without scripts: saves everything except the card (PE-13). */
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { deliveryProblems, typedAddress } from '../components/address-form.ts'
import type { TypedDelivery } from '../components/checkout-view.ts'
import { methodIn, saveEmail, setAddress, setMethod } from './paying.ts'

export type RefusedDraft = TypedDelivery & { kind: 'typed' }

/** @returns what was typed and its problems; undefined when the cart has saved it */
export async function saveDraft(api: Api, cartId: string, form: FormData): Promise<RefusedDraft | undefined> {
  const problems = deliveryProblems(form, undefined)
  await saveEmail(api, cartId, form)
  if (Object.keys(problems).length > 0) return { kind: 'typed', ...typedIn(form), problems }
  await setAddress(api, cartId, form)
  try {
    if (form.has('method')) await setMethod(api, cartId, methodIn(form))
  } catch (error) {
    // The new address may have other methods; the page shows them, with one chosen.
    if (!isApiError(error)) throw error
  }
  return undefined
}

/** Fields that were sent with another intent than to save them: incomplete ones are no error. */
export const unjudged = ({ problems: _, ...typed }: RefusedDraft): RefusedDraft => ({
  ...typed,
  problems: {},
})

function typedIn(form: FormData): Pick<TypedDelivery, 'email' | 'address'> {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    email: text('email'),
    address: typedAddress(text),
  }
}
