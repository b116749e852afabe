import { expect, test } from 'vitest'
import { limitWindows, withinLimit } from './limits.ts'
import { openTestShop } from './testing/shop.ts'

const { limits } = await openTestShop()

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
