import type { Point } from '#packages/design-document/geometry.ts'
import { moveElement } from '../changes/move-element.ts'
import { panPhoto } from '../changes/pan-photo.ts'
import { resizeText } from '../changes/resize-text.ts'
import { rotateText } from '../changes/rotate-text.ts'
import { zoomPhotoAbout } from '../changes/zoom-photo.ts'
import { textOf } from '../draft/face.ts'
import { moving } from './moving.ts'
import { panning } from './panning.ts'
import { distance, type PointerState, type Reach, type Touch } from './pointer.ts'

/** Fingers closer together than this say nothing sure about a direction or a size, in CSS pixels. */
const CLOSEST_PX = 12

/** Two fingers: a photo is zoomed and moved, words are also turned. The place between the fingers stays between them. */
export function pinching(one: Touch, other: Touch, id: string, reach: Reach): PointerState {
  const isText = textOf(reach.editor.face(), id) !== undefined
  const state: PointerState = {
    name: 'pinching',
    down: () => state,
    move(touch, { editor, gesture, mmPerPx }) {
      if (touch.pointerId !== one.pointerId && touch.pointerId !== other.pointerId) return state
      const fingers = touch.pointerId === one.pointerId ? ([touch, other] as const) : ([one, touch] as const)
      const before = middle(one.at, other.at)
      const after = middle(fingers[0].at, fingers[1].at)
      const closest = CLOSEST_PX * mmPerPx()
      const factor =
        Math.max(closest, distance(fingers[0].at, fingers[1].at)) /
        Math.max(closest, distance(one.at, other.at))
      const moved = { id, dxMm: after.x - before.x, dyMm: after.y - before.y }
      const turnDeg = angleDeg(fingers[0].at, fingers[1].at) - angleDeg(one.at, other.at)
      editor.changeFace(
        (face) => {
          if (!isText) return zoomPhotoAbout(panPhoto(face, moved), { id, factor, about: after })
          const resized = resizeText(moveElement(face, moved), { id, factor, about: after })
          const text = textOf(resized, id)
          return text
            ? rotateText(resized, { id, rotationDeg: text.rotationDeg + turnDeg, about: after })
            : resized
        },
        { label: isText ? 'resize text' : 'crop photo', gesture },
      )
      return pinching(fingers[0], fingers[1], id, reach)
    },
    up(touch) {
      if (touch.pointerId !== one.pointerId && touch.pointerId !== other.pointerId) return state
      const left = touch.pointerId === one.pointerId ? other : one
      return isText ? moving(left, { pressed: id, ids: [id] }, true) : panning(left, id, true)
    },
  }
  return state
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const angleDeg = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
