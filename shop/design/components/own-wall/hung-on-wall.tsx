import { type KeyboardEvent, useMemo, useRef } from 'react'
import type { Point } from '#packages/design-document/geometry.ts'
import { firstPlace } from '#packages/wall/hung.ts'
import { lightAt } from '#packages/wall/light.ts'
import { inPhoto, onWall, type Wall } from '#packages/wall/wall.ts'
import { classNames } from '#ui/class-names.ts'
import { placeInWords } from '../../editor/own-wall/own-wall.ts'
import type { WallPhoto } from '../../editor/own-wall/wall-photo.ts'
import { arrowOf, useDragging } from '../hooks/use-dragging.ts'
import { useEditorSession, useFigures, useWords } from '../hooks/use-editor-session.ts'
import { useHung } from '../hooks/use-hung.ts'
import { useScale } from '../hooks/use-scale.ts'
import { SCALED } from '../looks/view-looks.tsx'
import { HungFoot } from './hung-foot.tsx'
import { HungPiece } from './hung-piece.tsx'
import { OWN_WALL_PHOTO, OWN_WALL_PICTURE, OWN_WALL_PLACE } from './own-wall-looks.tsx'

/** What the shopper chose; what is left out follows from the photo. */
export interface Hanging {
  /** In mm from the sheet's middle. */
  readonly middle?: Point | undefined
  readonly turnDeg?: number | undefined
}

const STEP_MM = 10
const LARGE_STEP_MM = 100

/** The piece at its true size in the photo of the shopper's wall. */
export function HungOnWall({
  photo,
  wall,
  hanging,
  onHang,
  onSettled,
  onCorners,
  onRemove,
}: {
  photo: WallPhoto
  wall: Wall
  hanging: Hanging
  /** While it moves. */
  onHang: (hanging: Hanging) => void
  /** Once it stays: worth keeping. */
  onSettled: (hanging: Hanging) => void
  onCorners: () => void
  onRemove: () => void
}) {
  const { editor } = useEditorSession()
  const { size, widthMm, heightMm, parts, surround } = useHung()
  const { depthMm } = useFigures()
  const { piece } = useWords()
  const { widthPx, heightPx } = photo.pixels
  const shown = useRef<HTMLDivElement>(null)
  const scale = useScale(shown, widthPx)
  const middle = hanging.middle ?? firstPlace(wall, widthMm)
  const thing = { middle, widthMm, heightMm, depthMm }
  // Light is read once it stays, not at every step of a drag.
  const light = useMemo(
    () =>
      lightAt(wall, photo.pixels, {
        middle: { x: middle.x, y: middle.y },
        widthMm,
        heightMm,
        depthMm,
      }),
    [wall, photo, middle.x, middle.y, widthMm, heightMm, depthMm],
  )

  function move(to: Point) {
    const { x, y } = inPhoto(wall, to)
    if (x >= 0 && y >= 0 && x <= widthPx && y <= heightPx) onHang({ ...hanging, middle: to })
  }

  const dragging = useDragging({
    onStep(dx, dy) {
      const from = inPhoto(wall, middle)
      move(onWall(wall, { x: from.x + dx / scale, y: from.y + dy / scale }))
    },
    onEnd: () => onSettled(hanging),
  })

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrowOf(event)
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP_MM : STEP_MM
    move({ x: middle.x + arrow[0] * step, y: middle.y + arrow[1] * step })
  }

  function onKeyUp(event: KeyboardEvent) {
    if (!arrowOf(event)) return
    editor.announce(`The ${piece} hangs ${placeInWords(middle)}.`)
    onSettled(hanging)
  }

  return (
    <>
      <div className={OWN_WALL_PLACE}>
        <div
          ref={shown}
          className={classNames(OWN_WALL_PICTURE, 'cursor-grab touch-none')}
          style={{ '--ratio': widthPx / heightPx } as React.CSSProperties}
          {...dragging}
        >
          <img className={OWN_WALL_PHOTO} src={photo.href} alt="Your wall" draggable={false} />
          <div className={SCALED} style={{ transform: `scale(${scale})`, width: widthPx, height: heightPx }}>
            <HungPiece
              wall={wall}
              thing={thing}
              parts={parts}
              surround={surround}
              light={light}
              scale={scale}
              label={`Your ${piece}, ${size}, on your wall, ${placeInWords(middle)}. Arrow keys move it by 1 cm, with Shift by 10 cm.`}
              handlers={{ onKeyDown, onKeyUp }}
            />
          </div>
        </div>
      </div>
      <HungFoot
        size={size}
        place={placeInWords(middle)}
        turnDeg={wall.turnDeg}
        onTurn={(turnDeg) => onHang({ ...hanging, turnDeg })}
        onTurned={() => onSettled(hanging)}
        onCorners={onCorners}
        onRemove={onRemove}
      />
    </>
  )
}
