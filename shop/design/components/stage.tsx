import { Eye, EyeOff, Minus, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { seenFace } from '../editor/board-box.ts'
import { mainPhotoOf } from '../editor/draft/face.ts'
import { ZOOMS, zoomStep } from '../editor/view.ts'
import { Board } from './board.tsx'
import { EmptyBoard } from './empty-board.tsx'
import { GuideKey } from './guide-key.tsx'
import { useBoardScale } from './hooks/use-board-scale.ts'
import { useEditorSession, useFace, useView, useWords } from './hooks/use-editor-session.ts'
import { useBoardKeys } from './hooks/use-keys.ts'
import { usePointer } from './hooks/use-pointer.ts'
import { usePress } from './hooks/use-press.ts'
import { ICON_BUTTON } from './looks/looks.tsx'
import { NeedsScripts } from './needs-scripts.tsx'
import { StageNote } from './stage-note.tsx'
import { SurfaceStrip } from './surface-strip.tsx'
import { placesEverything, useTool } from './tool/use-tool.ts'
import { UploadStrip } from './upload-strip.tsx'

/** The middle of the tool: the board, with pointer and keys. */
export function Stage({ onEditText }: { onEditText: () => void }) {
  const session = useEditorSession()
  const face = useFace()
  const view = useView()
  const { piece } = useWords()
  const stage = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const tool = useTool()
  const { Guides } = tool
  const isArranged = placesEverything(tool)
  const mmPerPx = useBoardScale(board, {
    face: seenFace(face, isArranged),
    zoom: view.zoom,
  })
  const { handlers, targetOf } = usePointer(stage, board)
  const press = usePress(board)
  const keys = useBoardKeys({ onEditText, isArranged })
  const isEmpty = face.elements.length === 0
  const name = piece.charAt(0).toUpperCase() + piece.slice(1)

  useEffect(() => {
    const element = stage.current
    if (!element || view.zoom === 1) return
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
    })
  }, [view.zoom])

  return (
    <section className="tool-stage bg-sunk" aria-label={name}>
      <div
        ref={stage}
        className="tool-flat absolute inset-0 grid touch-none overflow-auto select-none focus-visible:-outline-offset-4"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the arrow keys
        tabIndex={0}
        aria-label={name}
        aria-describedby="board-keys"
        {...(isArranged ? press : handlers)}
        {...keys}
        onDoubleClick={(event) => {
          if (targetOf(event, 12).kind === 'text') onEditText()
        }}
      >
        <div
          className="min-h-0 min-w-0"
          style={{ width: `${view.zoom * 100}%`, height: `${view.zoom * 100}%` }}
        >
          <Board board={board} mmPerPx={mmPerPx} />
        </div>
      </div>
      <p id="board-keys" className="sr-only">
        {isArranged
          ? 'Press a line to select it, and Enter to write in it.'
          : `Arrow keys move the ${mainPhotoOf(face) ? 'photo or the selected text' : 'selected text'} by one millimetre, with Shift by ten. Plus and minus change its size. Enter edits the selected text. In the list of what is on it, Shift and Enter select several.`}
      </p>
      <NeedsScripts />
      <SurfaceStrip />
      {/* The one next step, and below it what is said of photos: neither covers the other. */}
      <div className="tool-over pointer-events-none absolute grid grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-2 *:pointer-events-auto">
        {isEmpty && !isArranged ? <EmptyBoard /> : null}
        <UploadStrip />
      </div>
      <StageNote />
      {isEmpty ? null : <GuideKey />}
      <div className="absolute right-3 bottom-1.5 flex items-center text-[0.8125rem] text-ink-2 max-lg:hidden">
        {Guides ? (
          <button
            type="button"
            className={ICON_BUTTON}
            aria-label={view.hasGuides ? 'Hide guides' : 'Show guides'}
            onClick={() => session.view.set((now) => ({ ...now, hasGuides: !now.hasGuides }))}
          >
            {view.hasGuides ? (
              <EyeOff size={18} strokeWidth={1.5} aria-hidden />
            ) : (
              <Eye size={18} strokeWidth={1.5} aria-hidden />
            )}
          </button>
        ) : null}
        <ZoomButton label="Zoom out" direction={-1} isAtEnd={view.zoom === ZOOMS[0]} />
        <span className="tabular">{`${Math.round(view.zoom * 100)}%`}</span>
        <ZoomButton label="Zoom in" direction={1} isAtEnd={view.zoom === ZOOMS.at(-1)} />
      </div>
    </section>
  )
}

function ZoomButton({ label, direction, isAtEnd }: { label: string; direction: 1 | -1; isAtEnd: boolean }) {
  const { view } = useEditorSession()
  const { piece } = useWords()
  const Icon = direction === 1 ? Plus : Minus
  return (
    <button
      type="button"
      className={ICON_BUTTON}
      aria-label={`${label} on the ${piece}`}
      // Not `disabled`: the focus would be thrown away at the end.
      aria-disabled={isAtEnd}
      onClick={() => view.set((now) => ({ ...now, zoom: zoomStep(now.zoom, direction) }))}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
