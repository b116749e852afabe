import { describe, expect, test } from 'vitest'
import { parseDesign } from './migrate.ts'
import { aDesign, aPhoto, aSurface, aText } from './testing/builders.ts'

/** What is said of a document whose one side is called face. */
function saidOf(json: unknown): string {
  const parsed = parseDesign(json)
  if (parsed.kind === 'design') throw new Error('Expected a refusal but the design was read')
  return parsed.message.replace('This design cannot be read: ', '')
}
const withElements = (...elements: object[]) => ({ ...aDesign(), surfaces: [{ ...aSurface(), elements }] })
const withSide = (parts: object) => ({ ...aDesign(), surfaces: [{ ...aSurface(), ...parts }] })
const texts = (count: number) => Array.from({ length: count }, (_, place) => aText({ id: `text-${place}` }))
const { placement } = aPhoto()

describe('a design that cannot be read says which piece of it is wrong, and what is expected there', () => {
  test.each([
    // Figures.
    [
      'letters of 0 mm',
      withElements(aText({ sizeMm: 0 })),
      'on side 1 (face), element 1 (text): sizeMm is 0, but must be at least 0.5.',
    ],
    [
      'letters of 2 m',
      withElements(aPhoto(), aText({ sizeMm: 2000 })),
      'on side 1 (face), element 2 (text): sizeMm is 2000, but must be at most 1000.',
    ],
    [
      'a figure as words',
      withElements({ ...aText(), sizeMm: '5' }),
      'on side 1 (face), element 1 (text): sizeMm must be a number.',
    ],
    [
      'no figure',
      withElements({ ...aText(), sizeMm: undefined }),
      'on side 1 (face), element 1 (text): sizeMm must be a number.',
    ],
    [
      'half a pixel',
      withElements({ ...aPhoto(), photoWidthPx: 0.5 }),
      'on side 1 (face), element 1 (photo): photoWidthPx must be a whole number.',
    ],
    [
      'a narrow photo',
      withElements(aPhoto({ placement: { ...placement, photoWidthMm: 0 } })),
      'on side 1 (face), element 1 (photo): placement.photoWidthMm is 0, but must be at least 0.5.',
    ],
    ['a small side', withSide({ widthMm: 1 }), 'on side 1 (face): widthMm is 1, but must be at least 5.'],
    // Words and choices.
    [
      'a colour by its name',
      withElements(aText({ colour: 'red' })),
      'on side 1 (face), element 1 (text): colour: expected a colour such as #24463a.',
    ],
    [
      'an id with a blank',
      withElements({ ...aText(), id: 'a b' }),
      'on side 1 (face), element 1 (text): id: expected up to 64 letters, digits, hyphens and underscores.',
    ],
    [
      'a long text',
      withElements({ ...aText(), text: 'a'.repeat(2001) }),
      'on side 1 (face), element 1 (text): text has 2001 characters, but must have at most 2000.',
    ],
    [
      'no font',
      withElements({ ...aText(), font: '' }),
      'on side 1 (face), element 1 (text): font has 0 characters, but must have at least 1.',
    ],
    [
      'an unknown alignment',
      withElements({ ...aText(), align: 'top' }),
      'on side 1 (face), element 1 (text): align must be left, centre or right.',
    ],
    [
      'an unknown element',
      withElements({ ...aText(), type: 'film' }),
      'on side 1 (face), element 1: type must be photo, text, shape or art.',
    ],
    [
      'five quarter turns',
      withElements({ ...aPhoto(), placement: { ...placement, turns: 5 } }),
      'on side 1 (face), element 1 (photo): placement.turns is none of what it may be.',
    ],
    [
      'half of an ink',
      withElements(aText({ ink: 'white', opacity: 0.5 })),
      'on side 1 (face), element 1 (text): expected an element with an ink to be opaque and without a shadow.',
    ],
    [
      'two elements of one id',
      withElements(aText(), aText()),
      'on side 1 (face): elements: expected every element of a surface to have an id of its own.',
    ],
    // What is missing, and what is too much.
    ['a side that is no object', { ...aDesign(), surfaces: [7] }, 'on side 1: expected an object.'],
    ['no sides', { ...aDesign(), surfaces: [] }, 'it has 0 sides, but must have at least 1.'],
    ['elements that are no list', withSide({ elements: {} }), 'on side 1 (face): elements must be a list.'],
  ])('%s', (_, json, sentence) => expect(saidOf(json)).toBe(sentence))

  test('201 elements are too many for their side, the second', () => {
    const surfaces = [aSurface(), aSurface({ name: 'back', elements: texts(201) })]
    expect(saidOf({ ...aDesign(), surfaces })).toBe(
      'side 2 (back) has 201 elements, but a side holds at most 200.',
    )
  })

  test('a name that is no name is not repeated', () => {
    expect(saidOf(withSide({ name: '<b>' }))).toBe(
      'on side 1: name: expected up to 64 letters, digits, hyphens and underscores.',
    )
  })
})
