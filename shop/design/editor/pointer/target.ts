/** What is under a finger. */

import { isInOutline } from '#packages/artwork-renderer/outline.ts'
import type { TextElement } from '#packages/design-document/design.ts'
import {
  boxExtent,
  centreOf,
  type Extent,
  invert,
  type Matrix,
  mapPoint,
  type Point,
  pageBox,
} from '#packages/design-document/geometry.ts'
import { facePhotoOf, singleTexts, textOf } from '../draft/face.ts'
import type { Measure } from '../drawing.ts'
import { selectedAlone } from '../selection.ts'
import type { Reach } from './pointer.ts'

export type Handle = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left' | 'left' | 'right' | 'turn'

export type Target =
  | { kind: 'handle'; id: string; handle: Handle }
  | { kind: 'text'; id: string }
  | { kind: 'photo'; id: string }
  | { kind: 'nothing' }

/** How far the turning handle stands off the box, in CSS pixels. */
export const TURN_HANDLE_PX = 34

/** A lower box has no room for side handles between its corners, in CSS pixels. */
const SIDES_FROM_PX = 30

/** Where the handles of a text are on the surface. */
export function handlesOf(
  text: TextElement,
  outline: ReturnType<Measure['outline']>,
  mmPerPx: number,
): Partial<Record<Handle, Point>> {
  const { box, matrix } = outline
  const { left, top, right, bottom } = boxExtent(box)
  const centre = centreOf(box)
  const place = (x: number, y: number) => mapPoint(matrix, { x, y })
  const hasSides = text.curveRadiusMm === 0 && box.heightMm >= SIDES_FROM_PX * mmPerPx
  return {
    'top-left': place(left, top),
    'top-right': place(right, top),
    'bottom-right': place(right, bottom),
    'bottom-left': place(left, bottom),
    ...(hasSides && { left: place(left, centre.y), right: place(right, centre.y) }),
    turn: place(centre.x, top - TURN_HANDLE_PX * mmPerPx),
  }
}

/** Handles of the selected text first, then words from the front to the back, then the photo. */
export function targetAt(at: Point, { editor, measure, mmPerPx, slackPx }: Reach): Target {
  const face = editor.face()
  const slackMm = slackPx * mmPerPx()
  const selected = textOf(editor.face(), selectedAlone(editor.get().selection))
  if (selected) {
    const handles = handlesOf(selected, measure().outline(selected, face), mmPerPx())
    const nearest = nearestHandle(handles, at)
    if (nearest.distanceMm <= slackMm) return { kind: 'handle', id: selected.id, handle: nearest.handle }
    if (isInOutline(measure().outline(selected, face), at)) return { kind: 'text', id: selected.id }
  }
  const words = singleTexts(face).findLast((element) => {
    const letters = measure().letters(element)
    return letters !== undefined && isNear(letters, at, slackMm / 2)
  })
  if (words) return { kind: 'text', id: words.id }
  const framed = face.elements.findLast(
    (element) =>
      element.type === 'photo' &&
      element.frame.kind === 'placed' &&
      isInOutline(measure().outline(element, face), at),
  )
  if (framed) return { kind: 'photo', id: framed.id }
  const photo = facePhotoOf(editor.face())
  const { left, top, right, bottom } = boxExtent(pageBox(face))
  const onPage = at.x >= left && at.x <= right && at.y >= top && at.y <= bottom
  return photo && onPage ? { kind: 'photo', id: photo.id } : { kind: 'nothing' }
}

function nearestHandle(
  handles: Partial<Record<Handle, Point>>,
  at: Point,
): { handle: Handle; distanceMm: number } {
  const all = Object.entries(handles).map(([handle, point]) => ({
    handle: handle as Handle,
    distanceMm: Math.hypot(point.x - at.x, point.y - at.y),
  }))
  return all.reduce((best, next) => (next.distanceMm < best.distanceMm ? next : best))
}

function isNear({ extent, matrix }: { extent: Extent; matrix: Matrix }, at: Point, slackMm: number): boolean {
  const { x, y } = mapPoint(invert(matrix), at)
  const { left, top, right, bottom } = extent
  return x >= left - slackMm && x <= right + slackMm && y >= top - slackMm && y <= bottom + slackMm
}
