import { type ComponentType, useRef, useState } from 'react'
import type { ToolView } from '../tool/tool.ts'

/** The code of views that is fetched when somebody reaches for them. */
export function useViewParts() {
  const [parts, setParts] = useState<ReadonlyMap<string, ComponentType>>(new Map())
  const [busy, setBusy] = useState<string>()
  /** Of the view that was opened last: a failure of one that was left meanwhile is nobody's concern. */
  const wanted = useRef<string>(undefined)
  return {
    /** What shows a view; undefined while its code is being fetched. */
    partOf: (view: ToolView) => ('View' in view ? view.View : parts.get(view.name)),
    /** @param otherwise  what to do when it cannot be fetched, as without a connection */
    async open(view: ToolView, otherwise: () => void) {
      const { name } = view
      wanted.current = name
      if ('View' in view || parts.has(name)) return
      setBusy(name)
      try {
        const part = await view.load()
        setParts((known) => new Map(known).set(name, part))
      } catch {
        if (wanted.current === name) otherwise()
      } finally {
        setBusy((now) => (now === name ? undefined : now))
      }
    },
    /** For what opens a view: hover and focus start the fetch, and `aria-busy` says that a press waits. */
    intentOf(view: ToolView) {
      if ('View' in view) return undefined
      // `open` fetches again and reports the failure.
      const prepare = () => void view.load().catch(() => undefined)
      return { onPointerEnter: prepare, onFocus: prepare, 'aria-busy': busy === view.name || undefined }
    },
  }
}
