/** K-29, SH-23: the same as the short run, for as many checkouts as a small shop has in years. */
import { expect, test } from 'vitest'
import { simulateCheckouts } from '../testing/simulated-checkouts.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'

const shop = await openStripeShop()

const PARTS = Array.from({ length: 10 }, (_, part) => part + 1)
const CHECKOUTS = 1000
const MAX_MS = 60 * 60_000

test.each(PARTS)(
  `part %i of ${PARTS.length}: ${CHECKOUTS} checkouts with random failures`,
  { timeout: MAX_MS },
  async (seed) => {
    const { placed } = await simulateCheckouts(shop, { seed, checkouts: CHECKOUTS })
    expect(placed).toBeGreaterThan(seed * 200)
  },
)
