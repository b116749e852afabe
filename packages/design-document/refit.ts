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
import { type Box, boxExtent, centreOf, type Extent, frameOf, isWithin, trimBox, union } from './geometry.ts'
import { coveringWidthMm, zoomOf } from './placement.ts'
import { coveringFrame, coversFrame } from './repeat.ts'
import type { ArtElement, ShapeElement } from './shapes.ts'
import type { Mm } from './units.ts'

export type SurfaceSize = { widthMm: Mm; heightMm: Mm; bleedMm: Mm; safeMm: Mm }

/** Where words keep clear of everything on the one surface and on the other. */
export type Rooms = { readonly from: Box; readonly to: Box }

/**
 * The same design on a surface of another size.
 *
 * A photo on the face keeps the point in its middle and its zoom relative to just filling the face; a face that was
 * filled stays filled. Placed photos, shapes, art and texts keep their proportions: sizes follow the side that changed least
 * favourably, positions follow each side, so words at the bottom edge stay at the bottom edge. What stays together is moved
 * as one. What is on the face follows its edges; patterns go on in the same size.
 *
 * @param rooms  given where the surfaces have another shape, such as a heart after a rectangle: what lies whole in the one
 * room goes to its place in the other. Everything else keeps its place to the sides of the trim.
 */
export function refitSurface(surface: Surface, size: SurfaceSize, rooms?: Rooms): Surface {
  const { widthMm, heightMm, bleedMm, safeMm } = size
  const resized: Surface = { ...surface, widthMm, heightMm, bleedMm, safeMm }
  const groups = groupsOf(surface)
  return {
    ...resized,
    elements: surface.elements.map((element) =>
      refitElement(element, { from: surface, to: resized, rooms, group: groups.get(element.together) }),
    ),
  }
}

/** By name, the extent of the elements that stay together. */
function groupsOf({ elements }: Surface): Map<string | undefined, Extent> {
  const extents = new Map<string | undefined, Extent>()
  for (const element of elements) {
    const own = element.together === undefined ? undefined : placeOf(element)
    if (element.together === undefined || own === undefined) continue
    extents.set(element.together, union(extents.get(element.together) ?? own, own))
  }
  return extents
}

/** Of words the first line, so that it does not depend on how they break. */
function placeOf(element: DesignElement): Extent | undefined {
  if (element.type === 'text') {
    const { xMm, yMm, widthMm, sizeMm, lineHeight } = element
    return boxExtent({ xMm, yMm, widthMm, heightMm: sizeMm * lineHeight })
  }
  return element.frame.kind === 'placed' ? boxExtent(element.frame) : undefined
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

interface Way {
  from: Surface
  to: Surface
  rooms: Rooms | undefined
  /** Of what the element stays together with. */
  group: Extent | undefined
}

function refitElement(element: DesignElement, { from, to, rooms, group }: Way): DesignElement {
  if (element.type === 'photo' && element.frame.kind === 'face') return refitOnFace(element, from, to)
  const place = group ?? placeOf(element)
  const isInRoom = rooms && place && isWithin(place, boxExtent(rooms.from))
  const { scale, move: spread } = wayBetween(isInRoom ? rooms : { from: trimBox(from), to: trimBox(to) })
  const move: Move = (x, y) => {
    if (!group) return spread(x, y)
    const middle = { x: (group.left + group.right) / 2, y: (group.top + group.bottom) / 2 }
    const moved = spread(middle.x, middle.y)
    return { x: moved.x + (x - middle.x) * scale, y: moved.y + (y - middle.y) * scale }
  }
  switch (element.type) {
    case 'photo':
      return scalePhoto(element, scale, move)
    case 'text':
      return scaleText(element, scale, move)
    case 'shape':
      return scaleShape(element, scale, move)
    case 'art':
      return scaleArt(element, scale, move)
  }
}

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
    frame: scaleOwnFrame(element.frame, scale, move),
    radiusMm: bounded(element.radiusMm * scale, 0, 3000),
    ...(line && { line: { ...line, widthMm: bounded(line.widthMm * scale, 0, 200) } }),
  }
}

function scaleArt(element: ArtElement, scale: number, move: Move): ArtElement {
  const { tileMm } = element
  return {
    ...element,
    ...scaleShadow(element, scale),
    frame: scaleOwnFrame(element.frame, scale, move),
    ...(tileMm !== undefined && { tileMm: bounded(tileMm * scale, 5, 3000) }),
  }
}

function scaleOwnFrame(frame: ShapeElement['frame'], scale: number, move: Move): ShapeElement['frame'] {
  if (frame.kind === 'placed') return scaleFrame(frame, scale, move)
  return { ...frame, insetMm: bounded(frame.insetMm * scale, -200, 1000) }
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
