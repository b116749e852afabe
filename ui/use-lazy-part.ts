import { type ComponentType, useRef, useState } from 'react'
import { untilFetched } from './until-fetched.ts'

export interface LazyPart<Props> {
  /** The open part; undefined while it is closed or its code is being fetched. */
  Part: ComponentType<Props> | undefined
  /** @param otherwise  what to do when it cannot be fetched, as without a connection */
  open: (otherwise?: () => void) => void
  close: () => void
  /** For the element that opens it: hover and focus start the fetch, and `aria-busy` says that a press waits. */
  intent: { onPointerEnter: () => void; onFocus: () => void; 'aria-busy': true | undefined }
}

/** How often a press is tried again after a failed fetch. */
const MAX_FAILURES = 5

/**
 * A part of the page that opens on a press, such as a drawer: its code is no part of the first load.
 *
 * @param load imports it; called again for each intent, which costs nothing once it is there
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isBusy, setIsBusy] = useState(false)
  /** A part that was closed while its code was being fetched stays closed. */
  const isWanted = useRef(false)
  // `open` fetches again and reports the failure.
  const prepare = () => void load().catch(() => undefined)
  return {
    Part,
    open: (otherwise) => {
      isWanted.current = true
      const goesOn = (failures: number) => isWanted.current && !otherwise && failures < MAX_FAILURES
      setIsBusy(true)
      void untilFetched(load, goesOn)
        .then(
          (part) => isWanted.current && setPart(() => part),
          () => isWanted.current && otherwise?.(),
        )
        .finally(() => setIsBusy(false))
    },
    close: () => {
      isWanted.current = false
      setPart(undefined)
    },
    intent: { onPointerEnter: prepare, onFocus: prepare, 'aria-busy': isBusy || undefined },
  }
}
