import { type RefObject, useEffect, useRef, useState } from 'react'

/** C-18: whether the page has scrolled past a mark; an IntersectionObserver watches it instead of scroll events. */
export function useStuck(): { mark: RefObject<HTMLSpanElement | null>; stuck: boolean } {
  const mark = useRef<HTMLSpanElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    if (mark.current) watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return { mark, stuck }
}
