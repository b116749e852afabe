import { describe, expect, test } from 'vitest'
import { uidOf } from '../api/uid.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, aPaidOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { approveReview, rejectReview } from './commands/decide-review.ts'
import { ratingChoices } from './rules/ratings.ts'
import { productReviews } from './tables.ts'

const shop = await openTestShop()

const WRITE = `mutation ($input: CreateProductReviewInput!) {
  createProductReview(input: $input) { review { nickname } } }`
const POINTS = `{ customer { reward_points { balance { points }
  balance_history { points_change change_reason } } } }`

/** Writes a review; its number. */
async function aReview(visit: object = {}, sku = 'CANVAS'): Promise<number> {
  const [rating] = ratingChoices
  const ratings = [{ id: uidOf(rating!.id), value_id: uidOf(rating!.values[4]!.id) }]
  const input = {
    sku,
    nickname: 'Mia',
    summary: 'Lovely',
    text: 'Sharp, and the colours are right.',
    ratings,
  }
  await shop.ask(WRITE, { input }, visit)
  const ids = (await shop.db.select({ id: productReviews.id }).from(productReviews)).map(({ id }) => id)
  return Math.max(...ids)
}
const pointsOf = async (customer: { visit: object }) =>
  (await shop.ask(POINTS, {}, customer.visit)).customer.reward_points

describe('J-09: points for a review', () => {
  test('of something that was bought come when it is published, and say what they are for', async () => {
    const customer = await aSignedInCustomer(shop)
    await aPaidOrder(shop, { customerId: customer.id })
    const id = await aReview(customer.visit)
    expect((await pointsOf(customer)).balance.points).toBe(0)
    await approveReview(shop, id)
    const { balance, balance_history } = await pointsOf(customer)
    expect(balance.points).toBe(50)
    expect(balance_history).toEqual([
      { points_change: 50, change_reason: expect.stringContaining('Custom canvas print') },
    ])
  })

  test('come once for a product, however often it is reviewed, turned down and published again', async () => {
    const customer = await aSignedInCustomer(shop)
    await aPaidOrder(shop, { customerId: customer.id })
    const id = await aReview(customer.visit)
    await Promise.all([approveReview(shop, id), approveReview(shop, id)])
    await rejectReview(shop, id)
    await approveReview(shop, id)
    await approveReview(shop, await aReview(customer.visit))
    expect((await pointsOf(customer)).balance.points).toBe(50)
  })

  test('do not come for a review that is turned down, nor for one by a guest', async () => {
    const customer = await aSignedInCustomer(shop)
    await aPaidOrder(shop, { customerId: customer.id })
    await rejectReview(shop, await aReview(customer.visit))
    await approveReview(shop, await aReview())
    expect((await pointsOf(customer)).balance.points).toBe(0)
  })

  test.each<[string, (customerId: number) => Promise<unknown>]>([
    ['never ordered', async () => undefined],
    ['has not paid yet', (customerId) => anOrder(shop, { customerId })],
    [
      'cancelled',
      async (customerId) => {
        const { id } = await aPaidOrder(shop, { customerId })
        return cancelOrder(shop, id, { actor: 'shop' })
      },
    ],
    [
      'was refunded',
      async (customerId) => {
        const { id } = await aPaidOrder(shop, { customerId })
        return refundOrder(shop, id, { everything: true, way: 'gateway', reason: 'It never came' })
      },
    ],
  ])('do not come to somebody who %s', async (_, happened) => {
    const customer = await aSignedInCustomer(shop)
    await happened(customer.id)
    await approveReview(shop, await aReview(customer.visit))
    expect((await pointsOf(customer)).balance.points).toBe(0)
  })

  test('do not come for another product than the one that was bought', async () => {
    const customer = await aSignedInCustomer(shop)
    await aPaidOrder(shop, { customerId: customer.id })
    await approveReview(shop, await aReview(customer.visit, 'SAMPLE-KIT'))
    expect((await pointsOf(customer)).balance.points).toBe(0)
  })
})
