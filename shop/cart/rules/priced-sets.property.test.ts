/** What holds for everything that is sold in sets: all pieces of it are goods, which offers act on (decision 0082). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from '#packages/money/money.ts'
import { type OfferedRecord, priceOf } from '#packages/product/price.ts'
import type { Coupon, CouponGift } from '../../marketing/rules/coupon.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import { recordOffers } from '../../marketing/rules/offered-prices.ts'
import { aCoupon } from '../../testing/small-coupon.ts'
import { price, setChoices, someRules } from '../testing/random-carts.ts'
import type { StoredLine } from './priced-line.ts'

const usable = (coupon: Coupon) => ({ code: coupon.code, coupon, refusal: undefined })

describe('J-23: a set', () => {
  const alone = (sku: string, productId: number, quantity = 1): StoredLine[] => [
    { id: 1, productId, sku, designRevision: null, quantity },
  ]
  const oneOf = fc.constantFrom(...setChoices)
  const wholeCents = ({ size, value }: (typeof setChoices)[number]) =>
    size.priceCents + percentOf(size.priceCents, value.pricePercent) + value.priceCents
  const couponOf = (gift: CouponGift) => ({ ...noIncentives, coupons: [usable(aCoupon({ gift }))] })

  test('is worth the same share of a coupon as one piece: of all that it holds', () =>
    fc.assert(
      fc.property(
        oneOf,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 20 }),
        (one, percent, quantity) => {
          const { totals } = price(
            alone(one.sku, one.productId, quantity),
            couponOf({ kind: 'percent', percent }),
          )
          expect(totals.discountCents).toBe(percentOf(wholeCents(one) * quantity, percent))
        },
      ),
    ))

  test('loses one piece at most where a piece is free', () =>
    fc.assert(
      fc.property(oneOf, fc.integer({ min: 1, max: 20 }), (one, quantity) => {
        const gift = { kind: 'free-piece' as const, size: one.size.code }
        const { totals } = price(alone(one.sku, one.productId, quantity), couponOf(gift))
        expect(totals.discountCents).toBe(one.size.priceCents)
      }),
    ))

  test('costs what the page says with every offer, and a larger one never less', () =>
    fc.assert(
      fc.property(oneOf, someRules, (one, rules) => {
        const { record, productId } = one
        const sold = { sku: record.skuPrefix, name: record.family, kind: 'printed' as const, record }
        const offered: OfferedRecord = { ...record, offers: recordOffers(sold, rules) }
        const costs = (choice: typeof one) => {
          const [line] = price(alone(choice.sku, productId), { ...noIncentives, priceRules: rules }).lines
          expect(line?.unitCents).toBe(priceOf(offered, choice.choice).unitCents)
          return line?.unitCents ?? 0
        }
        const others = setChoices.filter(({ size, record: of }) => of === record && size === one.size)
        // What only the larger set is reduced by makes it cheaper; without that, more pieces cost more.
        const dearer = others.filter((other) => wholeCents(other) >= wholeCents(one))
        const isEven = rules.every(({ option }) => option !== 'SET')
        for (const other of dearer) {
          const cents = costs(other)
          if (isEven) expect(cents).toBeGreaterThanOrEqual(costs(one))
        }
      }),
    ))
})
