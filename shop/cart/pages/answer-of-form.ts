/**
 * Runs the form of the cart page that was sent, of those that are not about its lines. The new total is not in the answer:
 * it comes from the loader, which React Router runs again after every action.
 */
import type { RouterContextProvider } from 'react-router'
import { dayInSydney } from '#packages/calendar/business-days.ts'
import { apiOf } from '../../request/api.ts'
import { cartIdOf } from '../../request/cookies.ts'
import { requestFactsOf } from '../../request/request.ts'
import type { CouponAnswer } from '../components/coupon-answer.ts'
import type { DeliveryAnswer, NotesAnswer } from '../components/notes-and-delivery-forms.ts'
import type { PaymentAnswer } from '../components/payment-forms.ts'
import { changeCoupons } from './change-coupons.ts'
import { changePayments } from './change-payments.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { withoutLostCart } from './lost-cart.ts'
import { saveNotes } from './save-notes.ts'

/** Of the one form that was sent. */
export interface FormAnswers {
  coupon?: CouponAnswer
  payment?: PaymentAnswer
  notes?: NotesAnswer
  delivery?: DeliveryAnswer
}

/** Undefined for a form about the lines, and without a cart. */
export async function answerOfForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
): Promise<FormAnswers | undefined> {
  const cartId = cartIdOf(request)
  if (!cartId) return undefined
  const api = apiOf(context)
  const { publicUrl, now } = requestFactsOf(context)
  return withoutLostCart(answerOf(), { api, cartId, publicUrl })

  async function answerOf(): Promise<FormAnswers | undefined> {
    if (!cartId) return undefined
    const coupon = await changeCoupons(api, cartId, form)
    if (coupon) return { coupon }
    const payment = await changePayments(api, cartId, form)
    if (payment) return { payment }
    const notes = await saveNotes(api, cartId, form)
    if (notes) return { notes }
    const delivery = await estimateDelivery(api, cartId, form, dayInSydney(now))
    return delivery && { delivery }
  }
}

export const problemIn = ({ coupon, payment, notes, delivery }: FormAnswers): string | undefined =>
  (coupon ?? payment ?? notes ?? delivery)?.problem
