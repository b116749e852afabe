import { useEffect, useState } from 'react'
import { nextPaint } from '#ui/next-paint.ts'
import { createPressAgain, type PressAgain } from './press-again.ts'

/** @param pressed  what the newest press has put on the page: another value for each line */
export function usePressAgain(pressed: unknown): PressAgain {
  const [pressAgain] = useState(createPressAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    let isNewest = true
    nextPaint().then(() => {
      if (isNewest) pressAgain.shown(performance.now())
    })
    return () => {
      isNewest = false
    }
  }, [pressed])
  return pressAgain
}
