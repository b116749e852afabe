import { Redo2, Undo2 } from 'lucide-react'
import { redoLabel, undoLabel } from '../editor/history.ts'
import { useEditorSession, useSlice } from './hooks/use-editor-session.ts'
import { ICON_BUTTON } from './looks/looks.tsx'

/** Undo and redo, each with the name of the step that it takes. */
export function UndoButtons() {
  const { editor } = useEditorSession()
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
