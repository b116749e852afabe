import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pages as canvasPages } from '#families/canvas/pages.ts'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { transaction } from '#platform/database/pool.ts'
import { openTestShop } from '../testing/shop.ts'
import { publishRecord } from './commands/publish-record.ts'
import { currentRecords, findProducts, findSku, recordVersion } from './store.ts'

const shop = await openTestShop()
const OF_CANVAS = canvasPages.products.length

const products = async (args: string, fields = 'items { url_key } total_count') =>
  (await shop.ask(`{ products(${args}) { ${fields} } }`)).products
const keysOf = (found: { items: { url_key: string }[] }) => found.items.map((item) => item.url_key)

describe('products', () => {
  it('M-34: a product page asks by url key and gets the texts, the pictures and the print record', async () => {
    const { items } = await products(
      'filter: { url_key: { eq: "custom-canvas-print" } }',
      `items { __typename id uid sku name url_key canonical_url metaTitle meta_title title meta_robots
        description { html } short_description { html } technical_specifications about_artist
        media_gallery { url label position } price_range { minimum_price { final_price { value currency } discount { amount_off } } maximum_price { final_price { value } } }
        stock_status categories { name url_key }
        print_record { family version sku_prefix tool_path sizes { code width_mm price_cents oversize } options { code values { code price_percent bleed_mm edge edge_colour } } } }`,
    )
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      __typename: 'SimpleProduct',
      sku: 'CANVAS',
      canonical_url: 'https://shop.example/custom-canvas-print',
      price_range: {
        minimum_price: { final_price: { value: 9.99, currency: 'AUD' }, discount: null },
        maximum_price: { final_price: { value: 199.49 } },
      },
      stock_status: 'IN_STOCK',
      categories: [{ name: 'Canvas prints', url_key: 'canvas-prints' }],
      print_record: { family: 'canvas', version: 1, sku_prefix: 'CANVAS', tool_path: '/uploadchoice' },
    })
    expect(items[0].print_record.sizes).toHaveLength(14)
    expect(items[0].print_record.options.map((option: { code: string }) => option.code)).toEqual([
      'DEPTH',
      'WRAP',
      'FINISH',
    ])
  })

  it('a page that sells some sizes has a record of those only, and prices to match', async () => {
    const { items } = await products(
      'filter: { url_key: { eq: "panoramic-canvas-print" } }',
      'items { price_range { minimum_price { final_price { value } } } print_record { sizes { code } } }',
    )
    expect(items[0].print_record.sizes).toEqual([{ code: '30X90' }])
    expect(items[0].price_range.minimum_price.final_price.value).toBe(44.99)
  })

  it('are searched by every word, in any order, and percent signs are letters', async () => {
    const large = keysOf(await products('search: "canvas large"'))
    expect(large[0]).toBe('large-canvas-print')
    expect(keysOf(await products('search: "large canvas"'))).toEqual(large)
    expect(keysOf(await products('search: "%"'))).toEqual([])
    const named = await products('search: "canvas"', 'items { name } total_count')
    expect(named.total_count).toBeGreaterThan(0)
    for (const { name } of named.items) expect(name).toMatch(/canvas/i)
  })

  it('are filtered by category, SKU, name and price, and sorted', async () => {
    const { categories } = await shop.ask('{ categories { items { uid } } }')
    const uid = categories.items[0].uid
    expect((await products(`filter: { category_uid: { eq: "${uid}" } }`)).total_count).toBe(OF_CANVAS)
    expect((await products('filter: { category_uid: { eq: "OTk5" } }')).total_count).toBe(0)
    expect(keysOf(await products('filter: { sku: { in: ["CANVAS-SQUARE", "NONE"] } }'))).toEqual([
      'square-canvas-print',
    ])
    const named = keysOf(await products('filter: { name: { match: "panoram" } }'))
    expect(named).toEqual(['panoramic-canvas-print', 'upright-panoramic-canvas'])
    const between = `filter: { category_uid: { eq: "${uid}" }, price: { from: "40", to: "50" } }`
    expect(keysOf(await products(between)).slice(0, 2)).toEqual([
      'large-canvas-print',
      'panoramic-canvas-print',
    ])
    const sorted = await products('search: "canvas", sort: { name: DESC }', 'items { name }')
    const names = sorted.items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en')))
  })

  it('come in pages', async () => {
    const { categories } = await shop.ask('{ categories { items { uid } } }')
    const { items, page_info } = await products(
      `filter: { category_uid: { eq: "${categories.items[0].uid}" } }, pageSize: 3, currentPage: 2`,
      'items { url_key } page_info { page_size current_page total_pages }',
    )
    expect(items).toHaveLength(3)
    expect(page_info).toEqual({ page_size: 3, current_page: 2, total_pages: Math.ceil(OF_CANVAS / 3) })
  })

  it.each([
    ['pageSize: 0, search: "a"', 'pageSize value must be greater than 0.'],
    ['currentPage: 0, search: "a"', 'currentPage value must be greater than 0.'],
    [
      'currentPage: 2, pageSize: 100, search: "panoramic"',
      'currentPage value 2 specified is greater than the 1 page(s) available.',
    ],
    ['pageSize: 5', "'search' or 'filter' input argument is required."],
    ['filter: { price: { from: "cheap" } }', '"cheap" is not a price.'],
  ])('with %s are refused: %s', async (args, message) => {
    const { errors } = await shop.send(`{ products(${args}) { total_count } }`)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })
})

describe('categories', () => {
  it('are found by url key, with their products in catalogue order', async () => {
    const { categories } = await shop.ask(
      '{ categories(filters: { url_key: { eq: "canvas-prints" } }) { items { name url_path product_count products { items { name } total_count } } total_count } }',
    )
    expect(categories).toMatchObject({
      total_count: 1,
      items: [
        {
          name: 'Canvas prints',
          url_path: 'canvas-prints',
          product_count: OF_CANVAS,
          products: { total_count: OF_CANVAS },
        },
      ],
    })
    expect(categories.items[0].products.items[0].name).toBe('Custom canvas print')
  })

  it('with their products and the products’ categories take a handful of queries, not one for each', async () => {
    const before = shop.queriesSent()
    await shop.ask(
      '{ categories { items { products { items { name categories { name products { items { sku } } } } } } } }',
    )
    expect(shop.queriesSent() - before).toBeLessThanOrEqual(10)
  })

  it('of an unknown key are none', async () => {
    const { categories } = await shop.ask(
      '{ categories(filters: { url_key: { eq: "mugs" } }) { total_count } }',
    )
    expect(categories.total_count).toBe(0)
  })
})

describe('F-02: which page a path opens', () => {
  it.each([
    ['/canvas-prints', 'CATEGORY', 'canvas-prints', 0],
    ['canvas-prints/', 'CATEGORY', 'canvas-prints', 301],
    ['/Custom-Canvas-Print', 'PRODUCT', 'custom-canvas-print', 301],
    ['/canvas-prints/square-canvases', 'CATEGORY', 'canvas-prints/square-canvases', 0],
    ['/custom-canvas-print?gclid=1', 'PRODUCT', 'custom-canvas-print', 0],
  ])('B-45: %s is a %s at %s, reached by %s', async (url, type, relative_url, redirect_code) => {
    const { route } = await shop.ask(
      'query ($url: String!) { route(url: $url) { type relative_url redirect_code } }',
      {
        url,
      },
    )
    expect(route).toEqual({ type, relative_url, redirect_code })
  })

  it.each(['/', '', '/nothing-here', '/canvas-prints/deeper'])(
    '%j is none, which is no error',
    async (url) => {
      expect(await shop.ask('query ($url: String!) { route(url: $url) { type } }', { url })).toEqual({
        route: null,
      })
    },
  )
})

describe('product records', () => {
  it('a new version prices new choices, and the old one stays readable for old orders', async () => {
    const dearer = {
      ...canvasRecord,
      sizes: canvasRecord.sizes.map((size) => ({ ...size, priceCents: size.priceCents + 100 })),
    }
    expect(await publishRecord(shop.db, dearer)).toBe(2)
    expect((await currentRecords(shop.db)).get('canvas')?.version).toBe(2)
    expect((await recordVersion(shop.db, 'canvas', 1))?.sizes[0]?.priceCents).toBe(999)
    expect((await findSku(shop.db, 'CANVAS-20X20-S-D19-IMAGE-MATTE'))?.record.sizes[0]?.priceCents).toBe(1099)
    expect(await findSku(shop.db, 'MUG-11OZ')).toBeUndefined()
  })

  it('that was rolled back is not sold when its number goes to another record', async () => {
    const priced = (cents: number) => ({
      ...canvasRecord,
      sizes: canvasRecord.sizes.map((size) => ({ ...size, priceCents: cents })),
    })
    const sku = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
    const rolledBack = transaction(shop.db, async (tx) => {
      await publishRecord(tx, priced(1))
      expect((await findSku(tx, sku))?.record.sizes[0]?.priceCents).toBe(1)
      throw new Error('the power goes')
    })
    await expect(rolledBack).rejects.toThrow('the power goes')
    await publishRecord(shop.db, priced(2_222))
    expect((await findSku(shop.db, sku))?.record.sizes[0]?.priceCents).toBe(2_222)
    await publishRecord(shop.db, canvasRecord)
  })

  it('a new version of one family leaves what other families sell as it is', async () => {
    const [before] = await findProducts(shop.db, { skus: ['MUG'] })
    await publishRecord(shop.db, canvasRecord)
    expect(before).toMatchObject({ kind: 'printed', version: 1 })
    expect(await findProducts(shop.db, { skus: ['MUG'] })).toEqual([before])
  })

  it('cannot be changed or removed', async () => {
    const change = shop.db.execute(sql`update product_records set version = 9 where version = 1`)
    await expect(change.catch((error: Error) => Promise.reject(error.cause))).rejects.toThrow(
      'product_records is immutable',
    )
    const removal = shop.db.execute(sql`delete from product_records`)
    await expect(removal.catch((error: Error) => Promise.reject(error.cause))).rejects.toThrow(
      'product_records is immutable',
    )
  })
})

describe('M-31: configuration', () => {
  it('gives the values asked for, in that order, and leaves out unknown names', async () => {
    const { configvalues } = await shop.ask(
      '{ configvalues(fields: ["postcode_range", "free_shipping_price", "no_such_key"]) { key value } }',
    )
    expect(configvalues).toEqual([
      { key: 'postcode_range', value: '0200-9999' },
      { key: 'free_shipping_price', value: '99.00' },
    ])
  })

  it('never gives a secret', async () => {
    await shop.db.execute(
      sql`insert into configuration (key, value, secret) values ('gateway_password', 'x', true)`,
    )
    const { configvalues } = await shop.ask('{ configvalues(fields: ["gateway_password"]) { key value } }')
    expect(configvalues).toEqual([])
  })
})

describe('the door of the contract', () => {
  it('a document that does not fit is refused with the category graphql', async () => {
    const { data, errors } = await shop.send('{ products(search: "a") { no_such_field } }')
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions).toEqual({ category: 'graphql' })
    expect((await shop.send('{ products(')).errors?.[0]?.message).toContain('Syntax Error')
  })

  it('O-11: a failure is told as such with a reference, and written down once', async () => {
    await shop.asOwner('alter table categories rename to categories_away')
    const { errors } = await shop.send('{ categories { total_count } }')
    await shop.asOwner('alter table categories_away rename to categories')
    expect(errors?.[0]).toMatchObject({
      message: 'Internal server error',
      extensions: { category: 'internal', reference: 'TEST-1', debugMessage: expect.any(String) },
    })
    expect(shop.failures).toHaveLength(1)
  })
})

it('F-18, F-20: a product has the marks that staff gave it, and none that they did not', async () => {
  const marks = async () => {
    const { products } = await shop.ask(
      '{ products(filter: { sku: { eq: "CANVAS" } }) { items { marks { badge lowest_price next_day_delivery } } } }',
    )
    return products.items[0].marks
  }
  expect(await marks()).toEqual({ badge: null, lowest_price: false, next_day_delivery: false })
  await shop.db.execute(
    `update products set marks = '{"badge":"Best_Seller","lowestPrice":true,"nextDayDelivery":true}', changed_at = now() + interval '1 second' where sku = 'CANVAS'`,
  )
  expect(await marks()).toEqual({ badge: 'Best_Seller', lowest_price: true, next_day_delivery: true })
})

it('F-18: a struck price has the badge of the sale, also in a new shop, and staff’s word comes before it', async () => {
  const badge = async () => {
    const { products } = await shop.ask(
      '{ products(filter: { sku: { eq: "CANVAS-LARGE" } }) { items { marks { badge } } } }',
    )
    return products.items[0].marks.badge
  }
  expect(await badge()).toBe('Sale_Live')
  await shop.db.execute(
    `update products set marks = '{"badge":"Summer_Gift"}', changed_at = now() + interval '1 second' where sku = 'CANVAS-LARGE'`,
  )
  expect(await badge()).toBe('Summer_Gift')
})
