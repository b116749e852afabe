import { expect, test } from 'vitest'
import { takesEncoding } from './takes-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.8, gzip', true],
  ['br;q=0.001', true],
  ['br;q=1', true],
  ['br;q=0, gzip', false],
  ['br; q=0.000', false],
  ['gzip', false],
  ['', false],
  [undefined, false],
  [null, false],
])('a client that accepts %o takes Brotli: %s', (header, takes) => {
  expect(takesEncoding(header, 'br')).toBe(takes)
})

test('a refused Brotli leaves gzip', () => {
  expect(takesEncoding('br;q=0, gzip', 'gzip')).toBe(true)
  expect(takesEncoding('br, gzip;q=0', 'gzip')).toBe(false)
})
