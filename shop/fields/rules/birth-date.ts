/** Birth dates: as the contract sends them, and as the forms' date rule reads them. */
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'

export const INVALID_DATE = 'Please enter a valid full date.'
/** Beside the three fields of a form. */
export const NO_BIRTH_DATE = 'Enter day, month and year, such as 29 / 2 / 1988, or leave all three empty.'

/** A birth date as a form asks for it. */
export interface TypedBirthDate {
  day: string
  month: string
  year: string
}

const ISO = /^([1-9]\d{3})-(\d{2})-(\d{2})$/
/** N-18: month first. The same separator twice, so that a typing mistake is not read as another day. */
const MONTH_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2([1-9]\d{3})$/

/**
 * A day in the past, N-18 to N-21.
 *
 * @param text  YYYY-MM-DD, or month/day/year with slashes or dashes
 * @param today  YYYY-MM-DD of the shop's calendar; the date must be before it
 * @returns YYYY-MM-DD, or undefined when the text is no such day
 * @example readBirthDate('02/29/2024', '2026-11-21') // '2024-02-29'
 */
export function readBirthDate(text: string, today: string): string | undefined {
  const trimmed = tidiedSigns(text)
  const iso = ISO.exec(trimmed)
  const monthFirst = MONTH_FIRST.exec(trimmed)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : [Number(monthFirst?.[4]), Number(monthFirst?.[1]), Number(monthFirst?.[3])]
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return undefined
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return date < today ? date : undefined
}

/**
 * A birth date of three fields.
 *
 * @param today  YYYY-MM-DD; the date lies before it
 * @returns YYYY-MM-DD; undefined when all three are empty (N-31); a problem for half a date or none of the calendar
 */
export function bornOf({ day, month, year }: TypedBirthDate, today: string): string | 'problem' | undefined {
  const parts = [month, day, year].map((part) => tidiedSigns(part))
  if (parts.every((part) => part === '')) return undefined
  // CA-04: shown day first; the rule reads the month first.
  return readBirthDate(parts.join('/'), today) ?? 'problem'
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const twoDigits = (number: number) => String(number).padStart(2, '0')
