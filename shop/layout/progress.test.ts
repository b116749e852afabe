import { expect, it } from 'vitest'
import { FIRST_PERCENT, nextPercent, TRICKLE_MS } from './progress.ts'

it('B-41: the line begins at 8 percent and grows every 800 ms without ever arriving by itself', () => {
  expect([FIRST_PERCENT, TRICKLE_MS]).toEqual([8, 800])
  let percent = FIRST_PERCENT
  for (let step = 0; step < 200; step++) {
    const next = nextPercent(percent)
    expect(next).toBeGreaterThanOrEqual(percent)
    expect(next).toBeLessThan(100)
    percent = next
  }
  expect(nextPercent(FIRST_PERCENT)).toBeGreaterThan(FIRST_PERCENT + 5)
})
