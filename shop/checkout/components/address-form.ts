import {
  type Address,
  type AddressField,
  addressProblems,
  emailProblem,
} from '../../customers/rules/address.ts'

/** Fields of the address step, by the names that the form sends. */
export type DeliveryField = 'email' | AddressField
export type DeliveryProblems = Partial<Record<DeliveryField, string>>

const FIELDS: readonly unknown[] = [
  'email',
  'firstName',
  'lastName',
  'street',
  'city',
  'state',
  'postcode',
  'telephone',
] satisfies DeliveryField[]

export const isDeliveryField = (name: unknown): name is DeliveryField => FIELDS.includes(name)

/** Reads the address step; the second street line may be empty. */
export function addressIn(form: FormData): Address {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: undefined,
    street: [text('street'), text('street2')].filter(Boolean),
    city: text('city'),
    state: text('state'),
    postcode: text('postcode'),
    countryCode: 'AU',
    telephone: text('telephone'),
  }
}

export const emailIn = (form: FormData) => String(form.get('email') ?? '').trim()

/** Every problem of the step, by field; the server checks the same rule again. */
export function deliveryProblems(form: FormData, postcodeRange: readonly [string, string] | undefined) {
  const problems: DeliveryProblems = {}
  const email = emailProblem(emailIn(form))
  if (email) problems.email = emailIn(form) === '' ? 'We need it to send your confirmation.' : email
  for (const { field, message } of addressProblems(addressIn(form), postcodeRange)) problems[field] = message
  return problems
}
