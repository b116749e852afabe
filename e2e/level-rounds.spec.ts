/** What a tab holds on to does not grow with the designs made in it. Ten rounds: `long/ten-rounds.spec.ts`. */
import { expectLevel, walkRounds } from './support/rounds.ts'
import { test } from './support/shop.ts'

test('Four rounds: blob addresses, nodes, listeners level after the third', async ({ page }) => {
  test.setTimeout(180_000)
  expectLevel(await walkRounds(page, 4))
})
