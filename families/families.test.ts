/** Every family by one table: what a record must be before any screen reads it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { formatSku, positionsOf, readSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { toolNames } from '#shop/design/tools/tools.ts'
import { readFamilies } from '#shop/seed/families.ts'

const families = await readFamilies()
const rows = families.map((family) => [family.record.family, family] as const)

/** Every choice that a record makes. */
function* choicesOf(record: ProductRecord) {
  const combinations = record.options.reduce<Record<string, string>[]>(
    (all, { code, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [code]: value.code }))),
    [{}],
  )
  for (const size of record.sizes)
    for (const orientation of positionsOf(record, size))
      for (const values of combinations) yield { size: size.code, orientation, values }
}

test.each(['canvas', 'sketch', 'neon'])(
  'families that %s sells share no SKU prefix, no address of a tool and no address of a page',
  (brand) => {
    const all = families
      .filter(({ pages }) => pages.brands.includes(brand))
      .flatMap(({ record, pages }) => [
        ...[record.skuPrefix, record.toolPath, ...record.toolAliases],
        ...[...pages.categories, ...pages.products].map(({ urlKey }) => urlKey),
      ])
    expect(new Set(all).size).toBe(all.length)
  },
)

test.each(rows)('%s opens a tool that there is', (_, { record }) => expect(toolNames).toContain(record.tool))

test.each(rows)('%s has a price, a SKU and printed surfaces for every choice', (_, { record }) => {
  for (const choice of choicesOf(record)) {
    const sku = formatSku(record, choice)
    expect(readSku(record, sku)).toEqual(choice)
    expect(priceOf(record, choice).unitCents, sku).toBeGreaterThan(0)
    const surfaces = surfacesOf(record, choice)
    expect(surfaces.length, sku).toBeGreaterThan(0)
    expect(new Set(surfaces.map(({ name }) => name)).size, sku).toBe(surfaces.length)
  }
})

test.each(rows)(
  '%s leaves room for a photo between its margins, and warns before the picture is soft',
  (_, { record }) => {
    for (const choice of choicesOf(record)) {
      for (const { widthMm, heightMm, safeMm, bleedMm, targetDpi, warnDpi } of surfacesOf(record, choice)) {
        expect(Math.min(widthMm, heightMm)).toBeGreaterThan(2 * safeMm)
        expect(bleedMm).toBeLessThanOrEqual(200)
        expect(warnDpi).toBeLessThanOrEqual(targetDpi)
      }
    }
  },
)

test.each(rows)(
  '%s says its sizes upright, so that the first measure is the smaller one',
  (_, { record }) => {
    for (const { widthMm, heightMm } of record.sizes) expect(widthMm).toBeLessThanOrEqual(heightMm)
  },
)

test.each(rows)('%s is sold in categories and scenes that there are', (_, { record, pages }) => {
  const categories = families.flatMap((family) => family.pages.categories.map(({ urlKey }) => urlKey))
  for (const { categories: wanted, pictures, sizeCodes = [] } of pages.products) {
    for (const key of wanted) expect(categories).toContain(key)
    for (const { scene } of pictures) expect(sceneOf(scene).name).toBe(scene)
    for (const code of sizeCodes) expect(record.sizes.map((size) => size.code)).toContain(code)
  }
  for (const scene of record.scenes) expect(sceneOf(scene).name).toBe(scene)
})

const sceneOf = (name: string): { name: string } => ({
  ...JSON.parse(readFileSync(`public/scenes/${name}/scene.json`, 'utf8')),
  name,
})
