/** J-09, I-18: what a customer's points come to, whatever happens to the orders that earned and spent them (decision 0053). */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Transaction, transaction } from '#platform/database/pool.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { earnPoints } from './commands/earn-points.ts'
import { giveBackIncentives } from './commands/give-back-incentives.ts'
import { takeBackPoints } from './commands/take-back-points.ts'
import { takeIncentives } from './commands/take-incentives.ts'
import { noteFirstOrder } from './store/first-orders.ts'
import { customerPoints, purseHistory } from './store/purses.ts'

const shop = await openTestShop()
const now = shop.clock.now()

type Act =
  | { act: 'earn'; cents: number }
  /** With a part of what is there; the money that is paid beside them may earn. */
  | { act: 'spend'; percent: number; cents: number }
  /** Of one of the orders: cents, or all of it, in which case it gives back what it spent. */
  | { act: 'refund'; which: number; percent: number }
  | { act: 'cancel'; which: number }

interface Order {
  id: string
  keptCents: number
  spent: number
  isGivenBack: boolean
}

const earn = fc.record({ act: fc.constant('earn' as const), cents: fc.integer({ min: 100, max: 9000 }) })
const spend = (cents: fc.Arbitrary<number>) =>
  fc.record({ act: fc.constant('spend' as const), percent: fc.integer({ min: 1, max: 100 }), cents })
const which = fc.nat({ max: 30 })
const refund = fc.record({
  act: fc.constant('refund' as const),
  which,
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 })),
})
const cancel = fc.record({ act: fc.constant('cancel' as const), which })
const inAnyOrder = fc.array(
  fc.oneof(earn, spend(fc.constantFrom(0, 0, 1234, 5000)), refund, cancel) satisfies fc.Arbitrary<Act>,
  { minLength: 4, maxLength: 14 },
)
const earningsFirst = fc
  .tuple(
    fc.array(earn, { minLength: 1, maxLength: 3 }),
    fc.array(fc.oneof(spend(fc.constant(0)), refund, cancel), { minLength: 3, maxLength: 12 }),
  )
  .map(([first, then]): Act[] => [...first, ...then])

/** Does them one after the other, with a look at the sums after each. */
async function live(acts: readonly Act[], look: (sums: Sums) => void): Promise<void> {
  const { id: customerId, email } = await aSignedInCustomer(shop)
  // Of an order long ago: the points of a first order have tests of their own.
  await transaction(shop.db, (tx) => noteFirstOrder(tx, { customerId, email }, randomUUID()))
  const orders: Order[] = []
  const balance = () => customerPoints(shop.db, customerId, now)
  const giveBack = (tx: Transaction, { id: orderId }: Order) =>
    giveBackIncentives(tx, { orderId, customerId, email, nextOrderOf: async () => undefined }, now)
  for (const [index, act] of acts.entries()) {
    const points = await balance()
    await transaction(shop.db, async (tx) => {
      if (act.act === 'earn' || act.act === 'spend') {
        const spent = act.act === 'spend' ? Math.ceil((points * act.percent) / 100) : 0
        const order = { id: randomUUID(), keptCents: act.cents, spent }
        orders.push({ ...order, isGivenBack: false })
        const { id: orderId, keptCents: paidCents } = order
        const totals = { giftCards: [], creditCents: 0, pointsSpent: spent }
        const taking = { orderId, customerId, email, cart: { coupons: [], totals } }
        if (spent > 0) expect(await takeIncentives(tx, taking, now)).toBeUndefined()
        return earnPoints(tx, { orderId, customerId, paidCents }, now)
      }
      const standing = orders.filter(({ isGivenBack }) => !isGivenBack)
      const order = standing[act.which % Math.max(1, standing.length)]
      if (!order) return
      order.keptCents = act.act === 'cancel' ? 0 : Math.floor((order.keptCents * (100 - act.percent)) / 100)
      order.isGivenBack = order.keptCents === 0
      const { id: orderId, keptCents } = order
      if (!order.isGivenBack)
        return takeBackPoints(tx, { orderId, keptCents, cause: `memo ${index} of ${orderId}` }, now)
      await giveBack(tx, order)
      await giveBack(tx, order)
    })
    look({
      balance: await balance(),
      earned: sumOf(orders.map(({ keptCents }) => Math.floor(keptCents / 100))),
      spent: sumOf(orders.filter(({ isGivenBack }) => !isGivenBack).map((order) => order.spent)),
    })
  }
  const purse = { kind: 'points' as const, holder: String(customerId) }
  const { entries } = await purseHistory(shop.db, purse, { limit: 1000, offset: 0 })
  // What is there can all be spent, and nothing else.
  expect(sumOf(entries.map(({ unspent }) => unspent ?? 0))).toBe(await balance())
}

interface Sums {
  balance: number
  /** By what is kept of all orders. */
  earned: number
  /** In orders that stand. */
  spent: number
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test('points are what kept goods earned less what is spent, never negative, never more, in whatever order it comes', async () => {
  const lives = fc.asyncProperty(inAnyOrder, (acts) =>
    live(acts, ({ balance, earned, spent }) => {
      // Refunds forgive what is spent, but no more than that, and only for so long.
      expect(balance).toBeGreaterThanOrEqual(Math.max(0, earned - spent))
      expect(balance).toBeLessThanOrEqual(earned)
      if (spent === 0) expect(balance).toBe(earned)
    }),
  )
  await fc.assert(lives, { numRuns: 60 })
})

test('with everything earned beforehand they are exactly that', async () => {
  const lives = fc.asyncProperty(earningsFirst, (acts) =>
    live(acts, ({ balance, earned, spent }) => expect(balance).toBe(Math.max(0, earned - spent))),
  )
  await fc.assert(lives, { numRuns: 40 })
})
