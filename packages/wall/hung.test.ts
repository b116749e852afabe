import { describe, expect, test } from 'vitest'
import { type Homography, seenAt } from './homography.ts'
import { firstPlace, hungOn, panelOf } from './hung.ts'
import { cornersSeenBy, photoSize, type Stand, seenBy } from './testing/seen-wall.ts'
import { wallOf } from './wall.ts'

const sheet = { widthMm: 210, heightMm: 297 }
const [w, h, d] = [762, 508, 38]
const wallSeenFrom = (stand: Stand) => wallOf(cornersSeenBy(stand, sheet), photoSize, { focalPx: 780 })

describe('the sides of a canvas', () => {
  const fromAboveLeft: Stand = { at: [-900, -500, 1900], yaw: 25, pitch: -12 }
  const fromBelowRight: Stand = { at: [900, 500, 1900], yaw: -25, pitch: 12 }
  const middles = new Map([
    [fromAboveLeft, { x: 600, y: 0 }],
    [fromBelowRight, { x: -600, y: 0 }],
  ])

  /** What is printed at the strip's corners, and where that is once it is folded: on the face, and as far out. */
  type Corner = [strip: [x: number, y: number], face: [x: number, y: number], outMm: number]
  test.each<[string, Stand, [number, number, number, number], Corner[]]>([
    [
      'top',
      fromAboveLeft,
      [0, -d, w, d],
      [
        [[0, 0], [0, 0], 0],
        [[w, 0], [w, 0], 0],
        [[w, d], [w, 0], d],
        [[0, d], [0, 0], d],
      ],
    ],
    [
      'left',
      fromAboveLeft,
      [-d, 0, d, h],
      [
        [[0, 0], [0, 0], 0],
        [[d, 0], [0, 0], d],
        [[d, h], [0, h], d],
        [[0, h], [0, h], 0],
      ],
    ],
    [
      'right',
      fromBelowRight,
      [w, 0, d, h],
      [
        [[0, 0], [w, 0], d],
        [[d, 0], [w, 0], 0],
        [[d, h], [w, h], 0],
        [[0, h], [w, h], d],
      ],
    ],
    [
      'bottom',
      fromBelowRight,
      [0, h, w, d],
      [
        [[0, 0], [0, h], d],
        [[w, 0], [w, h], d],
        [[w, d], [w, h], 0],
        [[0, d], [0, h], 0],
      ],
    ],
  ])('show on the %s the part of the print that is folded there', (name, stand, strip, corners) => {
    const middle = middles.get(stand) ?? { x: 0, y: 0 }
    const { sides } = hungOn(wallSeenFrom(stand), { middle, widthMm: w, heightMm: h, depthMm: d })
    expect(sides).toHaveLength(2)
    const side = sides.find((one) => one.name === name)
    const [xMm, yMm, widthMm, heightMm] = strip
    expect(side?.strip).toEqual({ xMm, yMm, widthMm, heightMm })
    for (const [[x, y], [faceX, faceY], outMm] of corners) {
      const onWall = { x: middle.x - w / 2 + faceX, y: middle.y - h / 2 + faceY }
      const truth = seenBy(stand, onWall, outMm)
      const seen = seenAt(side?.seen as Homography, { x, y })
      expect(Math.hypot(seen.x - truth.x, seen.y - truth.y), `${x}, ${y}`).toBeLessThan(0.01)
    }
  })

  test('are none where the camera looks straight at its middle', () => {
    const wall = wallSeenFrom({ at: [0, 0, 2000] })
    expect(hungOn(wall, { middle: { x: 0, y: 0 }, widthMm: w, heightMm: h, depthMm: d }).sides).toEqual([])
  })
})

test('its back lies on the wall, where its shadow falls from', () => {
  const stand: Stand = { at: [-900, 0, 1900], yaw: 25 }
  const { back } = hungOn(wallSeenFrom(stand), {
    middle: { x: 600, y: 50 },
    widthMm: w,
    heightMm: h,
    depthMm: d,
  })
  const truth = seenBy(stand, { x: 600 + w / 2, y: 50 - h / 2 })
  expect(seenAt(back, { x: w, y: 0 })).toEqual({
    x: expect.closeTo(truth.x, 2),
    y: expect.closeTo(truth.y, 2),
  })
})

test.each([
  // Half of 210, 150 and half of 762 away from the sheet.
  ['right of a sheet in the left half of the photo', 300, 636],
  ['left of a sheet in its right half', -300, -636],
])('a canvas hangs at first %s', (_, x, place) => {
  expect(firstPlace(wallSeenFrom({ at: [x, 0, 2000] }), w)).toEqual({ x: place, y: 0 })
})

test('panels hang side by side as the whole would, each with sides of its own', () => {
  const whole = { middle: { x: 100, y: -50 }, widthMm: 950, heightMm: 600, depthMm: 38 }
  const panel = (xMm: number) => panelOf(whole, { xMm, yMm: 0, widthMm: 300, heightMm: 600 })
  expect([0, 325, 650].map((xMm) => panel(xMm).middle.x)).toEqual([-225, 100, 425])
  expect(panel(325)).toEqual({ ...whole, widthMm: 300 })
  expect(panelOf(whole, { xMm: 0, yMm: 0, widthMm: 950, heightMm: 600 })).toEqual(whole)
})
