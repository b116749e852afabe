import { type Extent, mapExtent, translation, union } from '#packages/design-document/geometry.ts'
import { moveElements } from '../changes/move-element.ts'
import { selectedElements } from '../selection.ts'
import type { SnapIndex } from '../snapping/snap-index.ts'
import { seenExtent, snapsOf } from '../snapping/snaps-of.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'
import { distance, type PointerState, type Reach, TAP_PX, type Touch } from './pointer.ts'

/** How near an element must come to a line to be caught by it, in CSS pixels. */
const CATCH_PX = 7

interface Moved {
  /** What the finger is on. */
  pressed: string
  /** All that moves with it. */
  ids: readonly string[]
}

interface Progress {
  /** Where the elements would be without snapping. */
  free: Extent
  index: SnapIndex
}

/** Words follow the finger, and are caught by the surface and by what else is on it. */
export function moving(start: Touch, moved: Moved, underWay = false, progress?: Progress): PointerState {
  const { ids, pressed } = moved
  const state: PointerState = {
    name: 'moving',
    down: (touch, reach) => pinching(start, touch, pressed, reach),
    move(touch, reach) {
      if (touch.pointerId !== start.pointerId) return state
      const { editor, mmPerPx, gesture } = reach
      if (!underWay && distance(touch.at, start.at) < TAP_PX * mmPerPx()) return state
      const present = extentOfAll(ids, reach)
      if (!present) return idle
      const index = progress?.index ?? snapsOf(editor.face(), reach.measure(), ids)
      const by = translation(touch.at.x - start.at.x, touch.at.y - start.at.y)
      const free = mapExtent(by, progress?.free ?? present)
      const caught = touch.steady ? NOT_CAUGHT : index.catch(free, CATCH_PX * mmPerPx())
      const dxMm = free.left + caught.dxMm - present.left
      const dyMm = free.top + caught.dyMm - present.top
      const label = ids.length === 1 ? 'move text' : `move ${ids.length} elements`
      editor.changeFace((face) => moveElements(face, { ids, dxMm, dyMm }), { label, gesture })
      editor.showSnaps(caught.snaps)
      return moving(touch, moved, true, { free, index })
    },
    up(touch, { editor }) {
      if (touch.pointerId !== start.pointerId) return state
      // A tap on one of several selects it alone; Shift has just added it.
      if (!underWay && !touch.steady) editor.select(pressed)
      return idle
    },
  }
  return state
}

const NOT_CAUGHT = { dxMm: 0, dyMm: 0, snaps: [] }

function extentOfAll(ids: readonly string[], { editor, measure }: Reach): Extent | undefined {
  const face = editor.face()
  const extents = selectedElements(face, ids).map((element) => seenExtent(element, face, measure()))
  return extents.length === 0 ? undefined : extents.reduce(union)
}
