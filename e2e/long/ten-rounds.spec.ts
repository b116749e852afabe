/** What a tab holds on to does not grow with the designs made in it: the long walk. */
import { expectLevel, walkRounds } from '../support/rounds.ts'
import { test } from '../support/shop.ts'

test('Ten rounds: blob addresses, nodes, listeners level after the third', async ({ page }) => {
  test.setTimeout(400_000)
  expectLevel(await walkRounds(page, 10))
})
