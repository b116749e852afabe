import { expect, test } from 'vitest'
import { decodePriceCache } from './price-cache-code.ts'

test.each([
  ['a code', 'summer26'],
  ['one with every sign that a code may have', 'A-z_0.9'],
  ['the longest', 'x'.repeat(64)],
])('SH-03: %s travels as Base64 and is read back', (_, code) => {
  expect(decodePriceCache(btoa(code))).toBe(code)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['what is not Base64', '%%%'],
  ['a code of 65 characters', btoa('x'.repeat(65))],
  ['a blank in it', btoa('summer 26')],
  ['a line break after it', btoa('summer26\n')],
  ['a tag', btoa('<b>')],
  // `atob` ignores blanks, so this would be read as summer26.
  ['the right code behind many blanks', `${' '.repeat(100)}${btoa('summer26')}`],
])('SH-03: %s is no code', (_, text) => {
  expect(decodePriceCache(text)).toBeUndefined()
})
