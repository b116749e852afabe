/** Orders by bank transfer, PayID or cheque wait some days for their money, and then hold nothing any more. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { configure } from '../testing/configure.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { followUnpaidOrders } from './commands/follow-unpaid-orders.ts'
import { markPaid } from './commands/mark-paid.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { sendOrderNewsJob } from './jobs/names.ts'
import { changeOrder } from './store.ts'
import { orders } from './tables.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000

/** @param remindedDaysAgo  null for one that was not reminded */
async function anOrderOf(daysAgo: number, remindedDaysAgo: number | null = null) {
  const order = await aWrittenOrder(shop)
  const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS)
  const paymentRemindedAt = remindedDaysAgo === null ? null : ago(remindedDaysAgo)
  const waits = { placedAt: ago(daysAgo), stateChangedAt: null, paymentRemindedAt }
  await shop.db.update(orders).set(waits).where(eq(orders.id, order.id))
  return order
}
const stateOf = async ({ id }: { id: string }) => (await reload(shop, id)).state

/** What shoppers are mailed of all that has happened since the last look. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mail = { send: async (one: Mail) => void sent.push(one) }
  for (const news of await takeJobs(shop, sendOrderNewsJob)) {
    await sendOrderNews({ ...shop, renderMail, mail }, news)
  }
  return sent
}
const wereReminded = async () => (await mails()).map(({ messageId }) => messageId)
const reminderOf = ({ number }: { number: string }) => `order-${number}-payment-reminder`

test('after the days that the shopper was told it is cancelled, once, and not before', async () => {
  const [late, young] = [await anOrderOf(14.01, 3.01), await anOrderOf(13.99, 3.01)]
  await mails()
  await Promise.all([followUnpaidOrders(shop), followUnpaidOrders(shop)])
  await followUnpaidOrders(shop)
  expect(await stateOf(late)).toBe('cancelled')
  expect(await stateOf(young)).toBe('pending-payment')
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([`Your Keepsake order ${late.number} is cancelled`])
  expect(sent[0]?.text).toContain('Its payment has not come within 14 days.')
})

test('some days before, one mail says how to pay and until when, in both of its forms', async () => {
  const [old, young] = [await anOrderOf(11.01), await anOrderOf(10.99)]
  await mails()
  await Promise.all([followUnpaidOrders(shop), followUnpaidOrders(shop)])
  await followUnpaidOrders(shop)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: old.email,
    subject: `Your Keepsake order ${old.number} still waits for your payment`,
    messageId: reminderOf(old),
  })
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(`with the order number ${old.number} as its reference`)
    expect(form).toContain('We keep your order for you until Tuesday 24 November.')
  }
  expect(await stateOf(young)).toBe('pending-payment')
})

test('nobody who has paid is reminded, nor when the money comes while the mail waits', async () => {
  const [paid, pays] = [await anOrderOf(12), await anOrderOf(12)]
  await markPaid(shop, paid.id)
  await mails()
  await followUnpaidOrders(shop)
  const waiting = await takeJobs(shop, sendOrderNewsJob)
  expect(waiting).toEqual([{ news: 'payment-reminder', orderId: pays.id }])
  await markPaid(shop, pays.id)
  await mails()
  for (const news of waiting) {
    const mail = { send: () => Promise.reject(new Error('It was sent.')) }
    await sendOrderNews({ ...shop, renderMail, mail }, news)
  }
})

test('with fewer days than the reminder takes, it is reminded in the first night', async () => {
  await configure(shop, { unpaid_order_days: '1' })
  const [order, reminded] = [await anOrderOf(0.5), await anOrderOf(2, 2.5)]
  await mails()
  await followUnpaidOrders(shop)
  await configure(shop, { unpaid_order_days: '14' })
  const sent = await wereReminded()
  expect(sent).toContain(reminderOf(order))
  expect(sent).not.toContain(reminderOf(reminded))
  expect(await stateOf(order)).toBe('pending-payment')
  expect(await stateOf(reminded)).toBe('pending-payment')
})

test('an order that was paid in time stays, however old it is', async () => {
  const order = await anOrderOf(40, 4)
  await markPaid(shop, order.id, { amountCents: order.grandTotalCents })
  await followUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('placed')
})

test('the days count from when the bank took nothing, for an order that was placed by card', async () => {
  const order = await anOrderOf(40)
  await mails()
  const { db, clock } = shop
  const stateChangedAt = new Date(clock.now().getTime() - 2 * DAY_MS)
  await transaction(db, (tx) => changeOrder(tx, order.id, { stateChangedAt }))
  await followUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('pending-payment')
  expect(await wereReminded()).toEqual([])
})

test('the order says how to pay it and until when it is kept, and nothing of it once it is paid', async () => {
  const order = await aWrittenOrder(shop)
  const ask = async () =>
    (
      await shop.ask(
        'query ($token: String!) { guestOrderByToken(input: { token: $token }) { how_to_pay } }',
        { token: order.token },
      )
    ).guestOrderByToken.how_to_pay
  const [amount, , kept] = await ask()
  expect(amount).toContain(`order number ${order.number}`)
  expect(kept).toBe(
    'We keep your order for you until Saturday 5 December. If nothing has come by then, we cancel it and you owe nothing.',
  )
  await markPaid(shop, order.id, { amountCents: order.grandTotalCents })
  expect(await ask()).toEqual([])
})

test('an order that had waited longer when this began is reminded first, and has some days from then', async () => {
  const order = await anOrderOf(40)
  await mails()
  await followUnpaidOrders(shop)
  const mail = (await mails()).find(({ messageId }) => messageId === reminderOf(order))
  expect(mail?.text).toContain('We keep your order for you until Tuesday 24 November.')
  shop.clock.advance(2.99 * DAY_MS)
  await followUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('pending-payment')
  shop.clock.advance(0.02 * DAY_MS)
  await followUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('cancelled')
})
