/** J-09, I-18: points that an order earned, and what refunds take of them (decision 0053). */
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { takeIncentives } from '../marketing/commands/take-incentives.ts'
import { noteFirstOrder } from '../marketing/store/first-orders.ts'
import { movePurses } from '../marketing/store/purses.ts'
import { earningRules } from '../marketing/tables.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aPaidOrder, aWrittenOrder, inProduction } from '../testing/orders.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { markPaid } from './commands/mark-paid.ts'
import { takeToProduction } from './commands/office-steps.ts'
import { recordMovements } from './commands/record-movements.ts'
import { refundOrder } from './commands/refund-order.ts'
import { shipLines } from './commands/ship-lines.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

test('a gift certificate earns none, and is not given back by itself', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await aWrittenOrder(shop, { customerId: customer.id, grandTotalCents: 15_900 }, [
    { kind: 'gift-certificate', unitCents: 10_000, rowCents: 10_000 },
    { quantity: 3, unitCents: 2000, rowCents: 6000 },
  ])
  await markPaid(shop, order.id)
  await inProduction(shop, order)
  const [certificate, print] = order.lines
  await shipLines(shop, order.id, {
    carrier: 'auspost',
    carrierTitle: 'Australia Post',
    lines: [{ orderLineId: print!.id, quantity: 3 }],
  })
  expect((await pointsOf(customer)).balance).toBe(60)
  const refusal = await refundOrder(shop, order.id, {
    lines: [{ orderLineId: certificate!.id, quantity: 1 }],
    shippingCents: 0,
    adjustmentCents: 0,
    way: 'bank',
    reason: 'Not wanted',
  })
  expect(refusal).toMatchObject({ message: expect.stringMatching(/in use from the moment that it is paid/) })
  expect((await pointsOf(customer)).balance).toBe(60)
})

test.each(['gift-certificate', 'membership'] as const)(
  'a first order of nothing but a %s earns none, so no refund leaves any',
  async (kind) => {
    const customer = await aSignedInCustomer(shop)
    const { id: customerId, email } = customer
    const nothingSent = { shippingAddress: null, minimumDays: null, maximumDays: null }
    const order = await aWrittenOrder(shop, { customerId, email, ...nothingSent }, [
      { kind, unitCents: 5000, rowCents: 5000 },
    ])
    await transaction(shop.db, (tx) => noteFirstOrder(tx, { customerId, email }, order.id))
    await markPaid(shop, order.id)
    expect(await pointsOf(customer)).toEqual({ balance: 0, history: [] })
  },
)

/** Points that can be spent, and what the page of points says of their changes, newest first. */
async function pointsOf({ visit }: Customer) {
  const { customer } = await shop.ask(
    '{ customer { reward_points { balance { points } balance_history { points_change change_reason } } } }',
    {},
    visit,
  )
  const { balance, balance_history: history } = customer.reward_points
  return {
    balance: balance.points,
    history: history.map(
      (entry: { points_change: number; change_reason: string }) =>
        `${entry.points_change} ${entry.change_reason}`,
    ),
  }
}

/** Their first: three pieces of A$20.00 each and A$9.00 for delivery, sent in full. */
async function anOrderThatEarned(customer: Customer, amounts: { pointsCents?: number } = {}) {
  const { pointsCents = 0 } = amounts
  const money = { shippingCents: 900, grandTotalCents: 6900 - pointsCents, pointsCents }
  const order = await aWrittenOrder(shop, { customerId: customer.id, ...money }, [
    { quantity: 3, unitCents: 2000, rowCents: 6000 },
  ])
  const { id: customerId, email } = customer
  await transaction(shop.db, (tx) => noteFirstOrder(tx, { customerId, email }, order.id))
  await markPaid(shop, order.id)
  return sent(order)
}

async function sent(order: OrderWithLines): Promise<OrderWithLines> {
  if (order.state !== 'in-production') await inProduction(shop, order)
  await shipLines(shop, order.id, {
    carrier: 'auspost',
    carrierTitle: 'Australia Post',
    lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
  })
  return order
}

const refund = (order: OrderWithLines, parts: object = {}) =>
  refundOrder(shop, order.id, {
    lines: [],
    shippingCents: 0,
    adjustmentCents: 0,
    way: 'bank',
    reason: 'One corner was bent',
    ...parts,
  })
const onePiece = ({ lines }: OrderWithLines) => ({ lines: [{ orderLineId: lines[0]!.id, quantity: 1 }] })

test('a refund of one of three pieces takes its points, and the history says so', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  expect((await pointsOf(customer)).balance).toBe(160)
  await refund(order, onePiece(order))
  expect(await pointsOf(customer)).toEqual({
    balance: 140,
    history: [`-20 Taken back: Order ${order.number}, refunded in part`, `160 Earned: Order ${order.number}`],
  })
})

test('cents count together: a point goes with the first cent of its dollar, and delivery takes none', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  const balances: number[] = []
  for (const parts of [
    { adjustmentCents: 1 },
    { adjustmentCents: 99 },
    { shippingCents: 900 },
    { adjustmentCents: 1 },
  ]) {
    await refund(order, parts)
    balances.push((await pointsOf(customer)).balance)
  }
  expect(balances).toEqual([159, 159, 159, 158])
})

test('after parts the rest takes the rest, what was earned for a first order too', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  await refund(order, onePiece(order))
  await refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Lost in the post' })
  const { balance, history } = await pointsOf(customer)
  expect(balance).toBe(0)
  expect(history[0]).toBe(`-140 Taken back: Order ${order.number}, refunded`)
})

test('all of it as store credit takes all of them, when points had paid a part', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer, { pointsCents: 1000 })
  expect((await pointsOf(customer)).balance).toBe(150)
  await refundOrder(shop, order.id, { everything: true, way: 'credit', reason: 'Lost in the post' })
  expect((await pointsOf(customer)).balance).toBe(0)
})

test('twenty refunds at once take what one of their sum takes', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  await Promise.all(Array.from({ length: 20 }, () => refund(order, { adjustmentCents: 151 })))
  // 60.00 less 30.20 keeps 29 points, and 100 for the first order.
  expect((await pointsOf(customer)).balance).toBe(129)
})

test('points that are spent meanwhile are not asked back: the balance is never below zero', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  const purse = { kind: 'points' as const, holder: String(customer.id) }
  await transaction(shop.db, (tx) =>
    movePurses(tx, [{ ...purse, change: -155, reason: 'adjusted', at: shop.clock.now() }]),
  )
  await refund(order, onePiece(order))
  expect(await pointsOf(customer)).toMatchObject({ balance: 0 })
})

/** An order that waits for its transfer, and for which points have paid A$10.00 less. */
async function anOrderPaidWith(points: number, { id: customerId, email }: Customer) {
  const order = await aWrittenOrder(shop, { customerId, pointsCents: 1000, grandTotalCents: 1000 }, [
    { unitCents: 2000, rowCents: 2000 },
  ])
  const totals = { giftCards: [], creditCents: 0, pointsSpent: points }
  const refused = await transaction(shop.db, (tx) =>
    takeIncentives(
      tx,
      { orderId: order.id, customerId, email, cart: { coupons: [], totals } },
      shop.clock.now(),
    ),
  )
  if (refused !== undefined) throw new Error(refused)
  return order
}
const cancel = (order: OrderWithLines) => cancelOrder(shop, order.id, { actor: 'shopper' })
const refundAll = (order: OrderWithLines) =>
  refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Lost in the post' })

test('points that an order only borrowed are taken back when it is cancelled after the refund of the order that earned them', async () => {
  const customer = await aSignedInCustomer(shop)
  const earner = await anOrderThatEarned(customer)
  const parked = await anOrderPaidWith(160, customer)
  await refundAll(earner)
  expect((await pointsOf(customer)).balance).toBe(0)
  await cancel(parked)
  expect(await pointsOf(customer)).toEqual({
    balance: 0,
    history: [
      `-160 Taken back: Order ${earner.number}, refunded`,
      '160 Given back',
      '-160 Used',
      `160 Earned: Order ${earner.number}`,
    ],
  })
})

test('of points that come back, only what the refund of a part missed goes', async () => {
  const customer = await aSignedInCustomer(shop)
  const earner = await anOrderThatEarned(customer)
  const parked = await anOrderPaidWith(155, customer)
  await refund(earner, onePiece(earner))
  await refund(earner, { adjustmentCents: 1 })
  expect((await pointsOf(customer)).balance).toBe(0)
  await cancel(parked)
  // 160 less 20 for the piece and one for the cent.
  expect((await pointsOf(customer)).balance).toBe(139)
})

test('points earned and spent after the refund stay whole: they come back untouched', async () => {
  const customer = await aSignedInCustomer(shop)
  const earner = await anOrderThatEarned(customer)
  await anOrderPaidWith(160, customer)
  await refundAll(earner)
  const { id } = customer
  await fillPurse(shop, { kind: 'points', holder: String(id) }, 50)
  await cancel(await anOrderPaidWith(50, customer))
  expect((await pointsOf(customer)).balance).toBe(50)
})

test('a refund and a cancellation that meet leave what one after the other leaves', async () => {
  const customer = await aSignedInCustomer(shop)
  const earner = await anOrderThatEarned(customer)
  const parked = await anOrderPaidWith(150, customer)
  await Promise.all([refundAll(earner), cancel(parked), cancel(parked)])
  expect((await pointsOf(customer)).balance).toBe(0)
})

test('other rules since then change nothing: the rules of the day that they were earned are asked', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await anOrderThatEarned(customer)
  const rules = await shop.db.select().from(earningRules)
  await shop.db.update(earningRules).set({ points: 1000 })
  await refund(order, onePiece(order))
  expect((await pointsOf(customer)).balance).toBe(140)
  await shop.db.delete(earningRules)
  await refund(order, onePiece(order))
  expect((await pointsOf(customer)).balance).toBe(120)
  await shop.db.insert(earningRules).overridingSystemValue().values(rules)
})

test('a refund before the points are earned, and after it, leave the same', async () => {
  const [early, late] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  for (const customer of [early, late]) {
    const order = await aPaidOrder(shop, { customerId: customer.id, lines: [{ quantity: 3 }] })
    const parts = { ...onePiece(order), shippingCents: 200, way: 'gateway' }
    if (customer === early) {
      await refund(order, parts)
      await takeToProduction(shop, order.id, { early: true })
    }
    const made = await inProduction(shop, order)
    const [line] = made.lines
    await shipLines(shop, order.id, {
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      lines: [{ orderLineId: line!.id, quantity: line!.quantity - line!.cancelledQuantity }],
    })
    if (customer === late) await refund(made, parts)
  }
  expect((await pointsOf(late)).balance).toBe((await pointsOf(early)).balance)
})

test('a refund that was made in the gateway’s office takes them once, however often it is told', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await aPaidOrder(shop, { customerId: customer.id, lines: [{ quantity: 3 }] })
  await sent(order)
  const before = (await pointsOf(customer)).balance
  const movements = {
    refunds: [{ id: 're_of_the_office', idempotencyKey: undefined, amountCents: 1050, isDone: true }],
    disputes: [],
  }
  await Promise.all(Array.from({ length: 5 }, () => recordMovements(shop, order.id, movements)))
  const { balance, history } = await pointsOf(customer)
  expect(history.filter((entry: string) => entry.includes('Taken back'))).toHaveLength(1)
  const goodsCents = order.subtotalCents - order.discountCents
  expect(before - balance).toBe(Math.floor(goodsCents / 100) - Math.floor((goodsCents - 1050) / 100))
})
