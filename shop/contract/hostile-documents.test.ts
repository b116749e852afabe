/** Documents made to cost much, through the real schema: each is refused, and for less than a cart costs. */
import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { createGraphqlEndpoint } from '../wiring/graphql.ts'

const shop = await openTestShop()
const answer = createGraphqlEndpoint(shop, { report: () => 'TEST', development: false })

const send = (body: string) =>
  answer(
    new Request('https://shop.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
const ask = (query: string, variables?: object) => send(JSON.stringify({ query, variables }))

const repeated = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ')
const nested = (levels: number, open: string, inside: string) =>
  `${open} { `.repeat(levels) + inside + ' }'.repeat(levels)

const hostile: Record<string, string> = {
  'ten thousand aliases': `{ ${repeated(10_000, (n) => `a${n}: storeConfig { store_name }`)} }`,
  'two hundred sign-ins in one document': `mutation { ${repeated(200, (n) => `a${n}: generateCustomerToken(email: "a@b.au", password: "${n}") { token }`)} }`,
  'one field three thousand times': `{ ${'__typename '.repeat(3_000)} }`,
  'three thousand nested levels': `{ ${nested(3_000, 'customer', 'firstname')} }`,
  'products within products': `{ products(search: "x") { items { ${nested(9, 'related_products', 'sku')} } } }`,
  'related products of one product': `{ products(filter: { sku: { eq: "CANVAS" } }, pageSize: 1) { items { ${nested(4, 'related_products', 'sku')} } } }`,
  'pages of a million': '{ products(search: "x", pageSize: 1000000) { items { sku } } }',
  'categories within pages of products': `{ categories(pageSize: 300) { items { products(pageSize: 300) { items { categories { products(pageSize: 300) { items { sku } } } } } } } }`,
  'fragments that double': `{ products(search: "x") { items { ...F0 } } } ${repeated(18, (n) => `fragment F${n} on ProductInterface { a: related_products { ...F${n + 1} } b: related_products { ...F${n + 1} } }`)} fragment F18 on ProductInterface { sku }`,
  'a thousand fragments': `{ ${repeated(1_000, (n) => `...F${n}`)} } ${repeated(1_000, (n) => `fragment F${n} on Query { __typename }`)}`,
  'a thousand directives': `{ __typename ${'@skip(if: false) '.repeat(1_000)} }`,
  'introspection in circles': `{ __schema { types { ${nested(7, 'fields { type', 'name')}${' }'.repeat(7)} } } }`,
  'the schema a hundred times': `{ ${repeated(100, (n) => `a${n}: __schema { types { name } }`)} }`,
  'a page size that the operation itself gives its variable':
    'query ($n: Int = 300) { categories(pageSize: $n) { items { products(pageSize: $n) { items { sku name } } } } }',
  'a text of a megabyte': `{ __typename } # ${'x'.repeat(1_000_000)}`,
}

test.each(Object.entries(hostile))('%s: refused for less CPU than a cart costs', async (_what, query) => {
  await ask('{ __typename }')
  const before = process.cpuUsage()
  const response = await ask(query)
  const { user, system } = process.cpuUsage(before)
  const body = await response.json()
  expect(body.errors?.[0].message).toEqual(expect.any(String))
  expect(body.data ?? null).toBeNull()
  // A guard, not a measurement: the machine may be busy with other tests. They take 1 to 20 ms.
  expect((user + system) / 1_000).toBeLessThan(150)
  console.info(
    `${_what}: ${((user + system) / 1_000).toFixed(1)} ms CPU, "${body.errors[0].message.slice(0, 80)}"`,
  )
})

test('SH-19: lists that are longer than they are estimated end the answer, with a sentence and no part of it', async () => {
  const lists = repeated(12, (n) => `a${n}: media_gallery { label } b${n}: categories { uid }`)
  const body = await (
    await ask(`{ products(search: "photo", pageSize: 300) { items { related_products { ${lists} } } } }`)
  ).json()
  expect(body).toMatchObject({
    data: null,
    errors: [{ message: 'This document asks for too much at once: at most 50000 entries of lists.' }],
  })
})

test('§2: a list of operations is refused whole', async () => {
  const response = await send(JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{ __typename }' }))))
  expect(response.status).toBe(400)
})

test('a page size in a variable is limited too, also for a document that is known', async () => {
  const query = 'query ($size: Int) { products(search: "x", pageSize: $size) { items { sku name } } }'
  expect((await (await ask(query, { size: 20 })).json()).errors).toBeUndefined()
  expect((await (await ask(query, { size: 1_000_000 })).json()).errors[0].message).toMatch(/too much at once/)
})

test('§1.7: introspection stays on: the whole schema is told to whoever asks', async () => {
  const response = await ask(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }))
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  expect(data.__schema.types.length).toBeGreaterThan(100)
})

test('§1.7: the floor of depth 20 and complexity 300 is allowed, and one level more is not', async () => {
  const levels = (count: number) =>
    `{ route(url: "x") { ... on SimpleProduct { ${nested(count, 'reviews(pageSize: 1) { items { product', 'sku')}${' } }'.repeat(count)} } } }`
  expect((await (await ask(levels(6))).json()).errors).toBeUndefined()
  expect((await (await ask(levels(7))).json()).errors[0].message).toMatch(/too deep/)
  const fields = 'id uid sku name url_key meta_title type_id canonical_url special_price url_suffix'
  const many = `{ ${repeated(30, (n) => `r${n}: route(url: "x") { ... on SimpleProduct { ${fields} } }`)} }`
  expect((await (await ask(many)).json()).errors).toBeUndefined()
})
