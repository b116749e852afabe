/** How the words of a text lie to the cut of their piece, and to what is in the way along its sides. */
import type { Surface, TextElement } from './design.ts'
import {
  type Box,
  boxExtent,
  cornersOf,
  type Extent,
  grow,
  isWithin,
  overlaps,
  type Point,
  pageBox,
  trimBox,
} from './geometry.ts'
import { hullsOverlap } from './hull.ts'
import { isFarInside, polygonsMeet } from './polygon.ts'
import { cornersOfPath, insideMm, isRound, pointsInside, type TrimOutline } from './trim-outline.ts'
import type { Mm } from './units.ts'

export type WordsPlace = {
  /** Where the glyphs of a text are on the surface in mm; undefined when it draws nothing. The renderer knows. */
  readonly textExtent: (element: TextElement) => Extent | undefined
  /** The convex corners around those glyphs, without the line around them; the corners of the extent when left out. */
  readonly textHull?: (element: TextElement) => readonly Point[]
  /** What the finished piece is cut to; where it is folded or wrapped instead, all of the page is kept. */
  readonly cut?: TrimOutline | undefined
}

/** Along one side of the trim, this deep, no words may stand. */
export type KeepOut = {
  readonly label: string
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  readonly depthMm: Mm
}

/** Whether nothing of a text is on the finished piece. */
export function areWordsOff(element: TextElement, surface: Surface, place: WordsPlace): boolean {
  const extent = place.textExtent(element)
  if (!extent) return false
  if (!overlaps(extent, boxExtent(keptBox(surface, place)))) return true
  const { cut } = place
  if (!isRound(cut)) return false
  const hull = hullOfText(element, extent, place)
  if (cut.shape === 'path') return !polygonsMeet(cornersOfPath(cut), hull)
  return (
    !hull.some((corner) => insideMm(cut, corner) > 0) &&
    !pointsInside(cut).some((line) => hullsOverlap(hull, line))
  )
}

/** Whether a part of a text is not on the finished piece. */
export function areWordsCut(element: TextElement, surface: Surface, place: WordsPlace): boolean {
  const extent = place.textExtent(element)
  if (!extent) return false
  return !isWithin(extent, boxExtent(keptBox(surface, place))) || isNearRound(element, extent, place, 0)
}

/**
 * What a text that is on the piece comes too close to: the trim, by the safe margin of the surface, and sides that have
 * something in the way. Where that reaches further in than the margin, it alone is near and not the trim behind it.
 */
export function edgesNear(
  element: TextElement,
  surface: Surface,
  { sides, ...place }: WordsPlace & { sides: readonly KeepOut[] },
): { isNearTrim: boolean; near: readonly KeepOut[] } {
  const extent = place.textExtent(element)
  if (!extent) return { isNearTrim: false, near: [] }
  const { widthMm, heightMm, safeMm } = surface
  const roomMm = {
    left: extent.left,
    right: widthMm - extent.right,
    top: extent.top,
    bottom: heightMm - extent.bottom,
  }
  const open = (['left', 'right', 'top', 'bottom'] as const).filter(
    (name) => !sides.some(({ side, depthMm }) => side === name && depthMm >= safeMm),
  )
  return {
    isNearTrim: open.some((name) => roomMm[name] < safeMm) || isNearRound(element, extent, place, safeMm),
    near: sides.filter(({ side, depthMm }) => roomMm[side] < depthMm),
  }
}

/** Whether a part of a text is in an upright rectangle, or closer to it than a margin. */
export function areWordsNear(
  element: TextElement,
  box: Box,
  { extent, marginMm, ...place }: WordsPlace & { extent: Extent; marginMm: Mm },
): boolean {
  const near = grow(boxExtent(box), marginMm + (element.outline?.widthMm ?? 0))
  if (!overlaps(extent, near)) return false
  return hullsOverlap(hullOfText(element, extent, place), cornersOf(near))
}

/** The upright rectangle around what the finished piece keeps of the page. */
const keptBox = (surface: Surface, { cut }: WordsPlace): Box => (cut ? trimBox(surface) : pageBox(surface))

/** Whether a text comes closer than a margin to a cut that is no rectangle. */
function isNearRound(element: TextElement, extent: Extent, place: WordsPlace, marginMm: Mm): boolean {
  const { cut } = place
  if (!isRound(cut)) return false
  if (cut.shape === 'path') {
    // The notch of a concave cut may come between corners that are all inside.
    const corners = cornersOfPath(cut)
    if (isFarInside(corners, cornersOf(extent), marginMm)) return false
    const glyphs = hullOfText(element, extent, place)
    return !isFarInside(corners, glyphs, marginMm + (element.outline?.widthMm ?? 0))
  }
  const isFar = (away: Mm) => (point: Point) => insideMm(cut, point) >= away
  // Most words are far from the cut, and the few corners of their extent say so.
  if (cornersOf(extent).every(isFar(marginMm))) return false
  return !hullOfText(element, extent, place).every(isFar(marginMm + (element.outline?.widthMm ?? 0)))
}

const hullOfText = (element: TextElement, extent: Extent, { textHull }: WordsPlace) =>
  textHull ? textHull(element) : cornersOf(extent)
