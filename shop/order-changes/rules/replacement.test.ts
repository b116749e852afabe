import { describe, expect, test } from 'vitest'
import { keptOfLine } from '../../orders/rules/refund.ts'
import { changedSums } from './changed-sums.ts'
import {
  differenceOf,
  type KeptLine,
  type NextPiece,
  paidAfterChange,
  replacedAmounts,
  settlementOf,
} from './replacement.ts'

const line = (change: Partial<KeptLine> = {}): KeptLine => ({
  sku: 'SMALL',
  quantity: 1,
  refundedQuantity: 0,
  unitCents: 2431,
  regularUnitCents: null,
  rowCents: 2431,
  discountCents: 0,
  discounts: [],
  gstCents: 221,
  ...change,
})
const coupon = (couponCode: string, amountCents: number) => ({
  label: couponCode,
  couponCode,
  amountCents,
  appliedTo: 'ITEM' as const,
})

describe('what is paid for a changed piece', () => {
  const sum = (totalCents: number, lineCents: number) => ({ totalCents, lineCents })
  test.each([
    ['what the cart asks for it, where nothing else changes', sum(90, 30), sum(90, 30), sum(80, 20), 20],
    ['also what the others would have lost', sum(90, 30), sum(90, 30), sum(90, 10), 30],
    ['less, where more comes off the others', sum(90, 30), sum(90, 30), sum(70, 20), 10],
    ['never less than nothing', sum(90, 30), sum(90, 30), sum(40, 0), 0],
    ['by the cart, where a rule of this line is gone', sum(80, 20), sum(90, 30), sum(85, 25), 25],
    ['by the cart, where this line has become cheaper', sum(100, 40), sum(90, 30), sum(85, 25), 25],
    ['not what the other lines keep of a rule that is gone', sum(70, 30), sum(90, 30), sum(80, 20), 20],
    ['not what an earlier change left on other lines', sum(90, 20), sum(90, 30), sum(80, 20), 10],
  ])('%s', (_, paid, asked, next, cents) => {
    expect(paidAfterChange(paid, asked, next)).toBe(cents)
  })
})

describe('what a changed piece costs', () => {
  const next = (change: Partial<NextPiece>): NextPiece => ({
    ...{ sku: 'OTHER', unitCents: 1000, regularUnitCents: 1000, keptCents: 1000, discounts: [] },
    ...change,
  })

  test('the same SKU costs the same to the cent, whatever the catalogue asks today', () => {
    const ordered = line({ discountCents: 243, discounts: [coupon('TEN', 243)] })
    const { amounts, lostCents } = replacedAmounts(ordered, next({ sku: 'SMALL', unitCents: 9999 }))
    expect(differenceOf(ordered, amounts)).toBe(0)
    expect(lostCents).toBe(0)
    expect(amounts).toMatchObject({ unitCents: 2431, discountCents: 243, discounts: [coupon('TEN', 243)] })
  })

  test('another size costs its own price, every piece of the line', () => {
    const ordered = line({ quantity: 3, rowCents: 7293 })
    const { amounts } = replacedAmounts(
      ordered,
      next({ unitCents: 4000, regularUnitCents: 4000, keptCents: 12_000 }),
    )
    expect(amounts).toMatchObject({
      unitCents: 4000,
      regularUnitCents: null,
      rowCents: 12_000,
      discountCents: 0,
      gstCents: 1091,
    })
    expect(differenceOf(ordered, amounts)).toBe(4707)
  })

  test('it shows the price that rules give it, and what each code takes off', () => {
    const discounts = [coupon('ONE', 200), coupon('TWO', 101)]
    const wanted = next({ regularUnitCents: 1250, keptCents: 1699, discounts })
    const { amounts, lostCents } = replacedAmounts(line({ quantity: 2, rowCents: 4000 }), wanted)
    expect(amounts).toEqual({
      ...{ unitCents: 1000, regularUnitCents: 1250, rowCents: 2000, discountCents: 301, discounts },
      gstCents: 154,
    })
    expect(lostCents).toBe(0)
  })

  test('what other pieces would lose and it does not come to is told', () => {
    const { amounts, lostCents } = replacedAmounts(line(), next({ keptCents: 1400 }))
    expect(amounts).toMatchObject({ rowCents: 1000, discountCents: 0 })
    expect(lostCents).toBe(400)
  })

  test('no more comes off it than the codes leave for it', () => {
    const wanted = next({ keptCents: 0, discounts: [coupon('A', 300)] })
    expect(replacedAmounts(line(), wanted).amounts).toMatchObject({
      discountCents: 300,
      discounts: [coupon('A', 300)],
    })
  })

  test('of a line that is given back in part, what is paid is of the pieces that are left', () => {
    for (let quantity = 2; quantity <= 9; quantity++)
      for (let refundedQuantity = 1; refundedQuantity < quantity; refundedQuantity++)
        for (let keptCents = 0; keptCents <= 1000 * (quantity - refundedQuantity); keptCents += 331) {
          const ordered = line({ quantity, refundedQuantity, rowCents: 2431 * quantity })
          const wanted = next({
            keptCents,
            discounts: [coupon('A', 400 * quantity), coupon('B', 600 * quantity)],
          })
          const { amounts, lostCents } = replacedAmounts(ordered, wanted)
          expect(keptOfLine({ ...ordered, ...amounts })).toBe(keptCents)
          expect(lostCents).toBe(0)
          expect(amounts.discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
            amounts.discountCents,
          )
        }
  })
})

describe('how a difference is settled', () => {
  const paid = { paidAt: new Date(), grandTotalCents: 5000, state: 'placed', paymentMethod: 'card' }
  const waiting = { ...paid, paidAt: null, state: 'pending-payment', paymentMethod: 'banktransfer' }
  test.each([
    ['nothing', paid, 0, 'same', /^It costs the same\.$/],
    ['less of a paid order', paid, -120, 'back', /^A\$1\.20 less, which we give back/],
    ['more of a paid order', paid, 120, 'refused', /^A\$1\.20 more\. A paid order cannot be made dearer/],
    [
      'more of an order that waits',
      waiting,
      120,
      'to-pay',
      /^A\$1\.20 more: you have A\$51\.20 to pay in all\.$/,
    ],
    ['less of it', waiting, -120, 'to-pay', /^A\$1\.20 less: you have A\$48\.80 to pay in all\.$/],
    ['all of it', waiting, -5000, 'refused', /Gift cards, credit or points/],
    [
      'less, of money that came from outside the shop, asks for the account',
      { ...paid, paymentMethod: 'payid' },
      -120,
      'back',
      /^A\$1\.20 less, which we give back by bank transfer\. We do not know your account: .+ BSB/,
    ],
    ['a payment under way', { ...paid, paidAt: null }, -120, 'refused', /Your bank is paying/],
    ['nothing while it is under way', { ...paid, paidAt: null }, 0, 'same', /the same/],
  ])('%s', (_, order, difference, kind, words) => {
    const settlement = settlementOf(order, difference)
    expect(settlement.kind).toBe(kind)
    expect(settlement.words).toMatch(words)
  })
})

test('the sums of an unpaid order move by the difference, coupon by coupon; delivery stays', () => {
  const before = line({ rowCents: 4000, discountCents: 400, discounts: [coupon('TEN', 400)], gstCents: 327 })
  const after = {
    ...before,
    rowCents: 6000,
    discountCents: 600,
    discounts: [coupon('TEN', 600)],
    gstCents: 491,
  }
  const free = {
    label: 'Free delivery',
    couponCode: 'TEN',
    amountCents: 1499,
    appliedTo: 'SHIPPING' as const,
  }
  const sums = { subtotalCents: 9000, discountCents: 900, gstCents: 736, grandTotalCents: 8100 }
  expect(changedSums({ ...sums, discounts: [coupon('TEN', 900), free] }, before, after)).toEqual({
    subtotalCents: 11_000,
    discountCents: 1100,
    gstCents: 900,
    grandTotalCents: 9900,
    discounts: [coupon('TEN', 1100), free],
  })
})

test('each coupon moves by its own share, and one of another name or of the delivery by nothing', () => {
  const ofLine = (one: number, two: number) => ({
    ...line({ rowCents: 4000, discountCents: one + two }),
    discounts: [coupon('ONE', one), coupon('TWO', two)],
  })
  const named = { ...coupon('ONE', 70), label: 'Welcome' }
  const delivery = { ...coupon('ONE', 1499), appliedTo: 'SHIPPING' as const }
  const sums = { subtotalCents: 9000, discountCents: 900, gstCents: 736, grandTotalCents: 8100 }
  const order = { ...sums, discounts: [coupon('ONE', 500), coupon('TWO', 400), named, delivery] }
  expect(changedSums(order, ofLine(100, 50), ofLine(160, 90)).discounts).toEqual([
    coupon('ONE', 560),
    coupon('TWO', 440),
    named,
    delivery,
  ])
})
