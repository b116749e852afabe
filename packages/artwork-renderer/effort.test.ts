import { describe, expect, it } from 'vitest'
import type { DesignElement } from '../design-document/design.ts'
import {
  aPhoto,
  aPlacedPhoto,
  aShape,
  aSurface,
  aText,
  someArt,
} from '../design-document/testing/builders.ts'
import { isHeavyToDraw, isHeavyToPrint } from './effort.ts'

const shadow = { dxMm: 1, dyMm: 1, blurMm: 5, colour: '#000000', opacity: 0.5 }
const outline = { widthMm: 1, colour: '#ffffff' }
const photo = (photoWidthPx: number, photoHeightPx: number) => aPhoto({ photoWidthPx, photoHeightPx })
const texts = (count: number, letters: number, parts = {}) =>
  Array.from({ length: count }, (_, index) =>
    aText({ id: `text-${index}`, text: 'a'.repeat(letters), ...parts }),
  )

it.each([
  // What most shoppers make
  ['an empty canvas', [], false],
  ['a photo of a phone with a name below', [photo(8064, 6048), ...texts(1, 12)], false],
  ['a poem of 1,500 letters', texts(4, 375), false],
  ['twenty words with shadows', texts(20, 8, { shadow }), false],
  // What few make
  ['a photo of 200 megapixels', [photo(16_320, 12_240)], true],
  ['three photos of 24 megapixels', [photo(6000, 4000), photo(6000, 4000), photo(6000, 4000)], true],
  ['a hundred texts with shadows and outlines', texts(100, 20, { shadow, outline }), true],
])('%s', (_, elements, heavy) => {
  expect(isHeavyToDraw([aSurface({ elements })])).toBe(heavy)
})

/** 50 megapixels are 600 of 800. */
const largePhoto = (parts = {}) => aPhoto({ photoWidthPx: 10_000, photoHeightPx: 5000, ...parts })
/** Each is 4: one, and 20 letters of 0.15. */
const wordsOf = (count: number, parts = {}) =>
  Array.from({ length: count }, () => aText({ text: 'a'.repeat(20), ...parts }))
const shapes = (count: number, parts = {}) => Array.from({ length: count }, () => aShape(parts))
const art = (letters: number) =>
  someArt({ paths: [{ data: 'L'.repeat(letters), rule: 'nonzero', fill: '#000000' }] })

describe('a surface is heavy from 800 on', () => {
  it.each<[string, DesignElement[], DesignElement[]]>([
    ['a text is 4', [largePhoto(), ...wordsOf(50)], [largePhoto(), ...wordsOf(49)]],
    [
      'a text with a shadow 9',
      [largePhoto(), ...wordsOf(41), ...wordsOf(4, { shadow })],
      [largePhoto(), ...wordsOf(42), ...wordsOf(3, { shadow })],
    ],
    [
      'a text with an outline 9',
      [largePhoto(), ...wordsOf(41), ...wordsOf(4, { outline: { widthMm: 1, colour: '#ffffff' } })],
      [largePhoto(), ...wordsOf(42), ...wordsOf(3, { outline: { widthMm: 1, colour: '#ffffff' } })],
    ],
    [
      'a text that is see-through 9',
      [largePhoto(), ...wordsOf(41), ...wordsOf(4, { opacity: 0.99 })],
      [largePhoto(), ...wordsOf(42), ...wordsOf(3, { opacity: 0.99 })],
    ],
    [
      'a shape is 1',
      [largePhoto(), ...wordsOf(49), ...shapes(4)],
      [largePhoto(), ...wordsOf(49), ...shapes(3)],
    ],
    [
      'a shape with a shadow 6',
      [largePhoto(), ...wordsOf(47), ...shapes(2, { shadow })],
      [largePhoto(), ...wordsOf(47), ...shapes(1, { shadow }), ...shapes(1)],
    ],
    [
      'a shape that is see-through 6',
      [largePhoto(), ...wordsOf(47), ...shapes(2, { opacity: 0.99 })],
      [largePhoto(), ...wordsOf(47), ...shapes(1, { opacity: 0.99 }), ...shapes(1)],
    ],
    [
      'art with 2,000 letters of outlines 4',
      [largePhoto(), ...wordsOf(49), art(2000)],
      [largePhoto(), ...wordsOf(49), art(1900)],
    ],
    [
      'a photo as large as the page with a shadow 24 more',
      [largePhoto({ shadow }), ...wordsOf(44)],
      [largePhoto({ shadow }), ...wordsOf(43)],
    ],
    [
      'a photo that is see-through 5 more',
      [largePhoto({ opacity: 0.99 }), ...wordsOf(48), ...shapes(3)],
      [largePhoto({ opacity: 0.99 }), ...wordsOf(48), ...shapes(2)],
    ],
  ])('%s', (_, heavy, light) => {
    expect(isHeavyToDraw([aSurface({ elements: heavy })])).toBe(true)
    expect(isHeavyToDraw([aSurface({ elements: light })])).toBe(false)
  })

  it('all surfaces together', () => {
    const [front, back] = [aSurface({ elements: [largePhoto()] }), aSurface({ elements: wordsOf(50) })]
    expect(isHeavyToDraw([front, back])).toBe(true)
    expect(isHeavyToDraw([front])).toBe(false)
    expect(isHeavyToDraw([back])).toBe(false)
    expect(isHeavyToDraw([])).toBe(false)
  })
})

describe('the size of what is drawn counts', () => {
  const face = { kind: 'placed', xMm: 0, yMm: 0, widthMm: 300, heightMm: 200, rotationDeg: 0 } as const
  const shadowed = (count: number, blurMm: number) =>
    shapes(count, { frame: face, shadow: { ...shadow, blurMm } })

  it.each<[string, DesignElement[], number, number]>([
    ['ten shadows as large as the face', shadowed(10, 0.5), 640, 2048],
    ['fifteen shapes that are seen through', shapes(15, { opacity: 0.5 }), 640, 4096],
  ])('%s are light in a small picture, and heavy in a large one', (_, elements, smallPx, largePx) => {
    const surface = aSurface({ elements })
    expect(isHeavyToDraw([surface], smallPx)).toBe(false)
    expect(isHeavyToDraw([surface], largePx)).toBe(true)
  })

  it('a wide blur is less work than a narrow one, because it is worked out smaller', () => {
    expect(isHeavyToDraw([aSurface({ elements: shadowed(10, 50) })], 2048)).toBe(false)
  })

  it('a photo that is repeated as small as can be counts with all its prints', () => {
    const repeated = (count: number) =>
      Array.from({ length: count }, () =>
        aPlacedPhoto(face, {
          ...{ photoWidthPx: 600, photoHeightPx: 400, repeat: 'bricks' },
          placement: { photoWidthMm: 0.5 },
        }),
      )
    expect(isHeavyToDraw([aSurface({ elements: repeated(5) })])).toBe(false)
    expect(isHeavyToDraw([aSurface({ elements: repeated(40) })])).toBe(true)
  })

  it('a shadow beyond the page is no work', () => {
    const beyond = { ...face, xMm: 2000, widthMm: 900 }
    expect(isHeavyToDraw([aSurface({ elements: shapes(20, { frame: beyond, shadow }) })], 4096)).toBe(false)
  })
})

describe('press files', () => {
  const canvas = (elements: DesignElement[]) =>
    aSurface({ widthMm: 1500, heightMm: 1000, bleedMm: 48, elements })
  const face = { kind: 'placed', xMm: 0, yMm: 0, widthMm: 1500, heightMm: 1000, rotationDeg: 0 } as const

  it.each<[string, DesignElement[], boolean]>([
    ['a photo of a phone with a name below', [photo(8064, 6048), ...texts(1, 12)], false],
    ['ten photos of 12 megapixels', Array.from({ length: 10 }, () => photo(4000, 3000)), false],
    ['twenty words with shadows', texts(20, 8, { shadow, widthMm: 300 }), false],
    ['twelve shadows as large as the face', shapes(12, { frame: face, shadow }), true],
    ['a hundred photos of 12 megapixels', Array.from({ length: 100 }, () => photo(4000, 3000)), true],
  ])('of a large canvas with %s', (_, elements, isHeavy) => {
    expect(isHeavyToPrint([canvas(elements)])).toBe(isHeavy)
  })

  it('of many sides count together', () => {
    const side = aSurface({ elements: [photo(6000, 4000)] })
    expect(isHeavyToPrint([side])).toBe(false)
    expect(isHeavyToPrint(Array.from({ length: 54 }, () => side))).toBe(true)
  })
})
