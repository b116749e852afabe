import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { cacheable, isClearPattern, MAX_CACHEABLE_CHARACTERS, NEVER, namesInVariables } from './cacheable.ts'
import { isSlug, noPage, pageLookup, unknownPage } from './page-details.ts'

const schema = buildSchema(`
  directive @cacheControl(maxAge: Int) on FIELD_DEFINITION
  type Query {
    products: String @cacheControl(maxAge: 60)
    Route: String @cacheControl(maxAge: 600)
    cart: String
    never: String @cacheControl(maxAge: 0)
  }
  type Mutation { products: String @cacheControl(maxAge: 60) }
`)

describe('an answer is kept', () => {
  test.each<[string, string, number, string[]]>([
    ['as long as its only field says', '{ products }', 60, ['graphql/products']],
    ['as long as the shortest says', '{ Route products }', 60, ['graphql/route', 'graphql/products']],
    ['by the field, whatever it is called in the answer', '{ mine: Route }', 600, ['graphql/route']],
  ])('%s', (_, query, seconds, names) => expect(cacheable(schema, query)).toEqual({ seconds, names }))

  test.each([
    ['one field that is nobody else’s', '{ products cart }'],
    ['a field without a time', '{ never }'],
    ['an unknown field', '{ unknown }'],
    ['a mutation', 'mutation { products }'],
    ['a fragment at its root', '{ ...All } fragment All on Query { products }'],
    ['no document', '{ products'],
    ['more than a document may have', `{ products }${' '.repeat(MAX_CACHEABLE_CHARACTERS)}`],
    ['too many words', `{ ${'products '.repeat(10_001)} }`],
    ['two operations without a choice', 'query A { products } query B { Route }'],
  ])('but not with %s', (_, query) => expect(cacheable(schema, query)).toBe(NEVER))

  test('of the operation that is named', () => {
    expect(cacheable(schema, 'query A { products } query B { Route }', 'B').seconds).toBe(600)
  })

  test('up to the length that is read', () => {
    const query = '{ products }'
    expect(cacheable(schema, query.padEnd(MAX_CACHEABLE_CHARACTERS)).seconds).toBe(60)
  })
})

test('what is kept is cleared by the texts that it was asked with', () => {
  expect(
    namesInVariables({ url: '//Canvas-Print/Large', page: 2, text: 'two words', long: 'x'.repeat(101) }),
  ).toEqual(['canvas-print/large'])
  expect(namesInVariables({ long: 'x'.repeat(100) })).toEqual(['x'.repeat(100)])
  expect(namesInVariables(undefined)).toEqual([])
})

test.each([
  ['graphql/products', true],
  ['*', true],
  ['canvas-*_1', true],
  ['', false],
  ['Canvas', false],
  ['a b', false],
  ['../a', false],
  ['a\n', false],
  ['x'.repeat(101), false],
])('SH-01: %j may be cleared: %s', (pattern, isAllowed) => expect(isClearPattern(pattern)).toBe(isAllowed))

test.each([
  ['', true],
  ['canvas-prints', true],
  ['canvas/large_1', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['/canvas', false],
  ['canvas/', false],
  ['canvas//large', false],
  ['a.b', false],
  ['a%2fb', false],
])('SH-32: %j is a slug: %s', (slug, isOne) => expect(isSlug(slug)).toBe(isOne))

describe('what a slug leads to', () => {
  const routed = { relative_url: 'a', redirect_code: 0 }
  type Route = Parameters<typeof pageLookup>[1]
  const details = (route: object) => pageLookup('a', { ...routed, ...route } as Route).data

  test('is a page of words', () => {
    const page = {
      __typename: 'CmsPage',
      type: 'CMS_PAGE',
      identifier: 'about',
      title: 'About us',
      meta_description: 'Who we are',
      custom_canonical_url: '/about',
    }
    const { pageDetails, metaData } = details(page)
    expect(pageDetails).toEqual({
      id: 'about',
      name: 'About us',
      description: 'Who we are',
      canonical_url: '/about',
      type: 'CMS_PAGE',
      slug: 'a',
      redirect_code: 0,
      relative_url: 'a',
      status: 200,
    })
    expect(metaData.cmsPage).toMatchObject({ identifier: 'about', title: 'About us' })
    expect(metaData.cmsPage).not.toHaveProperty('__typename')
    expect(metaData.products.items).toEqual([])
    expect(details({ ...page, name: 'About' }).pageDetails?.name).toBe('About')
  })

  test('is a product', () => {
    const product = {
      type: 'PRODUCT',
      sku: 'BOARD',
      id: 7,
      name: 'Board',
      description: { html: '<p>A board</p>' },
      canonical_url: '/board',
    }
    const { pageDetails, metaData } = details(product)
    expect(pageDetails).toMatchObject({
      id: 7,
      name: 'Board',
      description: '<p>A board</p>',
      canonical_url: '/board',
      type: 'PRODUCT',
    })
    expect(metaData.cmsPage).toBeNull()
    expect(metaData.products.items).toMatchObject([{ sku: 'BOARD' }])
    expect(details({ sku: 'BOARD' }).pageDetails).toMatchObject({
      id: null,
      name: null,
      description: null,
      canonical_url: null,
      type: null,
    })
  })

  test('is nothing, or not known just now', () => {
    expect(pageLookup('a', null)).toBe(noPage)
    expect(noPage).toEqual({
      status: 404,
      data: { metaData: { cmsPage: null, products: { items: [] } }, pageDetails: null },
    })
    expect(unknownPage.status).toBe(503)
    expect(unknownPage.data.metaData.cmsPage).toMatchObject({ meta_robots: 'NOINDEX,NOFOLLOW' })
  })
})
