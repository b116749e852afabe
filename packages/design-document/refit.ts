/** Carries a design to another size, orientation, depth or edge without the shopper arranging it again. */
import type {
  DesignElement,
  Edge,
  FramedElement,
  PhotoElement,
  Placement,
  Surface,
  TextElement,
} from './design.ts'
import { type Box, boxExtent, centreOf, frameOf, isWithin, trimBox } from './geometry.ts'
import { coveringWidthMm, zoomOf } from './placement.ts'
import { coveringFrame, coversFrame } from './repeat.ts'
import type { ShapeElement } from './shapes.ts'
import type { Mm } from './units.ts'

export type SurfaceSize = { widthMm: Mm; heightMm: Mm; bleedMm: Mm; safeMm: Mm }

/** Where words keep clear of everything on the one surface and on the other. */
export type Rooms = { readonly from: Box; readonly to: Box }

/**
 * The same design on a surface of another size.
 *
 * A photo on the face keeps the point in its middle and its zoom relative to just filling the face; a face that was
 * filled stays filled. Placed photos, shapes, art and texts keep their proportions: sizes follow the side that changed least
 * favourably, positions follow each side, so words at the bottom edge stay at the bottom edge.
 *
 * @param rooms  given where the surfaces have another shape, such as a heart after a rectangle: what lies whole in the one
 * room goes to its place in the other. Everything else keeps its place to the sides of the trim.
 */
export function refitSurface(surface: Surface, size: SurfaceSize, rooms?: Rooms): Surface {
  const { widthMm, heightMm, bleedMm, safeMm } = size
  const resized: Surface = { ...surface, widthMm, heightMm, bleedMm, safeMm }
  return {
    ...resized,
    elements: surface.elements.map((element) => refitElement(element, surface, resized, rooms)),
  }
}

/** The same design with another edge: the photo on the face is refitted to the frame that the edge gives it. */
export function changeEdge(surface: Surface, edge: Edge): Surface {
  const changed: Surface = { ...surface, edge }
  const elements = surface.elements.map((element) =>
    element.type === 'photo' && element.frame.kind === 'face'
      ? refitOnFace(element, surface, changed)
      : element,
  )
  return { ...changed, elements }
}

function refitElement(element: DesignElement, from: Surface, to: Surface, rooms?: Rooms): DesignElement {
  if (element.type === 'photo' && element.frame.kind === 'face') return refitOnFace(element, from, to)
  const boxes = rooms && isIn(rooms.from, element) ? rooms : { from: trimBox(from), to: trimBox(to) }
  const { scale, move } = wayBetween(boxes)
  switch (element.type) {
    case 'photo':
      return scalePhoto(element, scale, move)
    case 'text':
      return scaleText(element, scale, move)
    case 'shape':
      return scaleShape(element, scale, move)
    case 'art':
      return { ...element, ...scaleShadow(element, scale), frame: scaleFrame(element.frame, scale, move) }
  }
}

/** Whether an element lies whole in the room; of a text, its first line. */
function isIn(room: Box, element: DesignElement): boolean {
  const box = element.type === 'text' ? firstLine(element) : element.frame
  return 'xMm' in box && isWithin(boxExtent(box), boxExtent(room))
}

const firstLine = ({ sizeMm, lineHeight, ...text }: TextElement): Box => ({
  ...text,
  heightMm: sizeMm * lineHeight,
})

function wayBetween({ from, to }: Rooms): { scale: number; move: Move } {
  const across = to.widthMm / from.widthMm
  const down = to.heightMm / from.heightMm
  const [fromCentre, toCentre] = [centreOf(from), centreOf(to)]
  const move: Move = (x, y) => ({
    x: toCentre.x + (x - fromCentre.x) * across,
    y: toCentre.y + (y - fromCentre.y) * down,
  })
  return { scale: Math.min(across, down), move }
}

function refitOnFace(element: PhotoElement, from: Surface, to: Surface): PhotoElement {
  const before = frameOf(element, from).box
  const after = frameOf(element, to).box
  const zoom = zoomOf(element, before, element.placement)
  const photoWidthMm = bounded(zoom * coveringWidthMm(element, after, element.placement), 0.5, 60_000)
  const placement: Placement = { ...element.placement, photoWidthMm }
  const covered = coversFrame(element, before, element.placement)
  return { ...element, placement: covered ? coveringFrame(element, after, placement) : placement }
}

type Move = (x: Mm, y: Mm) => { x: Mm; y: Mm }

function scalePhoto(element: PhotoElement, scale: number, move: Move): PhotoElement {
  const { frame } = element
  if (frame.kind === 'face') return element
  const photoWidthMm = bounded(element.placement.photoWidthMm * scale, 0.5, 60_000)
  return {
    ...element,
    ...scaleShadow(element, scale),
    frame: scaleFrame(frame, scale, move),
    placement: { ...element.placement, photoWidthMm },
    ...(element.mask && {
      mask: { ...element.mask, radiusMm: bounded(element.mask.radiusMm * scale, 0, 3000) },
    }),
    ...(element.border && {
      border: { ...element.border, widthMm: bounded(element.border.widthMm * scale, 0, 200) },
    }),
  }
}

function scaleShape(element: ShapeElement, scale: number, move: Move): ShapeElement {
  const { line } = element
  return {
    ...element,
    ...scaleShadow(element, scale),
    frame: scaleFrame(element.frame, scale, move),
    radiusMm: bounded(element.radiusMm * scale, 0, 3000),
    ...(line && { line: { ...line, widthMm: bounded(line.widthMm * scale, 0, 200) } }),
  }
}

type PlacedFrame = Extract<FramedElement['frame'], { kind: 'placed' }>

function scaleFrame(frame: PlacedFrame, scale: number, move: Move): PlacedFrame {
  const widthMm = bounded(frame.widthMm * scale, 0.1, 3000)
  const heightMm = bounded(frame.heightMm * scale, 0.1, 3000)
  const centre = move(frame.xMm + frame.widthMm / 2, frame.yMm + frame.heightMm / 2)
  return { ...frame, widthMm, heightMm, xMm: centre.x - widthMm / 2, yMm: centre.y - heightMm / 2 }
}

function scaleText(element: TextElement, scale: number, move: Move): TextElement {
  const widthMm = bounded(element.widthMm * scale, 1, 3000)
  const sizeMm = bounded(element.sizeMm * scale, 0.5, 1000)
  const halfLine = (element.sizeMm * element.lineHeight) / 2
  const centre = move(element.xMm + element.widthMm / 2, element.yMm + halfLine)
  return {
    ...element,
    ...scaleShadow(element, scale),
    widthMm,
    sizeMm,
    xMm: centre.x - widthMm / 2,
    yMm: centre.y - (sizeMm * element.lineHeight) / 2,
    letterSpacingMm: bounded(element.letterSpacingMm * scale, -20, 50),
    curveRadiusMm: bounded(element.curveRadiusMm * scale, -3000, 3000),
    ...(element.outline && {
      outline: { ...element.outline, widthMm: bounded(element.outline.widthMm * scale, 0, 50) },
    }),
  }
}

function scaleShadow({ shadow }: DesignElement, scale: number): Pick<DesignElement, 'shadow'> {
  if (!shadow) return {}
  const { dxMm, dyMm, blurMm } = shadow
  return {
    shadow: { ...shadow, dxMm: dxMm * scale, dyMm: dyMm * scale, blurMm: bounded(blurMm * scale, 0, 50) },
  }
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
