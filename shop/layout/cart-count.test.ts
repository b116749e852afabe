import { describe, expect, it } from 'vitest'
import { asksForCount, badgeText, countIn } from './cart-count.ts'

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [3000, '99+'],
])('C-33: %d pieces show as %s on the cart', (count, text) => expect(badgeText(count)).toBe(text))

describe('C-30: the count is asked for', () => {
  it.each(['/', '/mugs', '/checkout/receipt/approved', '/customer/account/my-orders'])('on %s', (path) =>
    expect(asksForCount(path)).toBe(true),
  )
  it.each(['/checkout/cart', '/checkout/cart/', '/checkout', '/checkout/success'])('but not on %s', (path) =>
    expect(asksForCount(path)).toBe(false),
  )
})

it('C-31: a browser without a cart has no count, which is another thing than an empty cart', () => {
  expect(countIn('logged_in=1')).toBeUndefined()
  expect(countIn('logged_in=1; cart_count=0')).toBe(0)
  expect(countIn('my_cart_count=9; cart_count=12')).toBe(12)
})
