/** What is mailed of an order from the confirmation until its parcel leaves. */
import type { Mail } from '#platform/mail/mail.ts'
import { capturePayment } from '../../checkout/commands/capture-payment.ts'
import { inProduction, reload } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'
import { takeJobs } from '../../testing/waiting-jobs.ts'
import { renderMail } from '../../wiring/mail-templates.ts'
import { sendConfirmation } from '../commands/send-confirmation.ts'
import { sendOrderNews } from '../commands/send-order-news.ts'
import { shipLines } from '../commands/ship-lines.ts'
import * as jobs from '../jobs/names.ts'
import type { OrderWithLines } from '../store.ts'

/** Brings the order that far, and reads what its shopper is sent: each as HTML and as text. */
export async function mailsOf(shop: TestShop, order: OrderWithLines) {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  const { id: orderId, paymentId, lines } = order
  if (!paymentId) throw new Error('Expected the order to have a payment')
  await sendConfirmation(deps, orderId)
  await capturePayment(shop, paymentId)
  await sendOrderNews(deps, { news: 'paid', orderId })
  await inProduction(shop, await reload(shop, orderId))
  await shipLines(shop, orderId, {
    lines: lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    carrier: 'auspost',
    carrierTitle: 'Australia Post',
  })
  for (const news of await takeJobs(shop, jobs.sendOrderNewsJob)) await sendOrderNews(deps, news)
  const mailAbout = (what: string) => {
    const mail = sent.find(({ messageId }) => messageId?.startsWith(`order-${order.number}-${what}`))
    if (!mail) throw new Error(`Expected a mail about "${what}" among ${sent.length}`)
    return `<p>${mail.subject}</p>${mail.html}<pre>${mail.text}</pre>`
  }
  return {
    'mail that confirms it': mailAbout('confirmation'),
    'mail of its payment': mailAbout('paid'),
    'mail when it is made': mailAbout('in-production'),
    'mail of its parcel': mailAbout('shipment'),
  }
}
