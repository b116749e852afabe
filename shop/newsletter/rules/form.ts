/** The shop's own newsletter forms: what the server takes from them, and the sentence for what it does not take. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import {
  emailProblem,
  INVALID_EMAIL,
  INVALID_PHONE,
  NO_LINKS,
  phoneProblem,
  REQUIRED,
} from '../../fields/rules/address.ts'
import { INVALID_DATE, readBirthDate } from '../../fields/rules/birth-date.ts'
import { holdsWebAddress } from '../../fields/rules/mailed-text.ts'

/** N-28: the popup has a sentence of its own. */
export const INVALID_POPUP_EMAIL = 'Please enter a valid email address with no spaces.'
export const NO_CONSENT = 'Please tick the box to subscribe.'

export const MAX_NAME_LENGTH = 100

export interface FormSent {
  email: string
  first_name?: string | null
  last_name?: string | null
  date_of_birth?: string | null
  phone_number?: string | null
  subscribe?: boolean | null
  popup?: boolean | null
  text_notifications?: boolean | null
}

export interface SubscriberDetails {
  firstName?: string
  lastName?: string
  /** YYYY-MM-DD. */
  dateOfBirth?: string
  phoneNumber?: string
  wantsTextMessages?: boolean
}

export type FormRead =
  | { kind: 'form'; email: string; details: SubscriberDetails }
  | { kind: 'problem'; message: string }

/** @param today YYYY-MM-DD on the shop's calendar: a birth date lies before it */
export function readForm(sent: FormSent, today: string): FormRead {
  const no = (message: string): FormRead => ({ kind: 'problem', message })
  const text = (value: string | null | undefined) => tidiedText(value ?? '') || undefined
  const isPopup = sent.popup === true

  const email = tidiedEmail(sent.email)
  if (emailProblem(email)) return no(isPopup ? INVALID_POPUP_EMAIL : INVALID_EMAIL)
  // The call itself is the wish to subscribe; only an unticked box takes it back.
  if (sent.subscribe === false) return no(NO_CONSENT)

  const firstName = text(sent.first_name)
  const lastName = text(sent.last_name)
  if (isPopup && firstName === undefined) return no(REQUIRED)
  if ((firstName ?? '').length > MAX_NAME_LENGTH || (lastName ?? '').length > MAX_NAME_LENGTH) {
    return no(`A name may be ${MAX_NAME_LENGTH} characters long at most.`)
  }
  // Anybody may subscribe anybody, and the first mail greets by name.
  if (holdsWebAddress(firstName ?? '') || holdsWebAddress(lastName ?? '')) return no(NO_LINKS)

  // N-30, N-31: a birth date is optional, but half of one is a mistake.
  const born = text(sent.date_of_birth)
  const dateOfBirth = born === undefined ? undefined : readBirthDate(born, today)
  if (born !== undefined && dateOfBirth === undefined) return no(INVALID_DATE)

  const phoneNumber = tidiedPhone(sent.phone_number ?? '') || undefined
  const wantsTextMessages = sent.text_notifications === true
  if (phoneNumber === undefined ? wantsTextMessages : phoneProblem(phoneNumber)) return no(INVALID_PHONE)

  return {
    kind: 'form',
    email,
    details: {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...(wantsTextMessages && { wantsTextMessages }),
    },
  }
}
