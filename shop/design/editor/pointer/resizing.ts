import { resizeText } from '../changes/resize-text.ts'
import { textOf } from '../draft/face.ts'
import { idle } from './idle.ts'
import { distance, type PointerState, type Reach, type Touch } from './pointer.ts'
import { type Handle, handlesOf } from './target.ts'

const opposite = {
  'top-left': 'bottom-right',
  'top-right': 'bottom-left',
  'bottom-right': 'top-left',
  'bottom-left': 'top-right',
} as const satisfies Partial<Record<Handle, Handle>>

/** A corner is pulled; the opposite corner keeps still. */
export function resizing(
  start: Touch,
  id: string,
  corner: keyof typeof opposite,
  reach: Reach,
): PointerState {
  const text = textOf(reach.editor.face(), id)
  if (!text) return idle
  const outline = reach.measure().outline(text, reach.editor.face())
  const handles = handlesOf(text, outline, reach.mmPerPx())
  const from = handles[corner]
  const about = handles[opposite[corner]]
  if (!from || !about) return idle
  const startMm = Math.max(1, distance(from, about))
  const off = { x: from.x - start.at.x, y: from.y - start.at.y }
  const state: PointerState = {
    name: 'resizing',
    down: () => state,
    move(touch, { editor, gesture }) {
      const present = textOf(editor.face(), id)
      if (!present) return idle
      if (touch.pointerId !== start.pointerId) return state
      const pulled = { x: touch.at.x + off.x, y: touch.at.y + off.y }
      const sizeMm = text.sizeMm * (distance(pulled, about) / startMm)
      const factor = sizeMm / present.sizeMm
      editor.changeFace((face) => resizeText(face, { id, factor, about }), {
        label: 'resize text',
        gesture,
      })
      return state
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}
