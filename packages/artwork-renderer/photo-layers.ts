/** How often the photos of a surface cover it, known before it is drawn: what a painter keeps of them all at once. */
import type { Surface } from '../design-document/design.ts'
import { frameMatrix, frameOf, pageBox } from '../design-document/geometry.ts'
import { cellsIn } from '../design-document/repeat.ts'
import type { Px } from '../design-document/units.ts'
import { planCrop } from './crop.ts'

/** Photos that fill a page one above the other, as many as fit into some 300 MB where it is three times as high as wide. */
export const MAX_PHOTO_LAYERS = 12

/** Of all repeated photos of a surface together: six that are as small as the tool lets them become. */
export const MAX_REPEATED_PRINTS = 2_000

/** As wide as a proof. */
const WIDTH_PX: Px = 1600

/**
 * The cut-outs of all photos together, in pages. A photo that just fills the page is one; a tilted one is more, because its
 * cut-out is the upright rectangle around what shows; one that has fewer pixels than its place is less.
 *
 * @param surface  face and bleed in mm
 * @returns 0 without photos; nothing is counted of what lies beyond the page
 * @example photoLayersOf(surfaceOfSixtySmallPhotos) // 1.4
 */
export function photoLayersOf(surface: Surface): number {
  const page = pageBox(surface)
  const pxPerMm = WIDTH_PX / page.widthMm
  const pagePx = WIDTH_PX * page.heightMm * pxPerMm
  let layers = 0
  for (const element of surface.elements) {
    if (element.type !== 'photo') continue
    const frame = frameOf(element, surface)
    const op = { element, box: frame.box, matrix: frameMatrix(frame) }
    const plan = planCrop(op, page, { pxPerMm, marginPx: 0 })
    if (plan) layers += (plan.widthPx * plan.heightPx) / pagePx
  }
  return layers
}

/** How many prints the repeated photos of a surface have together; 0 where none is repeated. */
export function repeatedPrintsOf(surface: Surface): number {
  return surface.elements.reduce((sum, element) => {
    if (element.type !== 'photo' || !element.repeat) return sum
    const { box } = frameOf(element, surface)
    return sum + cellsIn(element, box, box).length
  }, 0)
}
