import { describe, expect, test } from 'vitest'
import { isRetiredPriceCache, isSpecialPriceCode, priceCacheHeader, readPriceCache } from './price-cache.ts'

describe('SH-03, CA-14: what a visitor brings as cc, header or cookie', () => {
  test.each<[string, string | undefined]>([
    // plain
    ['spring26', 'spring26'],
    ['SPRING26', 'spring26'],
    ['11x14at6.99', '11x14at6.99'],
    [' spring26 ', 'spring26'],
    ['a-b_c.d', 'a-b_c.d'],
    // Base64, with and without padding
    [btoa('spring26'), 'spring26'],
    [btoa('spring-2026'), 'spring-2026'],
    ['c3ByaW5nLTIwMjY', 'spring-2026'],
    [btoa('11x14at6.99'), '11x14at6.99'],
    // Base64 of something that is no code is read as it stands, and `=` is no character of a code
    [btoa('<script>'), undefined],
    [btoa('two words'), 'dhdvihdvcmrz'],
    // no code at all
    ['', undefined],
    ['two words', undefined],
    ['a\r\nSet-Cookie: x', undefined],
    ['code;drop', undefined],
    ['ä', undefined],
    ['x'.repeat(65), undefined],
    [btoa('x'.repeat(65)), undefined],
    ['y'.repeat(5000), undefined],
  ])('%j is read as %j', (text, code) => expect(readPriceCache(text)).toBe(code))

  test.each([null, undefined])('%s is no code', (nothing) => expect(readPriceCache(nothing)).toBeUndefined())

  test('every code survives the header', () => {
    for (const code of ['spring26', '11x14at6.99', 'a', 'x'.repeat(64)]) {
      expect(readPriceCache(priceCacheHeader(code))).toBe(code)
    }
  })
})

describe('P-23, CA-73: retired codes are dropped', () => {
  test.each([
    'newslatter',
    'NewsLatter',
    'fd2017',
    'FD2017',
    'spring.fd2017',
    btoa('newslatter'),
    btoa('FD2017'),
  ])('%s', (text) => expect(readPriceCache(text)).toBeUndefined())
})

test.each([
  ['fd2017', true],
  ['spring.fd2017', true],
  [btoa('newslatter'), true],
  ['spring26', false],
  ['', false],
  [undefined, false],
])('CA-73: whoever holds %j should clear it: %s', (text, isRetired) => {
  expect(isRetiredPriceCache(text)).toBe(isRetired)
})

describe('P-22, CA-72: the special price has a cookie of its own', () => {
  test.each([
    ['11x14at6.99', true],
    ['6.99', true],
    ['11x14at6.990', false],
    ['11x14at7.99', false],
    ['spring26', false],
  ])('%s: %s', (code, special) => expect(isSpecialPriceCode(code)).toBe(special))
})
