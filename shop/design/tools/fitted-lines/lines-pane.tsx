import { Plus } from 'lucide-react'
import { useId } from 'react'
import { safeBox } from '#packages/design-document/geometry.ts'
import { classNames } from '#ui/class-names.ts'
import { GoOn } from '../../components/go-on.tsx'
import { useEditorSession, useFace, useMeasure, useSlice } from '../../components/hooks/use-editor-session.ts'
import { HINT, LINK, outlineButtonClass } from '../../components/looks/looks.tsx'
import { examplesOn } from './example.ts'
import { LineField } from './line-field.tsx'
import { clearLines, linesOn, MOST_LINES, reasonAgainst } from './lines.ts'
import { useLines } from './use-lines.ts'

/** A field for each line, in their order, and the way to one more. */
export function LinesPane() {
  const { editor, newId } = useEditorSession()
  const face = useFace()
  const lines = linesOn(face)
  const { addBelow, focusOn } = useLines()
  const isUntouched = useSlice(editor, ({ history }) => history.past.length === 0)
  const full = reasonAgainst({ lines: lines.length + 1, letters: 0 })
  const measure = useMeasure()
  const safe = safeBox(face)
  const inMiddle = lines.filter((line) => {
    const ink = measure.textExtent(line)
    return ink && ink.right - ink.left < safe.widthMm - 1
  }).length
  const hintId = useId()
  const last = lines.at(-1)
  return (
    <>
      {isUntouched ? <GoOn /> : null}
      {examplesOn(face).length === 0 ? null : (
        <p className={classNames(HINT, '-my-2')}>
          <span>These stops are an example: write over them, or </span>
          <button
            type="button"
            className={LINK}
            onClick={() => {
              const ids = [newId(), newId()] as const
              editor.changeFace((now) => clearLines(now, ids), {
                label: 'clear the lines',
                announce: 'Cleared. Undo brings the lines back.',
              })
              focusOn(ids[0])
            }}
          >
            start with empty lines
          </button>
          <span>.</span>
        </p>
      )}
      <ol aria-label={`Lines, ${lines.length} of ${MOST_LINES}`} className="grid gap-1.5">
        {lines.map((line, place) => (
          <LineField key={line.id} line={line} place={place} count={lines.length} hintId={hintId} />
        ))}
      </ol>
      <div className="grid justify-items-start gap-2">
        <button
          type="button"
          className={outlineButtonClass({ isDisabled: full !== undefined })}
          aria-disabled={full !== undefined}
          aria-describedby={hintId}
          onClick={() => last && addBelow(last)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          Add a line
        </button>
        <p id={hintId} role="status" className={HINT}>
          {full ??
            middleInWords(inMiddle) ??
            `${lines.length} of ${MOST_LINES} lines. You can paste a whole list into a line.`}
        </p>
      </div>
    </>
  )
}

/** What a shopper can do about lines that do not reach the edges. */
const middleInWords = (count: number) =>
  count === 0
    ? undefined
    : `${count === 1 ? 'One short line stands' : `${count} short lines stand`} in the middle. With fewer lines, or in a taller size, more may reach both edges.`
