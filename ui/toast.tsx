import { Check, TriangleAlert } from 'lucide-react'
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'

interface ToastProps {
  children: ReactNode
  /** Such as "Undo". */
  action?: ReactElement
  kind?: 'done' | 'problem'
  /** Shown before the sentence. */
  title?: string | undefined
  /** After its time, or a click. */
  onClose: () => void
}

/**
 * One sentence at the bottom of the screen, wherever on the page it comes from. It stays as long as its words take to
 * read, and as long as it is looked at.
 */
export function Toast({ children, action, kind = 'done', title, onClose }: ToastProps) {
  const box = useRef<HTMLDivElement>(null)
  const { isFading, hold, release } = useReadingTime(box, onClose)
  useInFront(box)
  const Icon = kind === 'problem' ? TriangleAlert : Check

  function dismiss(event: MouseEvent) {
    // A press on "Undo" must not also close it.
    if (!(event.target instanceof Element && event.target.closest('button, a'))) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only hides early what goes away by itself
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, which depends on what it says
    <div
      ref={box}
      role={kind === 'problem' ? 'alert' : 'status'}
      onClick={dismiss}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={classNames(
        'fixed inset-auto bottom-[max(1.75rem,env(safe-area-inset-bottom))] left-1/2 z-60 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-3 rounded-m bg-ink px-4.5 py-3 text-meta text-paper shadow-high',
        'transition-opacity duration-(--base)',
        isFading && 'opacity-0',
      )}
    >
      <Icon size={20} strokeWidth={1.5} className="shrink-0" aria-hidden />
      <span>
        {title ? <b className="font-semibold">{`${title}. `}</b> : null}
        <span>{children}</span>
      </span>
      {action}
    </div>
  )
}

/**
 * Above all of the page, and placed by the window: `content-visibility` or a transform of what is around it would place
 * it by that part of the page. It keeps its turn in the order of Tab. Not an attribute, which would hide it without
 * scripts.
 */
function useInFront(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.popover = 'manual'
    box.current.showPopover?.()
  }, [box])
}

/** */
const MS_PER_CHARACTER = 75
/** how long before its end it begins to fade. */
const FADE_MS = 200

/**
 * When a toast with these words begins to fade and when it is gone, counted from its coming.
 *
 * @example toastTimes('x'.repeat(40)) // { fadeMs: 2800, endMs: 3000 }
 */
export function toastTimes(words: string): { fadeMs: number; endMs: number } {
  const endMs = words.trim().length * MS_PER_CHARACTER
  return { fadeMs: Math.max(0, endMs - FADE_MS), endMs }
}

/** Runs only while nobody holds it; a hold cancels the fading, and the rest of the time starts again. */
function useReadingTime(box: { readonly current: HTMLElement | null }, onOver: () => void) {
  const [isHeld, setHeld] = useState(false)
  const [isFading, setFading] = useState(false)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (isHeld) return
    const { fadeMs, endMs } = toastTimes(box.current?.textContent ?? '')
    const fade = setTimeout(() => setFading(true), fadeMs)
    const end = setTimeout(() => over.current(), endMs)
    return () => {
      clearTimeout(fade)
      clearTimeout(end)
    }
  }, [isHeld, box])
  return {
    isFading,
    hold() {
      setHeld(true)
      setFading(false)
    },
    release: () => setHeld(false),
  }
}
