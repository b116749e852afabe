import { describe, expect, test } from 'vitest'
import { readFamilies } from '../families/read-families.ts'
import { openTestShop } from '../testing/shop.ts'
import { laterToolRoutes, laterTools } from './later-tools.ts'

const shop = await openTestShop()
const ways = Object.entries(laterTools)

describe('G-01: the design tool of a family that is not made yet', () => {
  test.each(ways)('%s leads to %s, whatever the request says', async (path, nearest) => {
    const answer = await laterToolRoutes().request(`${path}?to=https://evil.example`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, nearest])
  })

  test.each([...new Set(ways.map(([, nearest]) => nearest))])('and %s is there', async (nearest) => {
    const { categories } = await shop.ask(
      'query ($urlKey: String!) { categories(filters: { url_key: { eq: $urlKey } }) { items { name } } }',
      { urlKey: nearest.slice(1) },
    )
    expect(categories.items).toHaveLength(1)
  })

  test('gives way to the family that brings it', async () => {
    const taken = (await readFamilies()).flatMap(({ record }) => record.toolPages.map(({ path }) => path))
    expect(ways.map(([path]) => path).filter((path) => taken.includes(path))).toEqual([])
  })
})
