import { describe, expect, test } from 'vitest'
import { missingPage, pageInfo, pageOf, pageWindow } from './page-window.ts'

describe('a page of a list', () => {
  test.each([
    [undefined, undefined, { limit: 20, offset: 0, currentPage: 1 }],
    [null, null, { limit: 20, offset: 0, currentPage: 1 }],
    [1, 2, { limit: 1, offset: 1, currentPage: 2 }],
    [300, 1, { limit: 300, offset: 0, currentPage: 1 }],
    [301, 1, { limit: 300, offset: 0, currentPage: 1 }],
  ])('asked for %s entries, page %s, is %j', (size, current, bounds) => {
    expect(pageWindow(size, current)).toEqual(bounds)
  })

  test.each([
    [0, 1, 'pageSize value must be greater than 0.'],
    [20, 0, 'currentPage value must be greater than 0.'],
  ])('of %d entries, number %d, is refused', (size, current, message) => {
    expect(pageWindow(size, current)).toMatchObject({ category: 'graphql-input', message })
    expect(pageOf(['a'], size, current)).toMatchObject({ category: 'graphql-input', message })
  })

  test('says how many there are', () => {
    expect(pageInfo({ limit: 20, offset: 20, currentPage: 2 }, 41)).toEqual({
      page_size: 20,
      current_page: 2,
      total_pages: 3,
    })
    expect(pageInfo({ limit: 20, offset: 0, currentPage: 1 }, 40).total_pages).toBe(2)
  })

  test.each([
    [1, 0, undefined],
    [2, 40, undefined],
    [3, 40, 'currentPage value 3 specified is greater than the 2 page(s) available.'],
    [2, 0, 'currentPage value 2 specified is greater than the 0 page(s) available.'],
  ])('number %d of %d entries: %s', (currentPage, total, message) => {
    expect(missingPage({ limit: 20, offset: 0, currentPage }, total)?.message).toBe(message)
  })

  test('holds its own entries', () => {
    expect(pageOf(['a', 'b', 'c'], 2, 2)).toEqual({
      items: ['c'],
      total_count: 3,
      page_info: { page_size: 2, current_page: 2, total_pages: 2 },
    })
    expect(pageOf(['a', 'b', 'c'], 2, 1)).toMatchObject({ items: ['a', 'b'] })
    expect(pageOf(['a'], 2, 2)).toMatchObject({ kind: 'refusal' })
  })
})
