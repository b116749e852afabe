import { describe, expect, it } from 'vitest'
import { addressOfCart, billingView, businessView } from './billing-view.ts'

const robin = {
  firstname: 'Robin',
  lastname: 'Marsh',
  company: 'Harbour Framing',
  street: ['12 Harbour Street', 'Unit 5'],
  city: 'Ballina',
  region: { code: 'NSW' },
  postcode: '2478',
  telephone: '0400 000 000',
}
const information = { bill_to_this_address: false, business_purchase: false, abn: null, gst_number: null }
const book = { ...addressOfCart(robin), firstName: 'Kim' }
const usual = (isUsualDelivery: boolean) => ({ address: book, isUsualDelivery })
const parcel = (same_as_billing: boolean) => [{ same_as_billing }]
const untouched = {
  billing_address: null,
  additional_information: information,
  shipping_addresses: parcel(false),
}

describe('whom the checkout bills when it opens', () => {
  it('is whoever gets the parcel, until somebody says otherwise', () => {
    expect(billingView(untouched, undefined)).toEqual({ isHere: true, address: undefined })
    expect(billingView({ ...untouched, shipping_addresses: [] }, undefined).isHere).toBe(true)
  })

  it('I-07: is the entry of the address book that new orders are billed to', () => {
    expect(billingView(untouched, usual(false))).toEqual({ isHere: false, address: book })
    expect(billingView(untouched, usual(true))).toEqual({ isHere: true, address: book })
  })

  it('is who was billed before a payment that went wrong', () => {
    const paid = { ...untouched, billing_address: robin }
    expect(billingView(paid, usual(false))).toMatchObject({
      isHere: false,
      address: { firstName: 'Robin', street2: 'Unit 5' },
    })
    expect(billingView({ ...paid, shipping_addresses: parcel(true) }, undefined).isHere).toBe(true)
  })

  it('follows a parcel that was sent elsewhere since, when the box was ticked', () => {
    const ticked = { ...information, bill_to_this_address: true }
    const moved = { ...untouched, billing_address: robin, additional_information: ticked }
    expect(billingView(moved, undefined)).toEqual({ isHere: true, address: undefined })
  })
})

it('J-12: a business comes back with its name, and its ABN in groups', () => {
  const business = {
    ...information,
    business_purchase: true,
    abn: '51824753556',
    gst_number: '22AAAAA0000A1Z5',
  }
  expect(businessView({ billing_address: robin, additional_information: business })).toEqual({
    isBusiness: true,
    company: 'Harbour Framing',
    abn: '51 824 753 556',
    gstNumber: '22AAAAA0000A1Z5',
  })
})
