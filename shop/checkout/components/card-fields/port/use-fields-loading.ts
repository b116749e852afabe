import { useEffect, useEffectEvent, useState } from 'react'

/** After which the page says that it takes long. */
const SLOW_MS = 8_000

export type FieldsState = 'loading' | 'slow' | 'failed' | 'ready'

export interface FieldsLoading<Opened> {
  state: FieldsState
  /** What was opened; undefined until the gateway's script is there. */
  opened: Opened | undefined
  tryAgain: () => void
}

/**
 * Opens what a gateway's own script brings; a failed try is repeated on a press, and when the connection is back.
 *
 * @param key   of what is opened: another one opens it anew
 * @param open  calls `ready` once a card can be typed; what it throws is a failure, too
 */
export function useFieldsLoading<Opened extends { close(): void }>(
  key: string,
  open: (heard: { ready(): void; failed(): void }) => Promise<Opened>,
): FieldsLoading<Opened> {
  const [state, setState] = useState<FieldsState>('loading')
  const [opened, setOpened] = useState<Opened>()
  const [tries, setTries] = useState(1)
  const begin = useEffectEvent(open)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key and each try opens it anew
  useEffect(() => {
    let here: Opened | undefined
    let isOver = false
    const reach = (next: FieldsState) => {
      if (!isOver) setState(next)
    }
    const slow = setTimeout(() => reach('slow'), SLOW_MS)
    const end = (next: FieldsState) => {
      clearTimeout(slow)
      reach(next)
    }
    setState('loading')
    begin({ ready: () => end('ready'), failed: () => end('failed') })
      .then((one) => {
        if (isOver) return one.close()
        here = one
        setOpened(one)
      })
      .catch(() => end('failed'))
    return () => {
      isOver = true
      clearTimeout(slow)
      setOpened(undefined)
      here?.close()
    }
  }, [key, tries])

  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setTries((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])

  return {
    state,
    opened,
    tryAgain() {
      // A request that nobody answers is ended by loading the page again; the draft keeps what is typed (PE-22).
      if (state === 'slow') location.reload()
      else setTries((before) => before + 1)
    },
  }
}
