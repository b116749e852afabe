import { describe, expect, test } from 'vitest'
import { DESIGN_VERSION } from '#packages/design-document/design.ts'
import { aDesign, aPhoto, aShape, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { fontMisfit, photoMisfit, surfacesMisfit } from './design-fits.ts'
import { photoFileKey, revisionPictureKey } from './photo-storage.ts'
import { photosOf, placedPhotos } from './photos-of.ts'

const expected = {
  name: 'face',
  widthMm: 300,
  heightMm: 200,
  bleedMm: 40,
  safeMm: 10,
  depthMm: 38,
  targetDpi: 200,
  warnDpi: 100,
  edge: { kind: 'image' as const },
  body: 'folded' as const,
  outline: 'rectangle' as const,
  cornerMm: 0,
  mirrored: false,
  inks: [],
  keepOutSides: [],
  keepOutHoles: [],
  label: 'Front',
  copies: 1,
}
const misfit = (surface: Parameters<typeof aSurface>[0], product: object = {}) =>
  surfacesMisfit(aDesign(aSurface(surface)), [{ ...expected, ...product }])
const otherSides = 'This design has other printed sides than the product. Please choose the size again.'
const otherEdge = 'This design has another edge than the product. Please choose the edge again.'

describe('the inks of a design', () => {
  const inWhite = { elements: [aShape({ ink: 'white' })] } as const
  const refusal = 'This product is not made with white ink. Please choose a colour for it.'

  test.each([
    ['none', [], refusal],
    ['others', ['cut'], refusal],
    ['the same', ['white'], undefined],
  ])('on a product with %s', (_, inks, expected) => {
    expect(misfit({ elements: [...inWhite.elements] }, { inks })).toBe(expected)
  })
})

describe('a design fits a product', () => {
  test('whose one side has the same figures, but for what rounding makes of them', () => {
    expect(misfit({})).toBeUndefined()
    expect(misfit({ widthMm: 300.009, bleedMm: 39.991 })).toBeUndefined()
  })

  test.each([
    ['another side', { name: 'back' }, otherSides],
    [
      'another width',
      { widthMm: 301 },
      'This design is 301 mm wide, but the product is 300 mm. Please choose the size again.',
    ],
    [
      'a width a hair too small',
      { widthMm: 299.98 },
      'This design is 299.98 mm wide, but the product is 300 mm. Please choose the size again.',
    ],
    [
      'another height',
      { heightMm: 201 },
      'This design is 201 mm high, but the product is 200 mm. Please choose the size again.',
    ],
    [
      'another bleed',
      { bleedMm: 3 },
      'This design has 3 mm of edge, but the product has 40 mm. Please choose the size again.',
    ],
    [
      'no bleed',
      { bleedMm: 0 },
      'This design has no edge, but the product has 40 mm. Please choose the size again.',
    ],
    [
      'no margin',
      { safeMm: 0 },
      'This design has no safe margin, but the product has 10 mm. Please choose the size again.',
    ],
    [
      'another margin',
      { safeMm: 5 },
      'This design has 5 mm of safe margin, but the product has 10 mm. Please choose the size again.',
    ],
  ])('not with %s', (_, surface, sentence) => expect(misfit(surface)).toBe(sentence))

  test('and is told so where the product is the one without an edge', () => {
    expect(misfit({ bleedMm: 3 }, { bleedMm: 0 })).toBe(
      'This design has 3 mm of edge, but the product has none. Please choose the size again.',
    )
  })

  test('not with no side or with two', () => {
    expect(surfacesMisfit({ version: DESIGN_VERSION, surfaces: [] }, [expected])).toBe(otherSides)
    expect(surfacesMisfit(aDesign(aSurface(), aSurface({ name: 'back' })), [expected])).toBe(otherSides)
  })

  const red = { kind: 'colour' as const, colour: '#FF0000' }
  test.each([
    ['mirrors it', { kind: 'mirror' as const }, { kind: 'mirror' }, undefined],
    ['mirrors it, and not the product', { kind: 'mirror' as const }, { kind: 'image' }, otherEdge],
    ['has the product’s colour', red, { kind: 'colour', colour: '#ff0000' }, undefined],
    ['has a colour that the shopper picks', red, { kind: 'colour', colour: undefined }, undefined],
    ['has another colour', red, { kind: 'colour', colour: '#000000' }, otherEdge],
    ['has a colour, and the product none', red, { kind: 'image' }, otherEdge],
    [
      'has none, and the product a colour',
      { kind: 'image' as const },
      { kind: 'colour', colour: undefined },
      otherEdge,
    ],
  ])('whose edge %s', (_, edge, product, sentence) => {
    expect(misfit({ edge }, { edge: product })).toBe(sentence)
  })
})

describe('the photos of a design', () => {
  const photos = new Map([['holiday', { widthPx: 6000, heightPx: 4000 }]])
  const designOf = (...elements: ReturnType<typeof aPhoto>[]) => aDesign(aSurface({ elements }))

  test('are the shop’s, in the size that the shop knows', () => {
    expect(photoMisfit(designOf(aPhoto()), photos)).toBeUndefined()
    expect(photoMisfit(designOf(aPhoto({ photo: 'lost' })), photos)).toBe(
      'We do not have a photo of this design, or not yet. Please wait until it has arrived, or add it again.',
    )
    const wrong = (size: object) => photoMisfit(designOf(aPhoto(size)), photos)
    expect(wrong({ photoWidthPx: 6001 })).toBe(
      'A photo of this design is 6000 x 4000 pixels, not 6001 x 4000. Please add it again.',
    )
    expect(wrong({ photoHeightPx: 1 })).toBe(
      'A photo of this design is 6000 x 4000 pixels, not 6000 x 1. Please add it again.',
    )
  })

  test('are listed in painting order, and each key once', () => {
    const design = aDesign(
      aSurface({ elements: [aPhoto({ id: 'a', photo: 'two' }), aText(), aPhoto({ id: 'b', photo: 'one' })] }),
      aSurface({ elements: [aPhoto({ id: 'c', photo: 'two' })] }),
    )
    expect(placedPhotos(design).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(photosOf(design)).toEqual(['two', 'one'])
  })

  test('are kept by their bytes, the picture of a revision by its key', () => {
    expect(photoFileKey({ files: 'ab12' }, 'display.jpg')).toBe('photos/ab/ab12/display.jpg')
    expect(revisionPictureKey('key', 'picture.jpg')).toBe('revisions/key/picture.jpg')
  })
})

test('a text has a font of the menu', () => {
  const withFont = (font: string) => aDesign(aSurface({ elements: [aPhoto(), aText({ font })] }))
  expect(fontMisfit(withFont('Lobster'))).toBeUndefined()
  expect(fontMisfit(withFont('Comic Sans'))).toBe(
    'A text of this design has a font that we do not offer. Please choose another one.',
  )
  expect(fontMisfit(aDesign(aSurface({ elements: [aPhoto()] })))).toBeUndefined()
})
