import { expect, it } from 'vitest'
import { moneyWords } from './page-failure.ts'

it.each([
  ['/checkout/success', /your order is placed and needs no second payment/],
  ['/checkout', /If your order was placed, loading this page again shows it.* never charged twice/],
  ['/checkout/receipt/approved', /never charged twice/],
])('PE-21, PE-32: where %s breaks it says what is known of the money', (path, words) => {
  expect(moneyWords(path)).toMatch(words)
})

it.each(['/', '/checkout/cart', '/custom-canvas-print'])(
  'where %s breaks there is no word of money',
  (path) => {
    expect(moneyWords(path)).toBeUndefined()
  },
)
