import { centreOf, mapPoint, type Point } from '#packages/design-document/geometry.ts'
import { rotateText } from '../changes/rotate-text.ts'
import { textOf } from '../draft/face.ts'
import { idle } from './idle.ts'
import type { PointerState, Reach, Touch } from './pointer.ts'

/** Angles that a turning text is caught by, and how near it must come, in degrees. */
const STOPS_DEG = 45
const CATCH_DEG = 3
/** Steps while Shift is held, in degrees. */
const STEADY_DEG = 15

/** The handle above a text turns it about its middle. */
export function rotating(start: Touch, id: string, reach: Reach): PointerState {
  const text = textOf(reach.editor.face(), id)
  if (!text) return idle
  const { box, matrix } = reach.measure().outline(text, reach.editor.face())
  const about = mapPoint(matrix, centreOf(box))
  const from = angleDeg(about, start.at)
  const state: PointerState = {
    name: 'rotating',
    down: () => state,
    move(touch, { editor, gesture }) {
      if (touch.pointerId !== start.pointerId) return state
      const free = text.rotationDeg + angleDeg(about, touch.at) - from
      const rotationDeg = touch.steady ? Math.round(free / STEADY_DEG) * STEADY_DEG : caught(free)
      editor.changeFace((face) => rotateText(face, { id, rotationDeg, about }), {
        label: 'turn text',
        gesture,
      })
      return state
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}

function caught(angle: number): number {
  const stop = Math.round(angle / STOPS_DEG) * STOPS_DEG
  return Math.abs(angle - stop) <= CATCH_DEG ? stop : angle
}

const angleDeg = (about: Point, at: Point) => (Math.atan2(at.y - about.y, at.x - about.x) * 180) / Math.PI
