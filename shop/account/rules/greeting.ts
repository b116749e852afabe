import { dateFormat } from '#packages/calendar/date-format.ts'

const hourInSydney = dateFormat('en-AU', 'Australia/Sydney', {
  hour: 'numeric',
  hourCycle: 'h23',
})

/** @example greetingAt(new Date('2026-11-25T22:00:00Z')) // 'Good morning' */
export function greetingAt(now: Date): string {
  const hour = Number(hourInSydney(now))
  if (hour >= 4 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
