import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'

/** C-27. */
const SLIDE_MS = 5_000

interface OfferRotationProps {
  /** Hover, touch and keyboard focus pause the rotation. */
  area: RefObject<HTMLElement | null>
  /** Id of the element that holds the slides. */
  slides: string
  count: number
  at: number
  onShow: (index: number) => void
  /** Set so that screen readers do not read the slides while they change by themselves. */
  onTurning: (isTurning: boolean) => void
}

/** C-27, C-28: shows the next slide every five seconds; the shopper may pause it or choose a slide. */
export function OfferRotation({ area, slides, count, at, onShow, onTurning }: OfferRotationProps) {
  const [isWanted, setWanted] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [holds, letGo] = useHolds(area)
  const isTurning = isWanted && holds.size === 0
  useEffect(() => onTurning(isTurning), [isTurning, onTurning])
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => onShow((at + 1) % count), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isTurning, at, count, onShow])
  return (
    <div className="-mr-3 flex flex-wrap items-center">
      <Control
        name={isWanted ? 'Pause the offers' : 'Play the offers'}
        onPress={() => {
          // The pointer or focus is still on the button that resumes; that must not pause it again.
          letGo()
          setWanted(!isWanted)
        }}
      >
        {isWanted ? (
          <Pause size={18} strokeWidth={1.5} aria-hidden />
        ) : (
          <Play size={18} strokeWidth={1.5} aria-hidden />
        )}
      </Control>
      <Control name="Previous offer" slides={slides} onPress={() => onShow((at + count - 1) % count)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
      </Control>
      <span className="tabular min-w-[4ch] text-center text-small text-ink-2" aria-hidden>
        {`${at + 1} / ${count}`}
      </span>
      <Control name="Next offer" slides={slides} onPress={() => onShow((at + 1) % count)}>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
      </Control>
    </div>
  )
}

interface ControlProps {
  name: string
  slides?: string
  onPress: () => void
  children: ReactNode
}

function Control({ name, slides, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-controls={slides}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-m hover:bg-paper"
    >
      {children}
    </button>
  )
}

type Hold = 'pointer' | 'touch' | 'focus'

const BEGINNINGS: Record<string, Hold> = { mouseenter: 'pointer', touchstart: 'touch', focusin: 'focus' }
const ENDS: Record<string, Hold> = {
  mouseleave: 'pointer',
  touchend: 'touch',
  touchcancel: 'touch',
  focusout: 'focus',
}

/** Why the rotation is paused. */
function useHolds(area: RefObject<HTMLElement | null>): [ReadonlySet<Hold>, letGo: () => void] {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  useEffect(() => {
    const element = area.current
    if (!element) return
    const begin = ({ type }: Event) =>
      setHolds((others) => new Set(others).add(BEGINNINGS[type] ?? 'pointer'))
    const end = ({ type }: Event) =>
      setHolds((all) => new Set([...all].filter((hold) => hold !== ENDS[type])))
    const leaving = new AbortController()
    const options = { signal: leaving.signal, passive: true }
    for (const type of Object.keys(BEGINNINGS)) element.addEventListener(type, begin, options)
    for (const type of Object.keys(ENDS)) element.addEventListener(type, end, options)
    return () => leaving.abort()
  }, [area])
  return [holds, () => setHolds(new Set())]
}
