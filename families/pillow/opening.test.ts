import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('a patterned cushion begins with one side, which its price from is for', () => {
  const patterned = pages.products.find(({ sku }) => sku === 'PILLOW-PATTERN')
  expect(patterned?.startValues?.SIDES ?? 'ONE').toBe('ONE')
})
