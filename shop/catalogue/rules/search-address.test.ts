import { describe, expect, test } from 'vitest'
import {
  contractFilter,
  linkedPages,
  readSearchAddress,
  SEARCH_SORTS,
  withFilter,
  writeSearchAddress,
} from './search-address.ts'

const read = (query: string) => readSearchAddress(new URLSearchParams(query))

import { searchProblem } from './search-phrase.ts'

describe('C-34: the address of a search', () => {
  test.each([
    '?q=canvas',
    '?q=canvas&product_category=canvas-prints&price=20_40&shape=square&size=30X40&material=canvas&sort=price-up&p=3',
    '?q=canvas&price=200_*',
    '?q=',
  ])('%s is written as it was read', (query) => {
    expect(decodeURIComponent(writeSearchAddress(read(query)))).toBe(query)
  })

  test.each(['p=0', 'p=-1', 'p=1.5', 'p=x', 'p=1e9', 'sort=up', 'price=cheap', 'size=%3Cb%3E', 'colour=red'])(
    '%s means nothing and is left out',
    (part) => expect(writeSearchAddress(read(`q=mug&${part}`))).toBe('?q=mug'),
  )

  test('the term has no spaces around it and ends somewhere', () => {
    expect(read('q=+photo+mug+').term).toBe('photo mug')
    // PE-07: one more than a search may have, so that it is refused in words and not cut.
    const { term } = read(`q=${'a'.repeat(5_000)}`)
    expect(term).toHaveLength(201)
    expect(searchProblem(term)).toBe('A search may be 200 characters long at most.')
    expect(searchProblem(term.slice(1))).toBeUndefined()
  })

  test('the best match comes first until a shopper says otherwise', () => {
    expect(read('q=mug').sort).toBe(SEARCH_SORTS[0])
    expect(read('q=mug&sort=price-down').sort).toMatchObject({ field: 'price', direction: 'DESC' })
  })
})

describe('narrowing a search', () => {
  test('starts again from the first page and keeps the rest', () => {
    const narrowed = withFilter(read('q=mug&price=0_20&sort=name&p=4'), 'shape', 'square')
    expect(writeSearchAddress(narrowed)).toBe('?q=mug&price=0_20&shape=square&sort=name')
    expect(writeSearchAddress(withFilter(narrowed, 'price', undefined))).toBe('?q=mug&shape=square&sort=name')
  })

  test.each([
    ['q=a&price=20_40&shape=square', { price: { from: '20', to: '40' }, shape: { eq: 'square' } }],
    ['q=a&price=200_*', { price: { from: '200' } }],
    ['q=a', {}],
  ])('%s is what the contract filters by', (query, filter) =>
    expect(contractFilter(read(query))).toEqual(filter),
  )
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  // One page is shown rather than left out.
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('page %i of %i links to %j', (current, last, pages) => expect(linkedPages(current, last)).toEqual(pages))

test('C-34: links to pages are in order, each once, from whatever page an address names', () => {
  for (let last = 1; last <= 9; last++) {
    for (let current = 1; current <= 12; current++) {
      const pages = linkedPages(current, last).filter((page) => page !== undefined)
      expect(pages, `${current} of ${last}`).toEqual([...new Set(pages)].sort((one, other) => one - other))
      expect([pages[0], pages.at(-1)], `${current} of ${last}`).toEqual([1, last])
    }
  }
})
