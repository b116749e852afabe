import { expect, test } from 'vitest'
import { entriesOnPage, pageCount } from './page-of-list.ts'

test.each([
  [0, 0],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
])('a list of %i entries has %i pages of 24', (total, pages) => {
  expect(pageCount(total, 24)).toBe(pages)
})

test.each([
  [1, ['a', 'b']],
  [2, ['c', 'd']],
  [3, ['e']],
  [4, []],
])('page %i of five entries, two on each, is %j', (page, entries) => {
  expect(entriesOnPage(['a', 'b', 'c', 'd', 'e'], page, 2)).toEqual(entries)
})

test('the pages of a list are the list, in its order', () => {
  const list = Array.from({ length: 25 }, (_, at) => at)
  const pages = Array.from({ length: pageCount(list.length, 7) }, (_, at) => entriesOnPage(list, at + 1, 7))
  expect(pages.flat()).toEqual(list)
})
