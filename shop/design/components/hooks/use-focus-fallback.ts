import { useEffect } from 'react'
import { useEditorSession } from './use-editor-session.ts'

/**
 * Takes the focus to the board when what had it is gone, such as the button that removed its own text. Left alone it
 * would fall to the top of the page, and a keyboard would have to walk the whole way again.
 */
export function useFocusFallback() {
  const { editor, uploads, view } = useEditorSession()
  useEffect(() => {
    // What stood here until the tool had loaded is gone, too.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    let last: Element | null = null
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null
    }
    const check = () => {
      // After React has drawn the change.
      setTimeout(() => {
        if (last === null || last.isConnected || document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('.tool-flat, .tool-hung')?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('focusin', remember)
    const stops = [editor.subscribe(check), uploads.tray.subscribe(check), view.subscribe(check)]
    return () => {
      document.removeEventListener('focusin', remember)
      for (const stop of stops) stop()
    }
  }, [editor, uploads, view])
}
