import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { PhotoElement, Surface } from './design.ts'
import { boxExtent, cornersOf, frameOf, invert, mapPoint, placementMatrix } from './geometry.ts'
import { coveringWidthMm, panPhoto } from './placement.ts'
import { refitSurface } from './refit.ts'
import { cellsIn, coversFrame, heldInFrame, leastRepeatedWidthMm } from './repeat.ts'
import { aPhoto, aSurface } from './testing/builders.ts'

/** 300 × 200 mm without an edge, and a photo of 3 : 2 that is 100 mm wide on it. */
const surface = aSurface({ bleedMm: 0 })
const box = frameOf(aPhoto(), surface).box
function repeated(
  repeat: 'rows' | 'bricks',
  placement: Partial<PhotoElement['placement']> = {},
): PhotoElement {
  const photo = aPhoto({ repeat })
  return { ...photo, placement: { ...photo.placement, photoWidthMm: 100, ...placement } }
}
const placesOf = (element: PhotoElement) =>
  cellsIn(element, box, box).map(({ across, down }) => `${across} ${down}`)

describe('the prints of a repeated photo', () => {
  it('stand edge to edge around the one in the middle', () => {
    expect(placesOf(repeated('rows'))).toEqual([
      '-1 -1',
      '0 -1',
      '1 -1',
      '-1 0',
      '0 0',
      '1 0',
      '-1 1',
      '0 1',
      '1 1',
    ])
  })

  it('are moved by half in every other row of bricks', () => {
    const rows = placesOf(repeated('bricks')).filter((place) => place.endsWith(' 1'))
    expect(rows).toEqual(['-1.5 1', '-0.5 1', '0.5 1', '1.5 1'])
  })

  test('cover every point of the face exactly once, however the photo lies', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({
          repeat: fc.constantFrom('rows' as const, 'bricks' as const),
          zoom: fc.double({ min: 0, max: 1, noNaN: true }),
          centreX: share,
          centreY: fc.double({ min: 0, max: 0.999, noNaN: true }),
          turns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
          tiltDeg: fc.double({ min: -45, max: 45, noNaN: true }),
          flipX: fc.boolean(),
          x: share,
          y: share,
        }),
        ({ repeat, zoom, x, y, ...lie }) => {
          const photo = repeated(repeat, lie)
          const least = leastRepeatedWidthMm(photo, box, photo.placement)
          const photoWidthMm = least * (1 + zoom * 30)
          const element = { ...photo, placement: { ...photo.placement, photoWidthMm } }
          const toPhoto = invert(placementMatrix(element, box, { widthPx: 1, heightPx: 1 }))
          const at = mapPoint(toPhoto, { x: x * box.widthMm, y: y * box.heightMm })
          const covering = cellsIn(element, box, box).filter(
            ({ across, down }) =>
              at.x > across + 1e-9 &&
              at.x < across + 1 - 1e-9 &&
              at.y > down + 1e-9 &&
              at.y < down + 1 - 1e-9,
          )
          const isOnJoint = [at.x, at.x * 2, at.y].some((value) => Math.abs(value - Math.round(value)) < 1e-6)
          expect(isOnJoint || covering.length === 1).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('end somewhere, so that no design is too heavy to draw', () => {
    expect(cellsIn(repeated('rows', { photoWidthMm: 0.5 }), box, box)).toHaveLength(441)
  })
})

describe('a repeated photo', () => {
  it('covers its frame however small it is', () => {
    const photo = repeated('rows')
    expect(coversFrame(photo, box, photo.placement)).toBe(true)
    expect(coversFrame({ ...photo, repeat: undefined }, box, photo.placement)).toBe(false)
  })

  it('is dragged for ever and looks as it would without an end', () => {
    for (const repeat of ['rows', 'bricks'] as const) {
      let photo = repeated(repeat)
      // Seven widths to the right and five heights down, in steps, are as far as nowhere: so many rows are two by two.
      for (let step = 0; step < 28; step += 1) {
        const moved = panPhoto(photo, photo.placement, 25, step < 24 ? 100 / 3 / 2 : 0)
        photo = { ...photo, placement: heldInFrame(photo, box, moved) }
      }
      expect(photo.placement.centreX).toBeCloseTo(0.5, 9)
      expect(photo.placement.centreY).toBeCloseTo(0.5, 9)
      expect(photo.placement.photoWidthMm).toBe(100)
    }
  })

  it('becomes no larger than one that fills the frame', () => {
    const photo = repeated('rows')
    const held = heldInFrame(photo, box, { ...photo.placement, photoWidthMm: 5000 })
    expect(held.photoWidthMm).toBe(300)
  })

  it('becomes no smaller than can be drawn', () => {
    const photo = repeated('rows')
    const held = heldInFrame(photo, box, { ...photo.placement, photoWidthMm: 1 })
    expect(held.photoWidthMm).toBe(leastRepeatedWidthMm(photo, box, photo.placement))
  })

  it('is seen as often on a piece of another size', () => {
    const face: Surface = { ...surface, elements: [repeated('rows')] }
    const [photo] = refitSurface(face, { widthMm: 600, heightMm: 400, bleedMm: 0, safeMm: 10 }).elements
    expect(photo).toMatchObject({ repeat: 'rows', placement: { photoWidthMm: 200 } })
    expect(
      coveringWidthMm(repeated('rows'), { widthMm: 600, heightMm: 400 }, repeated('rows').placement),
    ).toBe(600)
  })
})

test('the corners of a frame are covered by the prints of the largest as of the smallest photo', () => {
  const photo = repeated('bricks', { tiltDeg: 45 })
  for (const photoWidthMm of [leastRepeatedWidthMm(photo, box, photo.placement), 5000]) {
    const element = { ...photo, placement: { ...photo.placement, photoWidthMm } }
    const toPhoto = invert(placementMatrix(element, box, { widthPx: 1, heightPx: 1 }))
    for (const corner of cornersOf(boxExtent(box)).map((point) => mapPoint(toPhoto, point))) {
      const isCovered = cellsIn(element, box, box).some(
        ({ across, down }) =>
          corner.x >= across - 1e-9 &&
          corner.x <= across + 1 + 1e-9 &&
          corner.y >= down - 1e-9 &&
          corner.y <= down + 1 + 1e-9,
      )
      expect(isCovered).toBe(true)
    }
  }
})
