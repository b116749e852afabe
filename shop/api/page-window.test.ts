import { describe, expect, it } from 'vitest'
import { missingPage, onPage, pageInfo, pageOf, pageWindow, totalOf } from './page-window.ts'
import { isRefusal, refusal } from './refusal.ts'

function windowOf(...asked: Parameters<typeof pageWindow>) {
  const page = pageWindow(...asked)
  if (isRefusal(page)) throw new Error(page.message)
  return page
}

const sevenNames = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eve', 'Flo', 'Gus']

describe('the page that a client asks for', () => {
  it.each([
    // size, page, limits → limit, offset
    [undefined, undefined, {}, { limit: 20, offset: 0, currentPage: 1 }],
    [null, null, { usual: 5 }, { limit: 5, offset: 0, currentPage: 1 }],
    [3, 4, {}, { limit: 3, offset: 9, currentPage: 4 }],
    // A wish for too many is cut before the pages are counted.
    [1000, 2, {}, { limit: 300, offset: 300, currentPage: 2 }],
    [1000, 2, { largest: 100 }, { limit: 100, offset: 100, currentPage: 2 }],
    [1000, 1, { largest: Number.POSITIVE_INFINITY }, { limit: 1000, offset: 0, currentPage: 1 }],
  ])('of %s entries, number %s, within %o', (size, current, limits, expected) => {
    expect(pageWindow(size, current, limits)).toEqual(expected)
  })

  it.each([
    [0, 1, 'pageSize value must be greater than 0.'],
    [20, 0, 'currentPage value must be greater than 0.'],
    [-1, -1, 'pageSize value must be greater than 0.'],
  ])('of %s entries, number %s, is refused', (size, current, message) => {
    expect(pageWindow(size, current)).toEqual(refusal('graphql-input', message))
  })
})

describe('what the contract says about a page', () => {
  it.each([
    [0, 0],
    [3, 1],
    [4, 2],
  ])('%s entries in threes are %s pages', (total, pages) => {
    expect(pageInfo(windowOf(3, 1), total)).toEqual({ page_size: 3, current_page: 1, total_pages: pages })
  })

  it('an empty list has its first page and no second', () => {
    expect(missingPage(windowOf(3, 1), 0)).toBeUndefined()
    expect(missingPage(windowOf(3, 2), 0)?.message).toBe(
      'currentPage value 2 specified is greater than the 0 page(s) available.',
    )
  })
})

describe('the number of all entries', () => {
  const counted = async () => 40

  it.each([
    // size, number, entries found → total
    [3, 1, 2, 2],
    [3, 1, 0, 0],
    [3, 1, 3, 40],
    [3, 2, 2, 40],
  ])('for a page of %s, number %s, with %s entries', async (size, current, found, total) => {
    expect(await totalOf(windowOf(size, current), sevenNames.slice(0, found), counted)).toBe(total)
  })
})

describe('a page of a list in memory', () => {
  it('holds its own entries, and the last one what is left', () => {
    expect(onPage(sevenNames, windowOf(3, 2))).toEqual(['Dee', 'Eve', 'Flo'])
    expect(pageOf(sevenNames, 3, 3)).toEqual({
      items: ['Gus'],
      total_count: 7,
      page_info: { page_size: 3, current_page: 3, total_pages: 3 },
    })
  })

  it('is refused beyond the last one', () => {
    expect(pageOf(sevenNames, 3, 4)).toEqual(
      refusal('graphql-input', 'currentPage value 4 specified is greater than the 3 page(s) available.'),
    )
  })
})
