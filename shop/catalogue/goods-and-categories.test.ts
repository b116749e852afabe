import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pages as canvasPages } from '#families/canvas/pages.ts'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { priceOf } from '#packages/product/price.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { transaction } from '#platform/database/pool.ts'
import { openTestShop } from '../testing/shop.ts'
import { addCategory } from './commands/add-category.ts'
import { addProducts } from './commands/add-products.ts'
import { returnStock, takeStock } from './commands/stock.ts'
import { indexProducts, unindexedProducts } from './product-index-store.ts'

const shop = await openTestShop()
const words = { metaTitle: 'Frames', metaDescription: 'Frames.', pictures: [] }

beforeAll(async () => {
  await addCategory(shop.db, {
    ...words,
    name: 'Frames',
    urlKey: 'frames',
    description: 'Empty <b>frames</b>',
  })
  const frame = {
    ...words,
    kind: 'goods' as const,
    categories: ['frames'],
    descriptionHtml:
      '<p onclick="x()">Oak<script>alert(1)</script><img src=x onerror=y></p><a href="javascript:z">a</a>',
    shortDescriptionHtml: '<h2>Oak</h2>',
  }
  await addProducts(shop.db, [
    {
      ...frame,
      sku: 'FRAME-A',
      name: 'Oak frame',
      urlKey: 'oak-frame',
      priceCents: 3000,
      stock: 5,
      position: 20,
    },
    {
      ...frame,
      sku: 'FRAME-B',
      name: 'Ash frame',
      urlKey: 'ash-frame',
      priceCents: 2500,
      stock: 1,
      position: 21,
    },
  ])
  await shop.db.execute(
    sql`insert into url_rewrites values ('old-frames', 'frames', 302), ('shop-of-old', 'blog/frames', 301)`,
  )
})

test('SH-12: texts of a product lose whatever runs or looks elsewhere when they are written', async () => {
  const { products } = await shop.ask(
    '{ products(filter: { sku: { eq: "FRAME-A" } }) { items { description { html } short_description { html } } } }',
  )
  expect(products.items[0]).toEqual({
    description: { html: '<p>Oak</p><a>a</a>' },
    short_description: { html: '<h2>Oak</h2>' },
  })
})

test('B-45, SH-06: an old address redirects within the shop and brings what is there', async () => {
  const { route, urlResolver } = await shop.ask(
    '{ route(url: "/old-frames") { __typename relative_url redirect_code } urlResolver(url: "old-frames") { relative_url redirectCode type } }',
  )
  expect(route).toEqual({ __typename: 'CategoryTree', relative_url: 'frames', redirect_code: 302 })
  expect(urlResolver).toEqual({ relative_url: 'frames', redirectCode: 302, type: 'CATEGORY' })
  const { route: elsewhere } = await shop.ask(
    '{ route(url: "shop-of-old") { __typename relative_url redirect_code type } }',
  )
  expect(elsewhere).toEqual({
    __typename: 'RoutableUrl',
    relative_url: 'blog/frames',
    redirect_code: 301,
    type: null,
  })
})

test.each(['//evil.example', 'https://evil.example', 'a.b', ''])(
  'SH-06: a redirect to %j cannot be stored',
  async (target) => {
    await expect(
      shop.db.execute(sql`insert into url_rewrites values ('x', ${target}, 301)`),
    ).rejects.toThrow()
  },
)

test.each(['frames%2Fx', 'frames/../frames', 'frames.png', 'frames\\x', 'f'.repeat(201), '//frames'])(
  'SH-32: %j is no address, and nothing is looked up for it',
  async (url) => {
    const before = shop.queriesSent()
    const { route } = await shop.ask('query ($url: String!) { route(url: $url) { type } }', { url })
    expect(route).toBeNull()
    expect(shop.queriesSent()).toBe(before)
  },
)

test('F-02: urlResolver says what an address is, its id and its canonical address', async () => {
  const { urlResolver } = await shop.ask(
    '{ urlResolver(url: "oak-frame") { id entity_uid canonical_url relative_url redirectCode type } }',
  )
  expect(urlResolver).toMatchObject({
    entity_uid: btoa(String(urlResolver.id)),
    canonical_url: 'https://shop.example/oak-frame',
    relative_url: 'oak-frame',
    redirectCode: 0,
    type: 'PRODUCT',
  })
})

const pagesIn = (category: string) =>
  canvasPages.products.filter(({ categories }) => categories.includes(category)).length

test('a category knows its place: the root, the departments below it, and the way there', async () => {
  const { categoryList } = await shop.ask(
    '{ categoryList { id level children { name level children_count children { name url_path level product_count breadcrumbs { category_name category_level } } } } }',
  )
  expect(categoryList[0]).toMatchObject({ id: 2, level: 1 })
  const canvases = categoryList[0].children.find(({ name }) => name === 'Canvas prints')
  expect(canvases).toMatchObject({ level: 2, children_count: String(canvases?.children.length) })
  const below = { level: 3, breadcrumbs: [{ category_name: 'Canvas prints', category_level: 2 }] }
  expect(canvases?.children).toContainEqual({
    ...below,
    name: 'Square canvases',
    url_path: 'canvas-prints/square-canvases',
    product_count: pagesIn('square-canvases'),
  })
  // RT-165: below its department, at an address of its own.
  expect(canvases?.children).toContainEqual({
    ...below,
    name: 'Wedding canvas prints',
    url_path: 'wedding-canvas-prints',
    product_count: pagesIn('wedding-canvas-prints'),
  })
})

test('RT-149: a category at an address of its own opens there, and nowhere below its department', async () => {
  const shown = async (url: string) =>
    (
      await shop.ask(
        'query ($url: String!) { route(url: $url) { ... on CategoryTree { name canonical_url } } }',
        {
          url,
        },
      )
    ).route
  expect(await shown('mothers-day')).toEqual({
    name: 'Mother’s Day',
    canonical_url: expect.stringMatching(/\/mothers-day$/),
  })
  expect(await shown('occasions/mothers-day')).toBeNull()
})

test('F-10: a page opens with the values that it names first, and is from what those cost', async () => {
  const { products } = await shop.ask(
    `{ products(filter: { sku: { in: ["CANVAS", "CANVAS-GALLERY"] } }) { items { sku
      price_range { minimum_price { final_price { value } } }
      print_record { options { code values { code } } } } } }`,
  )
  const depths = products.items.map(({ sku, print_record }) => [
    sku,
    print_record.options.find(({ code }) => code === 'DEPTH')?.values.map(({ code }) => code),
  ])
  expect(depths).toEqual([
    ['CANVAS', ['D19', 'D25', 'D38']],
    ['CANVAS-GALLERY', ['D38', 'D19', 'D25']],
  ])
  const from = (depth: string) =>
    Math.min(
      ...canvasRecord.sizes.map(({ code }) => {
        const first = firstChoice(canvasRecord, code)
        return priceOf(canvasRecord, { ...first, values: { ...first.values, DEPTH: depth } }).unitCents
      }),
    ) / 100
  const told = products.items.map(({ price_range }) => price_range.minimum_price.final_price.value)
  expect(told).toEqual([from('D19'), from('D38')])
  expect(from('D38')).toBeGreaterThan(from('D19'))
})

test('F-06, F-07, F-08: the small facts about one product', async () => {
  const facts = await shop.ask(
    `{ canvasVillaInformation(url_key: "oak-frame") { product_category }
       neonsignInformation(sku: "FRAME-A") { remarketing_product_id product_name schema_price }
       photogiftstartatprice(url_key: "custom-canvas-print") { items { special_price } } }`,
  )
  expect(facts).toEqual({
    canvasVillaInformation: { product_category: 'Frames' },
    neonsignInformation: { remarketing_product_id: 'FRAME-A', product_name: 'Oak frame', schema_price: 30 },
    photogiftstartatprice: { items: [{ special_price: 9.99 }] },
  })
})

test('every kind of product is a type of its own, with the options to choose', async () => {
  const { products } = await shop.ask(
    `{ products(filter: { sku: { in: ["CANVAS", "GiftCert", "champ_membership"] } }) { items { __typename
      ... on CustomizableProductInterface { options { __typename title required
        ... on CustomizableDropDownOption { value { title price price_type } } } }
      ... on GiftCardProduct { open_amount_min open_amount_max giftcard_amounts { value } } } } }`,
  )
  const [canvas, gift, membership] = products.items
  expect(canvas).toMatchObject({
    __typename: 'SimpleProduct',
    options: [
      { __typename: 'CustomizableDropDownOption', title: 'Size' },
      { title: 'Position' },
      {
        title: 'Depth',
        value: [{ price_type: 'FIXED' }, { title: '25 mm', price: 12, price_type: 'PERCENT' }, {}],
      },
      { title: 'Wrap' },
      { title: 'Finish' },
      { __typename: 'CustomizableFieldOption', title: 'Design', required: true },
    ],
  })
  expect(gift).toMatchObject({ __typename: 'GiftCardProduct', open_amount_min: 10, open_amount_max: 1500 })
  expect(membership).toMatchObject({ __typename: 'VirtualProduct' })
})

test('the last piece goes to one of two orders, and comes back when it is returned', async () => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`select id from products where sku = 'FRAME-B'`)
  const productId = rows[0]?.id ?? 0
  const take = () => transaction(shop.db, (tx) => takeStock(tx, [{ productId, quantity: 1 }]))
  const results = await Promise.all([take(), take()])
  expect(results.filter((result) => result === undefined)).toHaveLength(1)
  const frame = async () =>
    (
      await shop.ask(
        '{ products(filter: { sku: { eq: "FRAME-B" } }) { items { stock_status only_x_left_in_stock } } }',
      )
    ).products.items[0]
  expect(await frame()).toEqual({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 })
  await transaction(shop.db, (tx) => returnStock(tx, [{ productId, quantity: 1 }]))
  expect(await frame()).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 1 })
})

test('a category page of known products takes one query for the list', async () => {
  const page = () =>
    shop.ask(
      '{ products(filter: { category_url_path: { eq: "frames" } }) { items { sku } total_count aggregations { attribute_code } } }',
    )
  expect((await page()).products.total_count).toBe(2)
  const before = shop.queriesSent()
  await page()
  // The path is one, the list with its counts the other.
  expect(shop.queriesSent() - before).toBe(2)
})

test('a category shows its block of content while that is published', async () => {
  const block = async () => {
    const { categoryList } = await shop.ask(
      `{ categoryList(filters: { url_key: { eq: "canvas-prints" } }) {
           display_mode landing_page cms_block { identifier title content } } }`,
    )
    return categoryList[0]
  }
  expect(await block()).toEqual({
    display_mode: 'PRODUCTS_AND_PAGE',
    landing_page: expect.any(Number),
    cms_block: {
      identifier: 'which-canvas-size',
      title: 'Which size suits your wall?',
      content: expect.stringContaining('two thirds'),
    },
  })
  await shop.db.execute(`update cms_blocks set is_published = false where identifier = 'which-canvas-size'`)
  expect(await block()).toEqual({ display_mode: 'PRODUCTS', landing_page: null, cms_block: null })
})

test('categories without a block have none, and the blocks of a list are asked for once', async () => {
  const ask = async (fields: string) => {
    const before = shop.queriesSent()
    const { categories } = await shop.ask(`{ categories { items { url_key ${fields} } } }`)
    return { categories, queries: shop.queriesSent() - before }
  }
  const plain = await ask('')
  const { categories, queries } = await ask('cms_block { title } display_mode landing_page')
  expect(queries - plain.queries).toBe(1)
  expect(categories.items.find(({ url_key }) => url_key === 'square-canvases')).toMatchObject({
    cms_block: null,
    display_mode: 'PRODUCTS',
  })
})

test('C-25: what a category offers stands in the page of its url key, read once for a whole list', async () => {
  const ask = async (fields: string) => {
    const before = shop.queriesSent()
    const { categories } = await shop.ask(`{ categories { items { url_key ${fields} } } }`)
    return { items: categories.items as { url_key: string }[], queries: shop.queriesSent() - before }
  }
  const plain = await ask('')
  const { items, queries } = await ask('offer_page { category_special_offer }')
  expect(queries - plain.queries).toBe(1)
  expect(items.find(({ url_key }) => url_key === 'canvas-prints')).toMatchObject({
    offer_page: { category_special_offer: expect.stringMatching(/WALL3[\s\S]*<hr class="page-break" \/>/) },
  })
  expect(items.find(({ url_key }) => url_key === 'square-canvases')).toMatchObject({ offer_page: null })
})

test('prints from before lists were narrowed by families are indexed again, and goods are not', async () => {
  expect(await unindexedProducts(shop.db)).toEqual([])
  await shop.db.execute(sql`
    update product_index set facets = array(select facet from unnest(facets) facet where facet not like 'family:%')`)
  const stale = await unindexedProducts(shop.db)
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select id from products where kind = 'printed' order by id`)
  expect(stale.sort((one, other) => one - other)).toEqual(rows.map(({ id }) => id))
  await indexProducts(shop.db, stale)
  expect(await unindexedProducts(shop.db)).toEqual([])
})
