import { type ComponentType, useRef, useState } from 'react'
import { untilFetched } from './until-fetched.ts'

export interface LatePart<Props> {
  /** What is open now; undefined while it is closed or still on its way. */
  Part: ComponentType<Props> | undefined
  /** @param otherwise  what to do when it cannot be fetched, as without a connection */
  open: (otherwise?: () => void) => void
  close: () => void
  /** For the element that opens it: fetching begins as soon as somebody is about to, and it says when a press waits. */
  intent: { onPointerEnter: () => void; onFocus: () => void; 'aria-busy': true | undefined }
}

/** After a failure of the line a press goes on by itself. */
const MAX_FAILURES = 5

/**
 * A part of the page that opens on a press, such as a drawer: its code is no part of the first load.
 *
 * @param load imports it; called again for each intent, which costs nothing once it is there
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLate, setIsLate] = useState(false)
  /** What was closed while it was still on its way stays closed when it comes. */
  const isWanted = useRef(false)
  // A press says again what failed here, and knows what to do instead.
  const prepare = () => void load().catch(() => undefined)
  return {
    Part,
    open: (otherwise) => {
      isWanted.current = true
      const goesOn = (failures: number) => isWanted.current && !otherwise && failures < MAX_FAILURES
      setIsLate(true)
      void untilFetched(load, goesOn)
        .then(
          (part) => isWanted.current && setPart(() => part),
          () => isWanted.current && otherwise?.(),
        )
        .finally(() => setIsLate(false))
    },
    close: () => {
      isWanted.current = false
      setPart(undefined)
    },
    intent: { onPointerEnter: prepare, onFocus: prepare, 'aria-busy': isLate || undefined },
  }
}
