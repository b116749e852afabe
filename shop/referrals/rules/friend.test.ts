import { describe, expect, it, test } from 'vitest'
import { goodsCentsOf, isReferral, type OrderAmounts, type ReferredOrder } from './friend.ts'

const referrer = { id: 7, email: 'robin@example.com' }
const isOne = (parts: Partial<ReferredOrder>) =>
  isReferral(
    {
      customerId: null,
      email: 'kim@example.com',
      goodsCents: 5000,
      hasOrderedBefore: false,
      isReferrersCard: false,
      ...parts,
    },
    referrer,
    { minimumCents: 5000 },
  )

describe('I-16: a friend is somebody new who is not the referrer', () => {
  it('with an account or without one', () => {
    expect(isOne({})).toBe(true)
    expect(isOne({ customerId: 8 })).toBe(true)
  })

  test.each<[string, Partial<ReferredOrder>]>([
    ['the same account', { customerId: 7 }],
    ['the same email', { email: 'robin@example.com' }],
    ['the same mailbox in another spelling', { email: 'Robin+friend@EXAMPLE.com' }],
    ['the card of the referrer', { isReferrersCard: true }],
    ['somebody who has ordered before', { hasOrderedBefore: true }],
    ['an order below the minimum', { goodsCents: 4999 }],
  ])('not %s', (_, parts) => {
    expect(isOne(parts)).toBe(false)
  })

  it('and buys goods, even where there is no minimum', () => {
    const order = {
      customerId: null,
      email: 'kim@example.com',
      hasOrderedBefore: false,
      isReferrersCard: false,
    }
    expect(isReferral({ ...order, goodsCents: 0 }, referrer, { minimumCents: 0 })).toBe(false)
    expect(isReferral({ ...order, goodsCents: 1 }, referrer, { minimumCents: 0 })).toBe(true)
  })
})

describe('what counts as goods', () => {
  const line = (parts: Partial<OrderAmounts['lines'][number]>) => ({
    kind: 'printed',
    rowCents: 0,
    discountCents: 0,
    isInvoiced: true,
    quantity: 1,
    refundedQuantity: 0,
    ...parts,
  })
  const order = (parts: Partial<OrderAmounts>): OrderAmounts => ({
    subtotalCents: 10_000,
    discountCents: 0,
    pointsCents: 0,
    refundedCents: 0,
    lines: [],
    ...parts,
  })

  it('is what was paid for them, after discounts, points and refunds', () => {
    expect(goodsCentsOf(order({ discountCents: 1000, pointsCents: 500, refundedCents: 2000 }))).toBe(6500)
    expect(goodsCentsOf(order({ refundedCents: 12_000 }))).toBe(0)
  })

  it('loses a certificate that was given back once', () => {
    const lines = [line({ kind: 'gift-certificate', rowCents: 6000, quantity: 3, refundedQuantity: 1 })]
    expect(goodsCentsOf(order({ refundedCents: 2000, lines }))).toBe(10_000 - 6000)
  })

  it('is no gift certificate and no membership', () => {
    const lines = [
      line({ kind: 'gift-certificate', rowCents: 5000 }),
      line({ kind: 'membership', rowCents: 3000, discountCents: 500 }),
      line({ kind: 'goods', rowCents: 2000 }),
      line({ kind: 'membership', rowCents: 9000, isInvoiced: false }),
    ]
    expect(goodsCentsOf(order({ discountCents: 500, lines }))).toBe(10_000 - 500 - 5000 - 2500)
  })
})
