import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each([
  ['nothing', undefined, true],
  ['a number', 4, true],
  ['letters of any script, and pictures', 'Grüße 你好 👩‍👩‍👧', true],
  ['tabs and line ends', 'a\tb\r\nc', true],
  ['U+0000', 'a\0b', false],
  ['half of a pair', '\ud83d', false],
  ['U+0000 deep inside', { input: [{ a: 1 }, { street: ['x', '\0'] }] }, false],
  ['U+0000 in a name', { input: { 'a\0': 1 } }, false],
])('%s', (_what, value, expected) => {
  expect(isStorable(value)).toBe(expected)
})

test('a value nested a hundred thousand times is looked through all the same', () => {
  let value: unknown = '\0'
  for (let level = 0; level < 100_000; level++) value = [value]
  expect(isStorable(value)).toBe(false)
})
