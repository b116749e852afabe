import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { isRefusal } from '../api/refusal.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { payments } from '../checkout/tables.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'
import { finishRefunds, settleBankRefund, settleRefund } from './commands/settle-refund.ts'
import { shipLines } from './commands/ship-lines.ts'
import { voidAuthorisation } from './commands/void-authorisation.ts'
import type { OrderWithLines } from './store.ts'
import { creditMemos } from './tables.ts'

const shop = await openTestShop()

const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
  error errorV2 { code message } order { number status status_code available_actions comments { message }
    items { status quantity_canceled } credit_memos { total { grand_total { value } total_tax { value } } } } } }`

const cancelAs = async (order: OrderWithLines, input: object = {}, visit: { token?: string } = {}) =>
  (
    await shop.ask(
      CANCEL,
      { input: { order_id: order.id, reason: 'I ordered by mistake', token: order.token, ...input } },
      visit,
    )
  ).cancelOrder

/** What the gateway's own ledger says of an order: the state of its payment and what was given back. */
async function atGateway(order: OrderWithLines) {
  const { rows } = await shop.db.execute<{ state: string; given: number }>(sql`
    select p.state, coalesce(sum(r.amount_cents), 0)::int as given from test_gateway.payments p
    left join test_gateway.refunds r using (payment_id) where p.key = ${order.paymentId} group by p.state`)
  return rows[0]
}
const memosOf = (order: OrderWithLines) =>
  shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id))
const sentence = (result: unknown) => (isRefusal(result) ? result.message : result)
const settleAll = async (order: OrderWithLines) => {
  for (const { id } of await memosOf(order)) await settleRefund(shop, id)
}
const aPart = (order: OrderWithLines, quantity: number, parts: object = {}) => ({
  lines: [{ orderLineId: order.lines[0]!.id, quantity }],
  shippingCents: 0,
  adjustmentCents: 0,
  way: 'gateway' as const,
  reason: 'One corner was bent',
  ...parts,
})

describe('a shopper cancels', () => {
  test('before it is captured: nothing is charged, and the authorisation is voided', async () => {
    const order = await anOrder(shop)
    expect(await cancelAs(order)).toMatchObject({
      error: null,
      errorV2: null,
      order: {
        number: order.number,
        status: 'Cancelled',
        status_code: 'canceled',
        available_actions: [],
        comments: [{ message: 'I ordered by mistake' }],
        items: [{ status: 'Cancelled', quantity_canceled: 1 }],
        credit_memos: [],
      },
    })
    await voidAuthorisation(shop, order.id)
    await voidAuthorisation(shop, order.id)
    expect(await atGateway(order)).toEqual({ state: 'released', given: 0 })
    await capturePayment(shop, order.paymentId!)
    expect(await atGateway(order)).toEqual({ state: 'released', given: 0 })
    const [payment] = await shop.db.select().from(payments).where(eq(payments.id, order.paymentId!))
    expect(payment).toMatchObject({ state: 'closed', reason: 'the order was cancelled' })
  })

  test('PE-07: a reason that is too long is refused and cut nowhere: the order stands', async () => {
    const order = await anOrder(shop)
    expect(await cancelAs(order, { reason: 'x'.repeat(501) })).toMatchObject({
      errorV2: {
        code: 'UNDEFINED',
        message: 'The reason may be 500 characters long at most; yours has 501. The order is not cancelled.',
      },
    })
    expect((await reload(shop, order.id)).state).toBe('placed')
    const longest = ` ${'é'.repeat(500)} `
    expect((await cancelAs(order, { reason: longest })).order.comments).toMatchObject([
      { message: longest.trim() },
    ])
  })

  test('after it is captured: all of it is refunded by a credit memo', async () => {
    const order = await aPaidOrder(shop)
    const { order: cancelled } = await cancelAs(order)
    expect(cancelled.credit_memos).toMatchObject([
      { total: { grand_total: { value: 39.3 }, total_tax: { value: 3.57 } } },
    ])
    await settleAll(order)
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 3930 })
  })

  test('SH-18: what a shopper gives as the reason stays in the history: mails would carry it to any mailbox', async () => {
    const order = await aPaidOrder(shop)
    const reason = 'Your account is blocked: https://evil.example/pay'
    expect((await cancelAs(order, { reason })).order.comments).toMatchObject([{ message: reason }])
    const [memo] = await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id))
    expect(memo?.reason).toBeNull()
    const byStaff = await aPaidOrder(shop)
    await cancelOrder(shop, byStaff.id, { actor: 'staff', message: 'As you asked', isForShopper: true })
    const [other] = await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, byStaff.id))
    expect(other?.reason).toBe('As you asked')
  })

  test.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    'while the money is being taken, round %d: in the end nothing is kept',
    async () => {
      const order = await anOrder(shop)
      const steps = [
        () => capturePayment(shop, order.paymentId!).catch(() => {}),
        () => cancelAs(order),
        () => voidAuthorisation(shop, order.id),
      ]
      await Promise.all(steps.map((step) => step()))
      await voidAuthorisation(shop, order.id)
      await capturePayment(shop, order.paymentId!)
      await settleAll(order)
      const found = await atGateway(order)
      expect([
        { state: 'released', given: 0 },
        { state: 'taken', given: 3930 },
      ]).toContainEqual(found)
      expect((await reload(shop, order.id)).state).toBe('cancelled')
    },
  )

  test('an order of their account, signed in', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anOrder(shop, { customerId: customer.id })
    expect((await cancelAs(order)).errorV2.code).toBe('UNAUTHORISED')
    expect((await cancelAs(order, {}, (await aSignedInCustomer(shop)).visit)).errorV2.code).toBe(
      'UNAUTHORISED',
    )
    expect((await cancelAs(order, { token: null }, customer.visit)).order.status).toBe('Cancelled')
  })

  test('and is told in the contract’s words why it is too late, or not theirs', async () => {
    const made = await anOrderInProduction(shop, { lines: [{ quantity: 2 }] })
    expect(await cancelAs(made)).toMatchObject({
      error: `Order ${made.number} is being made, so it cannot be cancelled any more.`,
      errorV2: { code: 'INVALID_ORDER_STATUS' },
      order: { status: 'In production' },
    })
    await shipLines(shop, made.id, {
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      lines: [{ orderLineId: made.lines[0]!.id, quantity: 1 }],
    })
    expect((await cancelAs(made)).errorV2).toEqual({
      code: 'PARTIAL_ORDER_ITEM_SHIPPED',
      message: 'A part of this order is on its way already, so it cannot be cancelled any more.',
    })
    const order = await anOrder(shop)
    expect((await cancelAs(order, { token: 'x'.repeat(32) })).errorV2.code).toBe('UNAUTHORISED')
    for (const order_id of [crypto.randomUUID(), 'no order']) {
      expect((await cancelAs(order, { order_id })).errorV2.code).toBe('ORDER_NOT_FOUND')
    }
    expect(
      (await shop.send(CANCEL, { input: { order_id: order.id, reason: '' } })).errors?.[0]?.message,
    ).toBe('Required parameter "reason" is missing')
  })

  test('not while staff have switched it off', async () => {
    const order = await anOrder(shop)
    await configure(shop, { order_cancellation_enabled: '0' })
    expect((await cancelAs(order)).errorV2.code).toBe('ORDER_CANCELLATION_DISABLED')
    await configure(shop, { order_cancellation_enabled: '1' })
    expect((await cancelAs(order)).order.status).toBe('Cancelled')
  })

  test('twenty times at once: one credit memo', async () => {
    const order = await aPaidOrder(shop)
    await Promise.all(Array.from({ length: 20 }, () => cancelAs(order)))
    expect(await memosOf(order)).toHaveLength(1)
  })

  test('a bank transfer that has not come: there is nothing to give back', async () => {
    const order = await aWrittenOrder(shop)
    expect((await cancelAs(order)).order.credit_memos).toEqual([])
    expect(sentence(await markPaid(shop, order.id))).toBe(
      `Order ${order.number} is cancelled, so it cannot be paid any more.`,
    )
  })

  test('but not a gift certificate that is issued already', async () => {
    const order = await aWrittenOrder(shop, {}, [
      {},
      { kind: 'gift-certificate', productName: 'Gift certificate' },
    ])
    await markPaid(shop, order.id)
    expect((await cancelAs(order)).errorV2).toEqual({
      code: 'INVALID_ORDER_STATUS',
      message: `Gift certificate of order ${order.number} is in use already, so it cannot be cancelled.`,
    })
    const { guestOrderByToken: shown } = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        available_actions change_window { is_open can_change can_cancel } } }`,
      { token: order.token },
    )
    // Its print is changed all the same.
    expect(shown).toEqual({
      available_actions: [],
      change_window: { is_open: true, can_change: true, can_cancel: false },
    })
  })
})

describe('staff refund', () => {
  test('some pieces, delivery and goodwill, and the shopper sees the credit memo', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }] })
    const number = await refundOrder(
      shop,
      order.id,
      aPart(order, 1, { shippingCents: 500, adjustmentCents: 110 }),
    )
    expect(number).toMatch(/^5\d{8}$/)
    await settleAll(order)
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 2431 + 500 + 110 })
    const { guestOrderByToken } = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { status
        items { quantity_refunded quantity_canceled }
        credit_memos { number comments { message } items { quantity_refunded product_sku order_item { id } }
          total { subtotal { value } grand_total { value } total_shipping { value } total_tax { value } adjustment { value } taxes { title } } } } }`,
      { token: order.token },
    )
    expect(guestOrderByToken).toMatchObject({
      status: 'In production',
      items: [{ quantity_refunded: 1, quantity_canceled: 1 }],
      credit_memos: [
        {
          number,
          comments: [{ message: 'One corner was bent' }],
          items: [{ quantity_refunded: 1, order_item: { id: String(order.lines[0]!.id) } }],
          total: {
            subtotal: { value: 24.31 },
            total_shipping: { value: 5 },
            adjustment: { value: 1.1 },
            grand_total: { value: 30.41 },
            total_tax: { value: 2.76 },
            taxes: [{ title: 'GST' }],
          },
        },
      ],
    })
  })

  test('everything: the order is refunded, and nothing is left to give', async () => {
    const order = await aPaidOrder(shop)
    await refundOrder(shop, order.id, { everything: true, way: 'gateway', reason: 'Lost in the post' })
    await settleAll(order)
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 3930 })
    expect((await reload(shop, order.id)).state).toBe('refunded')
    expect(sentence(await refundOrder(shop, order.id, aPart(order, 1)))).toBe(
      `Order ${order.number} is refunded in full, so it cannot be refunded any more.`,
    )
  })

  test('never more than was paid, by thirty calls at once', async () => {
    const order = await aPaidOrder(shop)
    const input = { ...aPart(order, 1), lines: [], adjustmentCents: 500 }
    const results = await Promise.all(Array.from({ length: 30 }, () => refundOrder(shop, order.id, input)))
    expect(results.filter((result) => typeof result === 'string')).toHaveLength(7)
    await settleAll(order)
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 3500 })
  })

  test('once, wherever the shop is stopped while the gateway is asked', async () => {
    const order = await aPaidOrder(shop)
    await refundOrder(shop, order.id, aPart(order, 1))
    const [memo] = await memosOf(order)
    const stopping = (where: 'before' | 'after'): PaymentGateway => ({
      ...shop.payments,
      async refund(request) {
        if (where === 'after') await shop.payments.refund(request)
        throw new Error('The shop was stopped here')
      },
    })
    for (const where of ['before', 'after'] as const) {
      await expect(settleRefund({ ...shop, payments: stopping(where) }, memo!.id)).rejects.toThrow(
        'stopped here',
      )
      expect((await memosOf(order))[0]).toMatchObject({ state: 'open' })
    }
    await Promise.all([settleRefund(shop, memo!.id), settleRefund(shop, memo!.id)])
    expect((await memosOf(order))[0]).toMatchObject({ state: 'settled', settledAt: expect.any(Date) })
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 2431 })
    const { rows } = await shop.db.execute(
      sql`select 1 from pgboss.job where name = 'send-order-news' and data->>'creditMemoId' = ${memo!.id}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('and what a silent gateway left open is finished by the sweep', async () => {
    const order = await aPaidOrder(shop)
    await refundOrder(shop, order.id, aPart(order, 1))
    await finishRefunds(shop)
    expect((await memosOf(order))[0]).toMatchObject({ state: 'open' })
    shop.clock.advance(6 * 60_000)
    await finishRefunds(shop)
    expect((await memosOf(order))[0]).toMatchObject({ state: 'settled' })
  })

  test('a bank transfer by hand, and say so when it is sent', async () => {
    const order = await aWrittenOrder(shop)
    await markPaid(shop, order.id)
    await refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Sold out' })
    const [memo] = await memosOf(order)
    await settleRefund(shop, memo!.id)
    expect((await memosOf(order))[0]).toMatchObject({ state: 'open' })
    await settleBankRefund(shop, memo!.id)
    expect((await memosOf(order))[0]).toMatchObject({ state: 'settled' })
  })

  test('only what is paid, and credit only to an account', async () => {
    const held = await anOrder(shop)
    expect(sentence(await refundOrder(shop, held.id, aPart(held, 1)))).toBe(
      `Order ${held.number} is not paid yet; cancel it instead.`,
    )
    const paid = await aPaidOrder(shop)
    expect(sentence(await refundOrder(shop, paid.id, aPart(paid, 1, { way: 'credit' })))).toBe(
      'A guest has no store credit. Give the money back the way it was paid.',
    )
  })

  test('to store credit: the customer has it at once, and twice the same pieces is refused', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await aPaidOrder(shop, { customerId: customer.id })
    await refundOrder(shop, order.id, aPart(order, 1, { way: 'credit' }))
    const { customer: read } = await shop.ask(
      `{ customer { store_credit { current_balance { value } } orders { items { credit_memos { total { grand_total { value } } } } } } }`,
      {},
      customer.visit,
    )
    expect(read).toEqual({
      store_credit: { current_balance: { value: 24.31 } },
      orders: { items: [{ credit_memos: [{ total: { grand_total: { value: 24.31 } } }] }] },
    })
    expect(await atGateway(order)).toEqual({ state: 'taken', given: 0 })
    expect(sentence(await refundOrder(shop, order.id, aPart(order, 1)))).toBe(
      'At most 0 of Custom canvas print can be refunded.',
    )
  })

  test('unsent pieces are not sent any more: the rest makes the order sent', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }] })
    const parcel = { carrier: 'auspost', carrierTitle: 'Australia Post' }
    await shipLines(shop, order.id, { ...parcel, lines: [{ orderLineId: order.lines[0]!.id, quantity: 2 }] })
    await refundOrder(shop, order.id, aPart(order, 1))
    expect((await reload(shop, order.id)).state).toBe('shipped')
  })
})

test('staff cancel an order too, and its reason stays in the office', async () => {
  const order = await anOrder(shop)
  expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'Photo not allowed' })).toBeUndefined()
  const read = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { status comments { message } } }`,
    { token: order.token },
  )
  expect(read.guestOrderByToken).toEqual({ status: 'Cancelled', comments: [] })
})
