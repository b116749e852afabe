import { useId } from 'react'
import { formatSku } from '#packages/product/sku.ts'
import { drawingPaths } from '#shop/routing/drawing-paths.ts'
import { classNames } from '#ui/class-names.ts'
import { useDraft, useEditorSession } from '../hooks/use-editor-session.ts'
import { LINK } from '../looks/looks.tsx'
import { WallButtons, WallFoot } from './wall-foot.tsx'

const MAX_TURNED_DEG = 6

/** What hangs where, and what can be changed about it. */
export function HungFoot({
  size,
  place,
  turnDeg,
  onTurn,
  onTurned,
  onCorners,
  onRemove,
}: {
  size: string
  place: string
  turnDeg: number
  onTurn: (turnDeg: number) => void
  onTurned: () => void
  onCorners: () => void
  onRemove: () => void
}) {
  const { editor } = useEditorSession()
  const { choice } = useDraft()
  const id = useId()
  return (
    <WallFoot>
      <p>
        <b>{size}</b>
        <span>{` at true size, ${place}.`}</span>
      </p>
      <WallButtons>
        <label htmlFor={id} className="font-semibold">
          Level
        </label>
        <input
          id={id}
          className="slider -ml-2.5 h-11 w-30"
          type="range"
          min={-MAX_TURNED_DEG}
          max={MAX_TURNED_DEG}
          step={0.25}
          value={-turnDeg}
          aria-valuetext={`${(-turnDeg).toFixed(2)} degrees against the sheet`}
          onChange={(event) => onTurn(-event.currentTarget.valueAsNumber)}
          onPointerUp={onTurned}
          onKeyUp={onTurned}
        />
        <button type="button" className={LINK} onClick={onCorners}>
          Move the corners
        </button>
        <a
          className={classNames(LINK, 'inline-flex items-center')}
          href={drawingPaths.hangingTemplate(formatSku(editor.record, choice))}
          target="_blank"
          rel="noopener"
        >
          Hanging template
        </a>
        <button type="button" className={LINK} onClick={onRemove}>
          Remove my wall photo
        </button>
      </WallButtons>
    </WallFoot>
  )
}
