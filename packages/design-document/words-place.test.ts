import { describe, expect, test } from 'vitest'
import type { Extent, Point } from './geometry.ts'
import { aSurface, aText } from './testing/builders.ts'
import type { TrimOutline } from './trim-outline.ts'
import { areWordsCut, areWordsOff, edgesNear, type KeepOut, type WordsPlace } from './words-place.ts'

/** 300 × 200 mm with a margin of 10, and 40 mm beyond the trim. */
const surface = aSurface()
const card: TrimOutline = { shape: 'rectangle', widthMm: 300, heightMm: 200, cornerMm: 0 }
const oval: TrimOutline = { ...card, shape: 'ellipse' }
const place = (extent: Extent | undefined, cut?: TrimOutline, hull?: readonly Point[]): WordsPlace => ({
  textExtent: () => extent,
  cut,
  ...(hull && { textHull: () => hull }),
})
const box = (left: number, top: number, right: number, bottom: number): Extent => ({
  left,
  top,
  right,
  bottom,
})
const middle = box(100, 80, 200, 120)
const inCorner = box(0, 0, 20, 10)

describe('words', () => {
  test.each<[string, WordsPlace, off: boolean, cut: boolean]>([
    ['that draw nothing are nowhere', place(undefined, card), false, false],
    ['in the middle are whole', place(middle, card), false, false],
    ['across the cut of a card lose a part', place(box(-5, 80, 50, 120), card), false, true],
    ['in the bleed of a card are off', place(box(-30, 80, -5, 120), card), true, true],
    ['in what is folded round a canvas are on it', place(box(-30, 80, -5, 120)), false, false],
    ['beyond what is folded are off', place(box(-60, 80, -45, 120)), true, true],
    ['in the corner of a rectangle are whole', place(inCorner, card), false, false],
    ['in the corner beside an oval are off', place(inCorner, oval), true, true],
    ['across the cut of an oval lose a part', place(box(0, 80, 60, 120), oval), false, true],
    [
      'of which only the upright corners are beside an oval are whole',
      place(box(10, 20, 290, 180), oval, [
        { x: 150, y: 20 },
        { x: 290, y: 100 },
        { x: 150, y: 180 },
        { x: 10, y: 100 },
      ]),
      false,
      false,
    ],
    ['that go all round an oval are cut and not off', place(box(-10, -10, 310, 210), oval), false, true],
  ])('%s', (_, where, off, cut) => {
    expect(areWordsOff(aText(), surface, where)).toBe(off)
    expect(areWordsCut(aText(), surface, where)).toBe(cut)
  })
})

describe('words come too close', () => {
  const handle: KeepOut = { label: 'handle', side: 'left', depthMm: 25 }
  const thin: KeepOut = { label: 'seam', side: 'left', depthMm: 5 }
  const near = (extent: Extent | undefined, sides: readonly KeepOut[] = [], cut = card, element = aText()) =>
    edgesNear(element, surface, { ...place(extent, cut), sides })

  test.each([
    ['to nothing when they keep the margin', box(10, 10, 290, 190), false],
    ['to the left edge', box(9, 80, 50, 120), true],
    ['to the right edge', box(200, 80, 291, 120), true],
    ['to the upper edge', box(100, 9, 200, 50), true],
    ['to the lower edge', box(100, 80, 200, 191), true],
  ])('%s', (_, extent, isNearTrim) => {
    expect(near(extent)).toEqual({ isNearTrim, near: [] })
  })

  test('to nothing when they draw nothing', () => {
    expect(near(undefined, [handle])).toEqual({ isNearTrim: false, near: [] })
  })

  test('to a handle that reaches further in than the margin, which alone is told', () => {
    expect(near(box(24, 80, 50, 120), [handle])).toEqual({ isNearTrim: false, near: [handle] })
    expect(near(box(9, 80, 50, 120), [handle])).toEqual({ isNearTrim: false, near: [handle] })
    expect(near(box(25, 80, 50, 120), [handle])).toEqual({ isNearTrim: false, near: [] })
  })

  test('to the trim and to a seam that reaches less far in than the margin', () => {
    expect(near(box(4, 80, 50, 120), [thin])).toEqual({ isNearTrim: true, near: [thin] })
    expect(near(box(6, 80, 50, 120), [thin])).toEqual({ isNearTrim: true, near: [] })
  })

  test('to the cut of an oval, measured from its end', () => {
    expect(near(box(12, 99.9, 60, 100.1), [], oval).isNearTrim).toBe(false)
    expect(near(box(9, 99.9, 60, 100.1), [], oval).isNearTrim).toBe(true)
  })

  test('to the cut of an oval, with the line around the glyphs', () => {
    // At an eighth of its way round, the glyphs end 12 mm inside, and a line of 4 mm around them 6.5 mm.
    const glyphs = [
      { x: 50.6, y: 39.3 },
      { x: 100, y: 39.3 },
      { x: 100, y: 60 },
      { x: 50.6, y: 60 },
    ]
    const where = { ...place(box(46.6, 35.3, 104, 64), oval, glyphs), sides: [] }
    const outline = { colour: '#000000', widthMm: 4 }
    expect(edgesNear(aText({ outline }), surface, where).isNearTrim).toBe(true)
    expect(edgesNear(aText(), surface, where).isNearTrim).toBe(false)
  })

  test('to the cut of an oval by their glyphs, not by the upright box around them', () => {
    const turned = [
      { x: 150, y: 30 },
      { x: 270, y: 100 },
      { x: 150, y: 170 },
      { x: 30, y: 100 },
    ]
    const where = { ...place(box(30, 30, 270, 170), oval, turned), sides: [] }
    expect(edgesNear(aText(), surface, where).isNearTrim).toBe(false)
  })
})
