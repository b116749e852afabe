import { describe, expect, test } from 'vitest'
import { readFamilies } from '../../families/read-families.ts'
import { canvasSeed } from '../../seed/canvas-seed.ts'
import { laterPages, nearestPage } from './later-pages.ts'

const families = await readFamilies()
const categories = [...families.flatMap(({ pages }) => pages.categories), ...canvasSeed.categories].map(
  ({ urlKey }) => urlKey,
)
const products = families.flatMap(({ pages }) => pages.products).map(({ urlKey }) => urlKey)

describe('RT-151, RT-160, RT-163, RT-164, RT-167: the address of a family that is not made yet', () => {
  test.each([...laterPages])('%s leads to %s, a category that there is', (path, nearest) => {
    expect(nearestPage('canvas', path)).toBe(`/${nearest}`)
    expect(categories).toContain(nearest)
  })

  test('gives way to the family that brings it', () => {
    const taken = [...categories, ...products].filter((urlKey) => laterPages.has(urlKey))
    expect(taken).toEqual([])
  })

  test('leads nowhere in the shops of other brands, nor by a word of every object', () => {
    expect(nearestPage('neon', 'photo-prints')).toBeUndefined()
    expect(nearestPage('sketch', 'photo-books')).toBeUndefined()
    expect(nearestPage('canvas', 'constructor')).toBeUndefined()
  })
})
