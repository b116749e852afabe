import { describe, expect, test } from 'vitest'
import { liftDocument, type Migration, parseDesign } from './migrate.ts'
import { aDesign, aPhoto, aShape, aSurface, aText, someArt } from './testing/builders.ts'

describe('opening a stored design', () => {
  test('a design comes back as it was saved', () => {
    const design = aDesign(aSurface({ elements: [aPhoto(), aText()] }))
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ kind: 'design', design })
  })

  test('a design of the first version opens as it was', () => {
    const { surfaces } = aDesign(aSurface({ elements: [aPhoto(), aText()] }))
    expect(parseDesign({ version: 1, surfaces })).toEqual({ kind: 'design', design: aDesign(...surfaces) })
  })

  test('shapes, art, groups and inks come back as they were saved', () => {
    const elements = [
      aShape({ group: 'badge', ink: 'white' }),
      someArt({ group: 'badge' }),
      aText({ group: 'badge', ink: 'gold-foil' }),
    ]
    const design = aDesign(aSurface({ elements }))
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ kind: 'design', design })
  })

  test.each([
    ['half of an ink', aShape({ ink: 'white', opacity: 0.5 })],
    [
      'an ink with a shadow',
      aText({ ink: 'cut', shadow: { dxMm: 0, dyMm: 0, blurMm: 1, colour: '#000000', opacity: 1 } }),
    ],
    ['art that is no outline', someArt({ paths: [{ data: 'M 0 0 L url(#x) 1', rule: 'nonzero' }] })],
    ['art without an outline', someArt({ paths: [] })],
    ['art without a size', someArt({ width: 0 })],
  ])('%s cannot be printed', (_, element) => {
    expect(parseDesign(aDesign(aSurface({ elements: [element] })))).toMatchObject({ reason: 'damaged' })
  })

  test.each([
    ['nothing', null],
    ['a sentence', 'hello'],
    ['a list', [1, 2]],
    ['an object without surfaces', { version: 1 }],
    ['a version that is not a number', { version: 'one', surfaces: [] }],
  ])('%s is not a design', (_, json) => {
    expect(parseDesign(json)).toMatchObject({ kind: 'refusal', reason: 'not-a-design' })
  })

  test('a design from the future is refused with advice', () => {
    expect(parseDesign({ ...aDesign(), version: 99 })).toMatchObject({
      reason: 'too-new',
      message: expect.stringContaining('reload'),
    })
  })

  test.each([
    ['on every side', 200, 200],
    ['on one side', 1, 500_000],
  ])('of damage without number %s, one place is told', (_, sides, elements) => {
    const side = aSurface({ elements: Array.from({ length: elements }, () => ({ type: 'photo' }) as never) })
    const message = expect.stringMatching(
      /^This design cannot be read: (on side 1 \(face\), element 1 |side 1 )/,
    )
    expect(parseDesign(aDesign(...Array.from({ length: sides }, () => side)))).toMatchObject({ message })
  })

  test('a damaged design is refused with the place of the damage', () => {
    const damaged = aDesign(aSurface({ elements: [aText({ colour: 'red' })] }))
    expect(parseDesign(damaged)).toMatchObject({
      reason: 'damaged',
      message: expect.stringContaining('side 1 (face), element 1 (text): colour'),
    })
  })

  test('two elements of one surface cannot share an id', () => {
    const design = aDesign(aSurface({ elements: [aText(), aText()] }))
    expect(parseDesign(design)).toMatchObject({ reason: 'damaged' })
  })
})

test('a document passes through every step it has not seen, in order', () => {
  const note =
    (word: string): Migration =>
    (document) => ({ ...document, seen: `${document.seen ?? ''}${word}` })
  const steps = [note('a'), note('b'), note('c')]
  expect(liftDocument({ version: 2 }, 2, steps)).toEqual({ version: 4, seen: 'bc' })
  expect(liftDocument({ version: 4 }, 4, steps)).toEqual({ version: 4 })
})
