import { describe, expect, test } from 'vitest'
import { cameraOf, inFrontOf, sees } from './camera.ts'
import { type Homography, seenAt } from './homography.ts'

const photo = { widthPx: 1200, heightPx: 800 }
const FOCAL = 900
const AWAY_MM = 2000
/** A wall that is turned about its upright axis, 2 m away, as a lens of 900 pixels sees it. */
function wall(turnDeg: number): Homography {
  const turn = (turnDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [middleX, middleY] = [photo.widthPx / 2, photo.heightPx / 2]
  // As homographyBetween gives them, the last figure is 1.
  return [
    (FOCAL * cos + middleX * sin) / AWAY_MM,
    0,
    middleX,
    (middleY * sin) / AWAY_MM,
    FOCAL / AWAY_MM,
    middleY,
    sin / AWAY_MM,
    0,
    1,
  ]
}

describe('the camera of a photo', () => {
  test.each([0, 20, -35])('looks at a wall that is turned by %d degrees as it was turned', (turnDeg) => {
    const camera = cameraOf(wall(turnDeg), photo, FOCAL)
    expect(camera.slantDeg).toBeCloseTo(Math.abs(turnDeg), 3)
    expect(camera.misfit).toBeCloseTo(0, 6)
    expect(camera.origin.map(Math.round)).toEqual([0, 0, 2000])
    // Out of the wall is towards the camera, which looks along z.
    expect(camera.out[2]).toBeLessThan(0)
  })

  test('has the focal length that the photo names, and fits badly when that is wrong', () => {
    const wrong = cameraOf(wall(35), photo, 2 * FOCAL)
    expect(wrong.focalPx).toBe(2 * FOCAL)
    expect(wrong.misfit).toBeGreaterThan(3)
  })

  test('has a usual focal length when a wall seen straight does not tell', () => {
    // 0.75 of the long side.
    expect(cameraOf(wall(0), photo).focalPx).toBeCloseTo(900, -2)
  })

  test('has about its own when a slanted wall tells', () => {
    const steep = cameraOf(wall(50), photo)
    expect(steep.focalPx).toBeGreaterThan(0.85 * FOCAL)
    expect(steep.focalPx).toBeLessThan(1.15 * FOCAL)
  })
})

describe('a plane in front of the wall', () => {
  test('is seen larger by as much as it is nearer', () => {
    const camera = cameraOf(wall(0), photo, FOCAL)
    const inFront = inFrontOf(wall(0), camera, photo, 500)
    // 100 mm are 45 pixels at 2 m, and 60 at 1.5 m.
    const widthOf = (view: Homography) => seenAt(view, { x: 100, y: 0 }).x - seenAt(view, { x: 0, y: 0 }).x
    expect(widthOf(wall(0))).toBeCloseTo(45, 3)
    expect(widthOf(inFront)).toBeCloseTo(60, 3)
  })

  test('at no distance is the wall', () => {
    const camera = cameraOf(wall(20), photo, FOCAL)
    expect(inFrontOf(wall(20), camera, photo, 0)).toEqual(wall(20))
  })
})

describe('a side of what hangs on the wall', () => {
  const camera = cameraOf(wall(0), photo, FOCAL)

  test.each([
    ['the left side of what hangs to the right is seen', -1, 500, true],
    ['its right side is not', 1, 500, false],
    ['the right side of what hangs to the left is seen', 1, -500, true],
    ['its left side is not', -1, -500, false],
  ])('%s', (_, side, x, seen) => {
    expect(sees(camera, { x: side, y: 0 }, { x, y: 0 })).toBe(seen)
  })

  test('the upper side of what hangs below is seen', () => {
    expect(sees(camera, { x: 0, y: -1 }, { x: 0, y: 300 })).toBe(true)
    expect(sees(camera, { x: 0, y: 1 }, { x: 0, y: 300 })).toBe(false)
  })
})
