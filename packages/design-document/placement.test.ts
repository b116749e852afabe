import { describe, expect, test } from 'vitest'
import type { PhotoElement, Placement } from './design.ts'
import { boxExtent, cornersOf, invert, mapPoint, placementMatrix } from './geometry.ts'
import {
  coveringWidthMm,
  fillFrame,
  fitFrame,
  flipAsSeen,
  isFilled,
  isOutOfFrame,
  keepFilled,
  panPhoto,
  turnPhoto,
  zoomOf,
  zoomPhoto,
} from './placement.ts'
import { aPhoto } from './testing/builders.ts'

const box = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 200 }
const angles = [0, 3, -17, 45, 90, 133, -180]
const photos = [
  { photoWidthPx: 6000, photoHeightPx: 4000 },
  { photoWidthPx: 3024, photoHeightPx: 4032 },
  { photoWidthPx: 12000, photoHeightPx: 900 },
]
const cases = photos.flatMap((photo) =>
  angles.flatMap((tiltDeg) =>
    ([0, 1, 2, 3] as const).map((turns) => ({ photo, turning: { tiltDeg, turns, flipX: turns === 1 } })),
  ),
)

/** The corners of the frame, in pixels of the photo. */
function frameInPhoto(photo: PhotoElement) {
  const toPhoto = invert(placementMatrix(photo, box))
  return cornersOf(boxExtent(box)).map((corner) => mapPoint(toPhoto, corner))
}
const withPlacement = (photo: (typeof photos)[number], placement: Placement) =>
  aPhoto({ ...photo, placement })

describe('filling a frame', () => {
  test('a filled frame lies within the photo, at every tilt and turn, and no smaller width fills it', () => {
    for (const { photo, turning } of cases) {
      const filled = fillFrame(photo, box, turning)
      for (const { x, y } of frameInPhoto(withPlacement(photo, filled))) {
        expect(x).toBeGreaterThanOrEqual(-1e-6)
        expect(x).toBeLessThanOrEqual(photo.photoWidthPx + 1e-6)
        expect(y).toBeGreaterThanOrEqual(-1e-6)
        expect(y).toBeLessThanOrEqual(photo.photoHeightPx + 1e-6)
      }
      expect(isFilled(photo, box, filled)).toBe(true)
      expect(isFilled(photo, box, { ...filled, photoWidthMm: filled.photoWidthMm * 0.999 })).toBe(false)
      expect(zoomOf(photo, box, filled)).toBeCloseTo(1)
    }
  })

  test('dragging as far as it goes never shows a gap', () => {
    for (const { photo, turning } of cases) {
      const zoomed = zoomPhoto(photo, fillFrame(photo, box, turning), 1.3)
      for (const [dxMm, dyMm] of [
        [900, 0],
        [-900, 500],
        [20, -900],
      ] as const) {
        expect(isFilled(photo, box, keepFilled(photo, box, panPhoto(photo, zoomed, dxMm, dyMm)))).toBe(true)
      }
    }
  })

  test('a placement that fills already is left alone', () => {
    const photo = photos[0] ?? aPhoto()
    const placement = zoomPhoto(photo, fillFrame(photo, box, { tiltDeg: 10 }), 1.2)
    expect(keepFilled(photo, box, placement)).toEqual(placement)
  })

  test('tilting a photo asks for more of it, never less', () => {
    const photo = { photoWidthPx: 6000, photoHeightPx: 4000 }
    const upright = coveringWidthMm(photo, box, { turns: 0, tiltDeg: 0 })
    expect(upright).toBe(300)
    expect(coveringWidthMm(photo, box, { turns: 0, tiltDeg: 5 })).toBeGreaterThan(upright)
  })
})

test('fitting shows the whole photo, touching two sides of the frame', () => {
  for (const { photo, turning } of cases) {
    const element = withPlacement(photo, fitFrame(photo, box, turning))
    const matrix = placementMatrix(element, box)
    const corners = cornersOf({ left: 0, top: 0, right: photo.photoWidthPx, bottom: photo.photoHeightPx })
    const printed = corners.map((corner) => mapPoint(matrix, corner))
    const xs = printed.map(({ x }) => x)
    const ys = printed.map(({ y }) => y)
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(-1e-6)
    expect(Math.max(...xs)).toBeLessThanOrEqual(300 + 1e-6)
    expect(Math.max(...ys)).toBeLessThanOrEqual(200 + 1e-6)
    const slack = Math.min(
      300 - (Math.max(...xs) - Math.min(...xs)),
      200 - (Math.max(...ys) - Math.min(...ys)),
    )
    expect(slack).toBeCloseTo(0, 6)
  }
})

describe('moving and zooming', () => {
  test('dragging moves every point of the photo by the same millimetres, whatever its turns and flips', () => {
    for (const { photo, turning } of cases) {
      const placement = zoomPhoto(photo, fillFrame(photo, box, turning), 2)
      const spot = { x: 1200, y: 700 }
      const before = mapPoint(placementMatrix(withPlacement(photo, placement), box), spot)
      const moved = panPhoto(photo, placement, 7, -4)
      const after = mapPoint(placementMatrix(withPlacement(photo, moved), box), spot)
      expect(after.x - before.x).toBeCloseTo(7, 6)
      expect(after.y - before.y).toBeCloseTo(-4, 6)
    }
  })

  test('zooming leaves the point under the pointer where it is', () => {
    for (const { photo, turning } of cases) {
      const placement = fillFrame(photo, box, turning)
      const pointer = { x: 150 + 40, y: 100 - 25 }
      const spot = mapPoint(invert(placementMatrix(withPlacement(photo, placement), box)), pointer)
      const zoomed = zoomPhoto(photo, placement, 1.7, { dxMm: 40, dyMm: -25 })
      const after = mapPoint(placementMatrix(withPlacement(photo, zoomed), box), spot)
      expect(after.x).toBeCloseTo(pointer.x, 6)
      expect(after.y).toBeCloseTo(pointer.y, 6)
    }
  })

  test('zoom is given as a factor above 0', () => {
    const photo = aPhoto()
    expect(() => zoomPhoto(photo, photo.placement, 0)).toThrow('Expected factor to be a number above 0')
  })

  test('a photo dragged wholly out of its frame is noticed', () => {
    const photo = aPhoto()
    const placement = fillFrame(photo, box)
    expect(isOutOfFrame(photo, box, panPhoto(photo, placement, 299, 0))).toBe(false)
    expect(isOutOfFrame(photo, box, panPhoto(photo, placement, 301, 0))).toBe(true)
  })
})

describe('flips and turns', () => {
  test('flipping mirrors what is seen in the frame, however the photo is turned', () => {
    for (const { photo, turning } of cases) {
      const placement = zoomPhoto(photo, fillFrame(photo, box, turning), 1.5)
      const spot = { x: 900, y: 300 }
      const seen = (shown: Placement) => mapPoint(placementMatrix(withPlacement(photo, shown), box), spot)
      const before = seen(placement)
      const mirrored = seen(flipAsSeen(placement, 'horizontal'))
      expect(mirrored.x).toBeCloseTo(300 - before.x, 6)
      expect(mirrored.y).toBeCloseTo(before.y, 6)
      const upsideDown = seen(flipAsSeen(placement, 'vertical'))
      expect(upsideDown.x).toBeCloseTo(before.x, 6)
      expect(upsideDown.y).toBeCloseTo(200 - before.y, 6)
    }
  })

  test('four quarter turns bring a photo back', () => {
    const { placement } = aPhoto()
    expect(turnPhoto(turnPhoto(placement, 3), 1)).toEqual(placement)
    expect(turnPhoto(placement, -1).turns).toBe(3)
  })
})

describe('a frame whose corners are cut away', () => {
  const photo = { photoWidthPx: 1000, photoHeightPx: 1000 }
  const lying = (photoWidthMm: number, tiltDeg: number) => ({
    ...fillFrame(photo, square),
    photoWidthMm,
    tiltDeg,
  })
  const square = { widthMm: 100, heightMm: 100 }
  const circle = { ...square, corner: { x: 50, y: 50 } }

  test.each([0, 17, 45])('a circle is filled by a photo of its width, tilted by %d degrees', (tiltDeg) => {
    expect(isFilled(photo, circle, lying(100, tiltDeg))).toBe(true)
    expect(isFilled(photo, circle, lying(99.9, tiltDeg))).toBe(false)
  })

  test('round corners are filled by less than sharp ones, and by more than a circle', () => {
    const soft = { ...square, corner: { x: 10, y: 10 } }
    // Across the corner: the middles of the round corners are 80 mm apart each way.
    const needed = 80 * Math.SQRT2 + 20
    expect(isFilled(photo, soft, lying(needed + 0.01, 45))).toBe(true)
    expect(isFilled(photo, soft, lying(needed - 0.01, 45))).toBe(false)
    expect(isFilled(photo, square, lying(needed + 0.01, 45))).toBe(false)
  })
})

describe('a frame that is cut to a line of any shape', () => {
  const photo = { photoWidthPx: 1500, photoHeightPx: 1000 }
  /** A triangle with its point at the top, in the middle of 100 × 80 mm. */
  const hull = [
    { x: 0, y: -40 },
    { x: 50, y: 40 },
    { x: -50, y: 40 },
  ]
  const frame = { widthMm: 100, heightMm: 80, hull, aroundMm: 0 }

  test('may show nothing beside its point', () => {
    const turned = { ...fillFrame(photo, frame, { tiltDeg: 20 }), photoWidthMm: 140 }
    expect(isFilled(photo, { widthMm: 100, heightMm: 80 }, turned)).toBe(false)
    const moved = panPhoto(photo, turned, -2.9, 8)
    expect(isFilled(photo, frame, moved)).toBe(true)
    expect(isFilled(photo, { ...frame, aroundMm: 9 }, moved)).toBe(false)
  })

  test.each(angles)('is covered at %d degrees exactly when every corner of it is on the photo', (tiltDeg) => {
    for (const flipX of [false, true]) {
      for (const [dx, dy] of [
        [0, 0],
        [9, -4],
        [-12, 6],
        [3, 14],
      ] as const) {
        const placement = panPhoto(
          photo,
          { ...fillFrame(photo, frame, { tiltDeg, flipX, turns: 1 }), photoWidthMm: 130 },
          dx,
          dy,
        )
        const box = { xMm: -50, yMm: -40, widthMm: 100, heightMm: 80 }
        const toPhoto = invert(placementMatrix(aPhoto({ ...photo, placement }), box))
        const onPhoto = hull.every((corner) => {
          const { x, y } = mapPoint(toPhoto, corner)
          return x >= 0 && y >= 0 && x <= photo.photoWidthPx && y <= photo.photoHeightPx
        })
        expect(isFilled(photo, frame, placement)).toBe(onPhoto)
      }
    }
  })
})
