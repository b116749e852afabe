import { useEffect, useState } from 'react'

interface CountdownProps {
  /** Milliseconds since 1970. */
  endDate: number
  /** What the server's clock said when the page was made, so that browser and server draw the same first picture. */
  now: number
  /** Inline stands in a sentence; display is the large one of a sale block. */
  form?: 'inline' | 'display'
}

/** Ticks to a real date and then goes away. Never read out by itself: a timer that speaks every second helps nobody. */
export function Countdown({ endDate, now, form = 'inline' }: CountdownProps) {
  const left = timeLeft(endDate, useNow(now, endDate))
  if (!left) return null
  const parts = form === 'inline' ? INLINE : DISPLAY
  return (
    <span
      role="timer"
      aria-label={form === 'inline' ? 'Time left' : undefined}
      className={form === 'inline' ? 'tabular inline-flex gap-3 font-semibold' : DISPLAY_LOOK}
    >
      {parts.map(([part, unit]) =>
        form === 'inline' ? (
          <span key={part} className="whitespace-nowrap">
            {left[part]}
            <small className="ml-0.5 text-micro font-medium">{unit}</small>
          </span>
        ) : (
          <span
            key={part}
            className="tabular display text-[clamp(2.5rem,1.6rem+2.9vw,4.375rem)] leading-none"
          >
            {left[part]}
            <small className="mt-2.5 block font-ui text-micro leading-none font-medium tracking-normal not-italic">
              {unit}
            </small>
          </span>
        ),
      )}
    </span>
  )
}

const DISPLAY_LOOK = 'grid grid-cols-[repeat(4,auto)] justify-start gap-[clamp(14px,2vw,30px)]'

const INLINE = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
  ['seconds', 's'],
] as const

const DISPLAY = [
  ['days', 'days'],
  ['hours', 'hours'],
  ['minutes', 'minutes'],
  ['seconds', 'seconds'],
] as const

const SECOND_MS = 1_000

/** Each part in two digits at the least; undefined once the end has come. */
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

/** The time, second by second, until the end has come. */
function useNow(atFirst: number, endsAt: number): number {
  const [now, setNow] = useState(atFirst)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= endsAt) clearInterval(timer)
    }
    const timer = setInterval(tick, SECOND_MS)
    tick()
    return () => clearInterval(timer)
  }, [endsAt])
  return now
}
