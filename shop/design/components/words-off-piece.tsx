import { LocateFixed } from 'lucide-react'
import type { TextElement } from '#packages/design-document/design.ts'
import { areWordsOff } from '#packages/design-document/words-place.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { moveElement } from '../editor/changes/move-element.ts'
import { useEditorSession, useFace, useFigures, useMeasure, useWords } from './hooks/use-editor-session.ts'
import { HINT, outlineButtonClass } from './looks/looks.tsx'

/** Words that nobody will see on the piece, and the way to have them back. */
export function WordsOffPiece({ text }: { text: TextElement }) {
  const { editor } = useEditorSession()
  const face = useFace()
  const figures = useFigures()
  const measure = useMeasure()
  const extent = measure.textExtent(text)
  const { piece } = useWords()
  if (!extent || !areWordsOff(text, face, { ...measure, cut: cutOf(figures) })) return null
  const toMiddle = {
    id: text.id,
    dxMm: (face.widthMm - extent.left - extent.right) / 2,
    dyMm: (face.heightMm - extent.top - extent.bottom) / 2,
  }
  return (
    <div role="status">
      <p className={HINT}>{`These words are off the ${piece}.`}</p>
      <button
        type="button"
        className={outlineButtonClass()}
        onClick={() =>
          editor.changeFace((now) => moveElement(now, toMiddle), {
            label: 'bring words back',
            announce: `The words are in the middle of the ${piece}.`,
          })
        }
      >
        <LocateFixed size={20} strokeWidth={1.5} aria-hidden />
        <span>{`Bring them back onto the ${piece}`}</span>
      </button>
    </div>
  )
}
