import { describe, expect, it } from 'vitest'
import { billedApart, billedTo } from './billed-to.ts'

const buyer = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined,
  street: ['12 Harbour Street'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}
const friend = {
  ...buyer,
  firstName: 'Kim',
  street: ['3 View Street'],
  city: 'Bendigo',
  state: 'VIC',
  postcode: '3550',
}
const business = { abn: '51824753556', gstNumber: '22AAAAA0000A1Z5' }

describe('J-12: whom an order is billed to', () => {
  it('is named with the business and its numbers', () => {
    const order = { billingAddress: { ...buyer, company: 'Harbour Framing' }, notes: business }
    expect(billedTo(order)).toEqual([
      'Robin Marsh',
      'Harbour Framing',
      '12 Harbour Street',
      'Ballina NSW 2478',
      'ABN 51 824 753 556',
      'GST number 22AAAAA0000A1Z5',
    ])
  })

  it('is not said twice where the parcel goes there too', () => {
    expect(billedApart({ billingAddress: buyer, shippingAddress: { ...buyer }, notes: {} })).toEqual([])
  })

  it.each([
    ['the parcel goes to somebody else', { billingAddress: buyer, shippingAddress: friend, notes: {} }],
    ['nothing is sent', { billingAddress: buyer, shippingAddress: null, notes: {} }],
    ['a business buys', { billingAddress: buyer, shippingAddress: buyer, notes: { abn: '51824753556' } }],
  ])('is said where %s', (_, order) => expect(billedApart(order)).toEqual(billedTo(order)))
})
