import { useEffect, useRef } from 'react'
import { Toast } from '#ui/toast.tsx'
import type { CartLineView } from './cart-view.ts'

interface RemovedLineProps {
  line: CartLineView
  /** The key that removed the line was pressed on a button that is gone with it. */
  takesFocus: boolean
  putBack: (line: CartLineView) => void
  close: () => void
}

/** Says that a line was removed, and takes it back. */
export function RemovedLine({ line, takesFocus, putBack, close }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) undo.current?.focus()
  }, [takesFocus])
  return (
    <Toast
      onClose={close}
      action={
        <button
          ref={undo}
          type="button"
          onClick={() => putBack(line)}
          className="link min-h-11 font-semibold"
        >
          Undo
        </button>
      }
    >
      {`${line.name} removed. Your design stays saved.`}
    </Toast>
  )
}
