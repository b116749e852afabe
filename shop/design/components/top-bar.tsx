import { Eye, Frame, Redo2, Sofa, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Logo } from '#shop/brands/logo.tsx'
import { paths } from '#shop/routing/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { deviceTexts } from '#ui/device.ts'
import { redoLabel, undoLabel } from '../editor/history.ts'
import type { SaveState } from '../editor/saving/saver.ts'
import { ICON_BUTTON, outlineButtonClass } from './looks.tsx'
import { usePlaces } from './use-places.ts'
import { useDraft, useIsWide, useSession, useSlice, useView, useWords } from './use-session.ts'

/** Back to the shop, undo and redo, the name and whether it is saved, the wall. */
export function TopBar() {
  const session = useSession()
  const isWide = useIsWide()
  const { place } = useView()
  const isOnWall = place === 'wall'
  // On the wall there is always a way back, also from a size that nothing shows.
  const canLook = usePlaces().choices.length > 0 || isOnWall
  const { hangs, words } = session.editor.record
  const seen = hangs ? 'See on the wall' : `See the ${words.piece}`
  const look = isOnWall ? (hangs ? `Back to the ${words.piece}` : 'Back to the design') : seen
  const Icon = isOnWall ? Frame : hangs ? Sofa : Eye
  const toggle = () => session.view.set((view) => ({ ...view, place: isOnWall ? 'flat' : 'wall' }))
  return (
    <header className="tool-top grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 border-b border-line px-1.5 [grid-area:top] lg:grid-cols-[1fr_auto_1fr] lg:gap-4 lg:pr-3 lg:pl-5">
      <div className="flex items-center lg:gap-1.5">
        {isWide === false ? null : (
          <div className="mr-4.5 max-lg:hidden">
            <Logo home={paths.home()} />
          </div>
        )}
        {isWide ? null : (
          <Link
            to={paths.home()}
            className={classNames(ICON_BUTTON, 'lg:hidden')}
            aria-label="Close and keep the design"
          >
            <X size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
        <UndoButtons />
      </div>
      <DesignName />
      <div className="flex items-center justify-end gap-1.5">
        {isWide === false || !canLook ? null : (
          <button
            type="button"
            className={outlineButtonClass({ className: 'max-lg:hidden' })}
            onClick={toggle}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <span>{look}</span>
          </button>
        )}
        {isWide || !canLook ? null : (
          <button
            type="button"
            className={classNames(ICON_BUTTON, 'lg:hidden')}
            aria-label={look}
            onClick={toggle}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
          </button>
        )}
      </div>
    </header>
  )
}

function UndoButtons() {
  const { editor } = useSession()
  const undo = useSlice(editor, ({ history }) => undoLabel(history))
  const redo = useSlice(editor, ({ history }) => redoLabel(history))
  const undoName = undo === undefined ? 'Undo' : `Undo: ${undo}`
  const redoName = redo === undefined ? 'Redo' : `Redo: ${redo}`
  // Not `disabled`: a button that goes grey under the finger would throw the focus away.
  return (
    <>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={undoName}
        title={undoName}
        aria-disabled={undo === undefined}
        onClick={() => editor.undo()}
      >
        <Undo2 size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={redoName}
        title={redoName}
        aria-disabled={redo === undefined}
        onClick={() => editor.redo()}
      >
        <Redo2 size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </>
  )
}

/** As much as a cart shows. */
const MAX_NAME_LENGTH = 80

function DesignName() {
  const { piece } = useWords()
  const [isTooLong, setTooLong] = useState(false)
  const { editor, saver } = useSession()
  const { title } = useDraft()
  const saved = useSlice(saver.state, (state) => state)
  return (
    <div className="grid min-w-0 items-center justify-items-center text-[0.875rem] max-lg:leading-[1.25] sideways:grid-flow-col sideways:gap-2 lg:flex lg:gap-2.5 lg:text-[0.9375rem]">
      <input
        type="text"
        // On a phone the words below it begin at its edge.
        className="min-h-6.5 min-w-0 rounded-s px-1.5 text-center font-semibold text-ellipsis field-sizing-content placeholder:text-inherit placeholder:opacity-100 hover:bg-sunk max-lg:max-w-full max-lg:text-[1rem] max-lg:-outline-offset-1 lg:min-h-11"
        aria-label="Name of this design"
        placeholder={`Your ${piece}`}
        name="design-name"
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        value={title}
        size={Math.min(24, Math.max(8, title.length || 11))}
        onChange={(event) => {
          const name = event.currentTarget.value
          // Refused whole and said, because a name that was cut would not be seen.
          setTooLong(name.length > MAX_NAME_LENGTH)
          if (name.length > MAX_NAME_LENGTH) return
          editor.change((draft) => ({ ...draft, title: name }), { label: 'rename', gesture: 'type name' })
        }}
        onBlur={() => {
          setTooLong(false)
          editor.endGesture()
        }}
      />
      <span role="status" className="text-ink-2 max-lg:max-w-full max-lg:truncate max-lg:text-[0.75rem]">
        {isTooLong ? `At most ${MAX_NAME_LENGTH} letters` : savedInWords(saved)}
      </span>
    </div>
  )
}

function savedInWords(state: SaveState): string {
  switch (state.kind) {
    case 'empty':
      return ''
    case 'saved':
      return 'Saved a moment ago'
    case 'saving':
      return 'Saving'
    case 'retrying':
      return deviceTexts('local').lasts()
        ? 'Kept on this device for now'
        : 'Not saved yet: keep this page open'
    case 'elsewhere':
      return 'Not saved: changed on another device'
    case 'invalid':
      return state.message
  }
}
