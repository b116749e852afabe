import { useEffect } from 'react'
import { PressWaits } from '../../hydration/press-waits.tsx'
import type { Session } from '../editor/session.ts'
import { type Buying, BuyingContext } from './buying.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ChecksSheet } from './checks-sheet.tsx'
import { EarlyPresses } from './early-presses.tsx'
import { Foot } from './foot.tsx'
import { OptionsSheet } from './options-sheet.tsx'
import { Panel } from './panel.tsx'
import { Stage } from './stage.tsx'
import { Tabs } from './tabs.tsx'
import { TEXT_BOX } from './text-box.tsx'
import { TopBar } from './top-bar.tsx'
import { TrayPane } from './tray-pane.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useUndoKeys } from './use-keys.ts'
import { usePhotoDrop } from './use-photo-files.ts'
import { SessionContext, useIsWide, useSession, useSlice, useTool, useView, useWords } from './use-session.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { WallView } from './wall-view.tsx'
import './tool.css'

/** The whole screen of the design tool over an open session. */
export function DesignTool({ session, buying }: { session: Session; buying: Buying }) {
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
    <SessionContext value={session}>
      <BuyingContext value={buying}>
        <Screen />
      </BuyingContext>
    </SessionContext>
  )
}

function Screen() {
  const { view, isOpening } = useSession()
  const isWide = useIsWide()
  const { place, sheet } = useView()
  const { phoneTabs } = useTool()
  const { piece } = useWords()
  const { isOver, handlers } = usePhotoDrop()
  const height = useVisibleHeight()
  useUndoKeys()
  useFocusFallback()

  function editText() {
    view.set((now) => ({ ...now, tab: 'text' }))
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
      data-hydrated={isOpening ? undefined : ''}
      data-over={isOver || undefined}
      data-place={place}
      data-keyboard={height !== undefined || undefined}
      style={{ height }}
      {...handlers}
    >
      <PressWaits />
      <EarlyPresses />
      <h1 className="sr-only">{`Design your ${piece}`}</h1>
      <TopBar />
      {isWide === false ? null : (
        <aside
          className="tool-tray grid grid-cols-1 content-start gap-3.5 overflow-auto border-r border-line p-4.5 [grid-area:tray] max-lg:hidden"
          aria-label="Your photos"
          tabIndex={-1}
        >
          <h2 className="text-[0.9375rem] font-semibold">Your photos</h2>
          <TrayPane />
        </aside>
      )}
      {place === 'wall' ? <WallView /> : <Stage onEditText={editText} />}
      <Panel />
      {isWide ? null : <Tabs tabs={phoneTabs} place="dock" />}
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
  const { editor } = useSession()
  const { text, number } = useSlice(editor, (state) => state.announcement)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <span key={number}>{text}</span>
    </div>
  )
}
