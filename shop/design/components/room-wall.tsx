import { type KeyboardEvent, useRef, useState } from 'react'
import { figuresOf, sizeInWords } from '../editor/draft.ts'
import { firstPlace, hangingTransform, pxPerMm, ROOM_PX, withinWall } from '../editor/wall.ts'
import { HungPrint } from './hung-print.tsx'
import { arrowOf, useDragging } from './use-dragging.ts'
import { useScale } from './use-scale.ts'
import { useDraft, useFace, useSession } from './use-session.ts'

const STEP_MM = 20
/** Share of the depth that is seen of the right side: the room is looked at almost from the front. */
const SIDE_SHARE = 0.22

/** The shopper's own canvas over a sofa, at its true size. It can be moved along the wall. */
export function RoomWall() {
  const { editor } = useSession()
  const draft = useDraft()
  const { widthMm, heightMm } = useFace()
  const { depthMm } = figuresOf(editor.record, draft)
  const [moved, setMoved] = useState<{ x: number; y: number } | undefined>(undefined)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, ROOM_PX.width)
  const middle = withinWall(moved ?? firstPlace(widthMm, heightMm), widthMm, heightMm)
  const sideMm = depthMm * SIDE_SHARE
  const size = sizeInWords(editor.record, draft.choice)
  const move = (dx: number, dy: number) =>
    setMoved(withinWall({ x: middle.x + dx, y: middle.y + dy }, widthMm, heightMm))
  const dragging = useDragging({
    onStep: (dx, dy) => move(dx / (pxPerMm * scale), dy / (pxPerMm * scale)),
  })

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrowOf(event)
    if (!arrow) return
    event.preventDefault()
    move(arrow[0] * STEP_MM, arrow[1] * STEP_MM)
  }

  return (
    <>
      <div className="tool-room-place">
        <div ref={room} className="tool-room">
          <div
            className="tool-room-scaled"
            style={{ transform: `scale(${scale})`, width: ROOM_PX.width, height: ROOM_PX.height }}
          >
            <img src="/images/room-1000.webp" alt="" width={ROOM_PX.width} height={ROOM_PX.height} />
            <div
              className="tool-hung"
              role="application"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the canvas along the wall
              tabIndex={0}
              aria-label={`Your canvas, ${size}, on the wall above a sofa. Arrow keys move it.`}
              style={{
                width: widthMm,
                height: heightMm,
                transform: hangingTransform(middle.x - widthMm / 2, middle.y - heightMm / 2),
              }}
              onKeyDown={onKeyDown}
              {...dragging}
            >
              <HungPrint name="room" box={{ xMm: 0, yMm: 0, widthMm: widthMm + sideMm, heightMm }} />
              <span className="tool-hung-side" style={{ width: sideMm }} />
              <span className="tool-hung-light" />
            </div>
          </div>
        </div>
      </div>
      <p className="tool-wall-words">
        <b>{size}</b> at true size. Drag it along the wall.
      </p>
    </>
  )
}
