/** What the shop says when photos and shadows lie over one another more often than can be drawn in bearable time and memory. */
import {
  MAX_PHOTO_LAYERS,
  MAX_REPEATED_PRINTS,
  photoLayersOf,
  repeatedPrintsOf,
} from '#packages/artwork-renderer/photo-layers.ts'
import { MAX_SHADOW_PAGES, shadowPagesOf } from '#packages/artwork-renderer/shadow-cover.ts'
import { MAX_TILED_LETTERS_OF_SURFACE, tiledLettersOf } from '#packages/artwork-renderer/tiles.ts'
import type { Design, Surface } from '#packages/design-document/design.ts'

const whole = new Intl.NumberFormat('en-AU')

/** @returns a plain sentence about the first side that is covered too often; undefined when none is */
export function coverExcess({ surfaces }: Design): string | undefined {
  for (const surface of surfaces) {
    const excess = excessOfSide(surface)
    if (excess !== undefined) return excess
  }
  return undefined
}

function excessOfSide(surface: Surface): string | undefined {
  const layers = photoLayersOf(surface)
  if (layers > MAX_PHOTO_LAYERS) {
    return `The photos of this design cover it ${Math.ceil(layers)} times over, and we print up to ${MAX_PHOTO_LAYERS} layers. Please remove some of them or make them smaller.`
  }
  const prints = repeatedPrintsOf(surface)
  if (prints > MAX_REPEATED_PRINTS) {
    return `The repeated photos of this design are ${whole.format(prints)} prints on one side, and we print up to ${whole.format(MAX_REPEATED_PRINTS)}. Please make them larger or repeat fewer of them.`
  }
  if (tiledLettersOf(surface) > MAX_TILED_LETTERS_OF_SURFACE) {
    return 'The patterns of this design have more detail than we can print. Please remove one of them.'
  }
  const shadows = shadowPagesOf(surface)
  if (shadows > MAX_SHADOW_PAGES) {
    return `The shadows of this design cover it ${Math.ceil(shadows)} times over, and we print up to ${MAX_SHADOW_PAGES} layers. Please remove some of them.`
  }
  return undefined
}
