/** J-11, I-13: gift cards that a refunded order bought (decision 0053). */
import { expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { redeemGiftCard } from '../marketing/commands/gift-card-account.ts'
import { sendCreditTaken } from '../marketing/commands/send-credit-taken.ts'
import { sendCreditTakenJob } from '../marketing/jobs/names.ts'
import { findGiftCard, giftCardsOfOrder } from '../marketing/store/gift-cards.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'
import { sendOrderNews } from './commands/send-order-news.ts'
import { sendOrderNewsJob } from './jobs/names.ts'

const shop = await openTestShop()

/** An order of a certificate of A$50.00, of which store credit paid so much, and the card that it bought. */
async function aBoughtCard(creditCents: number) {
  const { id: customerId } = await aSignedInCustomer(shop)
  const entered = { amountCents: 5000, senderName: 'Robin Marsh', recipientName: 'Alex Taylor' }
  const line = { kind: 'gift-certificate' as const, unitCents: 5000, entered }
  const paid = { customerId, creditCents, grandTotalCents: 5000 - creditCents }
  const { id } = await aWrittenOrder(shop, paid, [line])
  await markPaid(shop, id)
  const [card] = await giftCardsOfOrder(shop.db, id)
  const balance = async () => (await findGiftCard(shop.db, card!.code))?.balanceCents
  expect(await balance()).toBe(5000)
  return { id, balance }
}

test.each([
  ['money', 0],
  ['credit in part', 2000],
])('all of it as store credit empties the card, when %s had paid', async (_what, creditCents) => {
  const { id, balance } = await aBoughtCard(creditCents)
  const all = { lines: [], shippingCents: 0, adjustmentCents: 5000, way: 'credit' as const }
  expect(await refundOrder(shop, id, { ...all, reason: 'As you asked' })).toMatch(/^5\d{8}$/)
  expect((await reload(shop, id)).state).toBe('refunded')
  expect(await balance()).toBe(0)
})

test.each(['bank', 'credit'] as const)(
  'everything of an order that is a certificate alone goes back by %s, and empties the card',
  async (way) => {
    const { id, balance } = await aBoughtCard(0)
    expect(await refundOrder(shop, id, { everything: true, way, reason: 'As you asked' })).toMatch(/^5\d{8}$/)
    const { state, refundedCents, lines } = await reload(shop, id)
    expect([state, refundedCents, lines[0]?.refundedQuantity]).toEqual(['refunded', 5000, 1])
    expect(await balance()).toBe(0)
  },
)

test('a part of it leaves the card as it is', async () => {
  const { id, balance } = await aBoughtCard(0)
  const part = { lines: [], shippingCents: 0, adjustmentCents: 4999, way: 'credit' as const }
  expect(await refundOrder(shop, id, { ...part, reason: 'As you asked' })).toMatch(/^5\d{8}$/)
  expect(await balance()).toBe(5000)
})

test('I-13: the buyer reads that the card is over, and who redeemed it that the credit is less', async () => {
  const { id: buyer } = await aSignedInCustomer(shop)
  const redeemer = await aSignedInCustomer(shop)
  const entered = { amountCents: 5000, senderName: 'Robin Marsh', recipientName: 'Alex Taylor' }
  const line = { kind: 'gift-certificate' as const, unitCents: 5000, entered }
  const { id } = await aWrittenOrder(shop, { customerId: buyer, grandTotalCents: 5000 }, [line])
  await markPaid(shop, id)
  const [card] = await giftCardsOfOrder(shop.db, id)
  await redeemGiftCard({ ...shop, visit: { address: undefined } }, card!.code, redeemer.id)
  await takeJobs(shop, sendOrderNewsJob)
  await refundOrder(shop, id, { everything: true, way: 'credit', reason: 'As you asked' })

  const sent: Mail[] = []
  const mail = { send: async (one: Mail) => void sent.push(one) }
  const deps = { ...shop, mail, renderMail, publicUrl: 'https://shop.example' }
  for (const news of await takeJobs(shop, sendOrderNewsJob)) await sendOrderNews(deps, news)
  for (const credit of await takeJobs(shop, sendCreditTakenJob)) await sendCreditTaken(deps, credit)
  const [toBuyer, toRedeemer, ...more] = sent
  expect(toBuyer?.text).toContain('The gift certificate that this order bought can no longer be used.')
  expect(toRedeemer?.to).toBe(redeemer.email)
  expect(toRedeemer?.subject).toBe('A$50.00 of your store credit went back with a gift card')
  expect(more).toEqual([])
})
