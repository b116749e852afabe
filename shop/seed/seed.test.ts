import { describe, expect, it } from 'vitest'
import { recordSchema } from '#packages/product/record.ts'
import { testDatabase } from '#platform/testing/database.ts'
import type { BrandSeed } from './brand-seed.ts'
import { canvasRecord } from './canvas-record.ts'
import { canvasSeed } from './canvas-seed.ts'
import { neonSeed } from './neon-seed.ts'
import { seedShop } from './seed.ts'
import { sketchSeed } from './sketch-seed.ts'

const { db } = await testDatabase()

describe('A-09: a database holds the shop of one brand', () => {
  it('is filled as often as it is opened, and refuses to become another brand’s', async () => {
    await expect(seedShop(db, 'canvas')).resolves.toBeUndefined()
    await expect(seedShop(db, 'neon')).rejects.toThrow('holds the shop of the brand "canvas"')
  })
})

describe.each<BrandSeed>([canvasSeed, neonSeed, sketchSeed])('what $code opens with', (seed) => {
  const families = new Set(seed.records.map(({ family }) => family))
  const categories = new Set(seed.categories.map(({ urlKey }) => urlKey))

  it('has a record for every family that it prints', () => {
    for (const record of seed.records) expect(recordSchema.parse(record).sizes.length).toBeGreaterThan(0)
    for (const { family } of seed.products) if (family) expect(families).toContain(family)
  })

  it('puts its products into categories that are there, each at an address of its own', () => {
    for (const { categories: wanted } of seed.products) {
      for (const key of wanted) expect(categories).toContain(key)
    }
    const addresses = [...seed.products.map(({ urlKey }) => urlKey), ...categories]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('offers at its opening what it sells', () => {
    const { family, sku } = seed.opening
    if (family) expect(families).toContain(family)
    else expect(seed.products.map((product) => product.sku)).toContain(sku)
  })
})

describe('a sketch', () => {
  it.each(canvasRecord.sizes)(
    'of $label costs what the canvas costs, and A$10.00 for the drawing',
    ({ code, priceCents }) => {
      const [record] = sketchSeed.records
      const size = record?.sizes.find((one) => one.code === code)
      expect(size?.priceCents).toBe(priceCents + 1000)
    },
  )

  it('begins as a pencil drawing with white edges', () => {
    const [record] = sketchSeed.records
    expect(record?.startFilter).toBe('pencil')
    expect(record?.options.find(({ code }) => code === 'WRAP')?.values[0]?.code).toBe('WHITE')
  })
})

/** The product reference: price bands in cents by width in cm. */
const NEON_BANDS: Readonly<Record<number, readonly [number, number]>> = {
  50: [85_24, 199_00],
  75: [149_00, 329_00],
  100: [229_00, 499_00],
}

const signs = neonSeed.products.filter(({ kind }) => kind === 'goods')

it.each(signs)('the neon sign $sku costs what a sign of its width may cost', ({ attributes, priceCents }) => {
  const width = Number.parseInt(attributes?.width?.[0] ?? '', 10)
  const [least, most] = NEON_BANDS[width] ?? [0, 0]
  expect(priceCents).toBeGreaterThanOrEqual(least)
  expect(priceCents).toBeLessThanOrEqual(most)
})
