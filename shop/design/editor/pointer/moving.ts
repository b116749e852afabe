import { boxExtent, centreOf, mapPoint, safeBox, trimBox } from '#packages/design-document/geometry.ts'
import { moveElement } from '../changes/move-element.ts'
import type { Snap } from '../editor.ts'
import { elementOf } from '../face.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'
import { distance, type PointerState, type Reach, TAP_PX, type Touch } from './pointer.ts'

/** How near a middle must come to a line to be caught by it, in CSS pixels. */
const CATCH_PX = 7

interface Progress {
  /** Where the middle of the element would be without snapping. */
  freeX: number
  freeY: number
}

/** Words follow the finger; their middle is caught by the middle of the face. */
export function moving(start: Touch, id: string, underWay = false, progress?: Progress): PointerState {
  const state: PointerState = {
    name: 'moving',
    down: (touch, reach) => pinching(start, touch, id, reach),
    move(touch, reach) {
      if (touch.pointerId !== start.pointerId) return state
      const { editor, mmPerPx, gesture } = reach
      if (!underWay && distance(touch.at, start.at) < TAP_PX * mmPerPx()) return state
      const middle = middleOf(id, reach)
      if (!middle) return idle
      const freeX = (progress?.freeX ?? middle.x) + touch.at.x - start.at.x
      const freeY = (progress?.freeY ?? middle.y) + touch.at.y - start.at.y
      const snaps = touch.steady ? [] : snapsNear(freeX, freeY, reach)
      const toX = snaps.find((snap) => snap.axis === 'x')?.atMm ?? freeX
      const toY = snaps.find((snap) => snap.axis === 'y')?.atMm ?? freeY
      const moved = { id, dxMm: toX - middle.x, dyMm: toY - middle.y }
      editor.changeFace((face) => moveElement(face, moved), { label: 'move text', gesture })
      editor.showSnaps(snaps)
      return moving(touch, id, true, { freeX, freeY })
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}

/** The middle of what is seen: the letters, or the box while there are none. */
function middleOf(id: string, { editor, measure }: Reach) {
  const element = elementOf(editor.face(), id)
  if (!element) return undefined
  const { box, matrix } = measure().outline(element, editor.face())
  return mapPoint(matrix, centreOf(box))
}

/** The middle of the face both ways. */
function snapsNear(x: number, y: number, { editor, mmPerPx }: Reach): Snap[] {
  const face = editor.face()
  const middle = centreOf(trimBox(face))
  const { top, bottom } = boxExtent(safeBox(face))
  const near = (place: number, line: number) => Math.abs(place - line) <= CATCH_PX * mmPerPx()
  const flat = [middle.y, (top * 2 + bottom) / 3, (top + bottom * 2) / 3].find((line) => near(y, line))
  return [
    ...(near(x, middle.x) ? [{ axis: 'x', atMm: middle.x } as const] : []),
    ...(flat === undefined ? [] : [{ axis: 'y', atMm: flat } as const]),
  ]
}
