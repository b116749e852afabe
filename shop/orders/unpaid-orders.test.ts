/** Orders by bank transfer, PayID or cheque wait some days for their money, and then hold nothing any more. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { cancelUnpaidOrders } from './commands/cancel-unpaid-orders.ts'
import { markPaid } from './commands/mark-paid.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { sendOrderNewsJob } from './jobs/names.ts'
import { changeOrder } from './store.ts'
import { orders } from './tables.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000

async function anOrderOf(daysAgo: number) {
  const order = await aWrittenOrder(shop)
  const placedAt = new Date(shop.clock.now().getTime() - daysAgo * DAY_MS)
  await shop.db.update(orders).set({ placedAt, stateChangedAt: null }).where(eq(orders.id, order.id))
  return order
}
const stateOf = async ({ id }: { id: string }) => (await reload(shop, id)).state

test('after the days that the shopper was told it is cancelled, once, and not before', async () => {
  const [late, young] = [await anOrderOf(14.01), await anOrderOf(13.99)]
  await takeJobs(shop, sendOrderNewsJob)
  await Promise.all([cancelUnpaidOrders(shop), cancelUnpaidOrders(shop)])
  await cancelUnpaidOrders(shop)
  expect(await stateOf(late)).toBe('cancelled')
  expect(await stateOf(young)).toBe('pending-payment')
  const because = 'Its payment has not come within 14 days.'
  const news = await takeJobs<object>(shop, sendOrderNewsJob)
  expect(news).toEqual([{ news: 'cancelled', orderId: late.id, because }])

  const sent: Mail[] = []
  for (const one of news) {
    const mail = { send: async (mail: Mail) => void sent.push(mail) }
    await sendOrderNews({ ...shop, renderMail, mail }, one as Parameters<typeof sendOrderNews>[1])
  }
  expect(sent.map(({ subject }) => subject)).toEqual([`Your Keepsake order ${late.number} is cancelled`])
  expect(sent[0]?.text).toContain(because)
})

test('an order that was paid in time stays, however old it is', async () => {
  const order = await anOrderOf(40)
  await markPaid(shop, order.id, { amountCents: order.grandTotalCents })
  await cancelUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('placed')
})

test('the days count from when the bank took nothing, for an order that was placed by card', async () => {
  const order = await anOrderOf(40)
  const { db, clock } = shop
  const stateChangedAt = new Date(clock.now().getTime() - 2 * DAY_MS)
  await transaction(db, (tx) => changeOrder(tx, order.id, { stateChangedAt }))
  await cancelUnpaidOrders(shop)
  expect(await stateOf(order)).toBe('pending-payment')
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
