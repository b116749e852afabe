/**
 * Australian phone numbers as people type, copy and dial them.
 *
 * Our own, because one country has five forms; libphonenumber-js would bring 80 kB to the checkout for the others.
 *
 * @source acma.gov.au, "Phone numbers" (numbering plan 2015, read November 2026)
 */
import { tidiedSigns } from './typed-text.ts'

/** Area code or mobile, then eight digits. */
const SUBSCRIBER = /^[2-478]\d{8}$|^5\d{8}$/
const LOCAL_RATE = /^1[38]00\d{6}$/
const SIX_DIGITS = /^13\d{4}$/
/** The country as it is dialled: from abroad, from most of the world, from Australia. */
const COUNTRY = /^(?:\+|00|0011)?61(?=\d{6})/
const EXTENSION_SIGNS = /[\s().\-/]/g

/**
 * A phone number in the form in which it is read aloud: `0412 345 678`, `02 9876 5432`, `1300 123 456`, `13 12 34`.
 *
 * @param text  such as `tel:+61412345678`, `0061 412 345 678`, `+61 (0)2 9876 5432`, `412 345 678` (PE-04)
 * @returns what is no Australian number stays as typed, without marks around it
 */
export function tidiedPhone(text: string): string {
  const plain = tidiedSigns(text).replace(/^(?:(?:tel|phone|mobile|ph|mob):\s*)+/i, '')
  const national = nationalNumber(plain)
  if (national === undefined) return plain
  if (national.length === 6) return grouped(national, 2, 4)
  const hasAreaCode = /^0[2378]/.test(national)
  return hasAreaCode ? grouped(national, 2, 6) : grouped(national, 4, 7)
}

/** Whether a text is an Australian number that can be called from Australia, in any of its spellings. */
export function isPhone(text: string): boolean {
  return nationalNumber(tidiedPhone(text)) !== undefined
}

/** Digits as dialled within Australia; undefined for anything else. */
function nationalNumber(text: string): string | undefined {
  const dialled = text.replace(EXTENSION_SIGNS, '')
  const known = [dialled, dialled.replace(COUNTRY, '')].flatMap((digits) => [
    digits,
    digits.replace(/^0/, ''),
  ])
  const special = known.find((digits) => LOCAL_RATE.test(digits) || SIX_DIGITS.test(digits))
  const subscriber = known.find((digits) => SUBSCRIBER.test(digits))
  return special ?? (subscriber && `0${subscriber}`)
}

/** With a space at two places. */
function grouped(digits: string, first: number, second: number): string {
  return `${digits.slice(0, first)} ${digits.slice(first, second)} ${digits.slice(second)}`
}
