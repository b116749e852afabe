/** What an address in Australia must have before something is sent to it. The same checks run beside the form. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { isPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { ASKED, EMAIL_LENGTH, phoneAdvice, postcodeAdvice, tooLong } from './field-words.ts'
import { holdsWebAddress, looksLikeLink } from './mailed-text.ts'
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
  /** The contract's sentence. */
  message: string
  /** What a screen says beside the field. */
  advice: string
}

type Problem = Pick<AddressProblem, 'message' | 'advice'>

export const REQUIRED = 'This is a required field.'
export const NO_LINKS = 'Please write it without web addresses and without the signs < > { }.'
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
 * Every problem of an address, first field first, one for each field.
 *
 * @param postcodeRange  lowest and highest postcode the shop delivers to, as the configuration says
 */
export function addressProblems(
  address: Address,
  postcodeRange?: readonly [string, string],
): AddressProblem[] {
  const { firstName, lastName, street, city, state, telephone, countryCode } = address
  const postcode = tidiedPostcode(address.postcode)
  const checks: [AddressField, Problem | undefined][] = [
    ['firstName', textProblem('firstName', firstName)],
    ['lastName', textProblem('lastName', lastName)],
    ['street', textProblem('street', street[0] ?? '') ?? streetProblem(street)],
    ['city', textProblem('city', city)],
    ['state', textProblem('state', state) ?? stateProblem(state, postcode)],
    ['postcode', textProblem('postcode', postcode) ?? postcodeProblem(postcode, postcodeRange)],
    ['country', countryCode === 'AU' ? undefined : problem(ASKED.country)],
    ['telephone', textProblem('telephone', telephone) ?? telephoneProblem(telephone)],
  ]
  return checks.flatMap(([field, found]) => (found ? [{ field, label: LABELS[field], ...found }] : []))
}

/** N-10: a number that can be called from Australia, in any spelling (PE-04). */
export function phoneProblem(telephone: string): string | undefined {
  return isPhone(telephone) ? undefined : INVALID_PHONE
}

/** N-08: an address that a mail server could take; whether somebody reads it only the mail can tell. */
export function emailProblem(email: string): string | undefined {
  const tidied = tidiedEmail(email)
  const local = `[A-Za-z0-9._%+'-]{1,${EMAIL_LENGTH.local}}`
  const valid = new RegExp(`^${local}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\\.)+[A-Za-z]{2,24}$`).test(tidied)
  return valid && tidied.length <= EMAIL_LENGTH.whole && !tidied.includes('..') ? undefined : INVALID_EMAIL
}

/** A PO box or parcel locker: only the post delivers there, no courier. */
export function isPoBox(address: Pick<Address, 'street' | 'postcode'>): boolean {
  return address.street.some((line) => PO_BOX.test(line)) || isPoBoxPostcode(address.postcode)
}

const problem = (message: string, advice = message): Problem => ({ message, advice })

function textProblem(field: AddressField, text: string): Problem | undefined {
  if (tidiedText(text) === '') return problem(REQUIRED, ASKED[field])
  // The lines of a street take the company, too, where a form has no field for it, and are held to the same rule.
  return writtenProblem(text, field === 'street' ? looksLikeLink : holdsWebAddress)
}

function writtenProblem(text: string, isRefused: (tidied: string) => boolean): Problem | undefined {
  return lengthProblem(text) ?? (isRefused(tidiedText(text)) ? problem(NO_LINKS) : undefined)
}

function lengthProblem(text: string): Problem | undefined {
  if (text.length <= FIELD_LENGTH) return undefined
  return problem(`Please use at most ${FIELD_LENGTH} characters.`, tooLong(text, FIELD_LENGTH))
}

function streetProblem(street: readonly string[]): Problem | undefined {
  if (street.length > STREET_LINES) {
    return problem(`"Street Address" cannot contain more than ${STREET_LINES} lines.`)
  }
  return street.map((line) => writtenProblem(line, looksLikeLink)).find((found) => found !== undefined)
}

function telephoneProblem(telephone: string): Problem | undefined {
  const message = phoneProblem(telephone)
  return message === undefined ? undefined : problem(message, phoneAdvice(telephone))
}

function postcodeProblem(
  postcode: string,
  range: readonly [string, string] | undefined,
): Problem | undefined {
  if (statesOfPostcode(postcode).length === 0) return problem(INVALID_POSTCODE, postcodeAdvice(postcode))
  if (range && (postcode < range[0] || postcode > range[1]))
    return problem(`We do not deliver to the postcode ${postcode} yet.`)
  return undefined
}

function stateProblem(state: string, postcode: string): Problem | undefined {
  const code = stateOf(state)
  if (!code) return problem('Please choose a state.', ASKED.state)
  const fitting = statesOfPostcode(postcode)
  const home = fitting[0]
  if (!home || fitting.includes(code)) return undefined
  return problem(`The postcode ${postcode} is in ${STATES[home].name}, not in ${STATES[code].name}.`)
}
