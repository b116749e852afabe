import { expect, it } from 'vitest'
import { countInWords } from './count-in-words.ts'

it.each([
  ['3 sets', [{ quantity: 3, isSet: true }]],
  ['1 set', [{ quantity: 1, isSet: true }]],
  ['1 piece', [{ quantity: 1, isSet: false }]],
  ['5 pieces', [{ quantity: 2 }, { quantity: 3 }]],
  ['2 pieces and 1 set', [{ quantity: 2 }, { quantity: 1, isSet: true }]],
  ['0 pieces', []],
])('a cart is said to hold %s', (words, lines) => expect(countInWords(lines)).toBe(words))
