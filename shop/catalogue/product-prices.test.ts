import { readFileSync } from 'node:fs'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { parseSku } from '#packages/product/parse-sku.ts'
import { priceOf } from '#packages/product/price.ts'
import { addLines } from '../cart/commands/add-lines.ts'
import { customers } from '../customers/tables.ts'
import { priceCacheHeader } from '../marketing/rules/price-cache.ts'
import { campaigns, priceRules } from '../marketing/tables.ts'
import { aCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { indexProducts } from './product-index-store.ts'
import { recordOfPrint } from './rules/print-record.ts'
import { productByUrlKey } from './store.ts'
import { products } from './tables.ts'

/** What pages read of a record. */
const FULL_RECORD = readFileSync('shop/catalogue/components/full-record.graphql', 'utf8')

const shop = await openTestShop()

const PRICE = `regular_price { value } final_price { value currency } discount { amount_off percent_off }`
const PRODUCT = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  price_range { minimum_price { ${PRICE} } maximum_price { ${PRICE} } }
  price_tiers { quantity final_price { value } discount { amount_off percent_off } }
  price { minimalPrice { amount { value } } regularPrice { amount { value } } }
  special_price special_from_date special_to_date } } }`
const productOf = async (sku: string, visit: object = {}) =>
  (await shop.ask(PRODUCT, { sku }, visit)).products.items[0]

/** What one piece costs in a cart of the same visitor. */
async function inCart(sku: string, visit: object = {}): Promise<number> {
  const cartId = await aCart(shop, { lines: sku.startsWith('CANVAS') ? [{ sku }] : [] })
  const asked = { id: cartId, caller: { kind: 'guest' as const }, store: undefined }
  const line = { sku, quantity: 1, designRevision: undefined, parentSku: undefined }
  if (!sku.startsWith('CANVAS')) await addLines(shop, asked, [line])
  const { cart } = await shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { items { prices { price { value } } } } }',
    { id: cartId },
    visit,
  )
  return cart.items[0].prices.price.value
}

/** A second page that sells the same as a product does. */
async function twinOf(urlKey: string): Promise<string> {
  const original = await productByUrlKey(shop.db, urlKey)
  if (original?.kind !== 'printed') throw new Error(`Expected ${urlKey} to be printed`)
  const { id: _, record: __, version: ___, ...row } = original
  const values = { ...row, sku: `${row.sku}-TWIN`, urlKey: `${row.urlKey}-twin` }
  const [twin] = await shop.db.insert(products).values(values).returning()
  await indexProducts(shop.db, [twin?.id ?? 0])
  return values.sku
}

/** Rules are kept for five seconds. */
async function withRule(rule: Partial<typeof priceRules.$inferInsert>, check: () => Promise<void>) {
  const values = { label: 'For a test', change: { kind: 'percent-off' as const, percent: 10 }, ...rule }
  const [row] = await shop.db.insert(priceRules).values(values).returning()
  shop.clock.advance(6_000)
  try {
    await check()
  } finally {
    await shop.db.delete(priceRules).where(eq(priceRules.id, row?.id ?? 0))
    shop.clock.advance(6_000)
  }
}

test('a new shop opens with a special price, which its page tells with the day on which it ends', async () => {
  const large = await productOf('CANVAS-LARGE')
  expect(large.price_range.minimum_price).toEqual({
    regular_price: { value: 59.99 },
    final_price: { value: 39.99, currency: 'AUD' },
    discount: { amount_off: 20, percent_off: 33.34 },
  })
  expect(large).toMatchObject({ special_price: 39.99, special_from_date: null })
  expect(large.special_to_date).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  expect(await inCart('CANVAS-60X90-P-D19-IMAGE-MATTE')).toBe(39.99)
})

describe('the price on the page is the price in the cart', () => {
  it('without an offer the final price is the regular one, and nothing is special', async () => {
    expect(await productOf('SAMPLE-KIT')).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 12.5 },
          final_price: { value: 12.5, currency: 'AUD' },
          discount: null,
        },
        maximum_price: {
          regular_price: { value: 12.5 },
          final_price: { value: 12.5, currency: 'AUD' },
          discount: null,
        },
      },
      price_tiers: [],
      price: { minimalPrice: { amount: { value: 12.5 } }, regularPrice: { amount: { value: 12.5 } } },
      special_price: null,
      special_from_date: null,
      special_to_date: null,
    })
  })

  it('an offer for one page leaves another page of the same product as it is', async () => {
    const { products: found } = await shop.ask(
      '{ products(search: "canvas print") { items { sku url_key } } }',
    )
    const original = found.items[0]
    const twin = await twinOf(original.url_key)
    const before = await productOf(original.sku)
    await withRule({ sku: twin }, async () => {
      const { items } = (
        await shop.ask(
          `query ($skus: [String!]) { products(filter: { sku: { in: $skus } }) {
            items { sku price_range { minimum_price { ${PRICE} } maximum_price { ${PRICE} } } } } }`,
          { skus: [original.sku, twin] },
        )
      ).products
      const rangeOf = (wanted: string) =>
        items.find(({ sku }: { sku: string }) => sku === wanted)?.price_range
      expect(rangeOf(original.sku)).toEqual(before?.price_range)
      expect(rangeOf(twin)?.maximum_price.final_price.value).toBeLessThan(
        before?.price_range.maximum_price.final_price.value,
      )
    })
  })

  it('F-05: a special price counts from its first to its last moment, and names both', async () => {
    const startsAt = new Date(shop.clock.now().getTime() + 3_600_000)
    const endsAt = new Date(startsAt.getTime() + 3_600_000)
    const rule = { sku: 'SAMPLE-KIT', change: { kind: 'price' as const, cents: 1000 }, startsAt, endsAt }
    await withRule(rule, async () => {
      expect(await productOf('SAMPLE-KIT')).toMatchObject({ special_price: null, special_to_date: null })
      shop.clock.advance(3_600_000)
      expect(await productOf('SAMPLE-KIT')).toMatchObject({
        price_range: {
          minimum_price: {
            regular_price: { value: 12.5 },
            final_price: { value: 10 },
            discount: { amount_off: 2.5, percent_off: 20 },
          },
        },
        special_price: 10,
        special_from_date: startsAt.toISOString().slice(0, 19).replace('T', ' '),
        special_to_date: endsAt.toISOString().slice(0, 19).replace('T', ' '),
      })
      expect(await inCart('SAMPLE-KIT')).toBe(10)
      shop.clock.advance(3_600_000)
      expect((await productOf('SAMPLE-KIT')).special_price).toBeNull()
      expect(await inCart('SAMPLE-KIT')).toBe(12.5)
    })
  })

  it('M-05: the price cache of a running campaign lowers the size it is for, with that size’s own regular price', async () => {
    const visit = { priceCache: priceCacheHeader('11x14at6.99') }
    const { price_range, special_price } = await productOf('CANVAS', visit)
    expect(price_range.minimum_price).toEqual({
      regular_price: { value: 15.99 },
      final_price: { value: 6.99, currency: 'AUD' },
      discount: { amount_off: 9, percent_off: 56.29 },
    })
    expect(special_price).toBe(6.99)
    expect(await inCart('CANVAS-28X36-P-D19-IMAGE-MATTE', visit)).toBe(6.99)
    expect((await productOf('CANVAS')).price_range.minimum_price.final_price.value).toBe(9.99)
  })

  it('a campaign’s special price ends with the campaign', async () => {
    const endsAt = new Date(shop.clock.now().getTime() + 7_200_000)
    await shop.db.insert(campaigns).values({ code: 'ends-soon', label: 'Ends soon', endsAt })
    await withRule({ sku: 'SAMPLE-KIT', campaign: 'ends-soon' }, async () => {
      const { special_price, special_to_date } = await productOf('SAMPLE-KIT', { priceCache: 'ends-soon' })
      expect([special_price, special_to_date]).toEqual([
        11.25,
        endsAt.toISOString().slice(0, 19).replace('T', ' '),
      ])
    })
  })

  it('K-21: a member sees the member price, another customer and a guest do not', async () => {
    const { id, visit } = await aSignedInCustomer(shop)
    expect((await productOf('SAMPLE-KIT', visit)).special_price).toBeNull()
    const memberUntil = new Date(shop.clock.now().getTime() + 86_400_000)
    await shop.db.update(customers).set({ memberUntil }).where(eq(customers.id, id))
    expect((await productOf('SAMPLE-KIT', visit)).price_range.minimum_price).toEqual({
      regular_price: { value: 12.5 },
      final_price: { value: 11, currency: 'AUD' },
      discount: { amount_off: 1.5, percent_off: 12 },
    })
    expect((await productOf('SAMPLE-KIT')).special_price).toBeNull()
  })

  it('an offer on an option lowers the choices that have it: the dearest falls, the cheapest stays', async () => {
    await withRule(
      { family: 'canvas', option: 'DEPTH', value: 'D38', change: { kind: 'percent-off', percent: 100 } },
      async () => {
        const before = 149.99 + 37.5 + 12
        const { maximum_price } = (await productOf('CANVAS-LARGE')).price_range
        const { minimum_price } = (await productOf('CANVAS-PANORAMIC')).price_range
        expect(minimum_price.discount).toBeNull()
        // 38 mm costs nothing more now, so 25 mm is the dearest depth.
        expect(maximum_price.final_price.value).toBeCloseTo(149.99 + 18 + 12)
        expect(maximum_price.final_price.value).toBeLessThan(before)
        expect(await inCart('CANVAS-100X150-P-D25-IMAGE-GLOSS')).toBeCloseTo(maximum_price.final_price.value)
      },
    )
  })

  it('J-23: the special size takes part in no offer', async () => {
    await withRule({ family: 'canvas', change: { kind: 'percent-off', percent: 20 } }, async () => {
      expect((await productOf('CANVAS')).price_range.minimum_price).toMatchObject({
        final_price: { value: 9.99 },
        discount: null,
      })
    })
  })

  it('lower prices of larger quantities are the tiers', async () => {
    await withRule(
      { sku: 'SAMPLE-KIT', fromQuantity: 5, change: { kind: 'price', cents: 1000 } },
      async () => {
        expect((await productOf('SAMPLE-KIT')).price_tiers).toEqual([
          { quantity: 5, final_price: { value: 10 }, discount: { amount_off: 2.5, percent_off: 20 } },
        ])
        expect((await productOf('CANVAS')).price_tiers).toEqual([])
      },
    )
  })

  it('C-42, F-08: search hits and the start-at price name the same figure', async () => {
    await withRule({ sku: 'SAMPLE-KIT', change: { kind: 'price', cents: 999 } }, async () => {
      const { searchHits, photogiftstartatprice } = await shop.ask(
        `{ searchHits(phrase: "sample kit") { hits { url final_price } }
           photogiftstartatprice(sku: "SAMPLE-KIT") { items { special_price } } }`,
      )
      expect(searchHits.hits).toContainEqual({ url: '/sample-kit', final_price: 9.99 })
      expect(photogiftstartatprice.items).toEqual([{ special_price: 9.99 }])
    })
  })

  it('CA-105: every choice costs on the page, to the cent, what the cart asks', async () => {
    const rules: (typeof priceRules.$inferInsert)[] = [
      { label: 'Size', family: 'canvas', size: '30X40', change: { kind: 'price', cents: 1500 } },
      {
        label: 'Depth',
        family: 'canvas',
        option: 'DEPTH',
        value: 'D38',
        change: { kind: 'percent-off', percent: 33 },
      },
    ]
    const added = await shop.db.insert(priceRules).values(rules).returning()
    shop.clock.advance(6_000)
    const { products } = await shop.ask(
      `${FULL_RECORD} { products(filter: { sku: { eq: "CANVAS" } }) { items { print_record { ...FullRecord } } } }`,
    )
    const record = recordOfPrint(products.items[0].print_record)
    for (const sku of [
      'CANVAS-30X40-P-D38-MIRROR-GLOSS',
      'CANVAS-30X40-L-D19-IMAGE-MATTE',
      'CANVAS-60X90-P-D38-IMAGE-SATIN',
      'CANVAS-60X90-P-D25-IMAGE-SATIN',
      'CANVAS-20X20-S-D38-IMAGE-MATTE',
    ]) {
      const parsed = parseSku(record, sku)
      if (parsed.kind !== 'choice') throw new Error(parsed.message)
      expect([sku, priceOf(record, parsed.choice).unitCents / 100]).toEqual([sku, await inCart(sku)])
    }
    expect(products.items[0].print_record.option_offers).toContainEqual({
      size: '60X90',
      option: 'DEPTH',
      value: 'D38',
      price_cents: 1500 - 495,
    })
    const ids = added.map(({ id }) => id)
    await shop.db.delete(priceRules).where(inArray(priceRules.id, ids))
    shop.clock.advance(6_000)
  })
})
