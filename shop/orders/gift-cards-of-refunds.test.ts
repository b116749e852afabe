/** J-11, I-13: gift cards that a refunded order bought (decision 0053). */
import { expect, test } from 'vitest'
import { findGiftCard, giftCardsOfOrder } from '../marketing/store/gift-cards.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'

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
