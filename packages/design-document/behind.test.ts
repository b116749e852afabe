import { describe, expect, test } from 'vitest'
import { plainColoursBehind } from './behind.ts'
import type { DesignElement } from './design.ts'
import { aPhoto, aPlacedPhoto, aShape, aSurface, aText, someArt } from './testing/builders.ts'

describe('what lies behind a place', () => {
  const place = { left: 100, top: 100, right: 150, bottom: 120 }

  test('the background, in every colour that it has', () => {
    expect(plainColoursBehind(aSurface(), place)).toEqual(['#ffffff'])
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#f3c537' },
    ]
    const background = { kind: 'gradient', angleDeg: 0, stops } as const
    expect(plainColoursBehind(aSurface({ background }), place)).toEqual(['#000000', '#f3c537'])
  })

  test('nothing plain on a photo, be it on the face or in a frame of its own', () => {
    expect(plainColoursBehind(aSurface({ elements: [aPhoto()] }), place)).toEqual([])
    const framed = aPlacedPhoto({ xMm: 140, yMm: 110, widthMm: 60, heightMm: 40 })
    expect(plainColoursBehind(aSurface({ elements: [framed] }), place)).toEqual([])
  })

  test('the background beside a photo, and where a photo leaves a gap in its frame', () => {
    const beside = aPlacedPhoto({ xMm: 200, yMm: 10, widthMm: 60, heightMm: 40 })
    expect(plainColoursBehind(aSurface({ elements: [beside] }), place)).toEqual(['#ffffff'])
    const narrow = aPhoto({ placement: { ...aPhoto().placement, photoWidthMm: 60 } })
    expect(plainColoursBehind(aSurface({ elements: [narrow] }), { ...place, left: 20, right: 40 })).toEqual([
      '#ffffff',
    ])
  })

  describe('a shape', () => {
    const frame = { kind: 'placed', xMm: 90, yMm: 90, widthMm: 100, heightMm: 60, rotationDeg: 0 } as const
    const behind = (...elements: readonly DesignElement[]) =>
      plainColoursBehind(aSurface({ elements: [...elements] }), place)

    test('that covers the place is all that is behind it, whatever lies below', () => {
      expect(behind(aPhoto(), aShape({ frame }))).toEqual(['#24463a'])
    })

    test.each([
      ['reaches half of it', { frame: { ...frame, xMm: 120 } }],
      ['is round', { frame, shape: 'ellipse' }],
      ['is turned', { frame: { ...frame, rotationDeg: 3 } }],
    ] as const)('that %s lets the background be behind it, too', (_, parts) => {
      expect(behind(aShape(parts))).toEqual(['#24463a', '#ffffff'])
    })

    test('without a fill, or elsewhere, is not behind it', () => {
      expect(behind(aShape({ frame, fill: undefined }))).toEqual(['#ffffff'])
      expect(behind(aShape({ frame: { ...frame, xMm: 200 } }))).toEqual(['#ffffff'])
    })

    test('that lets something through, and art, leave it unknown', () => {
      expect(behind(aShape({ frame, opacity: 0.5 }))).toEqual([])
      expect(behind(someArt({ frame }))).toEqual([])
    })
  })

  test('the background where the photo is painted later than the words', () => {
    const surface = aSurface({ elements: [aText(), aPhoto()] })
    expect(plainColoursBehind(surface, place, 'text-1')).toEqual(['#ffffff'])
    expect(plainColoursBehind(surface, place)).toEqual([])
  })
})
