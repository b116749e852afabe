const SECOND_MS = 1_000

/**
 * Both in milliseconds since 1970.
 *
 * @returns each part in two digits at the least; undefined once the end has come
 */
export function timeLeft(endsAt: number, now: number) {
  const seconds = Math.ceil((endsAt - now) / SECOND_MS)
  if (!(seconds > 0)) return undefined
  const digits = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return {
    days: digits(seconds / 86_400),
    hours: digits((seconds / 3_600) % 24),
    minutes: digits((seconds / 60) % 60),
    seconds: digits(seconds % 60),
  }
}

/**
 * For a timer that changes when the seconds do.
 *
 * @returns milliseconds until fewer seconds are left, at most a second
 */
export function untilNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND_MS || SECOND_MS
}
