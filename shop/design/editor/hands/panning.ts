import { panPhoto } from '../changes/pan-photo.ts'
import { distance, type HandState, TAP_PX, type Touch } from './hand.ts'
import { idle } from './idle.ts'
import { pinching } from './pinching.ts'

/** One finger drags the photo inside its frame. */
export function panning(start: Touch, id: string, underWay = false): HandState {
  const state: HandState = {
    name: 'panning',
    down: (touch, reach) => pinching(start, touch, id, reach),
    move(touch, { editor, mmPerPx, gesture }) {
      if (touch.pointer !== start.pointer) return state
      if (!underWay && distance(touch.at, start.at) < TAP_PX * mmPerPx()) return state
      const moved = { id, dxMm: touch.at.x - start.at.x, dyMm: touch.at.y - start.at.y }
      editor.changeFace((face) => panPhoto(face, moved), { label: 'crop photo', gesture })
      return panning(touch, id, true)
    },
    up: (touch) => (touch.pointer === start.pointer ? idle : state),
  }
  return state
}
