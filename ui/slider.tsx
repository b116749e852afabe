import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export interface Slide {
  key: string
  /** Announced when it is shown, such as what a picture shows. */
  label: string
  content: ReactNode
}

interface SliderProps {
  /** What the slides are, such as "Pictures of the canvas". */
  label: string
  slides: readonly Slide[]
  className?: string
}

/** A finger must go this far, in CSS pixels, before the next slide comes. */
const SWIPE_PX = 40

/** one slide at a time, without an end: by swiping, with the arrow keys, or with its buttons. */
export function Slider({ label, slides, className }: SliderProps) {
  const [{ at, from }, setShown] = useState<{ at: number; from?: 'left' | 'right' }>({ at: 0 })
  const swipe = useSwipe((towards) => go(towards === 'left' ? 1 : -1))
  const count = slides.length
  const slide = slides[at]
  const go = (steps: number) =>
    setShown(({ at: now }) => ({ at: (now + steps + count) % count, from: steps > 0 ? 'right' : 'left' }))
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }
  if (!slide) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      className={classNames('grid gap-2', className)}
    >
      <div aria-live="polite" className="touch-pan-y overflow-hidden" {...(count > 1 ? swipe.handlers : {})}>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern for carousels, not a fieldset */}
        <div
          key={slide.key}
          role="group"
          aria-roledescription="slide"
          aria-label={count > 1 ? `${at + 1} of ${count}: ${slide.label}` : slide.label}
          style={swipe.shift === 0 ? undefined : { transform: `translateX(${swipe.shift}px)` }}
          className={classNames(
            'transition-[opacity,translate] duration-(--base) ease-soft',
            from && 'starting:opacity-0',
            from === 'right' && 'starting:translate-x-2',
            from === 'left' && 'starting:-translate-x-2',
          )}
        >
          {slide.content}
        </div>
      </div>
      {count > 1 ? (
        <div className="flex items-center justify-between">
          <Step name="Previous" onPress={() => go(-1)}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
          </Step>
          <span className="tabular text-small text-ink-2" aria-hidden>
            {`${at + 1} / ${count}`}
          </span>
          <Step name="Next" onPress={() => go(1)}>
            <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
          </Step>
        </div>
      ) : null}
    </section>
  )
}

function Step({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-m hover:bg-sunk"
    >
      {children}
    </button>
  )
}

/** Follows a finger sideways; the browser handles vertical scrolling and every gesture of two fingers. */
function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<number>(undefined)
  const [shift, setShift] = useState(0)
  const end = (event: PointerEvent) => {
    if (start.current === undefined) return
    const moved = event.clientX - start.current
    start.current = undefined
    setShift(0)
    if (event.type === 'pointerup' && Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 'left' : 'right')
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      start.current = event.clientX
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) setShift(event.clientX - start.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { shift, handlers }
}
