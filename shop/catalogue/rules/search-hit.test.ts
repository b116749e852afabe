import { describe, expect, test } from 'vitest'
import { foundWords, hitPath, moreWords, trendingWords } from './search-hit.ts'

describe('C-46, SH-26: where a hit leads', () => {
  test.each([
    ['/square-canvas-print', '/square-canvas-print'],
    ['https://shop.example/square-canvas-print?sku=A', '/square-canvas-print?sku=A'],
    ['http://[', undefined],
    ['https://elsewhere.example/x', undefined],
    ['//elsewhere.example/x', undefined],
    ['\\\\elsewhere.example\\x', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://shop.example/old', '/old'],
    ['ftp://shop.example/x', undefined],
  ])('%s: %s', (url, path) => expect(hitPath(url, 'https://shop.example')).toBe(path))
})

test('C-44: more than six lead on to all of them', () => {
  expect(moreWords(7)).toBe('SEE MORE PRODUCTS...(7)')
  expect(moreWords(6)).toBeUndefined()
})

test.each([
  [0, 'No Result Found'],
  [1, '1 product found'],
  [6, '6 products found'],
  [12, '12 products found, 6 listed'],
])('%i found is said as: %s', (found, words) => expect(foundWords(found)).toBe(words))

test('CA-39: trending words are what staff chose, then what others typed, each once', () => {
  expect(trendingWords(' Canvas print,, gift card ', ['canvas print', 'mug', 'mug & cup'])).toEqual([
    'Canvas print',
    'gift card',
    'mug',
  ])
  expect(trendingWords(undefined, [])).toEqual([])
  expect(trendingWords('a,b,c,d,e,f,g,h,i', ['j'])).toHaveLength(8)
})
