/** An account from the order that a guest has just placed, of which the shopper types the password alone. */
import { OrderForAccountDocument, TakeGuestOrderDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import { orderTokenOf } from '../../request/cookies.ts'

export interface GuestOrder {
  token: string
  number: string
  email: string
  firstName: string
  lastName: string
}

/** The guest's order of this browser; undefined when the form is not about it, or it cannot be read any more. */
export async function guestOrderOf(
  api: Api,
  request: Request,
  form: FormData,
): Promise<GuestOrder | undefined> {
  const token = orderTokenOf(request)
  if (form.get('order') !== 'yes' || !token) return undefined
  const order = await orNone(api.send(OrderForAccountDocument, { token }))
  if (!order) return undefined
  const { number, email, billing_address } = order.guestOrderByToken
  const [firstName, lastName] = [billing_address?.firstname ?? '', billing_address?.lastname ?? '']
  return { token, number, email: email ?? '', firstName, lastName }
}

/** The whole form of an account: what the order says, and the password that was typed. */
export function formOfOrder({ email, firstName, lastName }: GuestOrder, typed: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of typed) form.append(name, value)
  form.set('email', email)
  form.set('firstName', firstName)
  form.set('lastName', lastName)
  form.set('confirmation', typed.get('password') ?? '')
  return form
}

/** @returns a sentence; empty when the order could not be moved, and the account stands all the same */
export async function takeOrder(api: Api, { token, number }: GuestOrder): Promise<string> {
  const taken = await orNone(api.send(TakeGuestOrderDocument, { token }))
  return taken ? ` Your order ${number} is in it.` : ''
}

async function orNone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}
