import { type KeyboardEvent, useRef, useState } from 'react'
import type { Corners } from '#packages/wall/homography.ts'
import {
  cornersHint,
  measuredWall,
  sectionAround,
  wholePhoto,
  withCorner,
} from '../../editor/own-wall/own-wall.ts'
import type { WallPhoto } from '../../editor/own-wall/wall-photo.ts'
import { arrowOf, useDragging } from '../hooks/use-dragging.ts'
import { useWords } from '../hooks/use-editor-session.ts'
import { useScale } from '../hooks/use-scale.ts'
import { LINK, outlineButtonClass } from '../looks/looks.tsx'
import { Loupe } from './loupe.tsx'
import { OVER_WALL, OWN_WALL_PHOTO, OWN_WALL_PICTURE, OWN_WALL_PLACE } from './own-wall-looks.tsx'
import { WallButtons, WallFoot } from './wall-foot.tsx'

/** A ring, in a place that a finger can take. */
const CORNER =
  'own-wall-corner absolute size-11 -translate-1/2 cursor-grab touch-none rounded-full before:absolute before:inset-[13px] before:rounded-full before:[box-shadow:0_0_0_2px_var(--brand),0_0_0_4px_var(--raised)]'

const NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const

/** The photo with a handle on each corner of the sheet. */
export function SheetCorners({
  photo,
  corners,
  note,
  isFound,
  onMove,
  onDone,
  onRemove,
}: {
  photo: WallPhoto
  corners: Corners
  /** What was found, in a sentence. */
  note: string
  /** The corners are about right: they are shown from near. */
  isFound: boolean
  onMove: (corners: Corners) => void
  onDone: () => void
  onRemove: () => void
}) {
  const { piece } = useWords()
  const { widthPx, heightPx } = photo.pixels
  const shown = useRef<HTMLDivElement>(null)
  const [section, setSection] = useState(() => (isFound ? sectionAround(corners, photo.pixels) : wholePhoto))
  const scale = useScale(shown, widthPx) * section.larger
  const [held, setHeld] = useState<number>()
  const wall = measuredWall(corners, photo.pixels)
  const hint = cornersHint(wall, corners)
  const outline = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  const under = held === undefined ? undefined : corners[held]
  return (
    <>
      <div className={OWN_WALL_PLACE}>
        <div
          ref={shown}
          className={OWN_WALL_PICTURE}
          style={{ '--ratio': widthPx / heightPx } as React.CSSProperties}
        >
          <img
            className={OWN_WALL_PHOTO}
            src={photo.href}
            alt="Your wall with the sheet of paper"
            draggable={false}
            style={{
              transform: `translate(${-section.x * scale}px, ${-section.y * scale}px) scale(${section.larger})`,
            }}
          />
          <svg
            className={OVER_WALL}
            viewBox={`${section.x} ${section.y} ${widthPx / section.larger} ${heightPx / section.larger}`}
            aria-hidden="true"
          >
            <polygon points={outline} stroke="var(--raised)" strokeWidth={4 / scale} />
            <polygon points={outline} stroke="var(--brand)" strokeWidth={2 / scale} />
          </svg>
          {corners.map((corner, index) => (
            <CornerHandle
              key={NAMES[index]}
              name={`${NAMES[index]} corner of the sheet`}
              left={(corner.x - section.x) * scale}
              top={(corner.y - section.y) * scale}
              onHold={(isHeld) => setHeld(isHeld ? index : undefined)}
              onMove={(dx, dy) =>
                onMove(
                  withCorner(
                    corners,
                    index,
                    { x: corner.x + dx / scale, y: corner.y + dy / scale },
                    photo.pixels,
                  ),
                )
              }
              pixel={scale}
            />
          ))}
          {under ? (
            <Loupe
              photo={photo}
              at={under}
              scale={scale}
              isLeft={(under.x - section.x) * section.larger > widthPx / 2}
              isLow={(under.y - section.y) * section.larger < heightPx / 2}
            />
          ) : null}
        </div>
      </div>
      <WallFoot>
        <p id="corner-keys">
          <span>{`${hint ?? note} `}</span>
          <span className="sr-only">Arrow keys move a handle by one pixel, with Shift by ten.</span>
          {wall ? <span className="whitespace-nowrap text-ink-2">{`A4, ${wall.position}`}</span> : null}
        </p>
        <WallButtons>
          <button
            type="button"
            className={outlineButtonClass({ isDisabled: !wall })}
            onClick={onDone}
            disabled={!wall}
          >
            {`Hang the ${piece}`}
          </button>
          <button
            type="button"
            className={LINK}
            onClick={() =>
              setSection(section === wholePhoto ? sectionAround(corners, photo.pixels) : wholePhoto)
            }
          >
            {section === wholePhoto ? 'Nearer' : 'Whole photo'}
          </button>
          <button type="button" className={LINK} onClick={onRemove}>
            Remove my wall photo
          </button>
        </WallButtons>
      </WallFoot>
    </>
  )
}

function CornerHandle({
  name,
  left,
  top,
  pixel,
  onHold,
  onMove,
}: {
  name: string
  left: number
  top: number
  /** CSS pixels for one pixel of the photo. */
  pixel: number
  onHold: (isHeld: boolean) => void
  /** In CSS pixels. */
  onMove: (dx: number, dy: number) => void
}) {
  const dragging = useDragging({ onStep: onMove })
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrowOf(event)
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? 10 * pixel : pixel
    onMove(arrow[0] * step, arrow[1] * step)
  }
  return (
    <button
      type="button"
      className={CORNER}
      aria-label={name}
      aria-describedby="corner-keys"
      style={{ left, top }}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={onKeyDown}
      {...dragging}
    />
  )
}
