import { describe, expect, it } from 'vitest'
import type { DesignElement } from '../design-document/design.ts'
import { aPhoto, aShape, aSurface, aText, someArt } from '../design-document/testing/builders.ts'
import { isHeavyToDraw } from './effort.ts'

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
      'a photo with a shadow 5 more',
      [largePhoto({ shadow }), ...wordsOf(48), ...shapes(3)],
      [largePhoto({ shadow }), ...wordsOf(48), ...shapes(2)],
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
