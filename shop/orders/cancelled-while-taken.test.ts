/** An order that is cancelled while its capture is at the gateway. Requirements SH-23, PE-32. */
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { anOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { voidAuthorisation } from './commands/void-authorisation.ts'
import { eventsOfOrders } from './history-store.ts'
import { sendOrderNewsJob } from './jobs/names.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const news of await takeJobs(shop, sendOrderNewsJob)) await sendOrderNews(deps, news)
  return sent
}
const paragraphsOf = ({ text }: Mail) => text.split('\n\n').slice(1, -1)

/** The bank has paid, and the shopper cancels before the shop has noted it. */
async function cancelledWhileTaken(): Promise<OrderWithLines> {
  const order = await anOrder(shop)
  const capture: typeof shop.payments.capture = async (payment) => {
    const answer = await shop.payments.capture(payment)
    await cancelOrder(shop, order.id, { actor: 'shopper' })
    return answer
  }
  await capturePayment({ ...shop, payments: { ...shop.payments, capture } }, order.paymentId!)
  return order
}
const forShopper = async ({ id }: OrderWithLines) =>
  ((await eventsOfOrders(shop.db, [id])).get(id) ?? []).flatMap(({ isForShopper, message }) =>
    isForShopper && message ? [message] : [],
  )

describe('SH-23, PE-32: an order is cancelled while its money is being taken', () => {
  test('the first mail does not say that nothing was charged; a second says that it goes back', async () => {
    const order = await cancelledWhileTaken()
    expect(await reload(shop, order.id)).toMatchObject({ state: 'cancelled', paidAt: null })
    const [first, ...others] = await mails()
    expect(others).toEqual([])
    expect(paragraphsOf(first!)[1]).toBe(
      'Your bank lets go of the A$39.30 that it held. If it has paid us already, we give the money back and write to you again.',
    )

    await voidAuthorisation(shop, order.id)
    const [second, ...more] = await mails()
    expect(more).toEqual([])
    expect(second).toMatchObject({
      to: order.email,
      subject: `Your money for Keepsake order ${order.number} goes back`,
      messageId: `order-${order.number}-paid-after-all`,
    })
    expect(paragraphsOf(second!)[0]).toBe(
      `Your bank had paid us A$39.30 when your order ${order.number} was cancelled. We give A$39.30 back the way it was paid. Banks take up to five business days to show it.`,
    )
    expect(await forShopper(order)).toContain(
      'Your bank had paid us A$39.30 when the order was cancelled. We give A$39.30 back the way it was paid. Banks take up to five business days to show it.',
    )
  })

  test('killed after the refund, and repeated, it refunds once and writes one mail', async () => {
    const order = await cancelledWhileTaken()
    await mails()
    const killed = async () => {
      throw new Error('killed')
    }
    const dying = { ...shop, jobs: { ...shop.jobs, enqueue: killed } }
    await expect(voidAuthorisation(dying, order.id)).rejects.toThrow('killed')
    for (let i = 0; i < 3; i++) await voidAuthorisation(shop, order.id)
    expect((await mails()).map(({ messageId }) => messageId)).toEqual([
      `order-${order.number}-paid-after-all`,
    ])
    expect(await forShopper(order)).toHaveLength(1)
    const { refunds } = await shop.payments.movements((await gatewayPaymentOf(order))!)
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([3930])
  })

  test('what the gateway does not refund goes back by bank transfer, whose account is asked for', async () => {
    const order = await cancelledWhileTaken()
    await mails()
    const refund = async () => ({ kind: 'refused' as const, reason: 'The card is closed.' })
    await voidAuthorisation({ ...shop, payments: { ...shop.payments, refund } }, order.id)
    const [mail] = await mails()
    expect(paragraphsOf(mail!)[0]).toContain(
      'We give A$39.30 back by bank transfer. We do not know your account: please write to hello@keepsake.example',
    )
    const events = (await eventsOfOrders(shop.db, [order.id])).get(order.id) ?? []
    expect(events.filter(({ isForShopper }) => !isForShopper).map(({ message }) => message)).toContain(
      'The card gateway did not refund this cancelled order: The card is closed. Refund it by bank transfer.',
    )
  })

  test('when the void comes first there is one mail, and nothing is taken', async () => {
    const order = await anOrder(shop)
    await cancelOrder(shop, order.id, { actor: 'shopper' })
    await voidAuthorisation(shop, order.id)
    await capturePayment(shop, order.paymentId!)
    expect((await mails()).map(({ messageId }) => messageId)).toEqual([`order-${order.number}-cancelled`])
    expect(await forShopper(order)).toEqual([])
  })
})

const gatewayPaymentOf = ({ paymentId }: OrderWithLines) => shop.gatewayPaymentOf(paymentId!)
