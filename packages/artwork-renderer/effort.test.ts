import { expect, it } from 'vitest'
import { aPhoto, aSurface, aText } from '../design-document/testing/builders.ts'
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
