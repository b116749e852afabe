/** J-09, I-18: points of an order that is cancelled have the time left that they had when it spent them (decision 0053). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { givePoints } from '../testing/incentives.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { giveBackIncentives } from './commands/give-back-incentives.ts'
import { takeIncentives } from './commands/take-incentives.ts'
import { customerPoints, lockPurses, movePurses } from './store/purses.ts'

const shop = await openTestShop()
const now = shop.clock.now()
const dayOf = (days: number) => new Date(now.getTime() + days * 86_400_000)

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

/** An order that holds points from one day to another, when it is given back, twice over. */
async function anOrderHolds(points: number, { id: customerId, email }: Customer, from: number, to: number) {
  const orderId = randomUUID()
  const cart = { coupons: [], totals: { giftCards: [], creditCents: 0, pointsSpent: points } }
  const taking = { orderId, orderNumber: '100000001', customerId, email, cart }
  expect(await transaction(shop.db, (tx) => takeIncentives(tx, taking, dayOf(from)))).toBeUndefined()
  const givenBack = { orderId, customerId, email, nextOrderOf: async () => undefined }
  for (let times = 0; times < 2; times++) {
    await transaction(shop.db, (tx) => giveBackIncentives(tx, givenBack, dayOf(to)))
  }
}
const usable = ({ id }: Customer, days: readonly number[]) =>
  Promise.all(days.map((day) => customerPoints(shop.db, id, dayOf(day))))

test('each with its own, however often they are spent and come back', async () => {
  const customer = await aSignedInCustomer(shop)
  await givePoints(shop, customer.id, 300, dayOf(1))
  await givePoints(shop, customer.id, 200, dayOf(100))
  // One order holds 300 and a half of the 200 for six days, the next one 300 and the other half for four.
  await anOrderHolds(400, customer, 0, 6)
  await anOrderHolds(400, customer, 6, 10)
  expect(await usable(customer, [10.9, 11, 103.9, 104, 106])).toEqual([500, 200, 200, 100, 0])
})

test('orders that are placed and cancelled again and again make no point last longer than its year', async () => {
  const customer = await aSignedInCustomer(shop)
  await fillPurse(shop, { kind: 'points', holder: String(customer.id) }, 100)
  for (let day = 0; day < 364; day += 52) await anOrderHolds(100, customer, day, day)
  expect(await usable(customer, [364.9, 365])).toEqual([100, 0])
})

test('the history shows in one line what an order spent, and what came back, of points of many days', async () => {
  const customer = await aSignedInCustomer(shop)
  for (const day of [10, 20, 30]) await givePoints(shop, customer.id, 100, dayOf(day))
  await anOrderHolds(250, customer, 0, 1)
  const { reward_points: read } = (
    await shop.ask(
      '{ customer { reward_points { balance_history { points_change change_reason balance { points } } } } }',
      {},
      customer.visit,
    )
  ).customer
  expect(read.balance_history.slice(0, 3)).toEqual([
    { points_change: 250, change_reason: 'Given back: Order 100000001', balance: { points: 300 } },
    { points_change: -250, change_reason: 'Used: Order 100000001', balance: { points: 50 } },
    { points_change: 100, change_reason: 'Adjusted', balance: { points: 300 } },
  ])
})

test('those that staff gave without an end are spent too, and come back', async () => {
  const customer = await aSignedInCustomer(shop)
  const purse = { kind: 'points' as const, holder: String(customer.id) }
  await givePoints(shop, customer.id, 100, dayOf(10))
  await transaction(shop.db, async (tx) => {
    await lockPurses(tx, [purse])
    await movePurses(tx, [{ ...purse, change: 50, reason: 'adjusted', at: now }])
  })
  await anOrderHolds(150, customer, 0, 1)
  expect(await usable(customer, [1, 10.9, 11])).toEqual([150, 150, 50])
})
