import { describe, expect, test } from 'vitest'
import { brandCodes } from '#packages/brands/brand-codes.ts'
import { readFamilies } from '../families/read-families.ts'
import { openTestShop } from '../testing/shop.ts'
import { awayTools, laterToolRoutes, laterTools } from './later-tools.ts'

const families = await readFamilies()

describe('G-01: the design tool of a family that is not made yet', () => {
  test('gives way to the family that brings it', () => {
    const taken = families.flatMap(({ record }) => record.toolPages.map(({ path }) => path))
    expect(Object.keys(laterTools).filter((path) => taken.includes(path))).toEqual([])
  })
})

describe.each(brandCodes)('G-01: in the shop of %s', async (brand) => {
  const shop = await openTestShop(brand)
  const tools = awayTools(brand, families)
  const ways = Object.entries(tools)

  test('each tool opens, or leads to what is nearest, whatever the request says', async () => {
    const routes = laterToolRoutes(tools)
    for (const [path, nearest] of ways) {
      const answer = await routes.request(`${path}?to=https://evil.example&product=MUG`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, nearest])
    }
    const opened = families.flatMap(({ record, pages }) =>
      pages.brands.includes(brand) ? record.toolPages.map(({ path }) => path) : [],
    )
    const all = families.flatMap(({ record }) => record.toolPages.map(({ path }) => path))
    const led = ways.map(([path]) => path)
    expect(led.filter((path) => opened.includes(path))).toEqual([])
    expect(new Set([...opened, ...led])).toEqual(new Set([...all, ...Object.keys(laterTools)]))
  })

  test('and what is nearest is there', async () => {
    for (const nearest of new Set(ways.map(([, one]) => one))) {
      const { categories } = await shop.ask(
        'query ($urlKey: String!) { categories(filters: { url_key: { eq: $urlKey } }) { items { name } } }',
        { urlKey: nearest.slice(1) },
      )
      expect(categories.items).toHaveLength(1)
    }
  })
})
