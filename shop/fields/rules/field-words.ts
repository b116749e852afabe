/**
 * What a screen says beside a field (PE-31, PE-32): what to type, with an example. The API keeps the contract's
 * sentences, which address.ts holds.
 */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'

/** For a field that was left empty. */
export const ASKED = {
  email: 'Enter your email, such as name@example.com.',
  firstName: 'Enter a first name, such as Robin.',
  lastName: 'Enter a last name, such as Marsh.',
  street: 'Enter the street and number, such as 12 Harbour Street.',
  city: 'Enter the suburb or town, such as Ballina.',
  state: 'Choose the state.',
  postcode: 'Enter the postcode, such as 2478.',
  country: 'We deliver within Australia only.',
  telephone: 'Enter a phone number, such as 0412 345 678.',
} as const

/** Of an email, and of what comes before its @. @source RFC 5321 section 4.5.3.1, with erratum 1690 of RFC 3696 */
export const EMAIL_LENGTH = { whole: 254, local: 64 } as const

/** PE-07: nothing typed is cut, so a text that is too long is refused with its length. */
export function tooLong(text: string, most: number): string {
  return `That is ${text.length} characters; at most ${most} fit here. Please shorten it.`
}

/** For what is no email; the example shows its parts. */
export function emailAdvice(typed: string): string {
  const email = tidiedEmail(typed)
  const [local, domain = '', ...more] = email.split('@')
  if (email === '') return ASKED.email
  if (!email.includes('@')) return 'An email has an @ in it, such as name@example.com.'
  if (more.length > 0) return 'Enter one email only, such as name@example.com.'
  if (/\s/.test(email)) return 'There is a space inside this email. It should look like name@example.com.'
  if (email.length > EMAIL_LENGTH.whole) return tooLong(email, EMAIL_LENGTH.whole)
  if (!local) return 'Enter what comes before the @, such as name@example.com.'
  if (local.length > EMAIL_LENGTH.local)
    return `There are ${local.length} characters before the @; an email has at most ${EMAIL_LENGTH.local} there. Please check it.`
  if (!domain.includes('.')) return 'Enter all that comes after the @, such as name@example.com.'
  return 'Check this email: it should look like name@example.com.'
}

/** For what is no Australian number. */
export function phoneAdvice(typed: string): string {
  const number = tidiedPhone(typed)
  const digits = number.replace(/\D/g, '')
  if (number === '') return ASKED.telephone
  if (/^(?:\+|00)(?!61)\d{7}/.test(number.replace(/[\s().-]/g, ''))) {
    return 'We can call Australian numbers only, such as 0412 345 678 or 02 9876 5432.'
  }
  if (/^[2-9]\d{7}$/.test(digits)) return 'Add the area code, such as 02 9876 5432.'
  return 'Check this number: it should look like 0412 345 678, 02 9876 5432 or 1300 123 456.'
}

/** For what is no postcode in use. */
export function postcodeAdvice(postcode: string): string {
  if (postcode === '') return ASKED.postcode
  if (!/^\d{4}$/.test(postcode)) return 'A postcode has 4 digits, such as 2478.'
  return `Check the postcode: nobody in Australia has ${postcode}.`
}
