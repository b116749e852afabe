/** K-29, SH-23: after everything that can fail has failed, each order is paid once and no money is without its order. */
import { expect, test } from 'vitest'
import { simulateCheckouts } from '../testing/simulated-checkouts.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'

const shop = await openStripeShop()

/** On a machine several times slower than usual; one that hangs is still found. */
const MAX_MS = 10 * 60_000

/** Of the long run 200. */
const CHECKOUTS = process.env.THOROUGH ? 200 : 60

test('checkouts with random failures at every call to the gateway: no order without payment, no payment without order, no double charge', {
  timeout: MAX_MS,
}, async () => {
  const { placed, faults, kills } = await simulateCheckouts(shop, {
    seed: 20261127,
    checkouts: CHECKOUTS,
  })
  // A run in which nothing was placed, or nothing failed, would prove nothing.
  expect(placed).toBeGreaterThan(CHECKOUTS / 4)
  expect(faults).toBeGreaterThan(CHECKOUTS)
  expect(kills).toBeGreaterThan(CHECKOUTS / 20)
})
