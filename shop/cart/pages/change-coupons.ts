/** What the coupon field of the cart and of the checkout does on the server. */

import {
  AppliedCouponsDocument,
  ApplyCouponDocument,
  RemoveCouponDocument,
} from '../../generated/client/graphql.ts'
import { tidiedCode } from '../../marketing/rules/coupon.ts'
import type { Api } from '../../request/api.ts'
import {
  APPLIED_FIELD,
  COUPON_FIELD,
  COUPON_INTENTS,
  type CouponAnswer,
  REMOVED_FIELD,
} from '../components/coupon-answer.ts'
import { problemOf } from './problem-of.ts'

const NO_CODE = 'Please type your code first.'

/** Undefined when the form is about something else. */
export async function changeCoupons(
  api: Api,
  cartId: string,
  form: FormData,
): Promise<CouponAnswer | undefined> {
  const intent = form.get('intent')
  const typed = String(form.get(COUPON_FIELD) ?? '')
  if (intent === COUPON_INTENTS.apply) return { typed, problem: await problemOfApplying(api, cartId, typed) }
  if (intent !== COUPON_INTENTS.remove) return undefined
  const problem = await problemOf(api.send(RemoveCouponDocument, { cartId, code: tidiedCode(typed) }))
  return { typed: '', problem }
}

/** The coupon fields of another form (`plain-coupon.tsx`) as the coupon field sends them; undefined when it has none. */
export function couponSentAlong(form: FormData): FormData | undefined {
  const removed = form.get(REMOVED_FIELD)
  const typed = removed ?? form.get(COUPON_FIELD)
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  const sent = new FormData()
  sent.set('intent', removed === null ? COUPON_INTENTS.apply : COUPON_INTENTS.remove)
  sent.set(COUPON_FIELD, typed)
  return sent
}

/** Whether such a form was sent to change codes, and not for its own purpose. */
export const isAboutCoupons = (form: FormData) => form.has(APPLIED_FIELD) || form.has(REMOVED_FIELD)

/** PE-18: a code that is applied already counts as applied, so that a double press is no error. */
async function problemOfApplying(api: Api, cartId: string, typed: string): Promise<string | undefined> {
  const code = tidiedCode(typed)
  if (code === '') return NO_CODE
  const problem = await problemOf(api.send(ApplyCouponDocument, { cartId, code }))
  if (problem === undefined) return undefined
  const { cart } = await api.send(AppliedCouponsDocument, { cartId })
  return cart?.applied_coupons?.some((coupon) => coupon?.code === code) ? undefined : problem
}
