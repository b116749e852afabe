/** What is asked to find an order; the API checks the same again. */
import { emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice } from '../../fields/rules/field-words.ts'
import { emailIn, textIn } from './account-form.ts'

export interface TrackingProblems {
  number?: string
  email?: string
}

export const orderNumberIn = (form: FormData) => textIn(form, 'number').replace(/^#|\s/g, '')

export function trackingProblems(form: FormData): TrackingProblems {
  const [number, email] = [orderNumberIn(form), emailIn(form)]
  return {
    ...(number === '' && {
      number: 'Enter the number of your order. It is in our email, such as 100000001.',
    }),
    ...(emailProblem(email) && { email: emailAdvice(email) }),
  }
}
