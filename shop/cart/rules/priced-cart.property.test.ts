/** What holds for every cart that can be, whatever offers meet in it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { gstWithin } from '#packages/money/money.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import { priceOf } from '#packages/product/price.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import { price, printed, someIncentives, someLines } from '../testing/random-carts.ts'
import { totalSegments } from './totals.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const method = fc.constantFrom('standard', 'express')
const holds = (check: (priced: ReturnType<typeof price>, incentives: Incentives) => void) =>
  fc.assert(
    fc.property(someLines, someIncentives, method, (lines, incentives, chosen) =>
      check(price(lines, incentives, chosen), incentives),
    ),
    { numRuns: 400 },
  )

describe('every cart', () => {
  test('has no amount below zero', () =>
    holds(({ totals, lines }) => {
      const { discounts, giftCards, explanation, ...amounts } = totals
      for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0)
      for (const line of lines) {
        expect(line.unitCents).toBeGreaterThanOrEqual(0)
        expect(line.unitCents).toBeLessThanOrEqual(line.regularUnitCents)
      }
      for (const { cents } of discounts) expect(cents).toBeGreaterThan(0)
      for (const card of giftCards)
        expect(Math.min(card.appliedCents, card.remainingCents)).toBeGreaterThanOrEqual(0)
    }))

  test('costs what its parts add up to', () =>
    holds(({ totals, lines }) => {
      expect(totals.subtotalCents).toBe(sum(lines.map((line) => line.rowCents)))
      expect(totals.discountCents).toBe(
        sum(lines.flatMap((line) => line.discounts.map(({ cents }) => cents))),
      )
      expect(totals.discountCents + totals.shippingDiscountCents).toBe(
        sum(totals.discounts.map(({ cents }) => cents)),
      )
      expect(totals.giftCardCents).toBe(sum(totals.giftCards.map((card) => card.appliedCents)))
      const shown = totalSegments(totals).filter(({ code }) => code !== 'tax' && code !== 'grand_total')
      expect(sum(shown.map(({ cents }) => cents))).toBe(totals.grandTotalCents)
    }))

  test('explains every cent, and every cent of each line', () =>
    holds(({ totals, lines }) => {
      expect(sum(totals.explanation.map(({ cents }) => cents))).toBe(totals.grandTotalCents)
      for (const line of lines) {
        const own = totals.explanation.filter(({ lineId }) => lineId === line.id)
        expect(sum(own.map(({ cents }) => cents))).toBe(line.rowCents - line.discountCents)
      }
    }))

  test('contains a GST of one eleventh, to the cent, line by line and of delivery', () =>
    holds(({ totals, lines }) => {
      for (const line of lines) {
        const isVoucher = line.product.kind === 'gift-certificate'
        expect(line.gstCents).toBe(isVoucher ? 0 : gstWithin(line.rowCents - line.discountCents))
      }
      const delivery = gstWithin(totals.shippingCents - totals.shippingDiscountCents)
      expect(totals.gstCents).toBe(sum(lines.map((line) => line.gstCents)) + delivery)
    }))

  test('J-23: takes coupons off base prices only, never off the special size, certificates or memberships', () =>
    holds(({ lines }, { coupons }) => {
      const freeSizes = coupons.flatMap(({ coupon }) =>
        coupon?.gift.kind === 'free-piece' ? coupon.gift.size : [],
      )
      for (const line of lines) {
        expect(line.discountCents).toBeLessThanOrEqual(line.baseCents * line.quantity)
        if (!line.takesOffers) expect(line.discountCents).toBe(0)
        if (line.family === 'canvas' && line.size === '20X20' && !freeSizes.includes('20X20'))
          expect(line.discountCents).toBe(0)
      }
    }))

  test('takes from gift cards, credit and points no more than they hold and than is due', () =>
    holds(({ totals }, incentives) => {
      const due =
        totals.subtotalCents - totals.discountCents + totals.shippingCents - totals.shippingDiscountCents
      const paid = totals.giftCardCents + totals.creditCents + totals.pointsCents
      expect(paid).toBeLessThanOrEqual(due)
      expect(totals.grandTotalCents).toBe(due - paid)
      expect(totals.creditCents).toBeLessThanOrEqual(incentives.creditCents ?? 0)
      const { points } = incentives
      expect(totals.pointsSpent).toBeLessThanOrEqual(points?.balance ?? 0)
      if (points && totals.pointsSpent > 0) {
        expect(totals.pointsSpent).toBeLessThanOrEqual(points.rule.maxPoints ?? Number.POSITIVE_INFINITY)
        expect(totals.pointsCents * points.rule.points).toBeLessThanOrEqual(
          totals.pointsSpent * points.rule.cents,
        )
      }
      for (const [index, card] of totals.giftCards.entries()) {
        const held = incentives.giftCards[index]
        expect(card.appliedCents).toBeLessThanOrEqual(held?.isExpired ? 0 : (held?.balanceCents ?? 0))
      }
    }))
})

describe('what changes nothing', () => {
  test('adding a line and removing it again', () => {
    fc.assert(
      fc.property(someLines, printed, someIncentives, (lines, thing, incentives) => {
        const added = [...lines, { id: 99, designRevision: null, quantity: 3, ...thing }]
        price(added, incentives)
        const removed = added.filter(({ id }) => id !== 99)
        expect(price(removed, incentives)).toEqual(price(lines, incentives))
      }),
    )
  })

  test('the order in which coupons were typed', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const turned = { ...incentives, coupons: [...incentives.coupons].reverse() }
        const one = price(lines, incentives)
        const other = price(lines, turned)
        expect(other.totals.grandTotalCents).toBe(one.totals.grandTotalCents)
        expect(other.lines.map((line) => line.discountCents)).toEqual(
          one.lines.map((line) => line.discountCents),
        )
        // Free delivery is named after the first of several codes for it.
        if (incentives.coupons.filter(({ coupon }) => coupon?.gift.kind === 'free-shipping').length < 2) {
          const named = ({ totals }: typeof one) =>
            new Map(totals.discounts.map(({ code, cents }) => [code, cents]))
          expect(named(other)).toEqual(named(one))
        }
      }),
    )
  })

  test('the order of the lines, but for which of two equal pieces is the free one', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const { totals } = price(lines, incentives)
        const turned = price([...lines].reverse(), incentives).totals
        expect(turned.grandTotalCents).toBe(totals.grandTotalCents)
        expect(turned.discountCents).toBe(totals.discountCents)
      }),
    )
  })

  test('the order of gift cards, except for which of them is used up first', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const turned = { ...incentives, giftCards: [...incentives.giftCards].reverse() }
        const { totals } = price(lines, incentives)
        const other = price(lines, turned).totals
        expect(other.giftCardCents).toBe(totals.giftCardCents)
        expect(other.grandTotalCents).toBe(totals.grandTotalCents)
      }),
    )
  })
})

test('without offers a printed piece costs what its product page says', () => {
  fc.assert(
    fc.property(printed, ({ sku, productId }) => {
      const parsed = parseSku(canvasRecord, sku)
      if (parsed.kind !== 'choice') throw new Error(parsed.message)
      const [line] = price([{ id: 1, productId, sku, designRevision: null, quantity: 1 }]).lines
      expect(line?.unitCents).toBe(priceOf(canvasRecord, parsed.choice).unitCents)
    }),
  )
})

test('J-02: what is saved for later changes no figure of a cart, and takes no coupon', () =>
  fc.assert(
    fc.property(someLines, someLines, someIncentives, method, (lines, others, incentives, chosen) => {
      const saved = others.map((line) => ({ ...line, id: line.id + 100, savedForLater: true }))
      const { savedLines, ...priced } = price([...saved, ...lines], incentives, chosen)
      const { savedLines: none, ...alone } = price(lines, incentives, chosen)
      expect(priced).toEqual(alone)
      expect(none).toEqual([])
      expect(savedLines.map(({ id, discountCents }) => [id, discountCents])).toEqual(
        saved.map(({ id }) => [id, 0]),
      )
    }),
    { numRuns: 200 },
  ))
