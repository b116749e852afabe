import { describe, expect, it } from 'vitest'
import { seenAt } from './homography.ts'
import { firstPlace, hungOn } from './hung.ts'
import { lightAt } from './light.ts'
import { cornersSeenBy, photoSize, type Stand, seenBy } from './testing/seen-wall.ts'
import { inPhoto, onWall, wallOf } from './wall.ts'

const portrait = { widthMm: 210, heightMm: 297 }
const landscape = { widthMm: 297, heightMm: 210 }
const canvas = { widthMm: 762, heightMm: 508, depthMm: 38 }
const places: [string, Stand][] = [
  ['straight ahead', { at: [200, 50, 2300] }],
  ['from the left', { at: [-900, 0, 1900], yaw: 25 }],
  ['from below', { at: [100, 700, 1900], pitch: 20 }],
  ['from close by with a wide lens', { at: [300, 100, 1200], yaw: -12, pitch: -6, focalPx: 470 }],
]

describe.each(places)('a wall seen %s', (_, stand) => {
  const wall = wallOf(cornersSeenBy(stand, portrait), photoSize)

  it('gives every point of the wall its pixel, and every pixel its point', () => {
    for (const point of [
      { x: 500, y: -300 },
      { x: -400, y: 200 },
      { x: 0, y: 0 },
    ]) {
      const pixel = seenBy(stand, point)
      expect(inPhoto(wall, point).x).toBeCloseTo(pixel.x, 3)
      expect(inPhoto(wall, point).y).toBeCloseTo(pixel.y, 3)
      expect(onWall(wall, pixel).x).toBeCloseTo(point.x, 3)
      expect(onWall(wall, pixel).y).toBeCloseTo(point.y, 3)
    }
  })

  it('shows the face of a canvas in front of the wall, within one pixel, when the lens is known', () => {
    const { focalPx = 780 } = stand
    const known = wallOf(cornersSeenBy(stand, portrait), photoSize, { focalPx })
    const { face } = hungOn(known, { ...canvas, middle: { x: 500, y: 0 } })
    const seen = seenAt(face, { x: canvas.widthMm, y: canvas.heightMm })
    const truth = seenBy(stand, { x: 500 + canvas.widthMm / 2, y: canvas.heightMm / 2 }, canvas.depthMm)
    expect(Math.hypot(seen.x - truth.x, seen.y - truth.y)).toBeLessThan(1)
  })

  it('is measured the same by a sheet that hangs the other way round', () => {
    const other = wallOf(cornersSeenBy(stand, landscape), photoSize)
    expect([wall.position, other.position]).toEqual(['portrait', 'landscape'])
    expect(inPhoto(other, { x: 300, y: 0 }).x).toBeCloseTo(inPhoto(wall, { x: 300, y: 0 }).x, 3)
  })

  it('is level although the sheet is taped on crooked', () => {
    const crooked = wallOf(cornersSeenBy(stand, { ...portrait, turnDeg: 3 }), photoSize)
    expect(crooked.turnDeg).toBeCloseTo(3, 3)
    expect(inPhoto(crooked, { x: 400, y: 0 }).y).toBeCloseTo(seenBy(stand, { x: 400, y: 0 }).y, 2)
  })
})

describe('a camera', () => {
  it('is found to be so far aslant as it was held', () => {
    const { camera } = wallOf(cornersSeenBy({ at: [-900, 0, 1900], yaw: 25 }, portrait), photoSize)
    expect(camera.slantDeg).toBeGreaterThan(23)
    expect(camera.slantDeg).toBeLessThan(27)
  })

  it('cannot see as A4 what is square or twice as long as wide', () => {
    const stand: Stand = { at: [0, 0, 2000] }
    const misfit = (widthMm: number, heightMm: number) =>
      wallOf(cornersSeenBy(stand, { widthMm, heightMm }), photoSize).camera.misfit
    expect(misfit(210, 297)).toBeLessThan(0.1)
    expect(misfit(250, 250)).toBeGreaterThan(4)
    expect(misfit(200, 400)).toBeGreaterThan(4)
  })
})

describe('a canvas on the wall', () => {
  const stand: Stand = { at: [-900, -500, 1900], yaw: 25, pitch: -12 }
  const wall = wallOf(cornersSeenBy(stand, portrait), photoSize)

  it('shows the sides that face the camera', () => {
    const { sides } = hungOn(wall, { ...canvas, middle: { x: 600, y: 0 } })
    expect(sides.map(({ name }) => name)).toEqual(['top', 'left'])
  })

  it('shows no side when it is flat', () => {
    expect(hungOn(wall, { ...canvas, depthMm: 0, middle: { x: 600, y: 0 } }).sides).toEqual([])
  })

  it('hangs at first beside the sheet, where there is more room, and as high', () => {
    const { widthPx } = photoSize
    const place = firstPlace(wall, canvas.widthMm)
    expect(inPhoto(wall, { x: 0, y: 0 }).x < widthPx / 2).toBe(place.x > 0)
    expect(Math.abs(place.x) - canvas.widthMm / 2 - portrait.widthMm / 2).toBe(150)
    expect(place.y).toBe(0)
  })
})

describe('the light on a wall', () => {
  const stand: Stand = { at: [300, 0, 2000] }
  const wall = wallOf(cornersSeenBy(stand, portrait), photoSize)
  const middle = { x: 700, y: 0 }
  const lit = (colourAt: (x: number) => readonly [number, number, number]) => {
    const { widthPx, heightPx } = photoSize
    const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
    for (let at = 0; at < widthPx * heightPx; at += 1) rgba.set([...colourAt(at % widthPx), 255], 4 * at)
    return lightAt(wall, { ...photoSize, rgba }, { ...canvas, middle })
  }

  it('tints a picture as it tints paper', () => {
    const { red, green, blue } = lit(() => [230, 200, 150])
    expect([red, green, blue].map((part) => Math.round(part * 255))).toEqual([230, 200, 150])
  })

  it('is weaker where the wall is darker', () => {
    const edge = inPhoto(wall, { x: 300, y: 0 }).x
    const { red } = lit((x) => (x > edge ? [160, 160, 160] : [200, 200, 200]))
    expect(red).toBeCloseTo((200 / 255) * 0.8, 2)
  })
})
