/** The fields of the checkout that are judged, and which are judged together. */
import { type DeliveryField, deliveryProblems } from './address-form.ts'
import {
  BILLING,
  type BillingField,
  BUSINESS_FIELDS,
  type BusinessField,
  billingProblems,
} from './billing-form.ts'

export type CheckoutField = DeliveryField | BillingField | BusinessField
export type CheckoutProblems = Partial<Record<CheckoutField, string>>

const ADDRESS = ['firstName', 'lastName', 'street', 'city', 'state', 'postcode', 'telephone'] as const

const FIELDS: readonly unknown[] = [
  'email',
  ...ADDRESS,
  ...ADDRESS.map((name) => `${BILLING}${name}` as const),
  ...BUSINESS_FIELDS,
] satisfies CheckoutField[]

export const isCheckoutField = (name: unknown): name is CheckoutField => FIELDS.includes(name)

/** A bill that is not whole yet is kept by the draft alone; the delivery is not sent again with each field of it. */
export const isHalfABill = (left: CheckoutField, found: CheckoutProblems): boolean => {
  const isOfBill = (field: string) =>
    field.startsWith(BILLING) || BUSINESS_FIELDS.some((name) => name === field)
  return isOfBill(left) && Object.keys(found).some(isOfBill)
}

/** The message beside every field that is not right; the server checks the same rules again. */
export const checkoutProblems = (
  form: FormData,
  postcodeRange: readonly [string, string] | undefined,
): CheckoutProblems => ({ ...deliveryProblems(form, postcodeRange), ...billingProblems(form) })

/**
 * What is judged when a field is left. Postcode and state are checked together; the others one by one, so that no field is
 * marked before it is reached. Instead of the name of a business its ABN may follow.
 */
export function judgedWith(left: CheckoutField, typed: FormData): CheckoutField[] {
  if (left === 'company' && typed.get(left) === '') return []
  const prefix = left.startsWith(BILLING) ? BILLING : ''
  const place: CheckoutField[] = [`${prefix}state`, `${prefix}postcode`]
  if (!place.includes(left)) return [left]
  return place.filter((field) => field === left || typed.get(field) !== '')
}
