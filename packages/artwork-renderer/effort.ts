/** How much work it is to draw a surface, known before drawing it. */
import type { DesignElement, Surface } from '../design-document/design.ts'
import { pageBox } from '../design-document/geometry.ts'
import { layersOf, pathLettersOf } from '../design-document/limits.ts'
import { mmToPx, type Px } from '../design-document/units.ts'
import { repeatedPrintsOf } from './photo-layers.ts'
import { shadowAreaOf } from './shadow-cover.ts'
import { artTiles } from './tiles.ts'

/** About a millisecond of one core each. */
const EFFORT_OF_MEGAPIXEL = 12
const EFFORT_OF_TEXT = 1
const EFFORT_OF_LETTER = 0.15
/** A layer that is painted, blurred or mixed by itself, however small it is. */
const EFFORT_OF_LAYER = 5
/** Of a page that is drawn: a shadow is drawn, blurred and laid down; what is seen through is laid over the page as a whole. */
const EFFORT_OF_SHADOW_MEGAPIXEL = 90
const EFFORT_OF_MIXED_MEGAPIXEL = 7
/** One print of a repeated photo. */
const EFFORT_OF_PRINT = 0.06

/** A photo of 48 megapixels with a handful of words is below it; two of them, or a page of curved text, above. */
const HEAVY_FROM = 800
/** Press files of some five seconds. Most take one or two. */
const HEAVY_TO_PRINT_FROM = 5_000

/** As lists and carts show a design. */
const PICTURE_PX: Px = 640
/** A proof, on its long side or less. */
const PROOF_PX: Px = 1600
/** As finely as a press file has shadows. */
const SHADOW_DPI = 150
/** No shadow has more, in millions. */
const MOST_SHADOW_MEGAPIXELS = 32

/** How something is drawn: as pixels as a whole, or, for the press, its shadows alone. */
interface Way {
  pxPerMm: number
  /** Sigma of the widest blur that is worked out as finely as the rest. */
  blurPx: Px
  isMixed: boolean
}
const asPicture = (pxPerMm: number): Way => ({ pxPerMm, blurPx: 8, isMixed: true })
const forPress: Way = { pxPerMm: mmToPx(1, SHADOW_DPI), blurPx: 40, isMixed: false }

/**
 * Whether surfaces are so much work to draw as a picture that others should not wait for them.
 *
 * A rough estimate: a heavy design may turn out quick, but what is not heavy is drawn within a second or so.
 *
 * @param widthPx  of the picture of a surface
 */
export function isHeavyToDraw(surfaces: readonly Surface[], widthPx: Px = PICTURE_PX): boolean {
  const efforts = surfaces.map((surface) => effortOf(surface, asPicture(widthPx / pageBox(surface).widthMm)))
  return sum(efforts) >= HEAVY_FROM
}

/**
 * Whether the press files of surfaces are so much work that those of other orders should not wait for them: a proof and a page
 * for the press of each.
 */
export function isHeavyToPrint(surfaces: readonly Surface[]): boolean {
  const efforts = surfaces.map(
    (surface) =>
      effortOf(surface, asPicture(PROOF_PX / pageBox(surface).widthMm)) + effortOf(surface, forPress),
  )
  return sum(efforts) >= HEAVY_TO_PRINT_FROM
}

function effortOf(surface: Surface, way: Way): number {
  const efforts = surface.elements.map(
    (element) => effortOfItself(element, surface) + effortOfLayers(element, surface, way),
  )
  return sum(efforts) + repeatedPrintsOf(surface) * EFFORT_OF_PRINT
}

const printsOf = (element: DesignElement, surface: Surface): number =>
  element.type === 'art' ? (artTiles(element, surface)?.length ?? 1) : 1

function effortOfItself(element: DesignElement, surface: Surface): number {
  switch (element.type) {
    case 'photo':
      // A photo that is cut out is decoded whole all the same.
      return ((element.photoWidthPx * element.photoHeightPx) / 1e6) * EFFORT_OF_MEGAPIXEL
    case 'text':
      return EFFORT_OF_TEXT + element.text.length * EFFORT_OF_LETTER
    default:
      return EFFORT_OF_TEXT + ((pathLettersOf(element) * printsOf(element, surface)) / 100) * EFFORT_OF_LETTER
  }
}

/** At least a little each, and more where they cover much of a large picture. */
function effortOfLayers(element: DesignElement, surface: Surface, { pxPerMm, blurPx, isMixed }: Way): number {
  const blurMm = element.shadow?.blurMm ?? 0
  // A wide blur is worked out smaller.
  const finest = blurMm * pxPerMm > blurPx ? blurPx / blurMm : pxPerMm
  const shadow = Math.min(MOST_SHADOW_MEGAPIXELS, megapixels(shadowAreaOf(element, surface), finest))
  const { widthMm, heightMm } = pageBox(surface)
  const mixed = isMixed && element.opacity < 1 ? megapixels(widthMm * heightMm, pxPerMm) : 0
  const byArea = shadow * EFFORT_OF_SHADOW_MEGAPIXEL + mixed * EFFORT_OF_MIXED_MEGAPIXEL
  return Math.max(layersOf(element) * EFFORT_OF_LAYER, byArea)
}

const megapixels = (areaMm2: number, pxPerMm: number) => (areaMm2 * pxPerMm ** 2) / 1e6

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
