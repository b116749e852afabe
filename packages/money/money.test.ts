import { describe, expect, it } from 'vitest'
import { formatMoney, fromDollars, gstWithin, parseDollars, percentOf, toDollars } from './money.ts'

describe('GST is one eleventh of an amount that includes it', () => {
  it.each([
    [0, 0],
    [1100, 100],
    [5, 0],
    [6, 1],
    [1999, 182],
    [24_318, 2211],
  ])('%d cents contain %d cents', (total, gst) => expect(gstWithin(total)).toBe(gst))
})

describe('a percentage of an amount rounds half cents up', () => {
  it.each([
    [1999, 25, 500],
    [1945, 12, 233],
    [10, 5, 1],
    [999, 0, 0],
    [100, 12.5, 13],
  ])('%d cents at %d percent are %d cents', (cents, percent, share) =>
    expect(percentOf(cents, percent)).toBe(share),
  )

  it('refuses a negative percentage', () => {
    expect(() => percentOf(100, -1)).toThrow('Expected percent to be 0 or more but received -1')
  })
})

describe('Q-08 and Q-09: money is shown with two decimals and a leading minus', () => {
  it.each([
    [500, 'A$5.00'],
    [-500, '-A$5.00'],
    [0, 'A$0.00'],
    [7, 'A$0.07'],
    [123_456, 'A$1,234.56'],
    [100_000_000, 'A$1,000,000.00'],
  ])('%d cents read %s', (cents, text) => expect(formatMoney(cents)).toBe(text))

  it('refuses a fraction of a cent', () => {
    expect(() => formatMoney(10.5)).toThrow('Expected whole cents but received 10.5')
  })
})

describe('amounts of the configuration', () => {
  it.each([
    ['99', 9900],
    ['99.5', 9950],
    [' 99.00 ', 9900],
    ['0.07', 7],
    ['9,90', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1.005', undefined],
  ])('%j is %s', (text, cents) => expect(parseDollars(text)).toBe(cents))
})

it('dollars of the contract and cents convert without loss', () => {
  for (const cents of [0, 1, 7, 1999, 14_99, 1_234_567]) expect(fromDollars(toDollars(cents))).toBe(cents)
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s dollars are no amount', (dollars) => {
  expect(() => fromDollars(dollars)).toThrow(`Expected dollars to be a number but received ${dollars}`)
})
