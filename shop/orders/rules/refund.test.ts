import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderValue } from './order-amounts.ts'
import {
  planRefund,
  type RefundableLine,
  type RefundableOrder,
  type RefundPlan,
  wholeRefund,
} from './refund.ts'

const aLine = (parts: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  kind: 'printed',
  productName: 'Canvas',
  quantity: 3,
  rowCents: 3000,
  discountCents: 0,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  refundedQuantity: 0,
  ...parts,
})
const anOrder = (parts: Partial<RefundableOrder> = {}): RefundableOrder => ({
  customerId: 7,
  shippingCents: 1000,
  shippingDiscountCents: 0,
  grandTotalCents: 4000,
  giftCardCents: 0,
  creditCents: 0,
  pointsCents: 0,
  refundedCents: 0,
  moneyBackCents: 0,
  ...parts,
})
const nothing = { lines: [], shippingCents: 0, adjustmentCents: 0, way: 'gateway' as const }
const plan = (order: Partial<RefundableOrder>, line: Partial<RefundableLine>, request: object) => {
  const result = planRefund(anOrder(order), [aLine(line)], 0, { ...nothing, ...request })
  return 'kind' in result ? result.sentence : result
}

describe('a refund', () => {
  test.each([
    // lines
    [
      'more pieces than are left',
      {},
      { refundedQuantity: 2 },
      { lines: [{ orderLineId: 1, quantity: 2 }] },
      'At most 1 of Canvas can be refunded.',
    ],
    [
      'half a piece',
      {},
      {},
      { lines: [{ orderLineId: 1, quantity: 0.5 }] },
      'A quantity is a whole number from 1.',
    ],
    [
      'a line of another order',
      {},
      {},
      { lines: [{ orderLineId: 7, quantity: 1 }] },
      'The order has no line 7.',
    ],
    [
      'a certificate',
      {},
      { kind: 'gift-certificate' as const },
      { lines: [{ orderLineId: 1, quantity: 1 }] },
      'Canvas is in use from the moment that it is paid, so it goes back with all of its order only.',
    ],
    [
      'no piece at all',
      {},
      {},
      { lines: [{ orderLineId: 1, quantity: 0 }] },
      'A quantity is a whole number from 1.',
    ],
    [
      'fewer pieces than none',
      {},
      {},
      { lines: [{ orderLineId: 1, quantity: -1 }], adjustmentCents: 2000 },
      'A quantity is a whole number from 1.',
    ],
    [
      'the same line twice',
      {},
      {},
      {
        lines: [
          { orderLineId: 1, quantity: 1 },
          { orderLineId: 1, quantity: 1 },
        ],
      },
      'A line is named twice.',
    ],
    // amounts
    [
      'delivery that a coupon paid',
      { shippingDiscountCents: 1000, grandTotalCents: 3000 },
      {},
      { shippingCents: 1 },
      'At most A$0.00 of the delivery can be given back.',
    ],
    ['half a cent of goodwill', {}, {}, { adjustmentCents: 0.5 }, 'Amounts are whole cents.'],
    [
      'more than the delivery',
      {},
      {},
      { shippingCents: 1001 },
      'At most A$10.00 of the delivery can be given back.',
    ],
    ['a negative delivery', {}, {}, { shippingCents: -1 }, 'Amounts are whole cents.'],
    ['nothing', {}, {}, {}, 'There is nothing to give back.'],
    [
      'a fee above the goods',
      {},
      {},
      { lines: [{ orderLineId: 1, quantity: 1 }], adjustmentCents: -1000 },
      'There is nothing to give back.',
    ],
    [
      'more than was paid',
      { refundedCents: 3500, moneyBackCents: 3500 },
      {},
      { adjustmentCents: 501 },
      'At most A$5.00 of this order can be given back.',
    ],
    // ways
    [
      'money that a gift card paid',
      { grandTotalCents: 1000, giftCardCents: 3000 },
      {},
      { lines: [{ orderLineId: 1, quantity: 3 }] },
      'At most A$10.00 of this order can go back the way it was paid; the rest was paid by gift card, credit or points. Give it back as store credit.',
    ],
    [
      'more by bank than the bank brought',
      { grandTotalCents: 1000, creditCents: 3000 },
      {},
      { adjustmentCents: 1001, way: 'bank' },
      'At most A$10.00 of this order can go back the way it was paid; the rest was paid by gift card, credit or points. Give it back as store credit.',
    ],
  ])('of %s is refused', (_, order, line, request, sentence) => {
    expect(plan(order, line, request)).toBe(sentence)
  })

  test('that is refused is nothing but a sentence', () => {
    const request = { ...nothing, adjustmentCents: 1001 }
    expect(planRefund(anOrder({ grandTotalCents: 1000, creditCents: 3000 }), [aLine()], 0, request)).toEqual({
      kind: 'no-refund',
      sentence: expect.stringMatching(/^At most A\$10\.00 of this order/),
    })
  })

  test('of pieces one after the other is to the cent what the line cost', () => {
    const shares = [0, 1, 2].map((refundedQuantity) =>
      plan({}, { rowCents: 1000, refundedQuantity }, { lines: [{ orderLineId: 1, quantity: 1 }] }),
    )
    expect(shares.map((share) => (share as RefundPlan).goodsCents)).toEqual([333, 334, 333])
  })

  test('tells the GST inside goods, delivery and goodwill', () => {
    expect(
      plan({}, {}, { lines: [{ orderLineId: 1, quantity: 1 }], shippingCents: 990, adjustmentCents: 110 }),
    ).toMatchObject({
      goodsCents: 1000,
      totalCents: 2100,
      gstCents: 91 + 90 + 10,
      moneyCents: 2100,
      isWhole: false,
    })
  })

  test('keeps the GST of a fee that is kept', () => {
    const request = { lines: [{ orderLineId: 1, quantity: 2 }], adjustmentCents: -110 }
    expect(plan({}, {}, request)).toMatchObject({ totalCents: 1890, gstCents: 182 - 10 })
  })

  test('of all that was paid is a whole one, to the last cent', () => {
    const lines = [{ orderLineId: 1, quantity: 3 }]
    expect(plan({}, {}, { lines, shippingCents: 1000 })).toMatchObject({ totalCents: 4000, isWhole: true })
    expect(plan({}, {}, { lines, shippingCents: 999 })).toMatchObject({ totalCents: 3999, isWhole: false })
  })

  test('of the smallest amount is one cent', () => {
    expect(plan({}, {}, { adjustmentCents: 1 })).toMatchObject({ totalCents: 1 })
  })

  test('gives two lines back, each with its own amount', () => {
    const result = planRefund(
      anOrder(),
      [aLine({ rowCents: 1500, discountCents: 300 }), aLine({ id: 2, quantity: 1, rowCents: 1500 })],
      0,
      {
        ...nothing,
        lines: [
          { orderLineId: 2, quantity: 1 },
          { orderLineId: 1, quantity: 1 },
        ],
      },
    )
    expect(result).toMatchObject({
      lines: [
        { orderLineId: 2, quantity: 1, totalCents: 1500 },
        { orderLineId: 1, quantity: 1, totalCents: 400 },
      ],
      goodsCents: 1900,
      gstCents: 136 + 36,
    })
  })

  test('CA-113: of a membership gives back its price, unlike one of a certificate', () => {
    const line = { kind: 'membership' as const, quantity: 1, rowCents: 2900, productName: 'Champ membership' }
    const request = { lines: [{ orderLineId: 1, quantity: 1 }] }
    expect(plan({}, line, request)).toMatchObject({ goodsCents: 2900, moneyCents: 2900, isWhole: false })
  })

  test('to store credit may be more than the money that was paid', () => {
    const request = { lines: [{ orderLineId: 1, quantity: 3 }], way: 'credit' }
    expect(plan({ grandTotalCents: 1000, giftCardCents: 3000 }, {}, request)).toMatchObject({
      moneyCents: 0,
      creditCents: 3000,
      givesBackIncentives: false,
    })
  })
})

describe('a second refund', () => {
  test('gives back no more money than the first one left', () => {
    const half = { grandTotalCents: 1000, giftCardCents: 3000, refundedCents: 600, moneyBackCents: 600 }
    expect(plan(half, {}, { adjustmentCents: 400 })).toMatchObject({ moneyCents: 400, creditCents: 0 })
    expect(plan(half, {}, { adjustmentCents: 401 })).toMatch('At most A$4.00 of this order can go back')
  })

  test('gives back no more delivery than the first one left', () => {
    const ask = (shippingCents: number) =>
      planRefund(anOrder(), [aLine()], 700, { ...nothing, shippingCents })
    expect(ask(300)).toMatchObject({ shippingCents: 300 })
    expect(ask(301)).toMatchObject({ sentence: 'At most A$3.00 of the delivery can be given back.' })
  })

  test('of everything that is left fills the gift cards again', () => {
    const half = { grandTotalCents: 1000, giftCardCents: 3000, refundedCents: 600, moneyBackCents: 600 }
    expect(plan(half, {}, { adjustmentCents: 3400 })).toMatchObject({
      moneyCents: 400,
      givesBackIncentives: true,
      isWhole: true,
    })
  })

  test('of everything, after goodwill as store credit, is that much less money', () => {
    const goodwill = { grandTotalCents: 1000, giftCardCents: 3000, refundedCents: 300 }
    expect(plan(goodwill, {}, { adjustmentCents: 3700 })).toMatchObject({
      moneyCents: 700,
      creditCents: 0,
      givesBackIncentives: true,
      isWhole: true,
    })
  })

  test('of everything, after more store credit than money was paid, is store credit', () => {
    const goodwill = { grandTotalCents: 1000, pointsCents: 3000, refundedCents: 1200 }
    expect(plan(goodwill, {}, { adjustmentCents: 2800 })).toMatchObject({
      moneyCents: 0,
      creditCents: 2800,
      givesBackIncentives: false,
    })
  })

  test('of a part tells a guest, who has no store credit, that the card gets it back with all of the order', () => {
    const byCard = { customerId: null, grandTotalCents: 0, giftCardCents: 4000 }
    expect(plan(byCard, {}, { adjustmentCents: 1 })).toBe(
      'At most A$0.00 of this order can go back the way it was paid; the rest was paid by gift card, which gets it back with all of the order only.',
    )
    expect(plan(byCard, {}, { adjustmentCents: 4000 })).toMatchObject({ givesBackIncentives: true })
  })

  test('names the pieces, the delivery and the cents that are left', () => {
    const lines = [
      aLine({ rowCents: 1000, refundedQuantity: 1 }),
      aLine({ id: 2, quantity: 2, rowCents: 2000, refundedQuantity: 2 }),
    ]
    // 333 for a piece, 2000 for a line, 300 of the delivery, and 50 of goodwill are back already.
    const order = anOrder({ shippingDiscountCents: 200, grandTotalCents: 3800, refundedCents: 2683 })
    expect(wholeRefund(order, lines, 300, 'bank')).toEqual({
      lines: [{ orderLineId: 1, quantity: 2 }],
      shippingCents: 500,
      adjustmentCents: -50,
      way: 'bank',
    })
  })
})

const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitCents: fc.integer({ min: 1, max: 99_999 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shippingCents: fc.integer({ min: 0, max: 5000 }),
    otherwise: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, shippingCents, otherwise }) => {
    const sold = lines.map(({ quantity, unitCents, share }, index) => {
      const rowCents = quantity * unitCents
      return aLine({ id: index + 1, quantity, rowCents, discountCents: Math.floor(rowCents * share) })
    })
    const value = sold.reduce((sum, line) => sum + line.rowCents - line.discountCents, shippingCents)
    const giftCardCents = Math.floor(value * otherwise)
    return {
      lines: sold,
      order: anOrder({ shippingCents, giftCardCents, grandTotalCents: value - giftCardCents }),
    }
  })

test('all of an order goes back to the cent, money and gift cards apart', () => {
  fc.assert(
    fc.property(anyOrder, ({ order, lines }) => {
      fc.pre(orderValue(order) > 0)
      const result = planRefund(order, lines, 0, wholeRefund(order, lines, 0, 'gateway'))
      expect(result).toMatchObject({
        totalCents: orderValue(order),
        moneyCents: order.grandTotalCents,
        adjustmentCents: 0,
        isWhole: true,
        givesBackIncentives: order.giftCardCents > 0,
      })
    }),
  )
})

test('however staff refund, never more goes back than was paid, in money and in all', () => {
  const anyStep = fc.record({
    line: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    shippingCents: fc.integer({ min: 0, max: 3000 }),
    adjustmentCents: fc.integer({ min: -2000, max: 5000 }),
    way: fc.constantFrom('gateway' as const, 'credit' as const),
  })
  fc.assert(
    fc.property(anyOrder, fc.array(anyStep, { maxLength: 12 }), ({ order, lines }, steps) => {
      let shippingBack = 0
      for (const { line, quantity, ...step } of steps) {
        const result = planRefund(order, lines, shippingBack, {
          ...step,
          lines: [{ orderLineId: line, quantity }],
        })
        if ('kind' in result) continue
        order.refundedCents += result.totalCents
        order.moneyBackCents += result.moneyCents
        shippingBack += result.shippingCents
        for (const part of result.lines) lines[part.orderLineId - 1]!.refundedQuantity += part.quantity
        expect(result.moneyCents + result.creditCents).toBeLessThanOrEqual(result.totalCents)
      }
      expect(order.moneyBackCents).toBeLessThanOrEqual(order.grandTotalCents)
      expect(order.refundedCents).toBeLessThanOrEqual(orderValue(order))
      expect(shippingBack).toBeLessThanOrEqual(order.shippingCents)
    }),
  )
})
