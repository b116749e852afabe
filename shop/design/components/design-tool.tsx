import { Fragment, useEffect } from 'react'
import { PressWaits } from '../../hydration/press-waits.tsx'
import type { EditorSession } from '../editor/editor-session.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ChecksSheet } from './checks-sheet.tsx'
import { EarlyPresses } from './early-presses.tsx'
import { Foot } from './foot.tsx'
import { type Buying, BuyingContext } from './hooks/buying.ts'
import {
  EditorSessionContext,
  useEditorSession,
  useIsWide,
  useSlice,
  useView,
  useWords,
} from './hooks/use-editor-session.ts'
import { useFocusFallback } from './hooks/use-focus-fallback.ts'
import { useUndoKeys } from './hooks/use-keys.ts'
import { useOpenPanelFor } from './hooks/use-open-panel-for.ts'
import { usePhotoDrop } from './hooks/use-photo-files.ts'
import { useToolCookie } from './hooks/use-tool-cookie.ts'
import { useVisibleHeight } from './hooks/use-visible-height.ts'
import { OptionsSheet } from './options-sheet.tsx'
import { Panel } from './panel.tsx'
import { PieceView } from './piece-view.tsx'
import { Stage } from './stage.tsx'
import { Tabs } from './tabs.tsx'
import { TEXT_BOX } from './text-box.tsx'
import { trayPanels } from './tool/panels.ts'
import type { Tool } from './tool/tool.ts'
import { ToolContext, useTool } from './tool/use-tool.ts'
import { TopBar } from './top-bar.tsx'
import './tool.css'

/** The whole screen of the design tool over an open session. */
export function DesignTool({
  tool,
  session,
  buying,
}: {
  tool: Tool
  session: EditorSession
  buying: Buying
}) {
  useEffect(() => {
    const keep = () => session.keepNow()
    const hurry = () => session.saver.hurry()
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    addEventListener('online', hurry)
    return () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('online', hurry)
      keep()
    }
  }, [session])
  return (
    <ToolContext value={tool}>
      <EditorSessionContext value={session}>
        <BuyingContext value={buying}>
          <Screen />
        </BuyingContext>
      </EditorSessionContext>
    </ToolContext>
  )
}

function Screen() {
  const { view, isServerRendered } = useEditorSession()
  const isWide = useIsWide()
  const { isFlat, sheet } = useView()
  const tool = useTool()
  const tray = trayPanels(tool)
  const openPanelFor = useOpenPanelFor()
  const { piece } = useWords()
  const { isOver, handlers } = usePhotoDrop()
  const height = useVisibleHeight()
  useUndoKeys()
  useFocusFallback()
  useToolCookie()

  function editText() {
    openPanelFor('text')
    // After the text panel has been drawn.
    requestAnimationFrame(() => {
      const box = document.querySelector<HTMLTextAreaElement>(`.${TEXT_BOX}`)
      box?.focus()
      box?.select()
    })
  }

  const closeSheet = () => view.set((now) => ({ ...now, sheet: undefined }))
  return (
    <main
      id="main"
      tabIndex={-1}
      className="tool"
      data-hydrated={isServerRendered ? undefined : ''}
      data-over={isOver || undefined}
      data-flat={isFlat || undefined}
      data-keyboard={height !== undefined || undefined}
      style={{ height }}
      {...handlers}
    >
      <PressWaits />
      <EarlyPresses />
      <h1 className="sr-only">{`Design your ${piece}`}</h1>
      <TopBar />
      {isWide === false || tray.length === 0 ? null : (
        <aside
          className="tool-tray grid grid-cols-1 content-start gap-3.5 overflow-auto border-r border-line p-4.5 [grid-area:tray] max-lg:hidden"
          aria-label={tray.map(({ title }) => title).join(', ')}
          tabIndex={-1}
        >
          {tray.map(({ name, title, Panel: Shown }) => (
            <Fragment key={name}>
              <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
              <Shown />
            </Fragment>
          ))}
        </aside>
      )}
      {isFlat ? <Stage onEditText={editText} /> : <PieceView />}
      <Panel />
      {isWide ? null : <Tabs tabs={tool.panels} place="dock" />}
      <Foot />
      {sheet === 'options' ? <OptionsSheet onClose={closeSheet} /> : null}
      {sheet === 'checks' ? <ChecksSheet onClose={closeSheet} /> : null}
      <ChangedElsewhere />
      <Announcer />
    </main>
  )
}

/** Says each change once to those who do not see it. */
function Announcer() {
  const { editor } = useEditorSession()
  const { text, number } = useSlice(editor, (state) => state.announcement)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <span key={number}>{text}</span>
    </div>
  )
}
