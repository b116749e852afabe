import { type Extent, mapExtent, translation } from '#packages/design-document/geometry.ts'
import { moveElement } from '../changes/move-element.ts'
import { elementOf } from '../face.ts'
import type { SnapIndex } from '../snapping/snap-index.ts'
import { seenExtent, snapsOf } from '../snapping/snaps-of.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'
import { distance, type PointerState, type Reach, TAP_PX, type Touch } from './pointer.ts'

/** How near an element must come to a line to be caught by it, in CSS pixels. */
const CATCH_PX = 7

interface Progress {
  /** Where the element would be without snapping. */
  free: Extent
  index: SnapIndex
}

/** Words follow the finger, and are caught by the surface and by what else is on it. */
export function moving(start: Touch, id: string, underWay = false, progress?: Progress): PointerState {
  const state: PointerState = {
    name: 'moving',
    down: (touch, reach) => pinching(start, touch, id, reach),
    move(touch, reach) {
      if (touch.pointerId !== start.pointerId) return state
      const { editor, mmPerPx, gesture } = reach
      if (!underWay && distance(touch.at, start.at) < TAP_PX * mmPerPx()) return state
      const present = extentOfElement(id, reach)
      if (!present) return idle
      const index = progress?.index ?? snapsOf(editor.face(), reach.measure(), id)
      const by = translation(touch.at.x - start.at.x, touch.at.y - start.at.y)
      const free = mapExtent(by, progress?.free ?? present)
      const caught = touch.steady ? NOT_CAUGHT : index.catch(free, CATCH_PX * mmPerPx())
      const moved = {
        id,
        dxMm: free.left + caught.dxMm - present.left,
        dyMm: free.top + caught.dyMm - present.top,
      }
      editor.changeFace((face) => moveElement(face, moved), { label: 'move text', gesture })
      editor.showSnaps(caught.snaps)
      return moving(touch, id, true, { free, index })
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}

const NOT_CAUGHT = { dxMm: 0, dyMm: 0, snaps: [] }

function extentOfElement(id: string, { editor, measure }: Reach): Extent | undefined {
  const element = elementOf(editor.face(), id)
  return element && seenExtent(element, editor.face(), measure())
}
