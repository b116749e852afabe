import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { limitWindows, tooManyTries, withinLimit } from './limits.ts'

const shop = await openTestShop()
const { limits } = shop

test('SH-22: the eleventh gift card code from one address within a minute is refused with a sentence', async () => {
  const tries = Array.from({ length: 11 }, () => withinLimit(limits, 'gift-card-address', '203.0.113.7'))
  const refusals = (await Promise.all(tries)).filter((refusal) => refusal !== undefined)
  expect(refusals).toEqual([
    expect.objectContaining({
      category: 'graphql-input',
      message: 'Too many tries. Please wait a moment and try again.',
    }),
  ])
})

test.each([
  [0.2, 'a moment'],
  [60, 'a moment'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, 'an hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('PE-32: who must wait %s s is told to wait %s', (seconds, words) => {
  expect(tooManyTries(seconds).message).toBe(`Too many tries. Please wait ${words} and try again.`)
})

test('SH-22: one address starts as many guest carts as the limit says, and no more by the other call', async () => {
  const [{ tries }] = limitWindows['cart-address']
  const visit = { address: '203.0.113.80' }
  await Promise.all(Array.from({ length: tries - 1 }, () => limits.take('cart-address', visit.address)))
  const calls = ['mutation { createGuestCart { cart { id } } }', 'mutation { createEmptyCart }']
  const sentences = []
  for (const call of calls) sentences.push((await shop.send(call, {}, visit)).errors?.[0]?.message)
  expect(sentences).toEqual([undefined, 'Too many tries. Please wait 10 minutes and try again.'])
  const elsewhere = await shop.send('mutation { createEmptyCart }', {}, { address: '203.0.113.81' })
  expect(elsewhere.errors).toBeUndefined()
})

test('SH-18: of the windows of one limit each longer one allows more tries, and fewer for its length', () => {
  for (const [name, windows] of Object.entries(limitWindows)) {
    windows.reduce((shorter, longer) => {
      expect(longer.seconds, name).toBeGreaterThan(shorter.seconds)
      expect(longer.tries, name).toBeGreaterThan(shorter.tries)
      expect(longer.tries / longer.seconds, name).toBeLessThan(shorter.tries / shorter.seconds)
      return longer
    })
  }
})
