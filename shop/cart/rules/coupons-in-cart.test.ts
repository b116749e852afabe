import { describe, expect, test } from 'vitest'
import type { Coupon } from '../../marketing/rules/coupon.ts'
import { type CouponLine, couponDiscounts } from '../../marketing/rules/coupon-discounts.ts'
import type { CouponInUse } from '../../marketing/rules/incentives.ts'
import { aCoupon } from '../../testing/small-coupon.ts'
import { combine, couponOutcomes, type DeliveryForCoupons, usableCoupons } from './coupons-in-cart.ts'

const inUse = (coupon: Coupon, refusal?: string): CouponInUse => ({ code: coupon.code, coupon, refusal })
const aLine = (parts: Partial<CouponLine> = {}): CouponLine => ({
  id: 1,
  family: 'board',
  size: '30X40',
  specialName: undefined,
  quantity: 1,
  baseCents: 2000,
  pieceCents: parts.baseCents ?? 2000,
  takesOffers: true,
  ...parts,
})
const offersNote = 'Offers apply to base price only.'
const standard: DeliveryForCoupons = { isDelivered: true, isStandard: true, cents: 1499, freedBy: undefined }
const freeDelivery = { gift: { kind: 'free-shipping' as const } }
const alone = aCoupon({ code: 'alone', isCombinable: false })
const shared = aCoupon({ code: 'shared' })

describe('two coupons combine', () => {
  test.each([
    ['when both may', shared, aCoupon({ code: 'other' }), true],
    ['not when the first stands alone', alone, shared, false],
    ['not when the second stands alone', shared, alone, false],
    ['not when both stand alone', alone, aCoupon({ code: 'other', isCombinable: false }), false],
  ])('%s', (_, one, other, isFine) => expect(combine(one, other)).toBe(isFine))
})

describe('of the coupons of a cart', () => {
  const codes = (coupons: CouponInUse[], goodsCents = 5000) =>
    usableCoupons(coupons, goodsCents).map(({ code }) => code)

  test('one that stands alone keeps out those after it', () => {
    expect(codes([inUse(alone), inUse(shared)])).toEqual(['alone'])
    expect(codes([inUse(shared), inUse(alone)])).toEqual(['shared'])
    expect(codes([inUse(shared), inUse(aCoupon({ code: 'other' }))])).toEqual(['shared', 'other'])
  })

  test('one that is refused, unknown or short of its minimum keeps out none', () => {
    const unknown = { code: 'unknown', coupon: undefined, refusal: 'We do not know this code.' }
    const dear = aCoupon({ code: 'dear', isCombinable: false, minimumSubtotalCents: 5001 })
    expect(codes([inUse(alone, 'It ended.'), unknown, inUse(dear), inUse(shared)])).toEqual(['shared'])
    expect(codes([inUse(dear)], 5001)).toEqual(['dear'])
  })
})

describe('the shopper reads of a coupon', () => {
  function outcomes(coupons: CouponInUse[], lines: CouponLine[], delivery = standard, goodsCents = 5000) {
    const usable = usableCoupons(coupons, goodsCents)
    const discounts = couponDiscounts(lines, usable)
    return couponOutcomes(coupons, { usable, lines, discounts, goodsCents, delivery, offersNote })
  }
  const noteOf = (coupon: Coupon, lines: CouponLine[] = [aLine()], delivery = standard) =>
    outcomes([inUse(coupon)], lines, delivery)[0]

  test('what it gives, in the words of staff or of the shop', () => {
    const lines = [aLine(), aLine({ id: 2, baseCents: 1000 })]
    expect(noteOf(shared, lines)).toEqual({
      code: 'shared',
      givesCents: 300,
      note: undefined,
      isBlocked: false,
      successMessage: 'Your code SHARED has been applied.',
    })
    expect(noteOf(aCoupon({ successMessage: 'Happy spring!' }))?.successMessage).toBe('Happy spring!')
  })

  test('what it takes off delivery, and not what another coupon does', () => {
    const delivery = { ...standard, freedBy: 'free' }
    const [free, other] = outcomes(
      [inUse(aCoupon({ code: 'free', ...freeDelivery })), inUse(shared)],
      [aLine()],
      delivery,
    )
    expect(free).toMatchObject({ givesCents: 1499, successMessage: 'Your code FREE has been applied.' })
    expect(other?.givesCents).toBe(200)
  })

  test('why it is refused', () => {
    expect(outcomes([inUse(shared, 'It ended.')], [aLine()])[0]).toEqual({
      code: 'shared',
      givesCents: 0,
      note: 'It ended.',
      isBlocked: false,
      successMessage: undefined,
    })
    const unknown = { code: 'unknown', coupon: undefined, refusal: 'We do not know this code.' }
    expect(outcomes([unknown], [aLine()])[0]).toMatchObject({
      note: 'We do not know this code.',
      isBlocked: false,
    })
  })

  test('that another one stands in its way', () => {
    const [, blocked] = outcomes([inUse(alone), inUse(shared)], [aLine()])
    expect(blocked).toMatchObject({
      note: 'This code cannot be used together with ALONE.',
      isBlocked: true,
      givesCents: 0,
    })
    const three = outcomes([inUse(shared), inUse(aCoupon({ code: 'b' })), inUse(alone)], [aLine()])
    expect(three[2]).toMatchObject({
      note: 'This code cannot be used together with SHARED.',
      isBlocked: true,
    })
  })

  test('that goods are missing for its minimum, which is nobody else’s fault', () => {
    const dear = aCoupon({ code: 'dear', minimumSubtotalCents: 6000 })
    expect(outcomes([inUse(alone), inUse(dear)], [aLine()])[1]).toMatchObject({
      note: 'This code needs goods for A$60.00 or more. Add A$10.00 more to use it.',
      isBlocked: false,
    })
  })

  test.each<[string, Partial<Coupon>, CouponLine[], Partial<DeliveryForCoupons>, string]>([
    [
      'nothing is delivered',
      freeDelivery,
      [aLine()],
      { isDelivered: false },
      'Nothing in this cart is delivered.',
    ],
    [
      'another method is chosen',
      freeDelivery,
      [aLine()],
      { isStandard: false },
      'This code makes standard delivery free.',
    ],
    [
      'delivery is free anyway',
      freeDelivery,
      [aLine()],
      { cents: 0 },
      'Standard delivery is free for this cart already.',
    ],
    [
      'nothing takes it',
      { family: 'mug' },
      [aLine()],
      {},
      'Nothing in this cart takes this code. Offers apply to base price only.',
    ],
    [
      'its size is missing',
      { gift: { kind: 'free-piece', size: '20X20' } },
      [aLine()],
      {},
      'This code is for the size 20 × 20, and none is in the cart.',
    ],
    [
      'all its sizes are missing',
      { sizes: ['60X90', 'LARGE'] },
      [aLine(), aLine({ id: 2, size: undefined })],
      {},
      'This code is for the size 60 × 90 or LARGE, and none is in the cart.',
    ],
    [
      'its size is of another family',
      { sizes: ['30X40'], family: 'mug' },
      [aLine()],
      {},
      'Nothing in this cart takes this code. Offers apply to base price only.',
    ],
    [
      'pieces are missing',
      { gift: { kind: 'buy-x-get-y', buy: 3, free: 1 } },
      [aLine({ quantity: 2 }), aLine({ id: 2 })],
      {},
      'This code needs 4 pieces or more. Add 1 more to use it.',
    ],
    [
      'there is nothing left to take off',
      {},
      [aLine({ baseCents: 0 })],
      {},
      'Other codes take the whole base price already.',
    ],
    [
      'enough pieces cost nothing',
      { gift: { kind: 'buy-x-get-y', buy: 1, free: 1 } },
      [aLine({ baseCents: 0, quantity: 2 })],
      {},
      'Other codes take the whole base price already.',
    ],
  ])('that %s', (_, parts, lines, delivery, note) => {
    expect(noteOf(aCoupon(parts), lines, { ...standard, ...delivery })).toMatchObject({
      givesCents: 0,
      note,
      isBlocked: false,
    })
  })
})
