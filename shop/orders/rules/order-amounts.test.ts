import { expect, test } from 'vitest'
import { GST_PERCENT, orderValue, subtotalExGst } from './order-amounts.ts'

test('an order is worth what was paid for it, in whatever way', () => {
  const paid = { grandTotalCents: 1000, giftCardCents: 200, creditCents: 30, pointsCents: 4 }
  expect(orderValue(paid)).toBe(1234)
})

test.each([
  ['printed' as const, 1000],
  ['goods' as const, 1000],
  ['membership' as const, 1000],
  // A voucher: its GST is due when it is spent.
  ['gift-certificate' as const, 1100],
])('of 11.00 for %s %d cents are without GST', (kind, cents) => {
  expect(subtotalExGst(1100, [{ kind, rowCents: 1100 }])).toBe(cents)
})

test('the GST of an order is that of its lines together, each rounded by itself', () => {
  const lines = [
    { kind: 'printed' as const, rowCents: 1100 },
    { kind: 'printed' as const, rowCents: 6 },
    { kind: 'gift-certificate' as const, rowCents: 5000 },
  ]
  expect(subtotalExGst(6106, lines)).toBe(6106 - 100 - 1)
})

test('Australian GST is ten percent', () => expect(GST_PERCENT).toBe(10))
