import { describe, expect, test } from 'vitest'
import { changedSums } from './changed-sums.ts'
import { differenceOf, type PricedLine, paidFor, replacedAmounts, settlementOf } from './replacement.ts'

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  sku: 'SMALL',
  quantity: 1,
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

describe('what a changed piece costs', () => {
  test('the same SKU costs the same to the cent, whatever the catalogue asks today', () => {
    const ordered = line({ discountCents: 243, discounts: [coupon('TEN', 243)] })
    const amounts = replacedAmounts(ordered, { sku: 'SMALL', regularCents: 9999 })
    expect(differenceOf(ordered, amounts)).toBe(0)
    expect(amounts).toMatchObject({ unitCents: 2431, discountCents: 243, discounts: [coupon('TEN', 243)] })
  })

  test('another size costs its own price, every piece of the line', () => {
    const ordered = line({ quantity: 3, rowCents: 7293 })
    const amounts = replacedAmounts(ordered, { sku: 'LARGE', regularCents: 4000 })
    expect(amounts).toMatchObject({
      unitCents: 4000,
      regularUnitCents: null,
      rowCents: 12_000,
      gstCents: 1091,
    })
    expect(differenceOf(ordered, amounts)).toBe(4707)
  })

  test('a member’s or campaign’s price keeps its share, and so do coupons, to the cent', () => {
    const ordered = line({
      unitCents: 2000,
      regularUnitCents: 2500,
      quantity: 2,
      rowCents: 4000,
      discountCents: 601,
      discounts: [coupon('ONE', 400), coupon('TWO', 201)],
    })
    const amounts = replacedAmounts(ordered, { sku: 'SMALLER', regularCents: 1250 })
    expect(amounts).toMatchObject({
      unitCents: 1000,
      regularUnitCents: 1250,
      rowCents: 2000,
      discountCents: 301,
    })
    expect(amounts.discounts).toEqual([coupon('ONE', 200), coupon('TWO', 101)])
    expect(amounts.gstCents, 'of what is paid').toBe(154)
  })

  test('a larger piece gets no more off than the ordered one got, in cents', () => {
    const ordered = line({
      unitCents: 2000,
      regularUnitCents: 2500,
      rowCents: 2000,
      discountCents: 300,
      discounts: [coupon('ONE', 300)],
    })
    expect(replacedAmounts(ordered, { sku: 'LARGE', regularCents: 14_999 })).toMatchObject({
      unitCents: 14_499,
      regularUnitCents: 14_999,
      rowCents: 14_499,
      discountCents: 300,
      discounts: [coupon('ONE', 300)],
    })
  })

  test('a code for a free piece of one size makes no other size free', () => {
    const ordered = line({ discountCents: 2431, discounts: [coupon('FREE', 2431)] })
    const amounts = replacedAmounts(ordered, { sku: 'LARGE', regularCents: 14_999 })
    expect(differenceOf(ordered, amounts)).toBe(14_999 - 2431)
  })

  test('of three coupons each keeps its share, and the last takes the cents that rounding leaves', () => {
    const discounts = [coupon('A', 100), coupon('B', 100), coupon('C', 100)]
    const ordered = line({ unitCents: 1000, rowCents: 1000, discountCents: 300, discounts })
    const amounts = replacedAmounts(ordered, { sku: 'SMALLER', regularCents: 892 })
    expect(amounts.discountCents).toBe(268)
    expect(amounts.discounts).toEqual([coupon('A', 89), coupon('B', 89), coupon('C', 90)])
  })

  test('of a smaller piece no coupon takes more than is left', () => {
    const discounts = [coupon('A', 1), coupon('B', 1), coupon('C', 1)]
    const ordered = line({ unitCents: 3, rowCents: 3, discountCents: 3, discounts })
    const amounts = replacedAmounts(ordered, { sku: 'SMALLER', regularCents: 2 })
    expect(amounts.discountCents).toBe(2)
    expect(amounts.discounts).toEqual([coupon('A', 1), coupon('B', 1), coupon('C', 0)])
  })

  test('a line that a coupon without an amount touched stays without a discount', () => {
    const ordered = line({ discounts: [coupon('NONE', 0)] })
    const amounts = replacedAmounts(ordered, { sku: 'LARGE', regularCents: 4000 })
    expect(amounts).toMatchObject({ discountCents: 0, discounts: [coupon('NONE', 0)] })
  })

  test('a piece that an offer made free leaves another one the price that was saved', () => {
    const ordered = line({ unitCents: 0, regularUnitCents: 2431, rowCents: 0, gstCents: 0 })
    const unitCentsOf = (regularCents: number) =>
      replacedAmounts(ordered, { sku: 'OTHER', regularCents }).unitCents
    expect([2000, 2431, 4000].map(unitCentsOf)).toEqual([0, 0, 1569])
  })

  test('there and back again costs nothing, whatever the prices', () => {
    for (let regular = 1; regular < 20_000; regular += 137) {
      const ordered = line({ discountCents: 365, discounts: [coupon('A', 122), coupon('B', 243)] })
      const amounts = replacedAmounts(ordered, { sku: 'OTHER', regularCents: regular })
      expect(paidFor(amounts)).toBeGreaterThanOrEqual(0)
      expect(paidFor(amounts)).toBe(paidFor(ordered) + differenceOf(ordered, amounts))
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
