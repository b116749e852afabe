/** What the shop says when photos lie over one another more often than can be drawn in bearable memory. */
import { MAX_PHOTO_LAYERS, photoLayersOf } from '#packages/artwork-renderer/photo-layers.ts'
import type { Design } from '#packages/design-document/design.ts'

/** @returns a plain sentence about the first side that is covered too often; undefined when none is */
export function photoLayersExcess({ surfaces }: Design): string | undefined {
  for (const surface of surfaces) {
    const layers = photoLayersOf(surface)
    if (layers > MAX_PHOTO_LAYERS) {
      return `The photos of this design cover it ${Math.ceil(layers)} times over, and we print up to ${MAX_PHOTO_LAYERS} layers. Please remove some of them or make them smaller.`
    }
  }
  return undefined
}
