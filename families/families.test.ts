/** Every family by one table: what a record must be before any screen reads it. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { formatSku, positionsOf, readSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { samplesNamed } from '#packages/samples/series.ts'
import { brands } from '#shop/brands/brand.ts'
import { toolNames } from '#shop/design/tools/tools.ts'
import { readFamilies } from '#shop/families/read-families.ts'
import { patterns } from '#shop/routing/patterns.ts'
import { MOCK_UP_WIDTHS } from '#shop/scenes/rules/mock-up-file.ts'
import { canvasSeed } from '#shop/seed/canvas-seed.ts'
import { contentPages } from '#shop/seed/content-pages.ts'

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

/** Addresses that the shop itself holds, whatever it sells. */
const own = new Set([
  // The tool's first address belongs to a family.
  ...Object.values(patterns).filter((pattern) => pattern !== patterns.designTool),
  ...contentPages.map(({ identifier }) => `/${identifier}`),
])

describe.each(Object.keys(brands))('families that %s sells', (brand) => {
  const sold = families.filter(({ pages }) => pages.brands.includes(brand))
  const addresses = sold.flatMap(({ record, pages }) => [
    ...record.toolPages.map(({ path }) => path),
    ...[...pages.categories, ...pages.products].map(({ urlKey }) => `/${urlKey}`),
  ])

  test('share no SKU and no address, be it of a page or of a tool', () => {
    const prefixes = sold.map(({ record }) => record.skuPrefix)
    expect(repeated(prefixes)).toEqual([])
    expect(repeated(addresses)).toEqual([])
  })

  test('take no address that the shop holds itself', () => {
    expect(addresses.filter((address) => own.has(address))).toEqual([])
  })
})

const repeated = (all: readonly string[]) => all.filter((one, place) => all.indexOf(one) !== place)

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

test.each(rows)(
  '%s is sold by brands that there are, each page under a name and the family’s SKU',
  (_, { record, pages }) => {
    expect(pages.brands.length).toBeGreaterThan(0)
    for (const brand of pages.brands) expect(Object.keys(brands)).toContain(brand)
    expect(pages.products.length).toBeGreaterThan(0)
    for (const { sku, categories } of pages.products) {
      expect(sku === record.skuPrefix || sku.startsWith(`${record.skuPrefix}-`), sku).toBe(true)
      expect(categories.length, sku).toBeGreaterThan(0)
    }
    for (const words of wordsIn([pages.specifications, pages.categories, pages.products])) {
      expect(words).toMatch(/\S/)
      expect(words).not.toMatch(/undefined|null|NaN/)
    }
  },
)

test.each(rows)(
  '%s has a page for all its sizes: links that name any of them open the design tool by it',
  (_, { record, pages }) => {
    const main = pages.products.find(({ sku }) => sku === record.skuPrefix)
    expect(main?.sizeCodes ?? record.sizes.map(({ code }) => code)).toEqual(
      record.sizes.map(({ code }) => code),
    )
    expect(main).toBeDefined()
  },
)

/** Every text of a page, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** A SKU opens the design tool by its first part, in a cart, an order or a saved design, whichever page it came from. */
test.each(rows)('%s sells every size on the page that its SKUs open', (_, { record, pages }) => {
  const [own, ...others] = pages.products.filter(({ sku }) => sku === record.skuPrefix)
  expect(others).toEqual([])
  expect(own?.sizeCodes ?? record.sizes.map(({ code }) => code)).toEqual(record.sizes.map(({ code }) => code))
  expect(own).toBeDefined()
})

test.each(rows)('%s is sold in categories and scenes that there are', (_, { record, pages }) => {
  const categories = [...families.flatMap((family) => family.pages.categories), ...canvasSeed.categories]
  const keys = categories.map(({ urlKey }) => urlKey)
  for (const { categories: wanted, pictures, sizeCodes = [] } of pages.products) {
    for (const key of wanted) expect(keys).toContain(key)
    for (const { scene, sample } of pictures) {
      expect(MOCK_UP_WIDTHS, scene).toContain(sceneOf(scene).width)
      for (const name of samplesNamed(sample))
        expect(existsSync(`public/samples/${name}.webp`), name).toBe(true)
    }
    for (const code of sizeCodes) expect(record.sizes.map((size) => size.code)).toContain(code)
  }
  for (const scene of [...record.scenes, ...record.rooms]) expect(sceneOf(scene).name).toBe(scene)
})

test.each(rows)('%s opens its pages with values that it has', (_, { record, pages }) => {
  for (const { sku, startValues = {} } of pages.products) {
    for (const [code, start] of Object.entries(startValues)) {
      const option = record.options.find((one) => one.code === code)
      expect(
        option?.values.map((value) => value.code),
        `${sku} ${code}`,
      ).toContain(start)
    }
  }
})

describe.each(Object.keys(brands))('pages that %s sells', (brand) => {
  const products = families.flatMap(({ pages }) => (pages.brands.includes(brand) ? pages.products : []))

  test('show a picture that no other page shows', () => {
    const pictures = products.flatMap((one) => one.pictures.map(({ scene, sample }) => `${scene} ${sample}`))
    expect(repeated(pictures)).toEqual([])
  })

  test('have words of their own', () => {
    for (const field of ['name', 'shortDescriptionHtml', 'metaTitle', 'metaDescription'] as const) {
      expect(repeated(products.map((one) => one[field])), field).toEqual([])
    }
    const sentences = products.flatMap(({ descriptionHtml }) => descriptionHtml.match(/[^.>]{40,}\./g) ?? [])
    expect(repeated(sentences)).toEqual([])
  })
})

const sceneOf = (name: string): { name: string; width: number } => ({
  ...JSON.parse(readFileSync(`public/scenes/${name}/scene.json`, 'utf8')),
  name,
})

test.each(rows)('%s costs less each the more pieces there are, or the same', (_, { pages }) => {
  const discounts = pages.quantityDiscounts ?? []
  const rising = (numbers: number[]) =>
    numbers.every((one, place) => place === 0 || one > numbers[place - 1]!)
  expect(rising([1, ...discounts.map(({ fromQuantity }) => fromQuantity)])).toBe(true)
  expect(rising([0, ...discounts.map(({ percentOff }) => percentOff), 50])).toBe(true)
})

test.each(rows)(
  '%s opens its pages with sizes, positions and patterns that they have',
  (_, { record, pages }) => {
    for (const { sku, sizeCodes, opens } of pages.products) {
      const sold = record.sizes.filter(({ code }) => sizeCodes?.includes(code) ?? true)
      if (opens?.size)
        expect(
          sold.map(({ code }) => code),
          sku,
        ).toContain(opens.size)
      if (opens?.position) expect(record.positions, sku).toContain(opens.position)
      if (opens?.repeat) expect(record.tool, sku).toBe('fabric-print')
    }
  },
)

describe('what a page promises is what its tool opens with', () => {
  const pagesOf = rows.flatMap(([, { record, pages }]) =>
    pages.products.map((page) => ({
      ...page,
      record,
      words: `${page.name} ${page.shortDescriptionHtml} ${page.metaTitle} ${page.metaDescription}`,
    })),
  )
  const openedBy = ({ record, sizeCodes, startValues, opens }: (typeof pagesOf)[number]) => {
    const sizes = record.sizes.filter(({ code }) => sizeCodes?.includes(code) ?? true)
    const choice = openingChoice({
      ...record,
      sizes,
      ...(opens?.size && { opensWith: opens.size }),
      ...(opens?.position && { opensPosition: opens.position }),
    })
    const values = Object.fromEntries(
      record.options.map(({ code, values }) => [code, startValues?.[code] ?? values[0]?.code]),
    )
    return { ...choice, values }
  }
  const those = (test: (page: (typeof pagesOf)[number]) => boolean) =>
    pagesOf.filter(test).map((page) => [page.urlKey, page] as const)

  test.each(
    those(
      ({ name, words, record }) =>
        record.tool === 'fabric-print' &&
        (/in a pattern|^patterned/i.test(name) || /in your own pattern/i.test(words)),
    ),
  )('%s, cloth in a pattern, repeats the photo', (_, { opens }) => expect(opens?.repeat).toBe('rows'))

  test.each(
    those(
      ({ record, words, urlKey }) =>
        record.family === 'pillow' && !/cover/i.test(words) && urlKey !== 'long-photo-pillow',
    ),
  )('%s, a pillow that does not speak of a cover, is filled', (_, page) =>
    expect(openedBy(page).values.FILL).toBe('INSERT'),
  )

  test.each(
    those(
      ({ record, words }) =>
        record.positions.length === 2 && /^upright | upright canvas|three upright|a tall magnet/i.test(words),
    ),
  )('%s, which is called upright, opens so', (_, page) => expect(openedBy(page).orientation).toBe('P'))

  test.each([
    ['desk-photo-block', '10X10'],
    ['name-pillow', '30X30'],
    ['pet-face-magnet', '50X50'],
    ['photo-puzzle-for-children', '30PC'],
  ])('%s opens with the size that its first sentence names, %s', (urlKey, size) => {
    expect(pagesOf.filter((page) => page.urlKey === urlKey).map((page) => openedBy(page).size)).toEqual([
      size,
    ])
  })

  test.each([
    ['wall-clock', 'ROUND', /round or square/i],
    ['ornament', 'ROUND', /heart|star/i],
    ['pen-drive', '15X40', /card/i],
    ['pet-bowl', 'SMALL', /two sizes/i],
    ['puzzle', '30PC', /1000/],
    ['puzzle', '500PC', /30 pieces/],
    ['split-canvas', '3X20X30', /two to five/i],
  ])('%s: a page of some sizes, from %s on, specifies no others', (name, first, others) => {
    const family = families.find(({ record }) => record.family === name)
    const some = family?.pages.products.filter(({ sizeCodes }) => sizeCodes?.[0]?.startsWith(first)) ?? []
    expect(some).not.toEqual([])
    for (const { sku, specifications = family?.pages.specifications ?? [] } of some)
      expect(specifications.join(' '), sku).not.toMatch(others)
  })
})
