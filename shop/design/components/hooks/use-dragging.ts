import { type PointerEvent, useRef } from 'react'

/** Follows one finger or the mouse; each step is told in CSS pixels since the last one. */
export function useDragging({
  onStep,
  onEnd,
}: {
  onStep: (dx: number, dy: number) => void
  onEnd?: () => void
}) {
  const last = useRef<{ x: number; y: number } | undefined>(undefined)
  const end = () => {
    if (last.current) onEnd?.()
    last.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      const from = last.current
      if (!from) return
      last.current = { x: event.clientX, y: event.clientY }
      onStep(event.clientX - from.x, event.clientY - from.y)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The direction of an arrow key; undefined for any other key, and with Ctrl, Alt or Command. */
export function arrowOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: KeyPress): readonly [x: number, y: number] | undefined {
  return ctrlKey || altKey || metaKey ? undefined : ARROWS[key]
}

interface KeyPress {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}
