/** SH-18: an order that is placed before anything is paid costs its sender nothing, and writes a mail to anybody. */
import { expect, test } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } } }`
const TOO_OFTEN =
  /^Many orders without a payment came from here.*Your cart is kept\. Pay by card, or try again/

async function order({ email = '', address = '', paymentMethod = 'banktransfer' }) {
  const id = await aReadyCart(shop, { email: email || `${crypto.randomUUID()}@example.com` })
  if (paymentMethod !== 'card')
    await changeCart(shop.db, id, { paymentMethod, paymentToken: null }, shop.clock.now())
  const visitor = address || `203.0.113.${Math.floor(Math.random() * 250)}`
  const { placeOrder } = await shop.ask(PLACE, { id }, { address: visitor })
  return placeOrder.orderV2 ? 'placed' : placeOrder.errors[0].message
}

async function orders(count: number, parts: Parameters<typeof order>[0]) {
  const answers: string[] = []
  for (let round = 0; round < count; round++) answers.push(await order(parts))
  return answers
}

test('one address places twenty of them in an hour, whoever they are for; a card still pays there', async () => {
  const address = '198.51.100.7'
  const answers = await orders(25, { address })
  expect(answers.slice(0, 20)).toEqual(Array(20).fill('placed'))
  for (const refused of answers.slice(20)) expect(refused).toMatch(TOO_OFTEN)
  expect(await order({ address, paymentMethod: 'card' })).toBe('placed')
  expect(await order({ address: '198.51.100.8' })).toBe('placed')
})

test('one mailbox gets ten of them in an hour, from wherever they come and however it is written', async () => {
  const [first, again] = [
    await orders(10, { email: 'mia@example.com' }),
    await order({ email: 'Mia+1@example.com' }),
  ]
  expect(first).toEqual(Array(10).fill('placed'))
  expect(again).toMatch(TOO_OFTEN)
})

test('an order that is placed again, such as by a double press, is not counted again', async () => {
  const address = '198.51.100.9'
  const id = await aReadyCart(shop)
  await changeCart(shop.db, id, { paymentMethod: 'banktransfer', paymentToken: null }, shop.clock.now())
  const numbers = new Set<string>()
  for (let press = 0; press < 30; press++) {
    const { placeOrder } = await shop.ask(PLACE, { id }, { address })
    numbers.add(placeOrder.orderV2.number)
  }
  expect(numbers.size).toBe(1)
})
