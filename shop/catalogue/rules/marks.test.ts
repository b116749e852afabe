import { expect, test } from 'vitest'
import { BADGES, badgeWords } from './marks.ts'

test('F-18: each of the twelve keys is a badge in words', () => {
  expect(BADGES.map((key) => [key, badgeWords(key)])).toEqual([
    ['Popular', 'Popular'],
    ['Best_Seller', 'Best Seller'],
    ['Next_Day_Delivery', 'Next Day Delivery'],
    ['Trending', 'Trending'],
    ['New', 'New'],
    ['Sale_Live', 'Sale Live'],
    ['Coming_Soon', 'Coming Soon'],
    ['Summer_Gift', 'Summer Gift'],
    ['Coming_Up', 'Coming Up'],
    ['Upcoming', 'Upcoming'],
    ['Live', 'Live'],
    ['Ends_Today!', 'Ends Today!'],
  ])
})

test.each(['best_seller', 'Best Seller', 'Half_Price', '', null, undefined])(
  'F-18: the key %o is no badge',
  (key) => expect(badgeWords(key)).toBeUndefined(),
)
