/** K-29, SH-23: the same as the short run, for as many checkouts as a small shop has in years. */
import { expect, test } from 'vitest'
import { simulateCheckouts } from '../testing/simulated-checkouts.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'

const PARTS = Array.from({ length: 10 }, (_, part) => part + 1)
const CHECKOUTS = 1000
const MAX_MS = 60 * 60_000

/** A checkout waits most of its time for a provider that is silent, so the parts run beside each other, each in a shop of its own. */
const shops = await Promise.all(PARTS.map(openStripeShop))

test.concurrent.each(PARTS)(
  `part %i of ${PARTS.length}: ${CHECKOUTS} checkouts with random failures`,
  { timeout: MAX_MS },
  async (seed) => {
    const shop = shops[seed - 1]
    if (!shop) throw new Error(`Expected a shop for part ${seed}`)
    const { placed, faults, kills } = await simulateCheckouts(shop, { seed, checkouts: CHECKOUTS })
    console.info(`part ${seed}: ${placed} orders, ${faults} faults, ${kills} kills`)
    expect(placed).toBeGreaterThan(200)
    expect(faults).toBeGreaterThan(1000)
    expect(kills).toBeGreaterThan(50)
  },
)
