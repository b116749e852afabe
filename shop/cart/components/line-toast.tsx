import { useEffect, useRef } from 'react'
import { Toast } from '#ui/toast.tsx'

interface LineToastProps {
  sentence: string
  /** The key was pressed on a button that is gone with its line. */
  takesFocus: boolean
  undo?: (() => void) | undefined
  close: () => void
}

/** Says what became of a line, and takes it back. */
export function LineToast({ sentence, takesFocus, undo, close }: LineToastProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Toast
      onClose={close}
      {...(undo && {
        action: (
          <button
            ref={button}
            type="button"
            onClick={undo}
            className="link min-h-11 shrink-0 font-semibold whitespace-nowrap"
          >
            Undo
          </button>
        ),
      })}
    >
      {sentence}
    </Toast>
  )
}
