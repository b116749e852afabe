import { describe, expect, test } from 'vitest'
import {
  COMMON_SORTS,
  contractFilter,
  LISTING_FILTERS,
  type ListingKind,
  linkedPages,
  namesOfParameters,
  readListingAddress,
  wordsOfValue,
} from './listing-address.ts'

const ALL: ListingKind = { filters: LISTING_FILTERS, sorts: COMMON_SORTS, fewestValues: 1, page: 'page' }
const priceOf = (query: string) => readListingAddress(new URLSearchParams(query), ALL).filters.price

describe('a list is narrowed', () => {
  test.each([
    ['q=a&price=20_40&shape=square', { price: { from: '20', to: '40' }, shape: { eq: 'square' } }],
    ['q=a&price=200_*', { price: { from: '200' } }],
    ['q=a', {}],
  ])('%s is what the contract filters by', (query, filter) =>
    expect(contractFilter(readListingAddress(new URLSearchParams(query), ALL))).toEqual(filter),
  )

  test.each([
    ['from=20&to=40', '20_40'],
    ['from=$+20&to=1,200', '20_1200'],
    ['from=20', '20_*'],
    ['to=40&from=', '0_40'],
    ['from=40&to=20', '20_40'],
    ['from=0', '0_*'],
    ['price=10_20&from=50', '10_20'],
  ])('PE-01: by a price that is typed as %s: %s', (query, price) => expect(priceOf(query)).toBe(price))

  test.each(['from=cheap', 'from=&to=', 'from=-5', 'from=1234567', 'from=2.5', 'from=1e3', 'from=%3Cb%3E'])(
    'by no price that is typed as %s',
    (query) => expect(priceOf(query)).toBeUndefined(),
  )

  test('by what a page of its kind offers, and by nothing else', () => {
    const kind = { ...ALL, filters: ['size'] } as const
    const query = new URLSearchParams('size=30X40&material=canvas&price=0_20&from=5')
    expect(readListingAddress(query, kind).filters).toEqual({ size: '30X40' })
    expect(namesOfParameters(kind)).toEqual(['size', 'sort', 'page', 'from', 'to'])
  })

  test.each([
    ['price', '20_40', 'A$20 to A$40'],
    ['price', '200_*', 'A$200 and above'],
    ['orientation', 'square', 'square'],
  ] as const)('with words for %s %s where no product is left to say them', (name, value, words) =>
    expect(wordsOfValue(name, value)).toBe(words),
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
