/** Payment cards as people type them: number, month and year, security code. Nothing here keeps or logs any of it. */
import { tidiedSigns } from './typed-text.ts'

const AMERICAN_EXPRESS = /^3[47]/

/** The number without blanks, dashes and dots between its groups; anything else in it stays, to be refused. */
export function cardDigits(text: string): string {
  return tidiedSigns(text).replace(/[\s.-]/g, '')
}

/** American Express prints its groups, and its security code, otherwise than all others. */
export const isAmericanExpress = (number: string) => AMERICAN_EXPRESS.test(cardDigits(number))

/**
 * In groups as the card shows them: fours, or 4-6-5 on American Express. Nothing is cut (PE-07).
 *
 * @param text  a number or the beginning of one; what holds other signs stays as it is
 * @example groupedCardNumber('4111–1111') // '4111 1111'
 */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text)
  if (!/^\d+$/.test(digits)) return digits === '' ? '' : text
  const groups = AMERICAN_EXPRESS.test(digits)
    ? /^(\d{4})(\d{1,6})?(\d+)?$/.exec(digits)?.slice(1)
    : undefined
  return (groups?.filter(Boolean) ?? digits.match(/\d{1,4}/g) ?? []).join(' ')
}

/** How many digits the security code of a card has. */
export const securityCodeLength = (number: string) => (isAmericanExpress(number) ? 4 : 3)

export interface CardExpiry {
  /** 1 to 12. */
  month: number
  /** With its century, 2000 to 2099. */
  year: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Two digits of each, year first, without anything between, and then without the month's 0; the first that gives a month counts. */
const EXPIRIES = [
  /^(?<month>\d{1,2})\/(?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{2})(?:20)?(?<year>\d{2})$/,
  /^20(?<year>\d{2})\/?(?<month>\d{1,2})$/,
  /^(?<month>[1-9])(?<year>\d{2})$/,
]

/**
 * Month and year of a card (PE-06).
 *
 * @param text  MMYY, MM/YY, MM-YY, MM.YY, MM/YYYY, MMYYYY, YYYY-MM or YYYY/MM, with any dash and any blanks, a slash too many
 *   around it, or the month by its name, such as `Aug 2030`
 * @returns undefined for what is no month and year
 */
export function readExpiry(text: string): CardExpiry | undefined {
  const plain = tidiedSigns(text)
    .replace(/^([a-z]{3})[a-z]*(?=[^a-z])/i, (name, start) => numberOf(start) ?? name)
    .replace(/[\s/.-]+/g, '/')
    .replace(/^\/|\/$/g, '')
  for (const pattern of EXPIRIES) {
    const { month, year } = pattern.exec(plain)?.groups ?? {}
    if (Number(month) >= 1 && Number(month) <= 12) return { month: Number(month), year: 2000 + Number(year) }
  }
  return undefined
}

/** `08`, of the first letters of a month. */
function numberOf(start: string): string | undefined {
  const place = MONTHS.indexOf(start.toLowerCase())
  return place < 0 ? undefined : String(place + 1).padStart(2, '0')
}

/** `08 / 30`; what is no month and year stays as typed. */
export function tidiedExpiry(text: string): string {
  const expiry = readExpiry(text)
  return expiry ? writtenExpiry(expiry, ' / ') : text.trim()
}

/** @param between  what stands between month and year: ` / ` on the screen, `/` for a gateway */
export function writtenExpiry({ month, year }: CardExpiry, between: string): string {
  return `${String(month).padStart(2, '0')}${between}${String(year % 100).padStart(2, '0')}`
}

/**
 * An expiry while it is typed: the slash comes by itself after a month, and one that is typed changes nothing. What may still
 * become a year first (`2030-08`) is left alone until the field is left.
 */
export function expiryWhileTyped(text: string): string {
  const plain = tidiedSigns(text).replace(/^0?([1-9])[\s/.-]+$/, '0$1')
  const [month = ''] = /^\d{2}/.exec(plain) ?? []
  // Digits typed in front push the slash behind the year, where there is none.
  const rest = plain.slice(2).replace(/[\s/.-]+/g, '')
  return Number(month) >= 1 && Number(month) <= 12 ? `${month} / ${rest}` : text
}
