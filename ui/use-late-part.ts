import { type ComponentType, useRef, useState } from 'react'

export interface LatePart<Props> {
  /** What is open now; undefined while it is closed or still on its way. */
  Part: ComponentType<Props> | undefined
  /** @param otherwise  what to do when it cannot be fetched, as without a connection */
  open: (otherwise?: () => void) => void
  close: () => void
  /** For the element that opens it: fetching begins as soon as somebody is about to. */
  intent: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * A part of the page that opens on a press, such as a drawer: its code is no part of the first load.
 *
 * @param load imports it; called again for each intent, which costs nothing once it is there
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>()
  /** What was closed while it was still on its way stays closed when it comes. */
  const isWanted = useRef(false)
  // A press says again what failed here, and knows what to do instead.
  const prepare = () => void load().catch(() => undefined)
  return {
    Part,
    open: (otherwise) => {
      isWanted.current = true
      void load().then(
        (part) => isWanted.current && setPart(() => part),
        () => isWanted.current && otherwise?.(),
      )
    },
    close: () => {
      isWanted.current = false
      setPart(undefined)
    },
    intent: { onPointerEnter: prepare, onFocus: prepare },
  }
}
