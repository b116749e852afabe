/** What an address in Australia must have before something is sent to it. The same checks run beside the form. */
import { isPoBoxPostcode, STATES, stateOf, statesOfPostcode } from './states.ts'

export interface Address {
  firstName: string
  lastName: string
  company: string | undefined
  /** One or two lines. */
  street: readonly string[]
  /** Suburb or town. */
  city: string
  /** Code or name of the state, as typed. */
  state: string
  postcode: string
  countryCode: string
  telephone: string
}

export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'
  | 'telephone'

export interface AddressProblem {
  field: AddressField
  /** The field as its form calls it. */
  label: string
  message: string
}

export const REQUIRED = 'This is a required field.'
export const INVALID_PHONE = 'Please enter a valid phone.'
export const INVALID_POSTCODE = 'Please enter a valid zip/postal code.'
export const INVALID_EMAIL =
  'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example name@example.com.'

const LABELS: Record<AddressField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  street: 'Street Address',
  city: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  country: 'Country',
  telephone: 'Telephone',
}

const STREET_LINES = 2
const FIELD_LENGTH = 255
const PO_BOX =
  /\b(?:g\.?\s*)?p\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|\blocked\s+bag\b|\bprivate\s+bag\b|\bparcel\s+(?:locker|collect)\b/i

/**
 * Everything that keeps an address from being used, first field first, one problem a field.
 *
 * @param postcodeRange  lowest and highest postcode the shop delivers to, as the configuration says
 */
export function addressProblems(
  address: Address,
  postcodeRange?: readonly [string, string],
): AddressProblem[] {
  const checks: [AddressField, string | undefined][] = [
    ['firstName', requiredProblem(address.firstName)],
    ['lastName', requiredProblem(address.lastName)],
    ['street', requiredProblem(address.street[0] ?? '') ?? streetProblem(address.street)],
    ['city', requiredProblem(address.city)],
    ['state', requiredProblem(address.state) ?? stateProblem(address)],
    ['postcode', requiredProblem(address.postcode) ?? postcodeProblem(address.postcode, postcodeRange)],
    ['country', address.countryCode === 'AU' ? undefined : 'We deliver within Australia only.'],
    ['telephone', requiredProblem(address.telephone) ?? phoneProblem(address.telephone)],
  ]
  return checks.flatMap(([field, message]) => (message ? [{ field, label: LABELS[field], message }] : []))
}

/** N-10: an Australian number: 0 or +61, then nine digits; spaces, hyphens and brackets are free. */
export function phoneProblem(telephone: string): string | undefined {
  const digits = telephone.replace(/\(0\)/, '').replace(/[\s().-]/g, '')
  return /^(?:\+?61|0)[2-578]\d{8}$/.test(digits) ? undefined : INVALID_PHONE
}

/** N-08: an address that a mail server could take; whether somebody reads it only the mail can tell. */
export function emailProblem(email: string): string | undefined {
  const trimmed = email.trim()
  const local = "[A-Za-z0-9._%+'-]{1,64}"
  const valid = new RegExp(`^${local}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\\.)+[A-Za-z]{2,24}$`).test(trimmed)
  return valid && trimmed.length <= 254 && !trimmed.includes('..') ? undefined : INVALID_EMAIL
}

/** A box or locker, which only the post may fill: no courier delivers there. */
export function isPoBox(address: Pick<Address, 'street' | 'postcode'>): boolean {
  return address.street.some((line) => PO_BOX.test(line)) || isPoBoxPostcode(address.postcode)
}

function requiredProblem(text: string): string | undefined {
  if (text.trim() === '') return REQUIRED
  return text.length > FIELD_LENGTH ? `Please use at most ${FIELD_LENGTH} characters.` : undefined
}

function streetProblem(street: readonly string[]): string | undefined {
  if (street.length > STREET_LINES) return `"Street Address" cannot contain more than ${STREET_LINES} lines.`
  return street.some((line) => line.length > FIELD_LENGTH)
    ? `Please use at most ${FIELD_LENGTH} characters.`
    : undefined
}

function postcodeProblem(postcode: string, range: readonly [string, string] | undefined): string | undefined {
  if (statesOfPostcode(postcode).length === 0) return INVALID_POSTCODE
  if (range && (postcode < range[0] || postcode > range[1]))
    return `We do not deliver to the postcode ${postcode} yet.`
  return undefined
}

function stateProblem({ state, postcode }: Address): string | undefined {
  const code = stateOf(state)
  if (!code) return 'Please choose a state.'
  const fitting = statesOfPostcode(postcode)
  const home = fitting[0]
  if (!home || fitting.includes(code)) return undefined
  return `The postcode ${postcode} is in ${STATES[home].name}, not in ${STATES[code].name}.`
}
