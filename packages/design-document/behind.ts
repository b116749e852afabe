/** What lies behind words. */
import type { FramedElement, PhotoElement, Surface } from './design.ts'
import {
  boxExtent,
  centreOf,
  cornersOf,
  type Extent,
  frameMatrix,
  frameOf,
  isWithin,
  mapExtent,
  overlaps,
  photoMatrix,
} from './geometry.ts'
import type { ShapeElement } from './shapes.ts'

/**
 * The plain colours behind a place on the surface; none where a photo or art lies there too, because nobody knows what is in
 * it.
 *
 * @param before only what is painted before this element lies behind it; everything when left out
 */
export function plainColoursBehind(surface: Surface, place: Extent, before?: string): readonly string[] {
  const { background, elements } = surface
  const end = elements.findIndex(({ id }) => id === before)
  const behind = end < 0 ? elements : elements.slice(0, end)
  const colours: string[] = []
  for (const element of behind.toReversed()) {
    if (element.type === 'text' || !isSeenIn(element, surface, place)) continue
    if (element.type !== 'shape') return []
    if (element.fill === undefined) continue
    if (element.opacity < 1) return []
    colours.push(element.fill)
    if (covers(element, surface, place)) return colours
  }
  const plain =
    background.kind === 'solid' ? [background.colour] : background.stops.map(({ colour }) => colour)
  return [...colours, ...plain]
}

function isSeenIn(element: FramedElement, surface: Surface, place: Extent): boolean {
  if (element.type === 'photo') return photoExtents(element, surface).every((one) => overlaps(one, place))
  const frame = frameOf(element, surface)
  return overlaps(mapExtent(frameMatrix(frame), boxExtent(frame.box)), place)
}

/** Whether an upright shape hides all that is below a place; rounded corners are taken for whole ones. */
function covers(element: ShapeElement, surface: Surface, place: Extent): boolean {
  const { box, rotationDeg } = frameOf(element, surface)
  if (rotationDeg !== 0 || !isWithin(place, boxExtent(box))) return false
  if (element.shape !== 'ellipse') return true
  const middle = centreOf(box)
  return cornersOf(place).every(
    ({ x, y }) => Math.hypot((x - middle.x) / (box.widthMm / 2), (y - middle.y) / (box.heightMm / 2)) <= 1,
  )
}

/** A photo is seen where its frame is and the photo itself is. */
function photoExtents(element: PhotoElement, surface: Surface) {
  const frame = frameOf(element, surface)
  const { photoWidthPx: right, photoHeightPx: bottom } = element
  return [
    mapExtent(frameMatrix(frame), boxExtent(frame.box)),
    mapExtent(photoMatrix(element, surface), { left: 0, top: 0, right, bottom }),
  ]
}
