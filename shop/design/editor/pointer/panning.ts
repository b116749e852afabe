import { panPhoto } from '../changes/pan-photo.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'
import { distance, type PointerState, TAP_PX, type Touch } from './pointer.ts'

/** One finger drags the photo inside its frame. */
export function panning(start: Touch, id: string, underWay = false): PointerState {
  const state: PointerState = {
    name: 'panning',
    down: (touch, reach) => pinching(start, touch, id, reach),
    move(touch, { editor, mmPerPx, gesture }) {
      if (touch.pointerId !== start.pointerId) return state
      if (!underWay && distance(touch.at, start.at) < TAP_PX * mmPerPx()) return state
      const moved = { id, dxMm: touch.at.x - start.at.x, dyMm: touch.at.y - start.at.y }
      editor.changeFace((face) => panPhoto(face, moved), { label: 'crop photo', gesture })
      return panning(touch, id, true)
    },
    up: (touch) => (touch.pointerId === start.pointerId ? idle : state),
  }
  return state
}
