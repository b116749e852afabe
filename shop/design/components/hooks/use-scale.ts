import { type RefObject, useLayoutEffect, useState } from 'react'

/** CSS pixels of the screen for one unit of what an element shows across its whole width. */
export function useScale(shown: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(0.5)
  useLayoutEffect(() => {
    const element = shown.current
    if (!element) return
    const measure = () => setScale(element.clientWidth / width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [shown, width])
  return scale
}
