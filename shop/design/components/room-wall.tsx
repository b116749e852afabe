import { type KeyboardEvent, useRef, useState } from 'react'
import { beyondPrintMm } from '#packages/product/surround.ts'
import { classNames } from '#ui/class-names.ts'
import { SurroundView } from '../../catalogue/components/surround-view.tsx'
import { middleOnWall, ROOM } from '../../catalogue/rules/room.ts'
import { arrowOf, useDragging } from './hooks/use-dragging.ts'
import { useFigures, useWords } from './hooks/use-editor-session.ts'
import { useHung } from './hooks/use-hung.ts'
import { useScale } from './hooks/use-scale.ts'
import { SCALED, VIEW_PLACE, VIEW_WORDS } from './looks/view-looks.tsx'
import { HungParts } from './print/hung-parts.tsx'

const STEP_MM = 20

/** The shopper's own print over a sofa, one CSS pixel for a millimetre before it is scaled. It can be moved along the wall. */
export function RoomWall() {
  const hung = useHung()
  const { size, widthMm, heightMm, surround } = hung
  const { depthMm } = useFigures()
  const { piece } = useWords()
  const [moved, setMoved] = useState<{ x: number; y: number } | undefined>(undefined)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, ROOM.widthMm)
  const beyond = 2 * beyondPrintMm(surround)
  const outer = { widthMm: widthMm + beyond, heightMm: heightMm + beyond }
  const middle = middleOnWall(moved ?? ROOM.hang, outer)
  const move = (dx: number, dy: number) =>
    setMoved(middleOnWall({ x: middle.x + dx, y: middle.y + dy }, outer))
  const dragging = useDragging({ onStep: (dx, dy) => move(dx / scale, dy / scale) })

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrowOf(event)
    if (!arrow) return
    event.preventDefault()
    move(arrow[0] * STEP_MM, arrow[1] * STEP_MM)
  }

  return (
    <>
      <div className={classNames(VIEW_PLACE, 'inset-0 grid-cols-[100%] grid-rows-[100%]')}>
        <div ref={room} className="relative aspect-[10/9] w-[max(100cqw,111.12cqh)]">
          <div
            className={SCALED}
            style={{ transform: `scale(${scale})`, width: ROOM.widthMm, height: ROOM.heightMm }}
          >
            <img
              src="/images/room-1000.webp"
              alt=""
              width={ROOM.widthMm}
              height={ROOM.heightMm}
              className="max-w-none [filter:none]"
            />
            <div
              className="tool-hung absolute cursor-grab touch-none focus-visible:outline-8 focus-visible:outline-offset-12"
              role="application"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the piece along the wall
              tabIndex={0}
              aria-label={`Your ${piece}, ${size}, on the wall above a sofa. Arrow keys move it.`}
              style={{
                ...{ width: widthMm, height: heightMm },
                ...{ left: middle.x - widthMm / 2, top: middle.y - heightMm / 2 },
              }}
              onKeyDown={onKeyDown}
              {...dragging}
            >
              {surround ? <SurroundView {...{ surround, widthMm, heightMm }} /> : null}
              <HungParts name="room" style={{ boxShadow: shadowOf(depthMm) }} light={WINDOW_LIGHT} />
            </div>
          </div>
        </div>
      </div>
      <p className={VIEW_WORDS}>
        <b>{size}</b> at true size. Drag it along the wall.
      </p>
    </>
  )
}

/** From the window on the left. */
const WINDOW_LIGHT = {
  background: `linear-gradient(100deg, ${shareOf('--raised', 10)}, transparent 45%, ${shareOf('--cast', 22)})`,
  boxShadow: `inset -3px -3px 0 ${shareOf('--cast', 35)}`,
}

/** The window is on the left: what stands further out throws its shadow further to the lower right. */
function shadowOf(depthMm: number): string {
  const near = `${depthMm * 0.5}px ${depthMm * 0.7}px ${depthMm * 0.8}px`
  const far = `${depthMm * 1.8}px ${depthMm * 3}px ${depthMm * 4.5}px`
  return `${near} ${shareOf('--cast', 80)}, ${far} ${shareOf('--cast', 70)}`
}

function shareOf(colour: '--raised' | '--cast', percent: number): string {
  return `color-mix(in srgb, var(${colour}) ${percent}%, transparent)`
}
