import { describe, expect, test } from 'vitest'
import { liftDocument, type Migration, parseDesign } from './migrate.ts'
import { aDesign, aPhoto, aSurface, aText } from './testing/builders.ts'

describe('opening a stored design', () => {
  test('a design comes back as it was saved', () => {
    const design = aDesign(aSurface({ elements: [aPhoto(), aText()] }))
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ kind: 'design', design })
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

  test('a damaged design is refused with the place of the damage', () => {
    const damaged = aDesign(aSurface({ elements: [aText({ colour: 'red' })] }))
    expect(parseDesign(damaged)).toMatchObject({
      reason: 'damaged',
      message: expect.stringContaining('surfaces.0.elements.0.colour'),
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
