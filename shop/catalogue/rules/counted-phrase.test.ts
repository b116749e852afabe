import { expect, test } from 'vitest'
import { countedPhrase } from './counted-phrase.ts'

test.each([
  ['  Canvas   30x40 ', 'canvas 30x40'],
  ['photo_mug-2', 'photo_mug-2'],
  ['12 x 16', '12 x 16'],
  ['a'.repeat(60), 'a'.repeat(60)],
])('%j is remembered as %j', (typed, kept) => expect(countedPhrase(typed)).toBe(kept))

test.each([
  ['nothing', ' '],
  ['one letter', 'c'],
  ['more than 60 characters', 'a'.repeat(61)],
  ['an e-mail', 'mia@example.com'],
  ['markup', '<b>canvas'],
  ['a telephone number', '0400 000 000'],
  ['an order number in pieces', 'order 100-000-042'],
])('%s is not remembered', (_, typed) => expect(countedPhrase(typed)).toBeUndefined())
