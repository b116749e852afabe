/** CA-113, I-24: a membership lasts no longer than its purchase is paid for (decision 0062). */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { customers, customerTokens } from '../customers/tables.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import type { OrderDetails } from './commands/create-order.ts'
import { markPaid } from './commands/mark-paid.ts'
import { recordMovements } from './commands/record-movements.ts'
import { carryOutRefund, plannedRefund, refundOrder } from './commands/refund-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { settleBankRefund } from './commands/settle-refund.ts'
import { sendOrderNewsJob } from './jobs/names.ts'
import { lockOrder, type OrderWithLines } from './store.ts'
import { creditMemos } from './tables.ts'

const shop = await openTestShop()

const DAY_MS = 86_400_000
type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

const MEMBERSHIP = {
  kind: 'membership' as const,
  productName: 'Champ membership',
  sku: 'champ_membership',
  unitCents: 2900,
}

/** A membership for A$29.00, and a print for A$11.00 beside it. */
async function ordered({ id: customerId }: Customer, details: Partial<OrderDetails> = {}) {
  return aWrittenOrder(shop, { customerId, ...details }, [MEMBERSHIP, {}])
}

async function bought(customer: Customer, details: Partial<OrderDetails> = {}): Promise<OrderWithLines> {
  const { id } = await ordered(customer, details)
  await markPaid(shop, id)
  return reload(shop, id)
}

/** Who is signed in stays so. */
async function pass(days: number) {
  shop.clock.advance(days * DAY_MS)
  const expiresAt = new Date(shop.clock.now().getTime() + DAY_MS)
  await shop.db.update(customerTokens).set({ expiresAt })
}

const today = () => shop.clock.now()
const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)
function yearsLater(from: Date, years: number): Date {
  const date = new Date(from)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date
}

/** What the pages of the account say: the level, and until when. */
async function shown({ visit }: Customer) {
  const { customer } = await shop.ask(
    '{ customer { is_subscribed_champ_membership loyalty { level member_until } } }',
    {},
    visit,
  )
  const { level, member_until: until } = customer.loyalty
  expect(customer.is_subscribed_champ_membership).toBe(level === 'MEMBER')
  return { level, until: until && new Date(until) }
}

const NO_MEMBER = { level: 'CUSTOMER', until: null }
const memberUntil = (until: Date) => ({ level: 'MEMBER', until })
const memberForYears = (years: number) => memberUntil(yearsLater(today(), years))

const refundAll = ({ id }: OrderWithLines) =>
  refundOrder(shop, id, { everything: true, way: 'bank', reason: 'As you asked' })
const refundPart = ({ id }: OrderWithLines, parts: object) =>
  refundOrder(shop, id, {
    ...{ lines: [], shippingCents: 0, adjustmentCents: 0, way: 'bank', reason: 'As you asked' },
    ...parts,
  })
const oneOf = ({ id }: { id: number }) => [{ orderLineId: id, quantity: 1 }]

describe('a membership ends', () => {
  test('when all of its order is refunded', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer)
    expect(await shown(customer)).toEqual(memberForYears(1))
    expect(await refundAll(order)).toMatch(/^5\d{8}$/)
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test('when its line is refunded, and not when another one is', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer)
    const [membership, print] = order.lines
    expect(await refundPart(order, { lines: oneOf(print!) })).toMatch(/^5\d{8}$/)
    expect(await shown(customer)).toEqual(memberForYears(1))
    expect(await refundPart(order, { lines: oneOf(membership!) })).toMatch(/^5\d{8}$/)
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test('when all of it becomes store credit, also where credit had paid a part', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer, { grandTotalCents: 3000, creditCents: 1000 })
    expect(await refundPart(order, { adjustmentCents: 4000, way: 'credit' })).toMatch(/^5\d{8}$/)
    expect((await reload(shop, order.id)).state).toBe('refunded')
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test("when all of it is refunded in the gateway's office", async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer)
    const refund = { id: 're_1', idempotencyKey: undefined, amountCents: 4000, isDone: true }
    await recordMovements(shop, order.id, { refunds: [refund], disputes: [] })
    await recordMovements(shop, order.id, { refunds: [refund], disputes: [] })
    expect((await reload(shop, order.id)).state).toBe('refunded')
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })
})

describe('of a membership that was extended', () => {
  test('only the added year goes', async () => {
    const customer = await aSignedInCustomer(shop)
    const start = today()
    await bought(customer)
    await pass(100)
    const second = await bought(customer)
    expect(await shown(customer)).toEqual(memberUntil(yearsLater(start, 2)))
    await refundAll(second)
    expect(await shown(customer)).toEqual(memberUntil(yearsLater(start, 1)))
  })

  test('what is left of the first year goes with the first purchase, and the second year is whole', async () => {
    const customer = await aSignedInCustomer(shop)
    const start = today()
    const first = await bought(customer)
    await pass(100)
    const second = await bought(customer)
    const secondYearMs = yearsLater(start, 2).getTime() - yearsLater(start, 1).getTime()
    await refundAll(first)
    const end = new Date(today().getTime() + secondYearMs)
    expect(await shown(customer)).toEqual(memberUntil(end))
    await pass(65)
    expect(await shown(customer)).toEqual(memberUntil(end))
    await refundAll(second)
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test('a year that is over takes nothing of a later one', async () => {
    const customer = await aSignedInCustomer(shop)
    const first = await bought(customer)
    await pass(400)
    const again = await bought(customer)
    await refundAll(first)
    expect(await shown(customer)).toEqual(memberForYears(1))
    await refundAll(again)
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test('what staff gave stays', async () => {
    const customer = await aSignedInCustomer(shop)
    const given = later(today(), 30)
    await shop.db.update(customers).set({ memberUntil: given }).where(eq(customers.id, customer.id))
    await refundAll(await bought(customer))
    expect(await shown(customer)).toEqual(memberUntil(given))
  })
})

describe('a membership stays', () => {
  test('when an order is cancelled that was never paid, and so gave nothing', async () => {
    const customer = await aSignedInCustomer(shop)
    await bought(customer)
    const unpaid = await ordered(customer)
    expect(await cancelOrder(shop, unpaid.id, { actor: 'staff' })).toBeUndefined()
    expect(await shown(customer)).toEqual(memberForYears(1))
  })

  test('for the other years, however often the refund of one is carried out', async () => {
    const customer = await aSignedInCustomer(shop)
    await bought(customer)
    const second = await bought(customer)
    const [membership] = second.lines
    await bought(customer)
    await Promise.all(Array.from({ length: 8 }, () => refundPart(second, { lines: oneOf(membership!) })))
    expect(await shown(customer)).toEqual(memberForYears(2))
    await refundAll(second)
    expect(await shown(customer)).toEqual(memberForYears(2))
  })

  test('as long as its refund is not written: both are one step, wherever the shop is stopped', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer)
    const configuration = await shop.configuration()
    const stopped = transaction(shop.db, async (tx) => {
      const change = { ...shop, tx, configuration }
      const locked = (await lockOrder(tx, order.id))!
      const plan = await plannedRefund(change, locked, { everything: true, way: 'bank', reason: '' })
      if ('kind' in plan) throw new Error(plan.sentence)
      await carryOutRefund(change, locked, plan, { way: 'bank', remark: { actor: 'staff' } })
      throw new Error('The shop was stopped here')
    })
    await expect(stopped).rejects.toThrow('stopped here')
    expect(await shown(customer)).toEqual(memberForYears(1))
    expect(await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id))).toEqual([])
    await refundAll(order)
    expect(await shown(customer)).toEqual(NO_MEMBER)
  })

  test('and is given once, however often the payment is recorded', async () => {
    const customer = await aSignedInCustomer(shop)
    const { id } = await ordered(customer)
    await Promise.all(Array.from({ length: 5 }, () => markPaid(shop, id)))
    expect(await shown(customer)).toEqual(memberForYears(1))
  })
})

describe('the mail about the refund', () => {
  async function refundMail(order: OrderWithLines): Promise<string> {
    const memos = await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id))
    for (const { id } of memos) await settleBankRefund(shop, id)
    const sent: Mail[] = []
    const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
    for (const news of await takeJobs(shop, sendOrderNewsJob)) await sendOrderNews(deps, news)
    return sent.at(-1)?.text ?? ''
  }

  test('says that the membership ended, and nothing of one that goes on', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await bought(customer)
    const [membership, print] = order.lines
    await refundPart(order, { lines: oneOf(print!) })
    expect(await refundMail(order)).not.toMatch(/membership/)
    await refundPart(order, { lines: oneOf(membership!) })
    expect(await refundMail(order)).toMatch(/The membership that this order gave you has ended\./)
  })

  test('says that only the added time is gone, and until when the membership goes on', async () => {
    const customer = await aSignedInCustomer(shop)
    await bought(customer)
    const second = await bought(customer)
    await refundAll(second)
    expect(await refundMail(second)).toMatch(
      /The time that this order added to your membership is taken off again: you are a member until \w+ \d+ \w+ \d{4}\./,
    )
  })
})
