import { describe, expect, it } from 'vitest'
import type { PhotoElement } from '../design-document/design.ts'
import { fillFrame } from '../design-document/placement.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '../design-document/testing/builders.ts'
import { MAX_PHOTO_LAYERS, photoLayersOf } from './photo-layers.ts'

const PAGE = { widthMm: 300, heightMm: 300 }
const layersOf = (...elements: PhotoElement[]) =>
  photoLayersOf(
    aSurface({
      widthMm: 280,
      heightMm: 280,
      bleedMm: 10,
      elements: elements.map((element, place) => ({ ...element, id: `photo-${place}` })),
    }),
  )
const onFace = (tiltDeg = 0, parts: Partial<PhotoElement> = {}) => {
  const photo = aPhoto(parts)
  return { ...photo, placement: fillFrame(photo, PAGE, { tiltDeg }) }
}

describe('photos cover a surface', () => {
  it.each<[string, number, PhotoElement[]]>([
    ['once where one fills it', 1, [onFace()]],
    ['three times where three fill it', 3, [onFace(), onFace(), onFace()]],
    ['twice where one is tilted by half a right angle', 2, [onFace(45)]],
    [
      'by a quarter where one fills a quarter',
      0.25,
      [aPlacedPhoto({ xMm: 0, yMm: 0, widthMm: 150, heightMm: 150 })],
    ],
    [
      'by what of one is on the page',
      0.25,
      [aPlacedPhoto({ xMm: 140, yMm: 140, widthMm: 300, heightMm: 300 })],
    ],
    [
      'not at all where one lies beyond the page',
      0,
      [aPlacedPhoto({ xMm: 400, yMm: 0, widthMm: 50, heightMm: 50 })],
    ],
    ['less where one has few pixels', 0.0625, [onFace(0, { photoWidthPx: 400, photoHeightPx: 400 })]],
  ])('%s', (_, layers, photos) => {
    expect(layersOf(...photos)).toBeCloseTo(layers, 2)
  })

  it('not at all without photos', () => {
    expect(photoLayersOf(aSurface({ elements: [aText()] }))).toBe(0)
  })

  it('seldom enough in a collage of sixty, each tilted and overlapping the next', () => {
    const collage = Array.from({ length: 60 }, (_, place) =>
      aPlacedPhoto({
        ...{ xMm: (place % 10) * 28 - 10, yMm: Math.floor(place / 10) * 46 - 5, widthMm: 45, heightMm: 60 },
        rotationDeg: ((place * 37) % 50) - 25,
      }),
    )
    expect(layersOf(...collage)).toBeLessThan(MAX_PHOTO_LAYERS / 2)
  })
})
