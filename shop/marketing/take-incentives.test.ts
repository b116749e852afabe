import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon, aGiftCard, giveCredit, givePoints } from '../testing/incentives.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { earnPoints, earnReviewPoints } from './commands/earn-points.ts'
import { giveBackIncentives } from './commands/give-back-incentives.ts'
import { type IssuingOrder, issueGiftCards } from './commands/issue-gift-cards.ts'
import { refundToCredit } from './commands/refund-to-credit.ts'
import { sendGiftCard } from './commands/send-gift-card.ts'
import { type TakingOrder, takeIncentives } from './commands/take-incentives.ts'
import { readGiftCardCode, shownGiftCardCode } from './rules/gift-card-code.ts'
import { giftCardsOfOrder } from './store/gift-cards.ts'
import { customerPoints } from './store/purses.ts'
import { coupons, type PurseKind, purseEntries, purses } from './tables.ts'

const shop = await openTestShop()
const now = shop.clock.now()

const NOBODY = 'nobody@example.com'

const holds = async (kind: PurseKind, holder: string | number) => {
  const [purse] = await shop.db
    .select()
    .from(purses)
    .where(and(eq(purses.kind, kind), eq(purses.holder, String(holder))))
  return purse?.balance ?? 0
}
const usesOf = async (code: string) =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
const entriesOf = (orderId: string) =>
  shop.db.select().from(purseEntries).where(eq(purseEntries.orderId, orderId))

interface Wanted {
  coupons?: string[]
  giftCards?: { code: string; appliedCents: number }[]
  creditCents?: number
  pointsSpent?: number
  customerId?: number
  email?: string
}
const anOrder = (wanted: Wanted): TakingOrder => ({
  orderId: randomUUID(),
  orderNumber: '100000001',
  customerId: wanted.customerId ?? null,
  email: wanted.email ?? `${randomUUID()}@example.com`,
  cart: {
    coupons: (wanted.coupons ?? []).map((code) => ({ code, givesCents: 100 })),
    totals: {
      giftCards: wanted.giftCards ?? [],
      creditCents: wanted.creditCents ?? 0,
      pointsSpent: wanted.pointsSpent ?? 0,
    },
  },
})
const take = (order: TakingOrder) => transaction(shop.db, (tx) => takeIncentives(tx, order, now))
const giveBack = (orderId: string, next?: string) =>
  transaction(shop.db, (tx) =>
    giveBackIncentives(tx, { orderId, customerId: null, email: NOBODY, nextOrderOf: async () => next }, now),
  )

async function everything() {
  const customer = await aSignedInCustomer(shop)
  await giveCredit(shop, customer.id, 2000)
  await givePoints(shop, customer.id, 500)
  const code = await aCoupon(shop, { usesLimit: 1 })
  const card = await aGiftCard(shop, 3000)
  const order = anOrder({
    coupons: [code],
    giftCards: [{ code: card, appliedCents: 1200 }],
    creditCents: 700,
    pointsSpent: 300,
    customerId: customer.id,
    email: customer.email,
  })
  const balances = async () => [
    await usesOf(code),
    await holds('gift-card', card),
    await holds('credit', customer.id),
    await holds('points', customer.id),
    await customerPoints(shop.db, customer.id, now),
  ]
  return { customer, code, card, order, balances }
}

describe('an order takes what it was priced with', () => {
  test('once, however often it is asked, and every change names the order', async () => {
    const { order, balances } = await everything()
    expect(await take(order)).toBeUndefined()
    expect(await take(order)).toBeUndefined()
    expect(await balances()).toEqual([1, 1800, 1300, 200, 200])
    const entries = await entriesOf(order.orderId)
    expect(entries.map(({ kind, change, note }) => [kind, change, note]).sort()).toEqual([
      ['credit', -700, 'Order 100000001'],
      ['gift-card', -1200, 'Order 100000001'],
      ['points', -300, 'Order 100000001'],
    ])
  })

  test('and gives all of it back, once', async () => {
    const { order, balances } = await everything()
    await take(order)
    await giveBack(order.orderId)
    await giveBack(order.orderId)
    expect(await balances()).toEqual([0, 3000, 2000, 500, 500])
  })

  test('a coupon that only stood in the cart is not used up', async () => {
    const code = await aCoupon(shop)
    const order = anOrder({ coupons: [code] })
    await take({ ...order, cart: { ...order.cart, coupons: [{ code, givesCents: 0 }] } })
    expect(await usesOf(code)).toBe(0)
  })

  test('points that expire first are spent first', async () => {
    const { id, email } = await aSignedInCustomer(shop)
    await givePoints(shop, id, 200, new Date('2028-01-01T00:00:00Z'))
    await givePoints(shop, id, 300, new Date('2027-01-01T00:00:00Z'))
    await take(anOrder({ pointsSpent: 350, customerId: id, email }))
    expect(await customerPoints(shop.db, id, new Date('2027-06-01T00:00:00Z'))).toBe(150)
  })
})

describe('what is no longer there is refused, and nothing is taken', () => {
  test.each<[string, (made: Awaited<ReturnType<typeof everything>>) => Partial<Wanted>, RegExp]>([
    [
      'gift card',
      ({ card }) => ({ giftCards: [{ code: card, appliedCents: 3001 }] }),
      /^Gift card •••• .{4} does not/,
    ],
    [
      'store credit',
      () => ({ creditCents: 2001 }),
      /^Your store credit does not hold this amount any more\.$/,
    ],
    ['points', () => ({ pointsSpent: 501 }), /^You do not have this many reward points any more\.$/],
  ])('%s', async (_name, too, sentence) => {
    const made = await everything()
    const { customer, order, balances } = made
    const wanted = anOrder({
      coupons: order.cart.coupons.map(({ code }) => code),
      customerId: customer.id,
      email: customer.email,
      ...too(made),
    })
    expect(await take(wanted)).toMatch(sentence)
    expect(await balances()).toEqual([0, 3000, 2000, 500, 500])
    expect(await entriesOf(wanted.orderId)).toEqual([])
  })

  test('a coupon whose last use another order took', async () => {
    const code = await aCoupon(shop, { usesLimit: 1 })
    expect(await take(anOrder({ coupons: [code] }))).toBeUndefined()
    expect(await take(anOrder({ coupons: [code] }))).toBe(
      `${code.toUpperCase()}: This code has been used as often as it may be.`,
    )
  })

  test('a coupon for the first order on the second, also when the first was a guest’s with the same address', async () => {
    const code = await aCoupon(shop, { firstOrderOnly: true })
    const { id, email } = await aSignedInCustomer(shop)
    const guests = anOrder({ email: email.toUpperCase() })
    expect(await take(guests)).toBeUndefined()
    const refused = `${code.toUpperCase()}: This code is for a first order only.`
    expect(await take(anOrder({ coupons: [code], customerId: id, email }))).toBe(refused)
    // A refused order leaves nothing behind, and one that was cancelled never was the first.
    expect(await take(anOrder({ coupons: [code], customerId: id, email }))).toBe(refused)
    await giveBack(guests.orderId)
    expect(await take(anOrder({ coupons: [code], customerId: id, email }))).toBeUndefined()
  })

  test('Q-06, SH-22: and on the second of one mailbox, whatever stands behind a plus and between Gmail’s dots', async () => {
    const code = await aCoupon(shop, { firstOrderOnly: true })
    const local = randomUUID().replaceAll('-', '')
    expect(await take(anOrder({ coupons: [code], email: `${local}@gmail.com` }))).toBeUndefined()
    for (const alias of [
      `${local}+print@gmail.com`,
      `${local.slice(0, 4)}.${local.slice(4)}@googlemail.com`,
    ]) {
      expect(await take(anOrder({ coupons: [code], email: alias })), alias).toBe(
        `${code.toUpperCase()}: This code is for a first order only.`,
      )
    }
    const dotted = `${local.slice(0, 4)}.${local.slice(4)}@example.com`
    expect(await take(anOrder({ coupons: [code], email: dotted }))).toBeUndefined()
    expect(await take(anOrder({ coupons: [code], email: dotted.replace('@', '+2@') }))).toMatch(
      /first order only/,
    )
  })

  test('a coupon that each shopper may use once, by a mailbox that has used it under another name', async () => {
    const code = await aCoupon(shop, { usesPerCustomer: 1 })
    const local = randomUUID().replaceAll('-', '')
    const first = anOrder({ coupons: [code], email: `${local}@gmail.com` })
    expect(await take(first)).toBeUndefined()
    const alias = `${local.slice(0, 4)}.${local.slice(4)}+b@gmail.com`
    const refused = `${code.toUpperCase()}: You have used this code already.`
    expect(await take(anOrder({ coupons: [code], email: alias }))).toBe(refused)
    await giveBack(first.orderId)
    expect(await take(anOrder({ coupons: [code], email: alias }))).toBeUndefined()
  })

  test('of ten orders at once one gets the last use, and one the money on the card', async () => {
    const code = await aCoupon(shop, { usesLimit: 1 })
    const card = await aGiftCard(shop, 1000)
    const orders = Array.from({ length: 10 }, (_, n) =>
      anOrder(n % 2 ? { coupons: [code] } : { giftCards: [{ code: card, appliedCents: 1000 }] }),
    )
    const answers = await Promise.all(orders.map(take))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(2)
    expect([await usesOf(code), await holds('gift-card', card)]).toEqual([1, 0])
  })

  test('of two first orders of one address at once one is the first', async () => {
    const code = await aCoupon(shop, { firstOrderOnly: true })
    const email = `${randomUUID()}@example.com`
    const answers = await Promise.all([1, 2, 3].map(() => take(anOrder({ coupons: [code], email }))))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  })

  test('of first orders of one mailbox at once, each under another name, one is the first', async () => {
    const code = await aCoupon(shop, { firstOrderOnly: true })
    const local = randomUUID().replaceAll('-', '')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => take(anOrder({ coupons: [code], email: `${local}+${name}@gmail.com` }))),
    )
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  })
})

describe('points come in', () => {
  test('once for an order: a point a dollar, and 100 for the first', async () => {
    const { id, email } = await aSignedInCustomer(shop)
    const order = anOrder({ customerId: id, email })
    await take(order)
    const earn = () =>
      transaction(shop.db, (tx) =>
        earnPoints(tx, { orderId: order.orderId, customerId: id, paidCents: 4999 }, now),
      )
    await earn()
    await earn()
    expect(await holds('points', id)).toBe(149)
    await giveBack(order.orderId)
    expect(await holds('points', id)).toBe(0)
  })

  test('the hundred points of a first order go to the next one that stands, when the first is given back', async () => {
    const { id, email } = await aSignedInCustomer(shop)
    const [first, second] = [anOrder({ customerId: id, email }), anOrder({ customerId: id, email })]
    await take(first)
    await take(second)
    await giveBack(first.orderId, second.orderId)
    const earning = { orderId: second.orderId, customerId: id, paidCents: 4999 }
    await transaction(shop.db, (tx) => earnPoints(tx, earning, now))
    expect(await holds('points', id)).toBe(149)
  })

  test('once for reviews of one product, and not for a guest', async () => {
    const { id } = await aSignedInCustomer(shop)
    for (let times = 0; times < 2; times++) {
      const review = { productId: 7, productName: 'Canvas', customerId: id }
      await transaction(shop.db, (tx) => earnReviewPoints(tx, review, now))
    }
    await transaction(shop.db, (tx) =>
      earnPoints(tx, { orderId: randomUUID(), customerId: null, paidCents: 4999 }, now),
    )
    expect(await holds('points', id)).toBe(50)
  })
})

test('a refund to credit is paid once for the same cause', async () => {
  const { id } = await aSignedInCustomer(shop)
  const refund = { customerId: id, cents: 1234, reason: 'Refund', cause: `memo ${randomUUID()}` }
  for (let times = 0; times < 2; times++) {
    await transaction(shop.db, (tx) => refundToCredit(tx, refund, now))
  }
  expect(await holds('credit', id)).toBe(1234)
})

describe('K-08: gift certificates that were paid', () => {
  const certificate = {
    amountCents: 150_000,
    senderName: 'Robin Marsh',
    recipientName: 'Alex Taylor',
    recipientEmail: 'alex@example.com',
    message: 'Happy birthday!',
    deliverOn: '2026-12-24',
  }
  let lineId = 9_000_000
  const aPaidOrder = (entered: IssuingOrder['lines'][number]['entered'], quantity = 1): IssuingOrder => ({
    id: randomUUID(),
    number: '100000001',
    email: 'robin@example.com',
    lines: [{ id: lineId++, quantity, entered }],
  })
  const issue = (order: IssuingOrder) =>
    transaction(shop.db, (tx) => issueGiftCards({ tx, jobs: shop.jobs }, order, now))

  test('become one card a piece, once, good for three years from the day they are sent', async () => {
    const order = aPaidOrder(certificate, 2)
    await issue(order)
    await issue(order)
    const cards = await giftCardsOfOrder(shop.db, order.id)
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      expect(readGiftCardCode(card.code)).toBe(card.code)
      expect(await holds('gift-card', card.code)).toBe(150_000)
      expect(card).toMatchObject({
        expiresOn: '2029-12-24',
        recipientEmail: 'alex@example.com',
        sendAt: new Date('2026-12-24T08:00:00+11:00'),
      })
    }
    expect(cards[0]?.code).not.toBe(cards[1]?.code)
  })

  test('are empty again when their order is cancelled, and are not sent', async () => {
    const order = aPaidOrder({ ...certificate, deliverOn: undefined })
    await issue(order)
    const [card] = await giftCardsOfOrder(shop.db, order.id)
    const sent: object[] = []
    const deps = {
      db: shop.db,
      publicUrl: shop.publicUrl,
      secretKey: 'k'.repeat(32),
      mail: { send: async (mail: object) => void sent.push(mail) },
      renderMail: async (_name: string, facts: object) => ({
        subject: 'A gift',
        html: '',
        text: JSON.stringify(facts),
      }),
    }
    await sendGiftCard(deps, { code: card!.code, isForBuyer: false })
    expect(sent).toMatchObject([
      { to: 'alex@example.com', text: expect.stringContaining(shownGiftCardCode(card!.code)) },
    ])
    expect(JSON.stringify(sent)).not.toContain(`gift-card-${card!.code}`)
    await giveBack(order.id)
    expect(await holds('gift-card', card!.code)).toBe(0)
    await sendGiftCard(deps, { code: card!.code, isForBuyer: false })
    expect(sent).toHaveLength(1)
  })

  /** A card of A$50.00 that paid for two orders, and the order that bought it. */
  async function aSpentCard() {
    const purchase = aPaidOrder({ ...certificate, amountCents: 5000 })
    await issue(purchase)
    const [card] = await giftCardsOfOrder(shop.db, purchase.id)
    const code = card!.code
    const spenders = [1900, 2600].map((appliedCents) => anOrder({ giftCards: [{ code, appliedCents }] }))
    for (const order of spenders) expect(await take(order)).toBeUndefined()
    return { purchase, code, spenders }
  }

  test('stay empty after that, when the orders come back that they paid for', async () => {
    const { purchase, code, spenders } = await aSpentCard()
    expect(await holds('gift-card', code)).toBe(500)
    for (const { orderId } of [{ orderId: purchase.id }, { orderId: purchase.id }, ...spenders]) {
      await giveBack(orderId)
      expect(await holds('gift-card', code)).toBe(0)
    }
    await Promise.all(spenders.map(({ orderId }) => giveBack(orderId)))
    expect(await holds('gift-card', code)).toBe(0)
  })

  test('stay empty too when everything is given back at once', async () => {
    const { purchase, code, spenders } = await aSpentCard()
    await Promise.all([purchase.id, ...spenders.map(({ orderId }) => orderId)].map((id) => giveBack(id)))
    expect(await holds('gift-card', code)).toBe(0)
  })

  test('keep what staff put on them after their order was refunded, and lose no more than they were sold for', async () => {
    const { purchase, code, spenders } = await aSpentCard()
    await giveBack(purchase.id)
    await fillPurse(shop, { kind: 'gift-card', holder: code }, 700)
    await giveBack(purchase.id)
    for (const { orderId } of spenders) await giveBack(orderId)
    expect(await holds('gift-card', code)).toBe(700)
  })

  test('that stand still get back what they paid for a cancelled order', async () => {
    const { code, spenders } = await aSpentCard()
    for (const { orderId } of spenders) await giveBack(orderId)
    expect(await holds('gift-card', code)).toBe(5000)
  })
})

test('every balance is what its entries say', async () => {
  const balances = await shop.db.select().from(purses)
  const entries = await shop.db.select().from(purseEntries)
  for (const { kind, holder, balance } of balances) {
    const own = entries.filter((entry) => entry.kind === kind && entry.holder === holder)
    expect(own.reduce((sum, entry) => sum + entry.change, 0)).toBe(balance)
  }
})
