import { describe, expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { isRefusal } from '../api/refusal.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { deliverParcel } from './commands/deliver-parcel.ts'
import { markPaid, paymentArrived } from './commands/mark-paid.ts'
import { type RefundInput, refundOrder } from './commands/refund-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { settleRefund } from './commands/settle-refund.ts'
import { shipLines } from './commands/ship-lines.ts'
import * as jobs from './jobs/names.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()
const remark = { actor: 'staff', message: 'As you asked' } as const

/** What the shopper is mailed of everything that has happened since the last look. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const news of await takeJobs(shop, jobs.sendOrderNewsJob)) await sendOrderNews(deps, news)
  return sent
}
async function mailOf<Result>(happened: Promise<Result>): Promise<Mail> {
  const result = await happened
  if (isRefusal(result)) throw new Error(result.message)
  for (const { creditMemoId } of await takeJobs(shop, jobs.settleRefundJob)) {
    await settleRefund(shop, creditMemoId)
  }
  const [mail, ...more] = await mails()
  if (!mail || more.length > 0) throw new Error(`Expected one mail but received ${more.length} more`)
  return mail
}
/** The text of a mail as its paragraphs, without its heading and its foot. */
const paragraphsOf = ({ text }: Mail) => text.split('\n\n').slice(1, -1)

describe('a parcel is on its way', () => {
  const parcel = (order: OrderWithLines, quantity: number, parts: object = {}) =>
    shipLines(shop, order.id, {
      lines: [{ orderLineId: order.lines[0]!.id, quantity }],
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      trackingNumber: 'KS123AU',
      ...parts,
    })

  test('the mail says what is in it, who brings it, its number, and that the rest follows', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }], email: 'mia@example.com' })
    await mails()
    const first = await mailOf(parcel(order, 2))
    expect(first).toMatchObject({
      to: 'mia@example.com',
      subject: `Your Keepsake order ${order.number} is on its way`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-shipment-4\\d{8}$`)),
    })
    expect(paragraphsOf(first)).toEqual([
      `We have sent 2 of 3 × Custom canvas print of your order ${order.number}.`,
      'Australia Post brings it under the number KS123AU.',
      'The rest of your order follows in another parcel.',
      `Follow your order:\nhttps://shop.example/order-status-tracking?number=${order.number}`,
      `Tax invoice (PDF):\nhttps://shop.example/orders/invoice/${order.token}.pdf`,
      'The order number is what we ask for when you write to us.',
    ])
    expect(first.text).toMatch(/^On its way, Robin\n/)
    const last = await mailOf(parcel(order, 1, { trackingNumber: undefined, comment: 'It is fragile.' }))
    expect(paragraphsOf(last).slice(0, 3)).toEqual([
      `We have sent 1 of 3 × Custom canvas print of your order ${order.number}.`,
      'Australia Post brings it.',
      'It is fragile.',
    ])
    expect(last.messageId).not.toBe(first.messageId)
  })
})

describe('an order gets on', () => {
  const invoiceOf = (order: OrderWithLines) =>
    `Tax invoice (PDF):\nhttps://shop.example/orders/invoice/${order.token}.pdf`
  const followOf = (order: OrderWithLines) =>
    `Follow your order:\nhttps://shop.example/order-status-tracking?number=${order.number}`
  const KEEP = 'The order number is what we ask for when you write to us.'

  test('its bank transfer has arrived: the mail says how much, when it comes, and has the invoice', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'banktransfer' }, [{ unitCents: 2500 }])
    const mail = await mailOf(markPaid(shop, order.id, { reference: 'NAB 77' }))
    expect(mail).toMatchObject({
      to: order.email,
      subject: `Your payment for Keepsake order ${order.number} has arrived`,
      messageId: `order-${order.number}-paid`,
    })
    expect(paragraphsOf(mail)).toEqual([
      `We have received A$25.00 for your order ${order.number}.`,
      'We begin to make your order now. It should be with you Wed 25 November to Wed 2 December.',
      followOf(order),
      invoiceOf(order),
      KEEP,
    ])
    // What staff note of it is for the office.
    expect(mail.text).not.toContain('NAB')
  })

  test('a card has paid for what is not sent: the mail has the invoice that no later one brings', async () => {
    const nothingSent = { paymentMethod: 'card', shippingAddress: null, minimumDays: null, maximumDays: null }
    const entered = { amountCents: 5000, senderName: 'Robin', recipientName: 'Alex' }
    const certificate = { kind: 'gift-certificate', unitCents: 5000, entered } as const
    const order = await aWrittenOrder(shop, nothingSent, [certificate])
    const configuration = await shop.configuration()
    const paid = () => transaction(shop.db, (tx) => paymentArrived({ ...shop, tx, configuration }, order.id))
    const mail = await mailOf(paid())
    expect(mail.messageId).toBe(`order-${order.number}-paid`)
    expect(paragraphsOf(mail).slice(0, 3)).toEqual([
      `We have received A$50.00 for your order ${order.number}.`,
      followOf(order),
      invoiceOf(order),
    ])
    const printed = await aPaidOrder(shop)
    expect(printed.paidAt).not.toBeNull()
    expect(await mails()).toEqual([])
  })

  test('it is in production: the mail says that it is past changing, and when it comes', async () => {
    const order = await anOrderInProduction(shop)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    if (!mail) throw new Error('Expected a mail')
    expect(mail).toMatchObject({
      subject: `We are making your Keepsake order ${order.number}`,
      messageId: `order-${order.number}-in-production`,
    })
    expect(paragraphsOf(mail)).toEqual([
      `We are making your order ${order.number} now. From here on it cannot be changed or cancelled.`,
      'It should be with you Wed 25 November to Wed 2 December.',
      followOf(order),
      invoiceOf(order),
      KEEP,
    ])
  })

  test('a parcel has arrived: the mail says what was in it, and what to do when it is not there', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 2 }] })
    const send = (quantity: number) =>
      shipLines(shop, order.id, {
        lines: [{ orderLineId: order.lines[0]!.id, quantity }],
        carrier: 'auspost',
        carrierTitle: 'Australia Post',
      })
    await send(1)
    await mails()
    const first = await mailOf(deliverParcel(shop, order.id))
    const number = first.messageId.split('-').at(-1)
    expect(first).toMatchObject({
      subject: `A part of your Keepsake order ${order.number} has arrived`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-delivered-4\\d{8}$`)),
    })
    expect(paragraphsOf(first)).toEqual([
      `Parcel ${number} with 1 of 2 × Custom canvas print of your order ${order.number} has arrived.`,
      'The rest of your order follows in another parcel.',
      'If it is not there, or not as it should be, write to hello@keepsake.example and we put it right.',
      followOf(order),
      KEEP,
    ])
    await send(1)
    await mails()
    const last = await mailOf(deliverParcel(shop, order.id))
    expect(last.text).not.toContain('another parcel')
    expect(last.messageId).not.toBe(first.messageId)
  })
})

describe('SH-23: the bank does not pay what it had approved', () => {
  const sum = 'A$39.30'

  test('the order waits for a bank transfer, and one mail says how to pay, however often it is tried', async () => {
    const order = await anOrder(shop, { card: 'refuse-capture' })
    await capturePayment(shop, order.paymentId!)
    await capturePayment(shop, order.paymentId!)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: order.email,
      subject: `Your Keepsake order ${order.number} is not paid yet`,
      messageId: `order-${order.number}-payment-refused`,
    })
    expect(paragraphsOf(mail!).slice(0, 3)).toEqual([
      `Your bank did not let us take the ${sum} for your order ${order.number}, although it had approved it before. You have not been charged, and we have not begun to make your order.`,
      `Please transfer ${sum} to us, with the order number ${order.number} as its reference. We begin to make your order when the money has arrived.`,
      expect.stringMatching(/^Write to \S+@\S+, and we tell you the account\.$/),
    ])
    expect(await reload(shop, order.id)).toMatchObject({
      state: 'pending-payment',
      paidAt: null,
      paymentMethod: 'banktransfer',
    })
    // Paid so, it goes its way, and what is given back goes back by bank.
    await mailOf(markPaid(shop, order.id))
    expect(await reload(shop, order.id)).toMatchObject({ state: 'placed', paidAt: expect.any(Date) })
    const all = { everything: true, way: 'bank', reason: 'Sorry' } as const
    expect(await refundOrder(shop, order.id, all)).toMatch(/^5\d{8}$/)
    expect(await takeJobs(shop, jobs.settleRefundJob)).toEqual([])
  })

  test('cancelled before it is paid, nothing of it is authorised anywhere', async () => {
    const order = await anOrder(shop, { card: 'refuse-capture' })
    await capturePayment(shop, order.paymentId!)
    await mails()
    const mail = await mailOf(cancelOrder(shop, order.id, remark))
    expect(paragraphsOf(mail)[1]).toContain(`You need not pay the ${sum} any more.`)
    expect(await takeJobs(shop, jobs.voidAuthorisationJob)).toEqual([])
  })

  test('an order that was cancelled meanwhile stays cancelled, and no mail asks for money', async () => {
    const order = await anOrder(shop, { card: 'refuse-capture' })
    const capture: typeof shop.payments.capture = async (payment) => {
      await cancelOrder(shop, order.id, remark)
      return shop.payments.capture(payment)
    }
    await capturePayment({ ...shop, payments: { ...shop.payments, capture } }, order.paymentId!)
    expect((await mails()).map(({ messageId }) => messageId)).toEqual([`order-${order.number}-cancelled`])
    expect(await reload(shop, order.id)).toMatchObject({ state: 'cancelled' })
    await takeJobs(shop, jobs.voidAuthorisationJob)
  })
})

describe('an order is cancelled', () => {
  const moneyIn = (mail: Mail) => paragraphsOf(mail)[1]
  const cancel = (order: OrderWithLines) => mailOf(cancelOrder(shop, order.id, remark))

  test('before its money was taken: the bank lets go of it', async () => {
    const order = await anOrder(shop)
    const mail = await cancel(order)
    expect(mail).toMatchObject({
      to: order.email,
      subject: `Your Keepsake order ${order.number} is cancelled`,
      messageId: `order-${order.number}-cancelled`,
    })
    expect(paragraphsOf(mail)).toEqual([
      `Your order ${order.number} is cancelled; nothing of it is made or sent.`,
      'Your bank lets go of the A$39.30 that it held. If it has paid us already, we give the money back and write to you again.',
      'Your designs are kept, so you can order them again.',
      'The order number is what we ask for when you write to us.',
    ])
  })

  test('after it was taken: how it comes back', async () => {
    const order = await aPaidOrder(shop)
    await cancelOrder(shop, order.id, remark)
    const [mail] = await mails()
    await takeJobs(shop, jobs.settleRefundJob)
    expect(mail && moneyIn(mail)).toBe(
      'We give A$39.30 back the way it was paid. Banks take up to five business days to show it.',
    )
  })

  test('after a part was given back: only the rest comes', async () => {
    const order = await aPaidOrder(shop)
    const part = { lines: [], shippingCents: 0, adjustmentCents: 1000 }
    await refundOrder(shop, order.id, { ...part, way: 'gateway', reason: 'A scratch' })
    await mails()
    await cancelOrder(shop, order.id, remark)
    const sent = await mails()
    await takeJobs(shop, jobs.settleRefundJob)
    expect(sent.map((mail) => moneyIn(mail))).toEqual([
      'We give A$29.30 back the way it was paid. Banks take up to five business days to show it.',
    ])
  })

  test('after a bank transfer came: it asks for the account, which the shop does not know', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'banktransfer' }, [{ unitCents: 2500 }])
    await markPaid(shop, order.id, { amountCents: order.grandTotalCents, reference: 'T 1' })
    await mails()
    expect(moneyIn(await cancel(order))).toMatch(
      /^We give A\$25\.00 back by bank transfer\. We do not know your account: please write to .+ with the order number, and the name, BSB and number of your account\.$/,
    )
  })

  test('before a bank transfer came: no bank holds anything, and the shopper need not pay', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'banktransfer' }, [{ unitCents: 2500 }])
    expect(moneyIn(await cancel(order))).toBe(
      'You need not pay the A$25.00 any more. If it is on its way to us already, we give it back.',
    )
  })

  test('that nothing was due for: it says nothing of money, and a second mail has the credit memo', async () => {
    const { id } = await aSignedInCustomer(shop)
    const parts = { paymentMethod: 'free', customerId: id, grandTotalCents: 0, pointsCents: 1100 }
    await cancelOrder(shop, (await aWrittenOrder(shop, parts)).id, remark)
    const sent = await mails()
    const about = (word: string) => sent.find(({ subject }) => subject.includes(word)) ?? { text: '' }
    expect(sent).toHaveLength(2)
    expect(about('cancelled').text).toContain(
      'What gift cards, credit and points paid for it goes back to them.',
    )
    expect(about('cancelled').text).not.toContain('A$')
    expect(about('Refund').text).toContain(
      'A$11.00 is back on the gift cards, credit and points that paid for it.',
    )
  })
})

describe('a part of an order is refunded', () => {
  const refund = (order: OrderWithLines, parts: Partial<RefundInput> = {}) =>
    mailOf(
      refundOrder(shop, order.id, {
        lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
        shippingCents: 0,
        adjustmentCents: 0,
        way: 'gateway',
        reason: 'One corner was bent',
        ...parts,
      } as RefundInput),
    )

  test('the mail says how much, why, and that it goes back the way it was paid', async () => {
    const order = await aPaidOrder(shop, { lines: [{ quantity: 2 }] })
    const mail = await refund(order)
    expect(mail).toMatchObject({
      to: order.email,
      subject: `Refund for your Keepsake order ${order.number}`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-refund-5\\d{8}$`)),
    })
    const memo = mail.messageId.split('-').at(-1)
    expect(paragraphsOf(mail).slice(0, 3)).toEqual([
      `We have refunded A$24.31 of your order ${order.number} (credit memo ${memo}).`,
      'A$24.31 goes back the way it was paid. Banks take up to five business days to show it.',
      'Reason: One corner was bent',
    ])
  })

  test('after a bank transfer: the mail asks for the account first, and so does the page of the order', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'banktransfer' }, [{ unitCents: 2500 }])
    await markPaid(shop, order.id)
    await mails()
    const mail = await refund(order, { lines: [], adjustmentCents: 500, way: 'bank' })
    expect(mail).toMatchObject({
      to: order.email,
      subject: `Where may we send the A$5.00 of your Keepsake order ${order.number}?`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-account-wanted-5\\d{8}$`)),
    })
    const ask = (writeTo: string) =>
      `We do not know your account: please write to ${writeTo} with the order number, and the name, BSB and number of your account.`
    expect(paragraphsOf(mail).slice(0, 4)).toEqual([
      `We give A$5.00 of your order ${order.number} back by bank transfer.`,
      'Reason: One corner was bent',
      ask((await shop.configuration()).get('contact_email') ?? ''),
      'We write again when it is on its way.',
    ])
    expect(mail.html).toContain('BSB')
    const memo = mail.messageId.split('-').at(-1)
    const { guestOrderByToken } = await shop.ask(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { comments { message } } }',
      { token: order.token },
    )
    expect(guestOrderByToken.comments).toEqual([
      { message: `We give A$5.00 back by bank transfer (credit memo ${memo}). ${ask('us')}` },
    ])
  })

  test('that the card gateway does not carry out: the mail asks for an account', async () => {
    const order = await aPaidOrder(shop)
    const refuses = async () => ({ kind: 'refused', reason: 'This card is closed.' }) as const
    await refundOrder(shop, order.id, { everything: true, way: 'gateway', reason: 'Late' })
    const [{ creditMemoId } = { creditMemoId: '' }] = await takeJobs(shop, jobs.settleRefundJob)
    const deps = { ...shop, payments: { ...shop.payments, refund: refuses } }
    await settleRefund(deps, creditMemoId)
    await settleRefund(deps, creditMemoId)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Where may we send the A$39.30 of your Keepsake order ${order.number}?`,
    ])
  })

  test('as store credit: where to find it, and nothing about a bank', async () => {
    const { id } = await aSignedInCustomer(shop)
    const mail = await refund(await aPaidOrder(shop, { customerId: id }), { way: 'credit', reason: '' })
    expect(paragraphsOf(mail)[1]).toBe('A$24.31 is now store credit on your account.')
    expect(mail.text).not.toMatch(/bank|Reason/i)
  })
})

test('a mail that is sent again has the same id, so that no shopper hears twice', async () => {
  const order = await anOrder(shop)
  await cancelOrder(shop, order.id, remark)
  const [news] = await takeJobs(shop, jobs.sendOrderNewsJob)
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  if (!news) throw new Error('Expected news of the order')
  await sendOrderNews(deps, news)
  await sendOrderNews(deps, news)
  expect(sent[0]).toEqual(sent[1])
})
