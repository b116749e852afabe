import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { singleTexts, textOf } from '../editor/draft/face.ts'
import { selectedAlone } from '../editor/selection.ts'
import { useEditorSession, useIsWide, useView } from './hooks/use-editor-session.ts'
import { openPanel } from './tool/panels.ts'
import type { ToolPanel } from './tool/tool.ts'
import { placesEverything, useTool } from './tool/use-tool.ts'

export const PANEL_ID = 'tool-panel'

const PLACES = {
  panel: {
    list: 'sticky top-0 z-1 border-b bg-paper max-lg:hidden',
    tab: 'min-h-15.5 gap-1 pt-3 pb-2.5 text-[0.8125rem]',
    shown: '[box-shadow:inset_0_-2px_0_var(--brand)]',
  },
  dock: {
    list: 'tool-dock border-t [grid-area:dock] lg:hidden',
    tab: 'min-h-14 gap-[3px] py-2 text-[0.75rem]',
    shown: '[box-shadow:inset_0_2px_0_var(--brand)]',
  },
}

/** The tools: above the panel on a desktop, under the thumb on a phone. */
export function Tabs({ tabs, place }: { tabs: readonly ToolPanel[]; place: keyof typeof PLACES }) {
  const session = useEditorSession()
  const { tab } = useView()
  const isWide = useIsWide()
  const look = PLACES[place]
  const list = useRef<HTMLDivElement>(null)
  const tool = useTool()
  const shown = openPanel(tool, tabs, tab)

  function open({ name, edits }: ToolPanel) {
    // A phone has no room for a panel beside a view; on a desktop the view shows what the panel does.
    session.view.set((view) => ({ ...view, tab: name, isFlat: isWide ? view.isFlat : true }))
    const { editor } = session
    // Where the tool places words, none is selected to be pulled at.
    if (
      edits !== 'text' ||
      placesEverything(tool) ||
      textOf(editor.face(), selectedAlone(editor.get().selection))
    )
      return
    const words = singleTexts(editor.face()).at(-1)
    if (words) editor.select(words.id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]
    if (!next) return
    open(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.name}]`)?.focus()
  }

  return (
    <div
      ref={list}
      className={classNames('grid auto-cols-fr grid-flow-col border-line', look.list)}
      role="tablist"
      aria-label="Tools"
      onKeyDown={onKeyDown}
    >
      {tabs.map((panel) => {
        const { name, icon: Icon, label } = panel
        const isShown = panel === shown
        return (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={isShown}
            aria-controls={PANEL_ID}
            tabIndex={isShown ? 0 : -1}
            className={classNames(
              'grid justify-items-center focus-visible:-outline-offset-3',
              look.tab,
              isShown ? classNames('font-semibold text-ink', look.shown) : 'font-medium text-ink-2',
            )}
            onClick={() => open(panel)}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <span>{label}</span>
          </button>
        )
      })}
    </div>
  )
}
