import { describe, expect, test } from 'vitest'
import { withFilter } from './listing-address.ts'
import { readSearchAddress, SEARCH, writeSearchAddress } from './search-address.ts'
import { searchProblem } from './search-phrase.ts'

const read = (query: string) => readSearchAddress(new URLSearchParams(query))

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
    expect(read('q=mug').sort).toBe(SEARCH.sorts[0])
    expect(read('q=mug&sort=price-down').sort).toMatchObject({ field: 'price', direction: 'DESC' })
  })
})

describe('narrowing a search', () => {
  test('starts again from the first page and keeps the rest', () => {
    const narrowed = withFilter(read('q=mug&price=0_20&sort=name&p=4'), 'shape', 'square')
    expect(writeSearchAddress(narrowed)).toBe('?q=mug&price=0_20&shape=square&sort=name')
    expect(writeSearchAddress(withFilter(narrowed, 'price', undefined))).toBe('?q=mug&shape=square&sort=name')
  })
})
