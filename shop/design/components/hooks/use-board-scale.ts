import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Surface } from '#packages/design-document/design.ts'
import { boardBox } from '../../editor/board-box.ts'

/** How wide or high the board is on most screens: a phone's width without its padding. */
const USUAL_PX = 370

/** How many mm one CSS pixel of the board covers; follows its size on the screen. The server guesses. */
export function useBoardScale(
  board: RefObject<SVGSVGElement | null>,
  { face, zoom }: { face: Surface; zoom: number },
): number {
  const { widthMm, heightMm } = boardBox(face)
  const [scale, setScale] = useState(Math.max(widthMm, heightMm) / USUAL_PX)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom or size keeps the element's own box
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const measure = () => {
      const matrix = element.getScreenCTM()
      if (matrix && matrix.a > 0) setScale(1 / matrix.a)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, zoom, widthMm, heightMm])
  return scale
}
