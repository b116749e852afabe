/** A customer's profile: one table of checks for signing up and for changing. */
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedSigns, tidiedText } from '#packages/typed-values/typed-text.ts'
import { emailProblem, phoneProblem } from '../../fields/rules/address.ts'
import { INVALID_DATE, readBirthDate } from '../../fields/rules/birth-date.ts'
import { holdsWebAddress } from '../../fields/rules/mailed-text.ts'
import { gstNumberProblem } from './business-numbers.ts'
import { CERTIFICATE_NOT_UPLOADED } from './certificate-file.ts'

/** The fields that are only kept; null clears one, undefined leaves it as it is. */
export interface Profile {
  firstName?: string
  lastName?: string
  middleName?: string | null
  prefix?: string | null
  suffix?: string | null
  /** YYYY-MM-DD. */
  birthDate?: string | null
  gender?: number
  phone?: string | null
  taxNumber?: string | null
  gstNumber?: string | null
  gstCertificate?: string | null
  allowsAssistance?: boolean
}

type Sent<Value> = Value | null | undefined

/** The contract's inputs for customers, which differ only in what they demand. */
export interface ProfileInput {
  firstname?: Sent<string>
  lastname?: Sent<string>
  middlename?: Sent<string>
  prefix?: Sent<string>
  suffix?: Sent<string>
  dob?: Sent<string>
  date_of_birth?: Sent<string>
  gender?: Sent<number>
  phone_no?: Sent<string>
  taxvat?: Sent<string>
  gst_number?: Sent<string>
  gst_certificate?: Sent<string>
  allow_remote_shopping_assistance?: Sent<boolean>
}

export type ReadProfile = { kind: 'profile'; profile: Profile } | { kind: 'problem'; message: string }

const MAX_LENGTH = 255
/** Reference of an uploaded certificate: an id of the shop's own making. */
const REFERENCE = /^[\w./-]{1,255}$/

/**
 * What the contract's input says of a customer, checked.
 *
 * @param today  YYYY-MM-DD of the shop's calendar
 */
export function readProfile(input: ProfileInput, today: string): ReadProfile {
  const typedDate = cleared(input.date_of_birth ?? input.dob, tidiedSigns)
  const profile: Profile = {
    firstName: input.firstname == null ? undefined : tidiedText(input.firstname),
    lastName: input.lastname == null ? undefined : tidiedText(input.lastname),
    middleName: cleared(input.middlename),
    prefix: cleared(input.prefix),
    suffix: cleared(input.suffix),
    birthDate: typedDate,
    gender: input.gender ?? undefined,
    phone: cleared(input.phone_no, tidiedPhone),
    taxNumber: cleared(input.taxvat, tidiedSigns),
    gstNumber: cleared(input.gst_number?.toUpperCase(), tidiedSigns),
    gstCertificate: cleared(input.gst_certificate),
    allowsAssistance: input.allow_remote_shopping_assistance ?? undefined,
  }
  const message = profileProblem(profile, today)
  if (message !== undefined) return { kind: 'problem', message }
  return {
    kind: 'profile',
    profile: typedDate ? { ...profile, birthDate: readBirthDate(typedDate, today) } : profile,
  }
}

/** Names that the contract asks for and that are not there, as its comma list. */
export function missingNames(names: readonly (readonly [label: string, value: Sent<string>])[]) {
  const missing = names.filter(([, value]) => !tidiedText(value ?? '')).map(([label]) => label)
  return missing.length > 0 ? `Required parameters are missing: ${missing.join(', ')}` : undefined
}

/** The contract's sentence about an e-mail; it repeats what was typed. */
export function contractEmailProblem(email: string): string | undefined {
  return emailProblem(email) === undefined ? undefined : `"${email}" is not a valid email address.`
}

function profileProblem(profile: Profile, today: string): string | undefined {
  const { phone, gstNumber, birthDate, gender, gstCertificate } = profile
  return (
    nameProblem('First Name', profile.firstName) ??
    nameProblem('Last Name', profile.lastName) ??
    nameProblem('Middle Name', profile.middleName) ??
    nameProblem('Name Prefix', profile.prefix) ??
    nameProblem('Name Suffix', profile.suffix) ??
    (phone ? phoneProblem(phone) : undefined) ??
    nameProblem('Tax Number', profile.taxNumber) ??
    (gstNumber ? gstNumberProblem(gstNumber) : undefined) ??
    (birthDate && readBirthDate(birthDate, today) === undefined ? INVALID_DATE : undefined) ??
    (gender === undefined || [1, 2, 3].includes(gender)
      ? undefined
      : 'Please choose one of the genders offered.') ??
    (!gstCertificate || REFERENCE.test(gstCertificate) ? undefined : CERTIFICATE_NOT_UPLOADED)
  )
}

function nameProblem(label: string, name: string | null | undefined): string | undefined {
  if (!name) return undefined
  if (name.length > MAX_LENGTH) return `${label} is too long: at most ${MAX_LENGTH} characters.`
  return holdsWebAddress(name) ? `${label} is not valid!` : undefined
}

/** An empty text clears a field. */
function cleared(value: Sent<string>, tidied = tidiedText): string | null | undefined {
  return value == null ? undefined : tidied(value) || null
}
