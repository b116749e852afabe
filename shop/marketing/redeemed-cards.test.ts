/** I-13, J-11: a gift card whose purchase is refunded, after it was redeemed into store credit (decisions 0053 and 0062). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { isRefusal } from '../api/refusal.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { giveCredit } from '../testing/incentives.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { redeemGiftCard } from './commands/gift-card-account.ts'
import { giveBackIncentives } from './commands/give-back-incentives.ts'
import { issueGiftCards } from './commands/issue-gift-cards.ts'
import { takeIncentives } from './commands/take-incentives.ts'
import { maskedGiftCardCode } from './rules/gift-card-code.ts'
import { findGiftCard, giftCardsOfOrder } from './store/gift-cards.ts'

const shop = await openTestShop()
const now = shop.clock.now()
let lineId = 8_000_000

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>
const CARD_CENTS = 5000

/** A card of A$50.00 that a guest bought. */
async function aBoughtCard() {
  const orderId = randomUUID()
  const entered = {
    amountCents: CARD_CENTS,
    senderName: 'Robin Marsh',
    recipientName: 'Alex Taylor',
  }
  const lines = [{ id: lineId++, quantity: 1, entered }]
  const order = { id: orderId, number: '100000001', email: 'robin@example.com', lines }
  await transaction(shop.db, (tx) => issueGiftCards({ tx, jobs: shop.jobs }, order, now))
  const [card] = await giftCardsOfOrder(shop.db, orderId)
  return { orderId, code: card!.code }
}

async function redeem(code: string, { id }: Customer) {
  const card = await redeemGiftCard({ ...shop, visit: { address: randomUUID() } }, code, id)
  if (isRefusal(card)) throw new Error(card.message)
}

/** What an order spends, under its number. */
async function spend(customer: Customer | undefined, spent: { creditCents?: number; giftCards?: object[] }) {
  const orderId = randomUUID()
  const totals = { creditCents: 0, pointsSpent: 0, giftCards: [], ...spent } as Parameters<
    typeof takeIncentives
  >[1]['cart']['totals']
  const order = { orderId, customerId: customer?.id ?? null, email: `${randomUUID()}@example.com` }
  const refused = await transaction(shop.db, (tx) =>
    takeIncentives(tx, { ...order, cart: { coupons: [], totals } }, now),
  )
  expect(refused).toBeUndefined()
  return orderId
}

const giveBack = (orderId: string) =>
  transaction(shop.db, (tx) =>
    giveBackIncentives(
      tx,
      { orderId, customerId: null, email: 'robin@example.com', nextOrderOf: async () => undefined },
      now,
    ),
  )

const onCard = async (code: string) => (await findGiftCard(shop.db, code))?.balanceCents
async function creditOf({ visit }: Customer) {
  const { customer } = await shop.ask(
    '{ customer { store_credit { current_balance { value } balance_history { items { action } } } } }',
    {},
    visit,
  )
  const { current_balance, balance_history } = customer.store_credit
  return { cents: Math.round(current_balance.value * 100), newest: balance_history.items[0]?.action }
}

test('its credit is taken back, once, and the history names the card and not the order of somebody else', async () => {
  const customer = await aSignedInCustomer(shop)
  await giveCredit(shop, customer.id, 700)
  const { orderId, code } = await aBoughtCard()
  await redeem(code, customer)
  expect((await creditOf(customer)).cents).toBe(5700)
  await giveBack(orderId)
  await Promise.all([giveBack(orderId), giveBack(orderId)])
  expect(await creditOf(customer)).toEqual({
    cents: 700,
    newest: `Taken back: Gift card ${maskedGiftCardCode(code)}, refunded`,
  })
  expect(await onCard(code)).toBe(0)
})

test('what is left of it is taken, and the rest when the order is cancelled that spent it', async () => {
  const customer = await aSignedInCustomer(shop)
  const { orderId, code } = await aBoughtCard()
  await redeem(code, customer)
  const spender = await spend(customer, { creditCents: 3500 })
  await giveBack(orderId)
  expect((await creditOf(customer)).cents).toBe(0)
  await giveCredit(shop, customer.id, 900)
  await giveBack(orderId)
  expect((await creditOf(customer)).cents, 'what came in after the refund is left alone').toBe(900)
  await giveBack(spender)
  await giveBack(spender)
  expect((await creditOf(customer)).cents).toBe(900)
})

test('a card that paid for an order before it was redeemed loses what it was sold for, and no more', async () => {
  const customer = await aSignedInCustomer(shop)
  const { orderId, code } = await aBoughtCard()
  const spender = await spend(undefined, { giftCards: [{ code, appliedCents: 2000 }] })
  await redeem(code, customer)
  await giveBack(orderId)
  expect((await creditOf(customer)).cents).toBe(0)
  await giveBack(spender)
  expect(await onCard(code)).toBe(0)
  await fillPurse(shop, { kind: 'gift-card', holder: code }, 600)
  await giveBack(orderId)
  expect(await onCard(code)).toBe(600)
})

test('two customers who redeemed it one after the other both give it back', async () => {
  const [first, second] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  const { orderId, code } = await aBoughtCard()
  const spender = await spend(undefined, { giftCards: [{ code, appliedCents: 2000 }] })
  await redeem(code, first)
  await giveBack(spender)
  await redeem(code, second)
  expect([(await creditOf(first)).cents, (await creditOf(second)).cents]).toEqual([3000, 2000])
  await giveBack(orderId)
  expect([(await creditOf(first)).cents, (await creditOf(second)).cents]).toEqual([0, 0])
})

test('what staff had put on it, and was redeemed with it, stays credit', async () => {
  const customer = await aSignedInCustomer(shop)
  const { orderId, code } = await aBoughtCard()
  await fillPurse(shop, { kind: 'gift-card', holder: code }, 800)
  await redeem(code, customer)
  await giveBack(orderId)
  expect((await creditOf(customer)).cents).toBe(800)
})

test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'redeemed while it is refunded, round %d: in the end nobody has it',
  async () => {
    const customer = await aSignedInCustomer(shop)
    const { orderId, code } = await aBoughtCard()
    await Promise.all([
      redeem(code, customer).catch(() => {}),
      giveBack(orderId),
      redeem(code, customer).catch(() => {}),
    ])
    expect([await onCard(code), (await creditOf(customer)).cents]).toEqual([0, 0])
  },
)
