/** Programs that try stolen cards: few payments reach the gateway, and shoppers who mistype are not bothered. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest } from '#platform/payments/gateway.ts'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { solvedCaptcha } from '../testing/solved-captcha.ts'
import { admitPayment } from './commands/admit-payment.ts'
import { insertPayment } from './store.ts'
import { payments } from './tables.ts'

const shop = await openTestShop()
const asked: AuthoriseRequest[] = []
const gateway = {
  ...shop.payments,
  authorise(request: AuthoriseRequest) {
    asked.push(request)
    return shop.payments.authorise(request)
  },
}
const watched = shop.withGateway(gateway)
beforeEach(() => {
  asked.length = 0
})

const PLACE = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { orderV2 { number } errors { message } } }`
let addresses = 0
const anAddress = () => `203.0.113.${addresses++}`

/** What a try came to: an order's number, a sentence, or CAPTCHA_NEEDED. */
async function tryToPay(cart_id: string, { address = anAddress(), captcha = '' } = {}) {
  const variables = { input: { cart_id, recaptcha_response: captcha } }
  const { data, errors } = await watched.send(PLACE, variables, { address })
  if (errors?.[0]) return String(errors[0].extensions?.code ?? errors[0].message)
  const { orderV2, errors: problems } = (data as { placeOrder: Placed }).placeOrder
  return orderV2 ? `order ${orderV2.number}` : problems[0]?.message
}
interface Placed {
  orderV2: { number: string } | null
  errors: { message: string }[]
}
const DECLINED = /did not approve this card/
const TOO_OFTEN = /Too many payments were tried.*You have not been charged.*cart is kept/
let cards = 0
const payBy = async (cartId: string, behaviour: 'approve' | 'decline', card = `n${cards++}`) =>
  changeCart(shop.db, cartId, { paymentToken: await shop.ledger.addToken(behaviour, card) }, shop.clock.now())

test('SH-23: who mistypes three times pays with the fourth try, and is never asked for a captcha', async () => {
  const cart = await cartWithNewCard()
  for (const _ of [1, 2, 3]) expect(await tryToPay(cart)).toMatch(DECLINED)
  await payBy(cart, 'approve')
  expect(await tryToPay(cart)).toMatch(/^order /)
})

test('SH-23: of 25 tries with other cards on one cart 4 reach the gateway', async () => {
  const cart = await aReadyCart(shop)
  const answers = []
  for (let round = 0; round < 25; round++) {
    await payBy(cart, 'decline')
    answers.push(await tryToPay(cart))
  }
  expect(answers.slice(0, 4)).toEqual(Array(4).fill(expect.stringMatching(DECLINED)))
  expect(answers.slice(4)).toEqual(Array(21).fill('CAPTCHA_NEEDED'))
  expect(asked).toHaveLength(4)
})

test('SH-19, SH-23: with answers to the captcha 10 reach it, then the shop says what to do; wrong and used answers do not count', async () => {
  const cart = await cartWithNewCard()
  for (const _ of [1, 2, 3, 4]) await tryToPay(cart)
  const captcha = await solvedCaptcha(shop)
  expect(await tryToPay(cart, { captcha: 'wrong' })).toBe('CAPTCHA_NEEDED')
  expect(await tryToPay(cart, { captcha })).toMatch(DECLINED)
  expect(await tryToPay(cart, { captcha })).toBe('CAPTCHA_NEEDED')
  for (const _ of [6, 7, 8, 9, 10]) {
    expect(await tryToPay(cart, { captcha: await solvedCaptcha(shop) })).toMatch(DECLINED)
  }
  expect(asked).toHaveLength(10)
  await payBy(cart, 'approve')
  expect(await tryToPay(cart, { captcha: await solvedCaptcha(shop) })).toMatch(TOO_OFTEN)
  expect(asked).toHaveLength(10)
  const states = await shop.db.select().from(payments).where(eq(payments.cartId, cart))
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['closed']))
})

test('SH-23: a shopper who is asked answers the captcha, and the order is placed', async () => {
  const cart = await cartWithNewCard()
  for (const _ of [1, 2, 3, 4]) await tryToPay(cart)
  await payBy(cart, 'approve')
  expect(await tryToPay(cart)).toBe('CAPTCHA_NEEDED')
  expect(await tryToPay(cart, { captcha: await solvedCaptcha(shop) })).toMatch(/^order /)
})

test('SH-23: one answer is enough where the configuration asks for a captcha at every order', async () => {
  const cart = await cartWithNewCard()
  for (const _ of [1, 2, 3, 4]) await tryToPay(cart)
  await payBy(cart, 'approve')
  const settings = async () => ({ forms: new Set(['PLACE_ORDER']), minimumScore: 0.5 })
  const always = shop.withServices({ captcha: { ...shop.captcha, settings } })
  const input = { cart_id: cart, recaptcha_response: await solvedCaptcha(shop) }
  expect((await always.ask(PLACE, { input })).placeOrder.orderV2.number).toBeDefined()
})

test('SH-23: many carts from one address are asked for a captcha; approved payments do not count', async () => {
  const address = anAddress()
  for (let round = 0; round < 5; round++) {
    expect(await tryToPay(await aReadyCart(shop), { address })).toMatch(/^order /)
  }
  for (let round = 0; round < 30; round++) {
    await tryToPay(await cartWithNewCard(), { address })
  }
  expect(await tryToPay(await cartWithNewCard(), { address })).toBe('CAPTCHA_NEEDED')
  expect(await tryToPay(await cartWithNewCard())).toMatch(DECLINED)
}, 60_000)

test('SH-23: one card is tried 20 times in all, over as many carts and addresses as there may be', async () => {
  const answers = []
  for (let round = 0; round < 21; round++) {
    const cart = await aReadyCart(shop)
    await payBy(cart, 'decline', 'the stolen card')
    answers.push(await tryToPay(cart))
  }
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(expect.stringMatching(DECLINED)))
  expect(answers[20]).toMatch(TOO_OFTEN)
}, 60_000)

test('SH-23: thirty tries at once on a cart reach the gateway no more often than one after the other', async () => {
  const cart = await cartWithNewCard()
  await Promise.all(Array.from({ length: 30 }, () => tryToPay(cart)))
  const reached = new Set(asked.map(({ idempotencyKey }) => idempotencyKey))
  expect(reached.size).toBeLessThanOrEqual(4)
})

test('SH-23: a payment that another process wrote down and did not count is counted before the gateway is asked', async () => {
  const cart = await cartWithNewCard()
  for (const _ of [1, 2, 3, 4]) await tryToPay(cart)
  const [earlier] = await shop.db.select().from(payments).where(eq(payments.cartId, cart))
  const unasked = { state: 'open' as const, admittedAt: null, gatewayPaymentId: null }
  const left = { ...earlier!, id: crypto.randomUUID(), ...unasked }
  await insertPayment(shop.db, left)
  expect(await tryToPay(cart)).toBe('CAPTCHA_NEEDED')
  expect(asked).toHaveLength(4)
  const payer = { address: undefined, isPerson: async () => true }
  expect(await admitPayment(shop, left, payer)).toEqual({ kind: 'not-open' })
})

async function cartWithNewCard() {
  const cart = await aReadyCart(shop)
  await payBy(cart, 'decline')
  return cart
}
