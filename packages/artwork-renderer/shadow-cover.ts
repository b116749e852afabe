/** How much of a page the shadows on it cover, known before anything is laid out: each is a picture of its own, blurred by itself. */
import type { DesignElement, Surface, TextElement } from '../design-document/design.ts'
import {
  type Box,
  boxExtent,
  type Extent,
  frameMatrix,
  frameOf,
  grow,
  mapExtent,
  pageBox,
} from '../design-document/geometry.ts'
import type { Mm } from '../design-document/units.ts'
import { textMatrix } from './draw-list.ts'

/** Shadows of things that fill a page one above the other. */
export const MAX_SHADOW_PAGES = 12

/** Of the em, what a letter of most fonts takes at most on average, and what stands above and below its line. */
const LETTER_WIDTH = 0.8
const LINE_BEYOND = 0.5

/**
 * The shadows of a surface together, in pages.
 *
 * @returns 0 without shadows; nothing is counted of what lies beyond the page. That of words is an estimate from above.
 * @example shadowPagesOf(surfaceOfTwentyShadowedWords) // 0.8
 */
export function shadowPagesOf(surface: Surface): number {
  const page = pageBox(surface)
  const areas = surface.elements.map((element) => shadowAreaOf(element, surface))
  return areas.reduce((sum, area) => sum + area, 0) / (page.widthMm * page.heightMm)
}

/** @returns mm² of the page that the shadow of an element may darken; 0 without one */
export function shadowAreaOf(element: DesignElement, surface: Surface): number {
  const { shadow } = element
  if (!shadow) return 0
  const { left, top, right, bottom } = grow(extentOfElement(element, surface), 3 * shadow.blurMm + 0.5)
  const page = boxExtent(pageBox(surface))
  const [x, y] = [shadow.dxMm, shadow.dyMm]
  const width = Math.min(right + x, page.right) - Math.max(left + x, page.left)
  const height = Math.min(bottom + y, page.bottom) - Math.max(top + y, page.top)
  return Math.max(0, width) * Math.max(0, height)
}

function extentOfElement(element: DesignElement, surface: Surface): Extent {
  if (element.type === 'text') return mapExtent(textMatrix(element), boxExtent(wordsBox(element)))
  const frame = frameOf(element, surface)
  return mapExtent(frameMatrix(frame), boxExtent(frame.box))
}

/** Around the words as they stand, before they are turned. */
function wordsBox(text: TextElement): Box {
  const { xMm, yMm, widthMm, sizeMm, curveRadiusMm } = text
  const beyond = LINE_BEYOND * sizeMm
  const letterMm = Math.max(0, LETTER_WIDTH * sizeMm + text.letterSpacingMm)
  const lines = text.text.split('\n').map((line) => line.length * letterMm)
  const [wide, high] =
    curveRadiusMm === 0
      ? [widthMm, linesOf(lines, widthMm) * sizeMm * text.lineHeight]
      : curved(Math.max(...lines), Math.abs(curveRadiusMm), sizeMm)
  const middle = xMm + widthMm / 2
  const width = Math.max(wide, widthMm) + 2 * beyond
  const above = curveRadiusMm < 0 ? high : 0
  return {
    xMm: middle - width / 2,
    yMm: yMm - beyond - above,
    widthMm: width,
    heightMm: high + above + sizeMm + 2 * beyond,
  }
}

const linesOf = (lines: readonly Mm[], widthMm: Mm) =>
  lines.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / widthMm)), 0)

/** Along an arc: at most the whole circle. */
function curved(lengthMm: Mm, radiusMm: Mm, sizeMm: Mm): [wide: Mm, high: Mm] {
  const half = Math.min(Math.PI, lengthMm / (2 * radiusMm))
  const reach = radiusMm + sizeMm
  return [2 * reach * Math.sin(Math.min(half, Math.PI / 2)), reach * (1 - Math.cos(half)) + sizeMm]
}
