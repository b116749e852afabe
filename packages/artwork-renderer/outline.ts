/** Where an element is, for the editor: selection handles, hit testing, checks. */
import type { DesignElement, Surface, TextElement } from '#packages/design-document/design.ts'
import {
  type Box,
  boxExtent,
  cornersOf,
  type Extent,
  frameMatrix,
  frameOf,
  identity,
  invert,
  type Matrix,
  mapPoint,
  type Point,
} from '#packages/design-document/geometry.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { textMatrix } from './draw-list.ts'
import type { FontsByName } from './fonts.ts'
import { pathExtent } from './path.ts'
import { layoutText } from './text.ts'

/** A box along the element's own axes, and the matrix that turns those axes into the surface's. */
export type ElementOutline = { readonly box: Box; readonly matrix: Matrix }

/**
 * The box around an element: the frame of a photo, a shape or art; a straight text's box, as wide as the element and as high as its lines;
 * a curved text's glyphs.
 *
 * @example const { box, matrix } = elementOutline(element, surface, fonts) // draw the box under `transform: matrix(...)`
 */
export function elementOutline(element: DesignElement, surface: Surface, fonts: FontsByName): ElementOutline {
  if (element.type !== 'text') {
    const frame = frameOf(element, surface)
    return { box: frame.box, matrix: frameMatrix(frame) }
  }
  const { path, box } = layoutText(element, fonts(element.font))
  const matrix = textMatrix(element)
  const glyphs = element.curveRadiusMm === 0 ? undefined : pathExtent(path, identity)
  return { box: glyphs ? boxOf(glyphs) : box, matrix }
}

/** The four corners of an outline on the surface, clockwise from the element's own top left. */
export function outlineCorners({ box, matrix }: ElementOutline): Point[] {
  return cornersOf(boxExtent(box)).map((corner) => mapPoint(matrix, corner))
}

/** Whether a point of the surface is inside an outline, or within `slackMm` of it. */
export function isInOutline({ box, matrix }: ElementOutline, point: Point, slackMm: Mm = 0): boolean {
  const { x, y } = mapPoint(invert(matrix), point)
  const { left, top, right, bottom } = boxExtent(box)
  return x >= left - slackMm && x <= right + slackMm && y >= top - slackMm && y <= bottom + slackMm
}

/**
 * Where the glyphs of a text are on the surface, with their outline; undefined when it draws nothing. For
 * `checkSurface`.
 */
export function textExtent(element: TextElement, fonts: FontsByName): Extent | undefined {
  const { path } = layoutText(element, fonts(element.font))
  const glyphs = pathExtent(path, textMatrix(element))
  const spread = element.outline?.widthMm ?? 0
  return (
    glyphs && {
      left: glyphs.left - spread,
      top: glyphs.top - spread,
      right: glyphs.right + spread,
      bottom: glyphs.bottom + spread,
    }
  )
}

function boxOf({ left, top, right, bottom }: Extent): Box {
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top }
}
