import { expect, test } from 'vitest'
import { pages as canvasPages } from '#families/canvas/pages.ts'
import { openTestShop } from '../testing/shop.ts'
import { measuresIn } from './rules/measures.ts'

const shop = await openTestShop()
const search = async (phrase: string, more = '') =>
  (
    await shop.ask(
      `query ($phrase: String) { products(search: $phrase${more}) { items { sku } total_count suggestions { search } } }`,
      { phrase },
    )
  ).products
const skusOf = async (phrase: string, more?: string) =>
  (await search(phrase, more)).items.map((item: { sku: string }) => item.sku).sort()

/** The canvas pages that sell one of these sizes; other families make such sizes as well. */
const selling = (...sizes: string[]) =>
  canvasPages.products
    .filter(({ sizeCodes = sizes }) => sizeCodes.some((code) => sizes.includes(code)))
    .map(({ sku }) => sku)
    .sort()
const WITH_30X40 = selling('30X40')
test.each([
  ['30x40', selling('30X40', '75X100')], // 30 × 40 cm, and 30 × 40 in, which is 75 × 100 cm
  ['30 x 40 cm', WITH_30X40],
  ['40×30cm', WITH_30X40],
  ['canvas 12x16in', WITH_30X40],
  ['12 by 16 inches', WITH_30X40],
  ['305 x 406 mm', WITH_30X40],
  ['30 x 90', selling('30X90')],
  ['999 x 999 cm', []],
])('a size is understood in cm and inches, either way round: %s', async (phrase, skus) => {
  const found = await skusOf(phrase, ', pageSize: 200')
  expect(found.filter((sku: string) => sku.startsWith('CANVAS'))).toEqual(skus)
  expect(found).not.toContain('MUG')
})

test('a size finds every family that makes it, and nothing finds one that nobody makes', async () => {
  expect(await skusOf('30 x 40 cm')).toEqual(expect.arrayContaining(['CANVAS', 'METAL', 'WOOD']))
  expect(await skusOf('999 x 999 cm')).toEqual([])
})

test.each([
  ['canvas 8x8"', [['in:8x8']], ['canvas']],
  ['20,5 x 30.4 cm and 5x7', [['cm:21x30'], ['cm:5x7', 'in:5x7']], ['and']],
  ['matrix', [], ['matrix']],
  ['3x', [], ['3x']],
])('the sizes in %j are taken out of its words', (text, measures, words) => {
  const found = measuresIn(text)
  expect(found.measures).toEqual(measures)
  expect(found.rest.trim().split(/\s+/)).toEqual(words)
})

test('a mistyped word finds what was meant, and the answer says so', async () => {
  const found = await search('panoramik canvs')
  expect(found.items.map((item: { sku: string }) => item.sku)).toContain('CANVAS-PANORAMIC')
  expect(found.suggestions).toEqual([{ search: 'panoramic canvas' }])
})

test('a well-typed phrase has no suggestions, and one that nothing is like finds nothing', async () => {
  expect((await search('sample kit')).suggestions).toEqual([])
  expect(await search('qqqqxyzzy')).toMatchObject({ items: [], total_count: 0, suggestions: [] })
})

test('the best match comes first: a word in the name before one in the description', async () => {
  const { items } = await search('square')
  expect(items[0]).toEqual({ sku: 'CANVAS-SQUARE' })
})

test('words without accents or endings find the ones with them', async () => {
  // The kit by its name, then the certificate by the name of the category that both are in.
  const found = (await search('sämples')).items.map(({ sku }) => sku)
  expect(found.slice(0, 2)).toEqual(['SAMPLE-KIT', 'GiftCert'])
})

test.each([
  ['operators', "canvas' & !square | <-> :*"],
  ['backslashes', '\\\\canvas\\'],
  ['thousands of words', 'canvas '.repeat(5_000)],
  ['a very long number', `${'9'.repeat(3_000)}x${'9'.repeat(3_000)}`],
])('a hostile phrase with %s breaks nothing', async (_, phrase) => {
  const { errors } = await shop.send(
    'query ($phrase: String) { products(search: $phrase) { total_count } }',
    {
      phrase,
    },
  )
  expect(errors).toBeUndefined()
})

test('aggregations count what is found by price, category and attribute, in values the filter takes back', async () => {
  const { products } = await shop.ask(
    '{ products(search: "canvas") { aggregations { attribute_code count options { label value count } } filters { request_var } } }',
  )
  type Group = { attribute_code: string; options: { label: string; value: string; count: number }[] }
  const groups: Group[] = products.aggregations
  expect(groups.map((group) => group.attribute_code)).toEqual([
    'price',
    'category_uid',
    'family',
    'orientation',
    'size',
    'shape',
    'material',
    'ready_by',
    'product_category',
  ])
  for (const { attribute_code, options } of groups) {
    for (const { value, count } of options) {
      const [from, to] = value.split('_')
      const filter =
        attribute_code === 'price' ? { price: { from, to } } : { [attribute_code]: { eq: value } }
      const { products: again } = await shop.ask(
        'query ($filter: ProductAttributeFilterInput) { products(search: "canvas", filter: $filter) { total_count } }',
        { filter },
      )
      expect([attribute_code, value, again.total_count]).toEqual([attribute_code, value, count])
    }
  }
})

test('aggregations of a category count the same as its products do, and can be its children only', async () => {
  const { categories } = await shop.ask(
    '{ categories(filters: { url_key: { eq: "canvas-prints" } }) { items { uid } } }',
  )
  const { products } = await shop.ask(
    `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }, pageSize: 1) { total_count
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label count } } } }`,
    { uid: categories.items[0].uid },
  )
  expect(products.total_count).toBe(canvasPages.products.length)
  const byCode = new Map(
    products.aggregations.map((group: { attribute_code: string; options: object[] }) => [
      group.attribute_code,
      group.options,
    ]),
  )
  const children = canvasPages.categories.filter(({ parentUrlKey }) => parentUrlKey === 'canvas-prints')
  expect(byCode.get('category_uid')).toEqual(
    children.map(({ name }) => ({ label: name, count: expect.any(Number) })),
  )
  expect(byCode.get('category_uid')).toContainEqual({
    label: 'Square canvases',
    count: canvasPages.products.filter((page) => page.categories.includes('square-canvases')).length,
  })
})

test('M-37: the search box gets six hits with url, image, name and price, and the number of all', async () => {
  const { searchHits } = await shop.ask(
    '{ searchHits(phrase: "pano") { nbHits hits { url image_url name final_price } } }',
  )
  expect(searchHits.hits[0]).toEqual({
    url: '/panoramic-canvas-print',
    image_url: expect.stringMatching(
      /^\/media\/mockup\/sample\/storm-plains\/canvas-dining@1200\.webp\?v=\w+$/,
    ),
    name: 'Panoramic canvas print',
    final_price: 44.99,
  })
  expect(searchHits.hits).toHaveLength(6)
  expect(searchHits.nbHits).toBeGreaterThanOrEqual(6)
})

test.each([
  [
    'mug!',
    "Please enter valid string. Allowed Characters are 'A to Z' 'a to z' '0 to 9' [space] '_' and '-'.",
  ],
  [' ', 'Required parameter "phrase" is missing'],
])('N-16, N-17: the search box refuses %j', async (phrase, message) => {
  const { errors } = await shop.send('query ($phrase: String!) { searchHits(phrase: $phrase) { nbHits } }', {
    phrase,
  })
  expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
})

test('N-16: letters, digits, spaces, underscores and hyphens pass', async () => {
  expect((await shop.send('{ searchHits(phrase: "photo_mug-2 A") { nbHits } }')).errors).toBeUndefined()
})
