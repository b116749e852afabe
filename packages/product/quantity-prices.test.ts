import { describe, expect, test } from 'vitest'
import type { OfferedRecord } from './price.ts'
import { fallingPrices, quantityPricesOf } from './quantity-prices.ts'
import { firstChoice } from './sku.ts'
import { boardRecord } from './testing/small-record.ts'

const record: OfferedRecord = {
  ...boardRecord,
  quantityOffers: [
    { fromQuantity: 3, sizes: [{ size: '30X40', priceCents: 1900 }], options: [] },
    {
      fromQuantity: 10,
      sizes: [{ size: '30X40', priceCents: 1600 }],
      options: [{ size: '30X40', option: 'COAT', value: 'VARNISH', priceCents: 50 }],
    },
  ],
}
const choice = firstChoice(record, '30X40')
const varnished = { ...choice, values: { ...choice.values, COAT: 'VARNISH' } }

describe('F-08: what a choice costs when there are more pieces of it', () => {
  test('is said for each quantity at which it falls, up to where the next begins', () => {
    expect(quantityPricesOf(record, choice)).toEqual([
      { fromQuantity: 3, toQuantity: 9, unitCents: 1900 },
      { fromQuantity: 10, toQuantity: undefined, unitCents: 1600 },
    ])
  })

  test('has the options of the choice in it, which may fall as well', () => {
    expect(quantityPricesOf(record, varnished).map(({ unitCents }) => unitCents)).toEqual([2000, 1650])
  })

  test('is left out for a size that costs no less', () => {
    expect(quantityPricesOf(record, firstChoice(record, '20X20'))).toEqual([])
    expect(quantityPricesOf(boardRecord, choice)).toEqual([])
  })

  test('is left out where a member, or a campaign, pays less for a single piece', () => {
    const cheaper = { ...record, offers: { sizes: { '30X40': 1800 }, options: [] } }
    expect(quantityPricesOf(cheaper, choice)).toEqual([
      { fromQuantity: 10, toQuantity: undefined, unitCents: 1600 },
    ])
  })
})

test('prices that do not fall below all before them are no prices by quantity', () => {
  const prices = [
    { fromQuantity: 2, unitCents: 900 },
    { fromQuantity: 4, unitCents: 950 },
    { fromQuantity: 6, unitCents: 900 },
    { fromQuantity: 8, unitCents: 800 },
  ]
  expect(fallingPrices(1000, prices)).toEqual([
    { fromQuantity: 2, toQuantity: 7, unitCents: 900 },
    { fromQuantity: 8, toQuantity: undefined, unitCents: 800 },
  ])
})
