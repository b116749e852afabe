import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
} from 'react'
import type { LazyPart } from './use-lazy-part.ts'

/** A button and the disclosure beside it: Escape, a press elsewhere and the focus moving on close it. */
export function useDisclosure<Props>({ Part, open, close, intent }: LazyPart<Props>) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const button: ButtonHTMLAttributes<HTMLButtonElement> & { ref: RefObject<HTMLButtonElement | null> } = {
    ref,
    type: 'button',
    'aria-expanded': Part !== undefined,
    'aria-controls': Part && id,
    onClick: () => (Part ? close() : open()),
    ...intent,
  }
  return {
    /** For what is shown. */
    id,
    button,
    /** For the element around both. */
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // Without a next element the window lost the focus, or a press hit nothing: `usePressOutside` handles that.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key !== 'Escape' || !Part) return
        close()
        ref.current?.focus()
      },
    },
  }
}
