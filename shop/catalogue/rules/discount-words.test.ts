import { expect, test } from 'vitest'
import { discountWords } from './discount-words.ts'

test.each([
  [5999, 3999, '33% off'],
  [1000, 500, '50% off'],
  [1000, 0, '100% off'],
  // Never more than it is.
  [3000, 1001, '66% off'],
  // A twentieth less is A$160.246.
  [16_868, 16_025, '5% off'],
  [16_868, 16_026, '4% off'],
  [10_000, 9999, 'A$0.01 off'],
  [1000, 1000, undefined],
  [1000, 1200, undefined],
])('F-10: %d cents reduced to %d is labelled %s', (regular, now, words) => {
  expect(discountWords(regular, now)).toBe(words)
})
