import { describe, expect, it } from 'vitest'
import type { Corners } from '#packages/wall/homography.ts'
import { cornersSeenBy, photoSize } from '#packages/wall/testing/seen-wall.ts'
import {
  cornersHint,
  cornersToMove,
  measuredWall,
  placeInWords,
  sectionAround,
  withCorner,
} from './own-wall.ts'

const photo = { widthPx: 1600, heightPx: 1200 }
/** Corners of something that hangs straight ahead, clockwise from its top left. */
const straight = (x: number, y: number, width: number, height: number): Corners => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]
const hintFor = (corners: Corners) => cornersHint(measuredWall(corners, photo), corners)

describe('corners that a shopper moved onto the sheet', () => {
  it('need no words when they look like A4', () => {
    expect(hintFor(straight(600, 400, 140, 198))).toBeUndefined()
    expect(hintFor(straight(600, 400, 198, 140))).toBeUndefined()
  })

  it('begin as upright A4 in the middle of the photo', () => {
    expect(hintFor(cornersToMove(photo))).toBeUndefined()
  })

  it.each([
    [
      'crossed over',
      [straight(0, 0, 9, 9)[0], ...straight(600, 400, 140, 198).slice(1).reverse()],
      /go round the sheet/,
    ],
    ['very small', straight(600, 400, 42, 59.4), /small in this photo/],
    ['square', straight(600, 400, 140, 140), /do not look like A4/],
  ] as [string, Corners, RegExp][])('get a hint when they are %s', (_, corners, hint) => {
    expect(hintFor(corners)).toMatch(hint)
  })

  it('get a hint when the photo was taken along the wall', () => {
    const stand = { at: [-1300, 0, 700] as const, yaw: 62 }
    const corners = cornersSeenBy(stand, { widthMm: 210, heightMm: 297 })
    expect(cornersHint(measuredWall(corners, photoSize), corners)).toMatch(/looks along the wall/)
  })

  it('stay in the photo', () => {
    const [corner] = withCorner(straight(600, 400, 140, 198), 0, { x: -30, y: 5000 }, photo)
    expect(corner).toEqual({ x: 0, y: 1200 })
  })

  it('are far enough apart for fingers when they are seen from near', () => {
    const corners = straight(600, 400, 100, 141)
    const { x, y, larger } = sectionAround(corners, photo)
    expect((100 * larger) / photo.widthPx).toBeGreaterThan(0.2)
    for (const corner of corners) {
      expect(corner.x).toBeGreaterThan(x)
      expect(corner.x).toBeLessThan(x + photo.widthPx / larger)
      expect(corner.y).toBeGreaterThan(y)
      expect(corner.y).toBeLessThan(y + photo.heightPx / larger)
    }
  })
})

describe('where the canvas hangs', () => {
  it.each([
    [{ x: 463, y: -121 }, '46 cm right of the sheet, 12 cm higher, from middle to middle'],
    [{ x: -300, y: 0 }, '30 cm left of the sheet, at the same height, from middle to middle'],
    [{ x: 2, y: 250 }, 'straight in line with the sheet, 25 cm lower, from middle to middle'],
  ])('is said against the sheet: %o', (middle, words) => {
    expect(placeInWords(middle)).toBe(words)
  })
})
