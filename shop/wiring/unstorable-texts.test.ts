import { describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { customersRest } from '../customers/rest.ts'
import { openTestShop } from '../testing/shop.ts'
import { createGraphqlEndpoint } from './graphql.ts'
import { createWeb } from './web.ts'

const shop = await openTestShop()
const report = (error: Error) => `TEST-${shop.failures.push(error)}`
const web = createWeb({
  log: createLog({ production: true, logLevel: 'silent' }),
  build: 'build/canvas',
  quiet: true,
  graphql: createGraphqlEndpoint(shop, { report, development: false }),
  pages: async () => new Response('a page'),
  parts: [customersRest(shop)],
})

const sentence = expect.stringContaining('a character that cannot be stored')
const refused = {
  status: 200,
  body: {
    data: null,
    errors: [expect.objectContaining({ message: sentence, extensions: { category: 'graphql-input' } })],
  },
}

const post = async (query: string, variables = {}) => {
  const response = await web.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, body: await response.json() }
}

const ROUTE = 'query ($url: String!) { route(url: $url) { relative_url } }'
const SUBSCRIBE =
  'mutation ($email: String!, $source: String) { cpnewsletter(email: $email, subscribe: true, subscribe_source: $source) { status } }'
const ADDRESS = `mutation ($input: SetShippingAddressesOnCartInput) {
  setShippingAddressesOnCart(input: $input) { cart { id } }
}`
const inAddress = (street: string) => ({
  input: { cart_id: 'none', shipping_addresses: [{ address: { street: [street] } }] },
})

describe('a text that no table can hold is refused once, in the contract’s form', () => {
  test.each<[string, string, object]>([
    ['U+0000 in a variable', ROUTE, { url: 'a\0b' }],
    ['half of a surrogate pair', ROUTE, { url: 'a\ud83d' }],
    ['deep in a variable', ADDRESS, inAddress('1 High\0 Street')],
    ['in a name of a variable’s field', ROUTE, { url: 'a', more: { 'b\0': 1 } }],
    ['in a literal', '{ route(url: "a\\u0000b") { relative_url } }', {}],
    ['in a literal, as it stands', '{ route(url: "a\0b") { relative_url } }', {}],
    ['in a block of text', '{ route(url: """a\0b""") { relative_url } }', {}],
    ['in a literal of a list', '{ products(filter: { sku: { in: ["A", "\\u0000"] } }) { total_count } }', {}],
  ])('%s', async (_what, query, variables) => {
    expect(await post(query, variables)).toEqual(refused)
    expect(shop.failures).toEqual([])
  })

  test('in a default of a variable, and again when the same document comes again', async () => {
    const query = 'query ($url: String! = "\\u0000") { route(url: $url) { relative_url } }'
    expect(await post(query)).toEqual(refused)
    expect(await post(query)).toEqual(refused)
  })

  test('encoded in an id, where only the database notices', async () => {
    const uid = Buffer.from('\0').toString('base64')
    const { body } = await post(
      'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { name } } }',
      { uid },
    )
    expect(JSON.stringify(body)).not.toContain('Internal server error')
    expect(shop.failures).toEqual([])
  })

  test('of a form on a page', async () => {
    expect(await shop.send(SUBSCRIBE, { email: 'a@example.com', source: 'a\0' })).toEqual(refused.body)
  })
})

test('REST refuses such a body in its own form', async () => {
  const response = await web.request('/rest/V1/customers/password', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a\0@example.com', template: 'email_reset' }),
  })
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'The request is not readable JSON.' },
  ])
})

test.each([
  '/a%00b',
  '/checkout?x=%00',
  '/newsletter/confirm/%00',
  '/media/mockup/sample/a/%00.webp',
  '/%ff/someone%40shop.example',
  '/canvas%E0%A4%A.data',
])('%s is no address', async (address) => {
  const response = await web.request(address)
  expect([response.status, await response.text()]).toEqual([400, 'There is no such address.'])
})
