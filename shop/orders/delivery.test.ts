import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../api/refusal.ts'
import { configuration } from '../content/tables.ts'
import { customerPoints } from '../marketing/store/purses.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrderInProduction, aPaidOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { completeOrder, completeSentOrders } from './commands/complete-order.ts'
import { deliverParcel } from './commands/deliver-parcel.ts'
import { shipLines } from './commands/ship-lines.ts'
import type { OrderWithLines } from './store.ts'
import { orderEvents } from './tables.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000

const sentence = (result: unknown) => (isRefusal(result) ? result.message : result)
const send = async (order: OrderWithLines, quantity = 1) => {
  const lines = [{ orderLineId: order.lines[0]!.id, quantity }]
  const number = await shipLines(shop, order.id, {
    carrier: 'auspost',
    carrierTitle: 'Australia Post',
    lines,
  })
  if (isRefusal(number)) throw new Error(number.message)
  return number
}
const statesOf = async (id: string) =>
  (await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id))
    .filter(({ state }) => state !== null)
    .map(({ state, actor }) => `${state} by ${actor}`)
const messagesOf = async (id: string) =>
  (await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).flatMap(
    ({ message }) => message ?? [],
  )
const track = async ({ number, email }: OrderWithLines) =>
  (
    await shop.ask(
      `query ($number: String!, $email: String!) { orderTracking(number: $number, email: $email) {
        status progress { steps { code label reached_at } expected } parcels { number delivered_at } } }`,
      { number, email },
    )
  ).orderTracking

describe('L-03: a parcel has arrived', () => {
  test('the last one makes the order complete, and the shopper sees the day', async () => {
    const order = await anOrderInProduction(shop)
    await send(order)
    expect((await track(order)).progress.steps.at(-1)).toMatchObject({ code: 'COMPLETE', reached_at: null })
    shop.clock.advance(2 * DAY_MS)
    expect(await deliverParcel(shop, order.id)).toMatch(/^4\d{8}$/)
    const shown = await track(order)
    const day = shown.parcels[0].delivered_at
    expect(day).toMatch(/^2026-11-\d\d \d\d:\d\d:\d\d$/)
    expect(shown).toMatchObject({ status: 'Complete', progress: { expected: null } })
    expect(shown.progress.steps.at(-1)).toEqual({ code: 'DELIVERED', label: 'Delivered', reached_at: day })
    expect(await messagesOf(order.id)).toEqual([expect.stringMatching(/^Parcel 4\d{8} has arrived\.$/)])
  })

  test('one of two leaves the order on its way until the other has arrived', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }] })
    const first = await send(order)
    expect(await deliverParcel(shop, order.id, first)).toBe(first)
    expect((await reload(shop, order.id)).state).toBe('partly-shipped')
    const [second, third] = [await send(order), await send(order)]
    expect(sentence(await deliverParcel(shop, order.id))).toBe(
      `Order ${order.number} has several parcels on their way: ${second}, ${third}. Name the one that has arrived.`,
    )
    await deliverParcel(shop, order.id, third)
    expect((await reload(shop, order.id)).state).toBe('shipped')
    await deliverParcel(shop, order.id)
    expect(await statesOf(order.id)).toEqual([
      'in-production by staff',
      'partly-shipped by staff',
      'shipped by staff',
      'complete by staff',
    ])
  })

  test('no parcel arrives twice, none arrives that was not sent, and ten who say so at once are one', async () => {
    const unsent = await aPaidOrder(shop)
    expect(sentence(await deliverParcel(shop, unsent.id))).toBe(
      `Order ${unsent.number} is not in production yet, so it cannot be delivered yet.`,
    )
    const order = await anOrderInProduction(shop)
    const parcel = await send(order)
    expect(sentence(await deliverParcel(shop, order.id, '1'))).toBe(`Order ${order.number} has no parcel 1.`)
    const all = await Promise.all(Array.from({ length: 10 }, () => deliverParcel(shop, order.id, parcel)))
    expect(all.filter((one) => one === parcel)).toHaveLength(1)
    expect(sentence(await deliverParcel(shop, order.id, parcel))).toBe(
      `Parcel ${parcel} has arrived already.`,
    )
    expect(sentence(await deliverParcel(shop, order.id))).toBe(
      `Every parcel of order ${order.number} has arrived already.`,
    )
    expect((await statesOf(order.id)).filter((state) => state.startsWith('complete'))).toHaveLength(1)
  })
})

describe('an order that was sent', () => {
  test('is complete by itself after fourteen days without news, once, and its points are earned once', async () => {
    const { id } = await aSignedInCustomer(shop)
    const order = await anOrderInProduction(shop, { customerId: id, lines: [{ quantity: 2 }] })
    await send(order)
    shop.clock.advance(10 * DAY_MS)
    // Counted from the last parcel.
    const last = await send(order)
    const points = () => customerPoints(shop.db, id, shop.clock.now())
    const earned = await points()
    expect(earned).toBeGreaterThan(0)
    shop.clock.advance(14 * DAY_MS)
    await completeSentOrders(shop)
    expect((await reload(shop, order.id)).state).toBe('shipped')
    shop.clock.advance(1)
    await Promise.all([completeSentOrders(shop), completeSentOrders(shop)])
    await completeSentOrders(shop)
    expect((await statesOf(order.id)).at(-1)).toBe('complete by shop')
    expect((await statesOf(order.id)).filter((state) => state.startsWith('complete'))).toHaveLength(1)
    expect(await points()).toBe(earned)
    // It is not known that it has arrived, so the page does not say so.
    const { steps } = (await track(order)).progress
    expect(steps.at(-1)?.code).toBe('COMPLETE')
    // News that come later are welcome.
    expect(await deliverParcel(shop, order.id, last)).toBe(last)
    expect((await reload(shop, order.id)).state).toBe('complete')
  })

  test('is complete after the days that staff have set', async () => {
    await shop.db
      .update(configuration)
      .set({ value: '3' })
      .where(eq(configuration.key, 'order_complete_after_days'))
    const [order, unsent] = [await anOrderInProduction(shop), await anOrderInProduction(shop)]
    await send(order)
    shop.clock.advance(3 * DAY_MS + 1)
    await completeSentOrders(shop)
    expect((await reload(shop, order.id)).state).toBe('complete')
    expect((await reload(shop, unsent.id)).state).toBe('in-production')
    expect(sentence(await completeOrder(shop, order.id))).toBe(
      `Order ${order.number} is complete, so it cannot be completed any more.`,
    )
  })

  test('a sweep that fails on one order completes the others and says so; the next one finishes', async () => {
    const [broken, fine] = [await anOrderInProduction(shop), await anOrderInProduction(shop)]
    await send(broken)
    await send(fine)
    shop.clock.advance(20 * DAY_MS)
    // As a database that goes away before the commit: nothing of it is stored.
    await shop.asOwner(
      `alter table orders add constraint away check (not (id = '${broken.id}' and state = 'complete'))`,
    )
    await expect(completeSentOrders(shop)).rejects.toThrow('1 orders could not be completed')
    expect((await reload(shop, fine.id)).state).toBe('complete')
    expect((await reload(shop, broken.id)).state).toBe('shipped')
    await shop.asOwner('alter table orders drop constraint away')
    await completeSentOrders(shop)
    expect((await reload(shop, broken.id)).state).toBe('complete')
  })
})
