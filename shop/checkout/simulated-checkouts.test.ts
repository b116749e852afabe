/** K-29, SH-23: after everything that can fail has failed, each order is paid once and no money is without its order. */
import { expect, test } from 'vitest'
import { simulateCheckouts } from '../testing/simulated-checkouts.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'

const shop = await openStripeShop()

/** On a machine several times slower than usual; one that hangs is still found. */
const MAX_MS = 10 * 60_000

test('200 checkouts with random failures at every call to the gateway: no order without payment, no payment without order, no double charge', {
  timeout: MAX_MS,
}, async () => {
  const { placed, faults, kills } = await simulateCheckouts(shop, {
    seed: 20261127,
    checkouts: 200,
  })
  // A run in which nothing was placed, or nothing failed, would prove nothing.
  expect(placed).toBeGreaterThan(50)
  expect(faults).toBeGreaterThan(200)
  expect(kills).toBeGreaterThan(10)
})
