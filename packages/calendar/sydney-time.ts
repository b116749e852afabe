/** Times of day in Sydney, where the shop is. */
import { dayInSydney } from './business-days.ts'
import { dateFormat } from './date-format.ts'
import { dayInWords } from './day-words.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

const clock = dateFormat('en-AU', 'Australia/Sydney', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const timeWords = dateFormat('en-AU', 'Australia/Sydney', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/**
 * The moment at which Sydney's clocks show a time on a day, in summer and in winter.
 *
 * @param day UTC midnight that stands for the calendar day
 * @param minutes of the day, 0 to 1439; a time that the change to summer skips is an hour later
 * @throws RangeError when minutes is not a whole number from 0 to 1439
 * @example momentInSydney(new Date('2026-11-27'), 15 * 60) // 2026-11-27T04:00:00Z
 */
export function momentInSydney(day: Date, minutes: number): Date {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= DAY_MINUTES) {
    throw new RangeError(`Expected minutes to be a whole number from 0 to 1439 but received ${minutes}`)
  }
  const asUtc = day.getTime() + minutes * MINUTE_MS
  const first = asUtc - offsetMs(new Date(asUtc))
  // Near the change of clocks the first guess may have the offset of the other side.
  return new Date(asUtc - offsetMs(new Date(first)))
}

/**
 * A moment as Sydney's calendar and clocks show it.
 *
 * @example momentInWords(new Date('2026-11-27T04:00:00Z')) // 'Fri 27 November, 3:00 pm'
 */
export function momentInWords(moment: Date): string {
  return `${dayInWords(dayInSydney(moment))}, ${timeWords(moment).replace(/\s/g, ' ').toLowerCase()}`
}

/** How far Sydney is ahead of UTC. */
function offsetMs(moment: Date): number {
  const [hours = 0, minutes = 0] = clock(moment).split(':').map(Number)
  const inSydney = dayInSydney(moment).getTime() + (hours * 60 + minutes) * MINUTE_MS
  return inSydney - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS
}
