/** How much work it is to draw a surface, known before drawing it. */
import type { DesignElement, Surface } from '../design-document/design.ts'
import { layersOf, pathLettersOf } from '../design-document/limits.ts'

/** About a millisecond of one core each, for a picture of 640 px. */
const EFFORT_OF_MEGAPIXEL = 12
const EFFORT_OF_TEXT = 1
const EFFORT_OF_LETTER = 0.15
/** A layer that is painted, blurred or mixed by itself. */
const EFFORT_OF_LAYER = 5

/** A photo of 48 megapixels with a handful of words is below it; two of them, or a page of curved text, above. */
const HEAVY_FROM = 800

/**
 * Whether surfaces are so much work to draw that others should not wait for them.
 *
 * A rough estimate: a heavy design may turn out quick, but what is not heavy is drawn within a second or so.
 */
export function isHeavyToDraw(surfaces: readonly Pick<Surface, 'elements'>[]): boolean {
  let effort = 0
  for (const { elements } of surfaces) for (const element of elements) effort += effortOf(element)
  return effort >= HEAVY_FROM
}

function effortOf(element: DesignElement): number {
  return effortOfItself(element) + layersOf(element) * EFFORT_OF_LAYER
}

function effortOfItself(element: DesignElement): number {
  switch (element.type) {
    case 'photo':
      // A photo that is cut out is decoded whole all the same.
      return ((element.photoWidthPx * element.photoHeightPx) / 1e6) * EFFORT_OF_MEGAPIXEL
    case 'text':
      return EFFORT_OF_TEXT + element.text.length * EFFORT_OF_LETTER
    default:
      return EFFORT_OF_TEXT + (pathLettersOf(element) / 100) * EFFORT_OF_LETTER
  }
}
