import { expect, it } from 'vitest'
import { filterMatrices } from './filters.ts'

it('sepia has shares in 128ths, the finest that every engine keeps, and greys of the CSS filter’s tone', () => {
  const shares = filterMatrices.sepia?.flat() ?? []
  expect(shares).toHaveLength(9)
  for (const share of shares) expect(Number.isInteger(share * 128), `${share}`).toBe(true)
  const tone = filterMatrices.sepia?.map((row) => row.reduce((sum, share) => sum + share, 0)) ?? []
  // The rows of the specification add up to these.
  for (const [index, sum] of [1.351, 1.203, 0.937].entries()) expect(tone[index]).toBeCloseTo(sum, 1)
})
