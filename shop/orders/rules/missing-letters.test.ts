import { expect, test } from 'vitest'
import { missingLetters } from './missing-letters.ts'

test('the ticket names each letter that the font lacks by its code, and shows it below', () => {
  expect(missingLetters(['😀', '漢', '字'])).toEqual([
    { label: 'Not in the font', value: 'U+1F600, U+6F22, U+5B57' },
    { label: 'As typed', value: '😀 漢 字' },
  ])
})

test('a letter of two surfaces is named once', () => {
  expect(missingLetters(['é', 'é'])[0]).toEqual({ label: 'Not in the font', value: 'U+00E9' })
})

test('a mark alone and half of a character have a code, and only what can be drawn is shown', () => {
  expect(missingLetters(['\ud800', '\u0000'])).toEqual([
    { label: 'Not in the font', value: 'U+D800, U+0000' },
  ])
})

test('a long text in another script leaves room on the ticket', () => {
  const signs = Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place))
  const [codes, looks] = missingLetters(signs)
  expect(codes?.value).toMatch(/^U\+4E00, U\+4E01, .* U\+4E17 and 276 others$/)
  expect(looks?.value.split(' ')).toHaveLength(24)
})

test('a design whose letters are all there has no such line', () => expect(missingLetters([])).toEqual([]))
