import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as sketchRecord } from '#families/sketch/record.ts'
import { testDatabase } from '#platform/testing/database.ts'
import type { CategoryDraft } from '../catalogue/commands/add-category.ts'
import { readFamilies } from '../families/read-families.ts'
import { DEFAULT_DAYS } from '../orders/rules/unpaid-hold.ts'
import type { BrandSeed } from './brand-seed.ts'
import { canvasSeed } from './canvas-seed.ts'
import { withPictures } from './category-pictures.ts'
import { configurationValues } from './configuration.ts'
import { productDrafts } from './family-drafts.ts'
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

it('how long an order waits for its money stands in the configuration, where staff find it', () => {
  expect(configurationValues.unpaid_order_days).toBe(String(DEFAULT_DAYS))
})

const families = await readFamilies()

const onlyForTheWall = new Set([
  ...['canvas', 'split-canvas', 'framed-print', 'custom-frame', 'poster', 'bus-roll', 'wall-tile'],
  ...['metal-print', 'wood-print', 'acrylic-print', 'double-acrylic'],
])

describe.each<BrandSeed>([canvasSeed, neonSeed, sketchSeed])('what $code opens with', (seed) => {
  const sold = families.filter(({ pages }) => pages.brands.includes(seed.code))
  const categories = [...sold.flatMap(({ pages }) => pages.categories), ...seed.categories]
  const products = [...sold.flatMap(productDrafts), ...seed.products]
  const sellable = sold.map(({ record }) => record.family)

  it('prints only what it has a record of', () => {
    for (const { family } of products) if (family) expect(sellable).toContain(family)
  })

  it('puts its products into categories that are there, each at an address of its own', () => {
    const keys = categories.map(({ urlKey }) => urlKey)
    for (const { categories: wanted } of products) {
      for (const key of wanted) expect(keys).toContain(key)
    }
    const addresses = [...products.map(({ urlKey }) => urlKey), ...keys]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('CA-106: has a picture for every category, and none twice', () => {
    const pictured = withPictures(categories, products)
    const images = pictured.flatMap(({ image }) => image ?? [])
    expect(new Set(images).size).toBe(images.length)
    expect(pictured.filter(({ image }) => !image).map(({ urlKey }) => urlKey)).toEqual(
      seed.code === 'neon' ? ['gift-certificates'] : [],
    )
    const drawn = products.flatMap(({ pictures }) => pictures?.map(({ url }) => url) ?? [])
    for (const image of images) expect(drawn).toContain(image)
  })

  it('has no category without a product, in it or below it', () => {
    const all: readonly CategoryDraft[] = categories
    const within = (key: string): string[] => [
      key,
      ...all.filter(({ parentUrlKey }) => parentUrlKey === key).flatMap(({ urlKey }) => within(urlKey)),
    ]
    const filled = new Set(products.flatMap((product) => product.categories))
    const empty = all.filter(({ urlKey }) => !within(urlKey).some((key) => filled.has(key)))
    expect(empty).toEqual([])
  })

  it('RT-162: has everything that is not only for the wall among its photo gifts', () => {
    const gifts = categories.find(({ urlKey }) => urlKey === 'personalized-photo-gifts')
    if (!gifts) return expect(seed.code).not.toBe('canvas')
    const parents = new Map(
      (categories as readonly CategoryDraft[]).map(({ urlKey, parentUrlKey }) => [urlKey, parentUrlKey]),
    )
    const isWithin = (key: string | undefined): boolean =>
      key !== undefined && (key === gifts.urlKey || isWithin(parents.get(key)))
    const missing = sold
      .filter(({ record }) => !onlyForTheWall.has(record.family))
      .flatMap(productDrafts)
      .filter((product) => !product.categories.some(isWithin))
    expect(missing.map(({ urlKey }) => urlKey)).toEqual([])
  })

  it('offers at its opening what it sells', () => {
    const { family, sku } = seed.opening
    if (family) expect(sellable).toContain(family)
    else expect(products.map((product) => product.sku)).toContain(sku)
  })
})

describe('a sketch', () => {
  it.each(canvasRecord.sizes)(
    'of $label costs what the canvas costs, and A$10.00 for the drawing',
    ({ code, priceCents }) => {
      const size = sketchRecord.sizes.find((one) => one.code === code)
      expect(size?.priceCents).toBe(priceCents + 1000)
    },
  )

  it('begins as a pencil drawing with white edges', () => {
    expect(sketchRecord.startFilter).toBe('pencil')
    expect(sketchRecord.options.find(({ code }) => code === 'WRAP')?.values[0]?.code).toBe('WHITE')
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
