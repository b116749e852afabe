import { useEffect, useRef, useState } from 'react'
import { showTimeLeft } from './show-time-left.ts'
import { timeLeft } from './time-left.ts'

interface CountdownProps {
  /** Milliseconds since 1970. */
  endDate: number
  /** The server's time when the page was rendered, so that hydration draws the same. */
  now: number
  /** Inline stands in a sentence; display is the large one of a sale block. */
  form?: 'inline' | 'display'
}

/** Counts down to a real date and then disappears. Hidden from live announcements, which would speak every second. */
export function Countdown({ endDate, now, form = 'inline' }: CountdownProps) {
  const [drawnAt] = useState(now)
  const [ended, setEnded] = useState<number>()
  const timer = useRef<HTMLSpanElement>(null)
  // Rendered once. Each second changes a text node, without React.
  useEffect(() => {
    if (timer.current) return showTimeLeft(timer.current, endDate, () => setEnded(endDate))
  }, [endDate])
  const left = ended === endDate ? undefined : timeLeft(endDate, drawnAt)
  if (!left) return null
  const parts = form === 'inline' ? INLINE : DISPLAY
  return (
    <span
      ref={timer}
      role="timer"
      aria-label={form === 'inline' ? 'Time left' : undefined}
      className={form === 'inline' ? 'tabular inline-flex gap-3 font-semibold' : DISPLAY_LOOK}
    >
      {parts.map(([part, unit]) =>
        form === 'inline' ? (
          <span key={part} className="whitespace-nowrap">
            <span data-part={part}>{left[part]}</span>
            <small className="ml-0.5 text-micro font-medium">{unit}</small>
          </span>
        ) : (
          <span
            key={part}
            className="tabular display text-[clamp(2.5rem,1.6rem+2.9vw,4.375rem)] leading-none"
          >
            <span data-part={part}>{left[part]}</span>
            <small className="mt-2.5 block font-ui text-micro leading-none font-medium tracking-normal not-italic">
              {unit}
            </small>
          </span>
        ),
      )}
    </span>
  )
}

const DISPLAY_LOOK = 'flex flex-wrap gap-[clamp(14px,2vw,30px)]'

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
