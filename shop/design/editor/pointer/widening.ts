import { turnOf } from '#packages/design-document/geometry.ts'
import { widenText } from '../changes/resize-text.ts'
import { textOf } from '../draft/face.ts'
import { idle } from './idle.ts'
import type { PointerState, Reach, Touch } from './pointer.ts'

/** A side is pulled, so that the lines break elsewhere. */
export function widening(start: Touch, id: string, side: 'left' | 'right', reach: Reach): PointerState {
  const text = textOf(reach.editor.face(), id)
  if (!text) return idle
  const { cos, sin } = turnOf(text.rotationDeg)
  const outwards = side === 'right' ? 1 : -1
  const state: PointerState = {
    name: 'widening',
    down: () => state,
    move(touch, { editor, gesture }) {
      const present = textOf(editor.face(), id)
      if (!present) return idle
      if (touch.pointerId !== start.pointerId) return state
      const along = (touch.at.x - start.at.x) * cos + (touch.at.y - start.at.y) * sin
      const byMm = text.widthMm + along * outwards - present.widthMm
      editor.changeFace((face) => widenText(face, { id, side, byMm }), {
        label: 'change text width',
        gesture,
      })
      return state
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}
