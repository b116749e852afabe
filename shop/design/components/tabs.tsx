import { Contrast, Crop, Frame, Image, Type } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { textOf } from '../editor/face.ts'
import type { Tab } from '../editor/view.ts'
import { useIsWide, useSession, useView } from './use-session.ts'

const TABS = {
  photos: { icon: Image, label: 'Photos' },
  photo: { icon: Crop, label: 'Adjust' },
  filter: { icon: Contrast, label: 'Filter' },
  text: { icon: Type, label: 'Text' },
  edge: { icon: Frame, label: 'Edge' },
} as const satisfies Record<Tab, { icon: typeof Image; label: string }>

export const PANEL_ID = 'tool-panel'

/** The tools: above the panel on a desk, under the thumb on a phone. */
export function Tabs({ tabs, className }: { tabs: readonly Tab[]; className: string }) {
  const session = useSession()
  const { tab } = useView()
  const isWide = useIsWide()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.includes(tab) ? tab : 'photo'

  function open(next: Tab) {
    // A phone has no room for a tool beside the wall; on a desk the wall shows what the tool does.
    session.view.set((view) => ({ ...view, tab: next, place: isWide ? view.place : 'flat' }))
    const { editor } = session
    if (next !== 'text' || textOf(editor.face(), editor.get().selection)) return
    const words = editor.face().elements.findLast(({ type }) => type === 'text')
    if (words) editor.select(words.id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]
    if (!next) return
    open(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }

  return (
    <div ref={list} className={className} role="tablist" aria-label="Tools" onKeyDown={onKeyDown}>
      {tabs.map((name) => {
        const { icon: Icon, label } = TABS[name]
        return (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={PANEL_ID}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => open(name)}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <span>{label}</span>
          </button>
        )
      })}
    </div>
  )
}
