import { useCallback, useEffect, useRef } from 'react'

type Act = () => void

/**
 * A field is blurred as soon as a press begins elsewhere. A message that is shown then would move the page, and the
 * button from under the finger, before the press has ended: the press would be lost (PE-14).
 *
 * @returns runs an act at once, or, during a press, when it is released
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
      // Not at the click: rendering during it would undo what it has just chosen.
      ['mouseup', run],
      // Instead of `pointerup`, where a press becomes another gesture.
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
