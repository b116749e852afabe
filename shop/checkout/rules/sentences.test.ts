import { expect, test } from 'vitest'
import { isPlaceholder, PLACEHOLDER_ADDRESS } from './placeholder-address.ts'
import { totalChanged, triedTooOften } from './sentences.ts'

test('PE-19: the shopper reads what the order costs now, and what was shown', () => {
  expect(totalChanged(1000, 1250)).toMatch(
    /^Your order comes to A\$12\.50 now, not to the A\$10\.00 that you saw: /,
  )
  expect(totalChanged('no-amount', 1250)).toMatch(/not to the amount that you saw: /)
})

test.each([
  [1, 'in 1 minute'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [7200, 'in 120 minutes'],
  [7201, 'tomorrow'],
])('with %d seconds to wait the next try is %s', (seconds, when) => {
  expect(triedTooOften(seconds)).toContain(`Please try again ${when}, or ask your bank`)
})

test('K-27: an address is a placeholder by its phone and its street together', () => {
  const { telephone, street } = PLACEHOLDER_ADDRESS
  expect(isPlaceholder({ telephone, street })).toBe(true)
  expect(isPlaceholder({ telephone: '0400 000 000', street })).toBe(false)
  expect(isPlaceholder({ telephone, street: ['12 Harbour Street'] })).toBe(false)
  expect(isPlaceholder({ street })).toBe(false)
})
