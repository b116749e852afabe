import { expect, test } from 'vitest'
import { mostLists } from './limits.ts'

test.each([
  ['nothing', {}, 1],
  ['one list only', { enable_multiple_wishlists: '0', maximum_number_of_wishlists: '9' }, 1],
  ['several, without a number', { enable_multiple_wishlists: '1' }, 3],
  ['nine', { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '9' }, 9],
  ['one of several', { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '1' }, 1],
  ['none', { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '0' }, 3],
  ['half a list', { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '2.5' }, 3],
  ['a word', { enable_multiple_wishlists: '1', maximum_number_of_wishlists: 'many' }, 3],
])('where staff allow %s a customer has up to %j lists', (_, configuration, lists) => {
  expect(mostLists(new Map(Object.entries(configuration)))).toBe(lists)
})
