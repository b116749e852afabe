import { useCallback, useEffect, useRef } from 'react'

type Act = () => void

/**
 * A field loses the focus as soon as a press begins elsewhere. What is then written beside it would move the page, and the
 * button from under the finger, before the press has ended: it would be lost (PE-14).
 *
 * @returns runs an act at once, or, while a press goes on, as soon as that has ended and before the click is heard
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
    // A press that ends in no click: let go elsewhere, dragged away, or turned into a menu.
    const runLater = () => setTimeout(run)
    const heard: [type: string, listener: () => void][] = [
      ['mousedown', begin],
      ['click', run],
      ['mouseup', runLater],
      ['dragend', runLater],
      ['contextmenu', runLater],
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
