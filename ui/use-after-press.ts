import { useCallback, useEffect, useRef } from 'react'

type Act = () => void

/**
 * A field loses the focus as soon as a press begins elsewhere. What is then written beside it would move the page, and the
 * button from under the finger, before the press has ended: it would be lost (PE-14).
 *
 * @returns runs an act at once, or, while a press goes on, when it is let go: by then it is known what it fell on
 */
export function useAfterPress(): (act: Act) => void {
  const held = useRef<Act[]>(undefined)

  useEffect(() => {
    const run = () => {
      const acts = held.current ?? []
      held.current = undefined
      for (const act of acts) act()
    }
    const begin = () => {
      run()
      held.current = []
    }
    const heard: [type: string, listener: () => void][] = [
      ['mousedown', begin],
      // Not at the click: drawing again in its midst would take back what it has just chosen.
      ['mouseup', run],
      // Instead of it, where a press turns into something else.
      ['dragend', run],
      ['contextmenu', run],
    ]
    for (const [type, listener] of heard) document.addEventListener(type, listener, true)
    return () => {
      for (const [type, listener] of heard) document.removeEventListener(type, listener, true)
    }
  }, [])

  return useCallback((act) => {
    if (held.current) held.current.push(act)
    else act()
  }, [])
}
