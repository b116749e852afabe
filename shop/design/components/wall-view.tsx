import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { viewBoxOf } from '#packages/artwork-renderer/svg.ts'
import { figuresOf, sizeInWords } from '../editor/draft.ts'
import { createDrawer } from '../editor/drawing.ts'
import { photoIn } from '../editor/photos/tray.ts'
import { firstPlace, hangingTransform, ROOM_PX, withinWall } from '../editor/wall.ts'
import { Markup } from './markup.tsx'
import { useDraft, useFace, useSession, useSlice } from './use-session.ts'

const STEP_MM = 20
/** Share of the depth that is seen of the right side: the room is looked at almost from the front. */
const SIDE_SHARE = 0.22

/** The shopper's own canvas over a sofa, at its true size. It can be moved along the wall. */
export function WallView() {
  const { editor, desk, shelf } = useSession()
  const [draw] = useState(() => createDrawer('wall-'))
  const draft = useDraft()
  const face = useFace()
  const fonts = useSlice(shelf.fonts, (value) => value)
  const tray = useSlice(desk.tray, (value) => value)
  const { depthMm } = figuresOf(editor.record, draft)
  const { widthMm, heightMm } = face
  const [moved, setMoved] = useState<{ x: number; y: number } | undefined>(undefined)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room)
  const drag = useRef<{ x: number; y: number } | undefined>(undefined)
  const middle = withinWall(moved ?? firstPlace(widthMm, heightMm), widthMm, heightMm)
  const { background, items } = draw(face, fonts, (photo) => photoIn(tray, photo)?.picture)
  const sideMm = depthMm * SIDE_SHARE
  const size = sizeInWords(editor.record, draft.choice)
  const move = (dx: number, dy: number) =>
    setMoved(withinWall({ x: middle.x + dx, y: middle.y + dy }, widthMm, heightMm))

  function onPointerMove(event: PointerEvent) {
    const from = drag.current
    if (!from) return
    const pxPerMm = 0.34 * scale
    move((event.clientX - from.x) / pxPerMm, (event.clientY - from.y) / pxPerMm)
    drag.current = { x: event.clientX, y: event.clientY }
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP_MM, 0],
      ArrowRight: [STEP_MM, 0],
      ArrowUp: [0, -STEP_MM],
      ArrowDown: [0, STEP_MM],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(...step)
  }

  return (
    <section className="tool-stage tool-wall" aria-label="On the wall">
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
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                drag.current = { x: event.clientX, y: event.clientY }
              }}
              onPointerMove={onPointerMove}
              onPointerUp={() => {
                drag.current = undefined
              }}
              onPointerCancel={() => {
                drag.current = undefined
              }}
            >
              <svg
                aria-hidden="true"
                width={widthMm + sideMm}
                height={heightMm}
                viewBox={viewBoxOf({ xMm: 0, yMm: 0, widthMm: widthMm + sideMm, heightMm })}
              >
                <Markup svg={background} />
                {items.map(({ id, svg }) => (
                  <Markup key={id} svg={svg} />
                ))}
              </svg>
              <span className="tool-hung-side" style={{ width: sideMm }} />
              <span className="tool-hung-light" />
            </div>
          </div>
        </div>
      </div>
      <p className="tool-wall-words">
        <b>{size}</b> at true size. Drag it along the wall.
      </p>
    </section>
  )
}

/** CSS pixels of the screen for one pixel of the picture. */
function useScale(room: React.RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(0.5)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setScale(element.clientWidth / ROOM_PX.width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return scale
}
