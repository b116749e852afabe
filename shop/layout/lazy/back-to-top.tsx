import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

/** R-19, CA-78. */
const STEP_PX = 100

/** after scrolling by more than the height of the view, a button back to the top. */
export function BackToTop() {
  const [isShown, setShown] = useState(false)
  const frame = useRef<number>(undefined)
  useEffect(() => {
    const look = () => setShown(scrollY > innerHeight)
    const stop = () => cancelAnimationFrame(frame.current ?? 0)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    // A wheel, finger or key stops the scrolling.
    for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
      for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop)
    }
  }, [])
  function climb() {
    const isJump = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = isJump ? 0 : Math.max(0, scrollY - STEP_PX)
    scrollTo({ top, behavior: 'instant' })
    if (top > 0) frame.current = requestAnimationFrame(climb)
    else document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={climb}
      className={classNames(
        'fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 grid size-11 place-items-center rounded-full bg-raised text-ink shadow-mid transition-opacity duration-(--base) hover:bg-sunk starting:opacity-0 [@media(height<20rem)]:hidden max-lg:in-has-data-buy-bar:bottom-22',
        // Beside a strip that stays in view it would lie on prices and fields: it waits at the end of the page.
        'max-lg:in-has-data-foot-bar:static max-lg:in-has-data-foot-bar:my-2.5 max-lg:in-has-data-foot-bar:mr-gutter max-lg:in-has-data-foot-bar:ml-auto',
      )}
    >
      <ArrowUp size={20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
