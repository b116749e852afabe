import { describe, expect, it } from 'vitest'
import {
  excessOf,
  MAX_ELEMENTS,
  MAX_LETTERS,
  MAX_LETTERS_OF_TEXT,
  MAX_PATH_LETTERS,
  roomForText,
} from './limits.ts'
import { aPhoto, aSurface, aText, someArt } from './testing/builders.ts'

const texts = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => aText({ id: `text-${index}`, text: 'a'.repeat(letters) }))

/** Two pieces of art whose outlines have so many letters together. */
const art = (letters: number) =>
  ['a', 'b'].map((id) =>
    someArt({ id, paths: [{ data: 'M 0 0 '.padEnd(letters / 2, 'L 1 1 '), rule: 'nonzero' }] }),
  )

describe('what a surface holds', () => {
  it.each([
    ['nothing', [], undefined],
    ['as many elements as it may', [aPhoto(), ...texts(MAX_ELEMENTS - 1, 1)], undefined],
    ['one element more', [aPhoto(), ...texts(MAX_ELEMENTS, 1)], { kind: 'elements', most: 100, found: 101 }],
    ['as many letters as it may', texts(2, MAX_LETTERS / 2), undefined],
    ['as much detail in its art as it may', art(MAX_PATH_LETTERS), undefined],
    [
      'more detail',
      art(MAX_PATH_LETTERS + 2),
      { kind: 'outlines', most: MAX_PATH_LETTERS, found: MAX_PATH_LETTERS + 2 },
    ],
    ['two letters more', texts(2, MAX_LETTERS / 2 + 1), { kind: 'letters', most: 3000, found: 3002 }],
  ])('%s', (_, elements, excess) => {
    expect(excessOf(aSurface({ elements }))).toEqual(excess)
  })
})

describe('a text', () => {
  const [first, second] = texts(2, 1400)
  it.each([
    ['alone has room for a page', [first!], MAX_LETTERS_OF_TEXT],
    ['beside a long one has what is left', [first!, second!], MAX_LETTERS - 1400],
    ['beside more than there may be has none', [first!, ...texts(3, 1900).slice(1)], 0],
  ])('%s', (_, elements, room) => {
    expect(roomForText(elements, first!)).toBe(room)
  })
})
