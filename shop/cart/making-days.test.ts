/** What a family takes to make and what delivery promises fit together. */
import { expect, test } from 'vitest'
import { readFamilies } from '../families/read-families.ts'
import { shippingOffers } from './rules/shipping.ts'

const DAYS_IN_THE_POST = 1
const offers = shippingOffers({
  subtotalCents: 1000,
  oversize: false,
  toPoBox: false,
  toRemotePlace: false,
  configuration: new Map(),
})

test.each((await readFamilies()).map(({ record }) => [record.family, record.makingDays] as const))(
  'F-01: a %s is ready early enough for the fastest delivery that the shop promises',
  (_, makingDays = Number.NaN) => {
    const fastest = Math.min(...offers.map(({ maximumDays }) => maximumDays))
    expect(makingDays).toBeGreaterThanOrEqual(1)
    expect(makingDays + DAYS_IN_THE_POST).toBeLessThanOrEqual(fastest)
  },
)

test('F-18: no delivery promises the next day, so only staff may say it of a product', () => {
  expect(Math.min(...offers.map(({ maximumDays }) => maximumDays))).toBeGreaterThan(1)
  const shortened = new Map(
    ['standard_ship_days', 'express_ship_days', 'priority_ship_days'].map((key) => [key, '1']),
  )
  const parcel = { subtotalCents: 1000, oversize: false, toPoBox: false, toRemotePlace: false }
  for (const { maximumDays } of shippingOffers({ ...parcel, configuration: shortened })) {
    expect(maximumDays).toBeGreaterThan(1)
  }
})
