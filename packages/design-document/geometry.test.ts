import { describe, expect, test } from 'vitest'
import {
  clipOutline,
  cornersOf,
  extentOf,
  frameOf,
  identity,
  invert,
  type Matrix,
  mapPoint,
  multiply,
  pageBox,
  photoMatrix,
  rotation,
  safeBox,
} from './geometry.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from './testing/builders.ts'
import { pivotOf, turnElement } from './turn.ts'

const closeTo = ({ x, y }: { x: number; y: number }) => ({
  x: expect.closeTo(x, 6),
  y: expect.closeTo(y, 6),
})

describe('matrices', () => {
  test('a matrix after its inverse changes nothing', () => {
    const matrix: Matrix = [2, 0.3, -0.7, 1.5, 20, -8]
    multiply(matrix, invert(matrix)).forEach((value, index) => {
      expect(value).toBeCloseTo(identity[index] ?? Number.NaN, 12)
    })
  })

  test('quarter turns are exact, so upright photos stay upright', () => {
    expect(rotation(90)).toEqual([0, 1, -1, 0, 0, 0])
    expect(rotation(-90)).toEqual(rotation(270))
    expect(rotation(360)).toEqual([1, 0, -0, 1, 0, 0])
  })

  test('a flat matrix cannot be undone', () => {
    expect(() => invert([1, 1, 1, 1, 0, 0])).toThrow('Expected a matrix that can be undone')
  })
})

describe('the boxes of a surface', () => {
  const surface = aSurface({ widthMm: 200, heightMm: 100, bleedMm: 3, safeMm: 5 })

  test('the page is the trim with bleed on every side', () => {
    expect(pageBox(surface)).toEqual({ xMm: -3, yMm: -3, widthMm: 206, heightMm: 106 })
  })

  test('the safe area lies inside the trim', () => {
    expect(safeBox(surface)).toEqual({ xMm: 5, yMm: 5, widthMm: 190, heightMm: 90 })
  })

  test('a photo on the face reaches into the bleed only when it is carried round the edge', () => {
    const face = { frame: { kind: 'face' } } as const
    expect(frameOf(face, surface).box.widthMm).toBe(206)
    expect(frameOf(face, { ...surface, edge: { kind: 'mirror' } }).box.widthMm).toBe(200)
    expect(frameOf(face, { ...surface, edge: { kind: 'colour', colour: '#000000' } }).box.widthMm).toBe(200)
  })
})

describe('where a photo is printed', () => {
  const frame = { xMm: 10, yMm: 20, widthMm: 60, heightMm: 40 }
  const corner = (placement: Parameters<typeof aPlacedPhoto>[1], rotationDeg = 0) =>
    mapPoint(photoMatrix(aPlacedPhoto({ ...frame, rotationDeg }, placement), aSurface()), { x: 0, y: 0 })

  // 6000 x 4000 px in 60 x 40 mm: the photo covers the frame exactly, 0.01 mm a pixel.
  test.each([
    ['upright', {}, 0, { x: 10, y: 20 }],
    ['flipped left to right', { flipX: true }, 0, { x: 70, y: 20 }],
    ['upside down', { turns: 2 as const }, 0, { x: 70, y: 60 }],
    ['in a frame turned by a quarter', {}, 90, { x: 60, y: 10 }],
  ])('the top-left corner of a photo %s', (_, placement, rotationDeg, expected) => {
    expect(corner({ placement }, rotationDeg)).toEqual(closeTo(expected))
  })

  test('a photo turned by a quarter has its top-left corner at the top right', () => {
    // Filling 60 x 40 mm on its side the photo is 60 mm tall upright, 90 mm long.
    expect(corner({ placement: { turns: 1 } })).toEqual(closeTo({ x: 70, y: 40 - 45 }))
  })

  test('a screen copy of rounded size covers the same millimetres as the original', () => {
    const element = aPhoto({ photoWidthPx: 5999, photoHeightPx: 4001 })
    const original = photoMatrix(element, aSurface())
    const copy = photoMatrix(element, aSurface(), { widthPx: 1024, heightPx: 683 })
    expect(mapPoint(copy, { x: 1024, y: 683 })).toEqual(closeTo(mapPoint(original, { x: 5999, y: 4001 })))
  })
})

test('a tilted square cut at the page edge keeps only what is on the page', () => {
  const diamond = [
    { x: 0, y: -10 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: -10, y: 0 },
  ]
  const inside = clipOutline(diamond, { left: 0, top: 0, right: 100, bottom: 100 })
  expect(extentOf(inside)).toEqual({ left: 0, top: 0, right: 10, bottom: 10 })
  expect(clipOutline(diamond, { left: 50, top: 50, right: 60, bottom: 60 })).toEqual([])
})

describe('turning an element', () => {
  test.each([
    ['a text', aText()],
    ['a placed photo', aPlacedPhoto({ xMm: 10, yMm: 20, widthMm: 60, heightMm: 40 })],
  ])('%s keeps the point under the finger where it is', (_, element) => {
    const still = { x: 91, y: 133 }
    const turned = turnElement(turnElement(element, 25), 75, still)
    const before = pivotOf(turnElement(element, 25))
    const after = pivotOf(turned)
    if (!before || !after) throw new Error('Expected a pivot')
    const ownBefore = mapPoint(rotation(-25, before), still)
    const ownAfter = mapPoint(rotation(-75, after), still)
    expect({ x: ownAfter.x - after.x, y: ownAfter.y - after.y }).toEqual(
      closeTo({ x: ownBefore.x - before.x, y: ownBefore.y - before.y }),
    )
  })

  test('a photo on the face does not turn with its frame', () => {
    expect(turnElement(aPhoto(), 30)).toEqual(aPhoto())
  })
})

test('corners go clockwise from the top left', () => {
  expect(cornersOf({ left: 0, top: 0, right: 2, bottom: 1 })[1]).toEqual({ x: 2, y: 0 })
})
