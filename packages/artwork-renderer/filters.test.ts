import { expect, it } from 'vitest'
import { filterSchema } from '#packages/design-document/design.ts'
import { filterMatrices } from './filters.ts'

/** The three are older than that, and stay as they were printed. */
const LOOKS = filterSchema.options.filter((filter) => !['none', 'bw', 'vivid', 'pencil'].includes(filter))

it.each(LOOKS)('%s has figures in 128ths, the finest that every engine keeps', (filter) => {
  const figures = filterMatrices[filter]?.flat() ?? []
  expect(figures).toHaveLength(12)
  for (const figure of figures) expect(Number.isInteger(figure * 128), `${figure}`).toBe(true)
})

it('sepia has greys of the CSS filter’s tone', () => {
  const tone = filterMatrices.sepia?.map((row) => row.reduce((sum, share) => sum + share, 0)) ?? []
  // The rows of the specification add up to these.
  for (const [index, sum] of [1.351, 1.203, 0.937].entries()) expect(tone[index]).toBeCloseTo(sum, 1)
})
