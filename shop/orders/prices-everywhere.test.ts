/** A-04, F-08: what a choice costs is said by the page, the design tool, the cart and the data for search engines alike. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#packages/money/money.ts'
import { customChoice } from '#packages/product/custom-size.ts'
import type { FamilyPages, FamilyProduct } from '#packages/product/pages.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku, positionsOf } from '#packages/product/sku.ts'
import * as productPage from '../content/pages/url-key-page.tsx'
import * as designTool from '../design/pages/design-tool.tsx'
import { readFamilies } from '../families/read-families.ts'
import { rendered } from '../testing/rendered.tsx'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { visitContext } from '../testing/visit-context.ts'
import { brandsToBuyIn } from './testing/family-parts.ts'
import { inCart, plainDesign } from './testing/family-purchase.ts'

/** Of a family with hundreds of choices, so many are asked everywhere, spread over all; the long run asks each. */
const MOST = process.env.THOROUGH ? Number.POSITIVE_INFINITY : 6

const MOST_TYPED = process.env.THOROUGH ? 200 : 4

const families = await readFamilies()
const brands = brandsToBuyIn(families)
const shops = new Map<string, TestShop>()
for (const brand of new Set(brands.values())) shops.set(brand, await openTestShop(brand))

describe.each(families.map(({ record, pages }) => ({ family: record.family, record, pages })))(
  '$family',
  ({ family, record, pages }) => {
    const shop = shops.get(brands.get(family) ?? '')
    if (!shop) throw new Error(`Expected a shop that sells ${family}`)

    test('costs the same on its page, in its tool and in the cart', async () => {
      for (const choice of [...spread(choicesOf(record), MOST), ...typedChoicesOf(record)]) {
        const sku = formatSku(record, choice)
        const price = formatMoney(await inCartCents(shop, record, choice))
        const page = `/${pageOf(pages, choice).urlKey}?sku=${sku}`
        expect(pricesIn(await rendered(shop, productPage, page)), sku).toEqual([price])
        expect(footOf(await rendered(shop, designTool, `${record.toolPath}?sku=${sku}`)), sku).toContain(
          price,
        )
      }
    })

    test.each(pages.products)('$name tells search engines its lowest and its highest price', async (page) => {
      const sizes = record.sizes.filter(({ code }) => page.sizeCodes?.includes(code) ?? true)
      // A page that opens with what its name says tells what that costs, not what costs less without it (decision 0067).
      const lowest = sizes.map(({ code }) => ends(record, code, page.startValues)[0])
      const highest = sizes.map(({ code }) => ends(record, code)[1])
      expect(await offerOf(shop, page)).toMatchObject({
        priceCurrency: 'AUD',
        lowPrice: inDollars(Math.min(...(await allInCart(shop, record, lowest)))),
        highPrice: inDollars(Math.max(...(await allInCart(shop, record, highest)))),
      })
    })
  },
)

const inDollars = (cents: number) => (cents / 100).toFixed(2)

/** Every size in every position with every value of every option. */
function choicesOf(record: ProductRecord): Choice[] {
  return record.sizes.flatMap((size) =>
    positionsOf(record, size).flatMap((orientation) =>
      record.options.reduce<Choice[]>(
        (choices, { code, values }) =>
          choices.flatMap((choice) =>
            values.map((value) => ({ ...choice, values: { ...choice.values, [code]: value.code } })),
          ),
        [{ ...firstChoice(record, size.code), orientation }],
      ),
    ),
  )
}

/** Sizes that shoppers type, others in each run; none of a family whose sizes are all listed. */
function typedChoicesOf(record: ProductRecord): Choice[] {
  const { customSize } = record
  if (!customSize) return []
  const cm = (fromMm: number, toMm: number) => fc.integer({ min: fromMm / 10, max: toMm / 10 })
  const shorter = cm(customSize.minWidthMm, customSize.maxWidthMm)
  const longer = cm(customSize.maxWidthMm, customSize.maxHeightMm)
  return fc.sample(fc.tuple(shorter, longer, fc.boolean()), MOST_TYPED).flatMap(([one, other, lies]) => {
    const measures = lies ? { widthCm: other, heightCm: one } : { widthCm: one, heightCm: other }
    return customChoice(record, firstChoice(record), measures) ?? []
  })
}

/** So many at most, as far from each other as they can be; the first and the last among them. */
function spread<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all]
  return Array.from(
    { length: most },
    (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))] as One,
  )
}

/** The cheapest and the dearest choice of a size, of those that have these values. */
function ends(
  record: ProductRecord,
  size: string,
  having: Readonly<Record<string, string>> = {},
): readonly [Choice, Choice] {
  const byPrice = choicesOf(record)
    .filter((choice) => choice.size === size)
    .filter(({ values }) => Object.entries(having).every(([option, value]) => values[option] === value))
    .sort((one, other) => priceOf(record, one).unitCents - priceOf(record, other).unitCents)
  return [byPrice[0] as Choice, byPrice.at(-1) as Choice]
}

function pageOf({ products }: FamilyPages, { size }: Choice): FamilyProduct {
  const page = products.find(({ sizeCodes }) => sizeCodes === undefined || sizeCodes.includes(size))
  if (!page) throw new Error(`Expected a page that sells the size ${size}`)
  return page
}

async function inCartCents(shop: TestShop, record: ProductRecord, choice: Choice): Promise<number> {
  const sku = formatSku(record, choice)
  const id = await inCart(shop, sku, await plainDesign(shop, sku, record, choice))
  const { cart } = await shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { prices { price_including_tax { value } } } } } }',
    { id },
  )
  return Math.round(cart.itemsV2.items[0].prices.price_including_tax.value * 100)
}

const allInCart = (shop: TestShop, record: ProductRecord, choices: readonly Choice[]) =>
  Promise.all(choices.map((choice) => inCartCents(shop, record, choice)))

/** What stands after the word "Price" for who listens. */
const pricesIn = (html: string) =>
  [...html.matchAll(/<span class="sr-only">Price <\/span><span>([^<]+)</g)].map(([, price]) => price)

const footOf = (html: string) => /class="tool-foot.*?<\/footer>/s.exec(html)?.[0] ?? ''

/** The offer in the structured data of a product's page. */
async function offerOf(shop: TestShop, { urlKey }: FamilyProduct): Promise<unknown> {
  const url = new URL(`/${urlKey}`, shop.publicUrl)
  const { data } = await productPage.loader({ context: visitContext(shop), url })
  const matches = [{ id: 'root', loaderData: { publicUrl: shop.publicUrl } }]
  const tags: object[] = productPage.meta({ loaderData: data, matches })
  const things = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  const product = things.find((thing) => (thing as { '@type'?: string })['@type'] === 'Product')
  return (product as { offers?: unknown } | undefined)?.offers
}
