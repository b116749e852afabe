import { expect, test } from 'vitest'
import { discountSentence, explanationOf } from './explanation.ts'
import { sortedLines } from './sorted-lines.ts'

const aLine = (id: number, of: string, amount: number) => ({
  id,
  productId: amount,
  sku: of,
  quantity: amount,
  unitCents: amount,
  rowCents: amount,
  discountCents: amount,
  product: { name: of, kind: of },
})
const first = aLine(1, 'b', 20)
const second = aLine(2, 'a', 30)
const third = aLine(3, 'c', 10)
const ids = (field: string, order: 'ASC' | 'DESC' = 'ASC') =>
  sortedLines([first, second, third], { field, order }).map(({ id }) => id)

test.each([
  'PRODUCT_ID',
  'QTY',
  'PRICE',
  'BASE_PRICE',
  'PRICE_INC_TAX',
  'BASE_PRICE_INC_TAX',
  'ROW_TOTAL',
  'BASE_ROW_TOTAL',
  'ROW_TOTAL_INC_TAX',
  'BASE_ROW_TOTAL_INC_TAX',
  'DISCOUNT_AMOUNT',
  'BASE_DISCOUNT_AMOUNT',
])('lines come by %s from small to large, or the other way round', (field) => {
  expect(ids(field)).toEqual([3, 1, 2])
  expect(ids(field, 'DESC')).toEqual([2, 1, 3])
})

test.each(['SKU', 'NAME', 'PRODUCT_TYPE'])('lines come by %s in the order of the alphabet', (field) => {
  expect(ids(field)).toEqual([2, 1, 3])
  expect(ids(field, 'DESC')).toEqual([3, 1, 2])
})

test.each(['ITEM_ID', 'CREATED_AT'])('lines come by %s in the order of adding', (field) => {
  expect(ids(field)).toEqual([1, 2, 3])
  expect(ids(field, 'DESC')).toEqual([3, 2, 1])
})

test('lines come by what is paid for them after discounts', () => {
  const lines = [
    { ...first, rowCents: 50, discountCents: 40 },
    { ...second, rowCents: 20, discountCents: 5 },
  ]
  const sorted = sortedLines(lines.toReversed(), { field: 'ROW_TOTAL_WITH_DISCOUNT', order: 'ASC' })
  expect(sorted.map(({ id }) => id)).toEqual([1, 2])
})

test('equal lines stay in the order of adding, both ways, and so do all without a wish', () => {
  const equal = [aLine(2, 'a', 1), aLine(1, 'a', 1)]
  expect(sortedLines(equal, { field: 'PRICE', order: 'DESC' }).map(({ id }) => id)).toEqual([1, 2])
  expect(sortedLines(equal, { field: 'WEIGHT', order: 'ASC' })).toBe(equal)
  expect(sortedLines(equal, null)).toBe(equal)
})

test('every part of a cart’s price has its sentence', () => {
  const discount = { lineId: 1, code: 'spring', label: 'Spring', cents: 200 }
  const explained = explanationOf({
    lines: [
      {
        id: 1,
        quantity: 2,
        rowCents: 3600,
        discountCents: 200,
        gstCents: 0,
        parts: [
          { code: 'base', label: 'Board', cents: 2000 },
          { code: 'price_rule', label: 'Offer', cents: -200 },
        ],
        discounts: [discount],
      },
      {
        id: 2,
        quantity: 1,
        rowCents: 1250,
        discountCents: 0,
        gstCents: 0,
        parts: [{ code: 'base', label: 'Kit', cents: 1250 }],
        discounts: [],
      },
    ],
    delivery: { cents: 1499, discount: { code: 'free', label: 'Free delivery', cents: 1499 } },
    methodTitle: 'Standard',
    paid: {
      giftCards: [
        { code: 'ABCDEFGH', appliedCents: 100, remainingCents: 0, dueAfterCents: 0, expiresOn: '2030-01-01' },
      ],
      giftCardCents: 100,
      creditCents: 50,
      pointsSpent: 30,
      pointsCents: 20,
      mostPoints: 30,
      pointsNote: undefined,
      dueCents: 0,
    },
  })
  expect(explained).toEqual([
    { cents: 4000, code: 'base', sentence: '2 × Board at A$20.00', lineId: 1 },
    { cents: -400, code: 'price_rule', sentence: 'Offer', lineId: 1 },
    { cents: -200, code: 'coupon', sentence: 'Spring (code SPRING)', lineId: 1 },
    { cents: 1250, code: 'base', sentence: 'Kit at A$12.50', lineId: 2 },
    { cents: 1499, code: 'shipping', sentence: 'Standard delivery', lineId: undefined },
    { cents: -1499, code: 'free_shipping', sentence: 'Free delivery (code FREE)', lineId: undefined },
    { cents: -100, code: 'gift_card', sentence: 'Paid with gift card •••• EFGH', lineId: undefined },
    { cents: -50, code: 'store_credit', sentence: 'Paid with store credit', lineId: undefined },
    { cents: -20, code: 'points', sentence: 'Paid with 30 reward points', lineId: undefined },
  ])
  expect(discountSentence(undefined)).toBe('')
})

test('what costs nothing and pays nothing is not explained', () => {
  const paid = {
    giftCards: [],
    giftCardCents: 0,
    creditCents: 0,
    pointsSpent: 0,
    pointsCents: 0,
    mostPoints: 0,
    pointsNote: undefined,
    dueCents: 0,
  }
  const delivery = { cents: 0, discount: undefined }
  expect(explanationOf({ lines: [], delivery, methodTitle: 'Standard', paid })).toEqual([])
})
