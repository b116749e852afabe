import { type KeyboardEvent, useRef, useState } from 'react'
import { middleOnWall, ROOM } from '../../catalogue/rules/room.ts'
import { sizeInWords } from '../editor/draft.ts'
import { HungPrint } from './hung-print.tsx'
import { arrowOf, useDragging } from './use-dragging.ts'
import { useScale } from './use-scale.ts'
import { useDraft, useFace, useFigures, useSession, useWords } from './use-session.ts'

const STEP_MM = 20

/** The shopper's own print over a sofa, one CSS pixel for a millimetre before it is scaled. It can be moved along the wall. */
export function RoomWall() {
  const { editor } = useSession()
  const draft = useDraft()
  const face = useFace()
  const { widthMm, heightMm } = face
  const { depthMm } = useFigures()
  const { piece } = useWords()
  const [moved, setMoved] = useState<{ x: number; y: number } | undefined>(undefined)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, ROOM.widthMm)
  const middle = middleOnWall(moved ?? ROOM.hang, face)
  const size = sizeInWords(editor.record, draft.choice)
  const move = (dx: number, dy: number) =>
    setMoved(middleOnWall({ x: middle.x + dx, y: middle.y + dy }, face))
  const dragging = useDragging({ onStep: (dx, dy) => move(dx / scale, dy / scale) })

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
            style={{ transform: `scale(${scale})`, width: ROOM.widthMm, height: ROOM.heightMm }}
          >
            <img src="/images/room-1000.webp" alt="" width={ROOM.widthMm} height={ROOM.heightMm} />
            <div
              className="tool-hung"
              role="application"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the canvas along the wall
              tabIndex={0}
              aria-label={`Your ${piece}, ${size}, on the wall above a sofa. Arrow keys move it.`}
              style={{
                ...{ width: widthMm, height: heightMm, boxShadow: shadowOf(depthMm) },
                ...{ left: middle.x - widthMm / 2, top: middle.y - heightMm / 2 },
              }}
              onKeyDown={onKeyDown}
              {...dragging}
            >
              <HungPrint name="room" box={{ xMm: 0, yMm: 0, widthMm, heightMm }} />
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

/** The window is on the left: what stands further out throws its shadow further to the lower right. */
function shadowOf(depthMm: number): string {
  const near = `${depthMm * 0.5}px ${depthMm * 0.7}px ${depthMm * 0.8}px`
  const far = `${depthMm * 1.8}px ${depthMm * 3}px ${depthMm * 4.5}px`
  return `${near} color-mix(in srgb, var(--cast) 80%, transparent), ${far} color-mix(in srgb, var(--cast) 70%, transparent)`
}
