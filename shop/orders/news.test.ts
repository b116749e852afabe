import { describe, expect, test } from 'vitest'
import type { Letter } from '#platform/mail/mail.ts'
import { isRefusal } from '../api/refusal.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderLetter } from '../wiring/letter-templates.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { type RefundInput, refundOrder } from './commands/refund-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { settleRefund } from './commands/settle-refund.ts'
import { shipLines } from './commands/ship-lines.ts'
import * as jobs from './jobs/names.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()
const remark = { actor: 'staff', message: 'As you asked' } as const

/** What the shopper is mailed of everything that has happened since the last look. */
async function letters(): Promise<Letter[]> {
  const sent: Letter[] = []
  const deps = { ...shop, renderLetter, mail: { send: async (letter: Letter) => void sent.push(letter) } }
  for (const news of await takeJobs(shop, jobs.sendOrderNews)) await sendOrderNews(deps, news)
  return sent
}
async function letterOf<Result>(happened: Promise<Result>): Promise<Letter> {
  const result = await happened
  if (isRefusal(result)) throw new Error(result.message)
  for (const { creditMemoId } of await takeJobs(shop, jobs.settleRefund)) {
    await settleRefund(shop, creditMemoId)
  }
  const [letter, ...more] = await letters()
  if (!letter || more.length > 0) throw new Error(`Expected one letter but received ${more.length} more`)
  return letter
}
/** The text of a letter as its paragraphs, without its heading and its foot. */
const paragraphsOf = ({ text }: Letter) => text.split('\n\n').slice(1, -1)

describe('a parcel is on its way', () => {
  const parcel = (order: OrderWithLines, quantity: number, parts: object = {}) =>
    shipLines(shop, order.id, {
      lines: [{ orderLineId: order.lines[0]!.id, quantity }],
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      trackingNumber: 'KS123AU',
      ...parts,
    })

  test('the letter says what is in it, who brings it, its number, and that the rest follows', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }], email: 'mia@example.com' })
    const first = await letterOf(parcel(order, 2))
    expect(first).toMatchObject({
      to: 'mia@example.com',
      subject: `Your Keepsake order ${order.number} is on its way`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-shipment-4\\d{8}$`)),
    })
    expect(paragraphsOf(first)).toEqual([
      `We have sent 2 × Custom canvas print of your order ${order.number}.`,
      'Australia Post brings it under the number KS123AU.',
      'The rest of your order follows in another parcel.',
      `Follow your order:\nhttps://shop.example/order-status-tracking?number=${order.number}`,
      'The order number is what we ask for when you write to us.',
    ])
    expect(first.text).toMatch(/^On its way, Robin\n/)
    const last = await letterOf(parcel(order, 1, { trackingNumber: undefined, comment: 'It is fragile.' }))
    expect(paragraphsOf(last).slice(0, 3)).toEqual([
      `We have sent Custom canvas print of your order ${order.number}.`,
      'Australia Post brings it.',
      'It is fragile.',
    ])
    expect(last.messageId).not.toBe(first.messageId)
  })
})

describe('an order is cancelled', () => {
  const moneyIn = (letter: Letter) => paragraphsOf(letter)[1]
  const cancel = (order: OrderWithLines) => letterOf(cancelOrder(shop, order.id, remark))

  test('before its money was taken: nothing was charged', async () => {
    const order = await anOrder(shop)
    const letter = await cancel(order)
    expect(letter).toMatchObject({
      to: order.email,
      subject: `Your Keepsake order ${order.number} is cancelled`,
      messageId: `order-${order.number}-cancelled`,
    })
    expect(paragraphsOf(letter)).toEqual([
      `Your order ${order.number} is cancelled; nothing of it is made or sent.`,
      'You have not been charged; your bank lets go of the A$39.30 that it held.',
      'Your designs are kept, so you can order them again.',
      'The order number is what we ask for when you write to us.',
    ])
  })

  test('after it was taken: how it comes back', async () => {
    const order = await aPaidOrder(shop)
    await cancelOrder(shop, order.id, remark)
    const [letter] = await letters()
    await takeJobs(shop, jobs.settleRefund)
    expect(letter && moneyIn(letter)).toBe(
      'We give A$39.30 back the way it was paid. Banks take up to five business days to show it.',
    )
  })

  test('before a bank transfer came: no bank holds anything, and the shopper need not pay', async () => {
    const order = await aWrittenOrder(shop, { paymentMethod: 'banktransfer' }, [{ unitCents: 2500 }])
    expect(moneyIn(await cancel(order))).toBe(
      'You need not pay the A$25.00 any more. If it is on its way to us already, we give it back.',
    )
  })

  test('that nothing was due for: it says nothing of money, and a second letter has the credit memo', async () => {
    const { id } = await aSignedInCustomer(shop)
    const parts = { paymentMethod: 'free', customerId: id, grandTotalCents: 0, pointsCents: 1100 }
    await cancelOrder(shop, (await aWrittenOrder(shop, parts)).id, remark)
    const sent = await letters()
    const about = (word: string) => sent.find(({ subject }) => subject.includes(word)) ?? { text: '' }
    expect(sent).toHaveLength(2)
    expect(about('cancelled').text).toContain(
      'Gift cards, credit and points that paid for it are as they were before.',
    )
    expect(about('cancelled').text).not.toContain('A$')
    expect(about('Refund').text).toContain(
      'A$11.00 is back on the gift cards, credit and points that paid for it.',
    )
  })
})

describe('a part of an order is refunded', () => {
  const refund = (order: OrderWithLines, parts: Partial<RefundInput> = {}) =>
    letterOf(
      refundOrder(shop, order.id, {
        lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
        shippingCents: 0,
        adjustmentCents: 0,
        way: 'gateway',
        reason: 'One corner was bent',
        ...parts,
      } as RefundInput),
    )

  test('the letter says how much, why, and that it goes back the way it was paid', async () => {
    const order = await aPaidOrder(shop, { lines: [{ quantity: 2 }] })
    const letter = await refund(order)
    expect(letter).toMatchObject({
      to: order.email,
      subject: `Refund for your Keepsake order ${order.number}`,
      messageId: expect.stringMatching(new RegExp(`^order-${order.number}-refund-5\\d{8}$`)),
    })
    const memo = letter.messageId.split('-').at(-1)
    expect(paragraphsOf(letter).slice(0, 3)).toEqual([
      `We have refunded A$24.31 of your order ${order.number} (credit memo ${memo}).`,
      'A$24.31 goes back the way it was paid. Banks take up to five business days to show it.',
      'Reason: One corner was bent',
    ])
  })

  test('as store credit: where to find it, and nothing about a bank', async () => {
    const { id } = await aSignedInCustomer(shop)
    const letter = await refund(await aPaidOrder(shop, { customerId: id }), { way: 'credit', reason: '' })
    expect(paragraphsOf(letter)[1]).toBe('A$24.31 is now store credit on your account.')
    expect(letter.text).not.toMatch(/bank|Reason/i)
  })
})

test('a letter that is sent again has the same id, so that no shopper hears twice', async () => {
  const order = await anOrder(shop)
  await cancelOrder(shop, order.id, remark)
  const [news] = await takeJobs(shop, jobs.sendOrderNews)
  const sent: Letter[] = []
  const deps = { ...shop, renderLetter, mail: { send: async (letter: Letter) => void sent.push(letter) } }
  if (!news) throw new Error('Expected news of the order')
  await sendOrderNews(deps, news)
  await sendOrderNews(deps, news)
  expect(sent[0]).toEqual(sent[1])
})
