/**
 * Days on which parcels move in all of Australia: Monday to Friday without the national public holidays.
 *
 * A day is a UTC midnight that stands for a calendar day, so no time zone can shift it.
 */
import { dateFormat } from './date-format.ts'
import { utcMidnight } from './utc-midnight.ts'

const DAY_MS = 24 * 3600 * 1000

/** Swedish writes dates as YYYY-MM-DD. */
const sydneyDay = dateFormat('sv-SE', 'Australia/Sydney')

/**
 * The calendar day that a moment falls on, in Sydney: where orders are counted.
 *
 * @param moment any moment
 * @returns UTC midnight of that day
 * @example dayInSydney(new Date('2026-11-20T14:00:00Z')) // 2026-11-21
 */
export function dayInSydney(moment: Date): Date {
  return utcMidnight(sydneyDay(moment))
}

/**
 * The day that lies a number of business days after a day.
 *
 * @param day UTC midnight
 * @param count whole business days, 0 or more; 0 gives the day itself, or the next business day
 * @throws RangeError when count is not a whole number from 0 to 250
 * @example addBusinessDays(new Date('2026-12-24'), 1) // 2026-12-29: 25 and 28 December are holidays, 26 and 27 a weekend
 */
export function addBusinessDays(day: Date, count: number): Date {
  if (!Number.isInteger(count) || count < 0 || count > 250) {
    throw new RangeError(`Expected count to be a whole number from 0 to 250 but received ${count}`)
  }
  let current = day
  while (!isBusinessDay(current)) current = next(current)
  for (let left = count; left > 0; left--) {
    do current = next(current)
    while (!isBusinessDay(current))
  }
  return current
}

/** Whether parcels move on this day. */
export function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !nationalHolidays(day.getUTCFullYear()).has(day.getTime())
}

/**
 * Public holidays that every state keeps, with the weekday that replaces one on a weekend.
 *
 * @source https://www.fairwork.gov.au/employment-conditions/public-holidays, read November 2026
 */
function nationalHolidays(year: number): Set<number> {
  const easter = easterSunday(year)
  const christmas = on(year, 12, 25)
  const weekday = new Date(christmas).getUTCDay()
  return new Set([
    mondayIfWeekend(on(year, 1, 1)),
    mondayIfWeekend(on(year, 1, 26)),
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    on(year, 4, 25),
    // Christmas and Boxing Day on a weekend take the next free weekdays.
    christmas + (weekday === 6 || weekday === 0 ? 2 : 0) * DAY_MS,
    christmas + (weekday === 5 || weekday === 6 ? 3 : 1) * DAY_MS,
  ])
}

const on = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

const next = (day: Date) => new Date(day.getTime() + DAY_MS)

function mondayIfWeekend(time: number): number {
  const weekday = new Date(time).getUTCDay()
  return time + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm that Meeus gives in Astronomical Algorithms. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const month = Math.floor((e + f - 7 * g + 114) / 31)
  return on(year, month, ((e + f - 7 * g + 114) % 31) + 1)
}
