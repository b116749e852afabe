import { expect, test } from 'vitest'
import { addressLines, deductionsOf, optionLine } from './confirmation-mail.ts'
import { marketingOf } from './marketing-texts.ts'

test('an address stands on a parcel line by line, with the company where there is one', () => {
  const address = {
    firstName: 'Robin',
    lastName: 'Marsh',
    company: 'Marsh & Co',
    street: ['12 Harbour Street', 'Unit 3'],
    city: 'Ballina',
    state: 'NSW',
    postcode: '2478',
    countryCode: 'AU',
    telephone: '0400 000 000',
  }
  const street = ['12 Harbour Street', 'Unit 3', 'Ballina NSW 2478']
  expect(addressLines(address)).toEqual(['Robin Marsh', 'Marsh & Co', ...street])
  expect(addressLines({ ...address, company: undefined })).toEqual(['Robin Marsh', ...street])
})

test('options stand in one line without their labels', () => {
  const options = [
    { label: 'Size', value: '30 × 40 cm' },
    { label: 'Finish', value: 'Matte' },
  ]
  expect(optionLine(options)).toBe('30 × 40 cm, Matte')
})

test('the mail says what made the order cheaper, and nothing of what did not', () => {
  const none = {
    discountCents: 0,
    shippingDiscountCents: 0,
    giftCardCents: 0,
    creditCents: 0,
    pointsCents: 0,
  }
  expect(deductionsOf(none)).toEqual([])
  const all = { discountCents: 1, shippingDiscountCents: 2, giftCardCents: 3, creditCents: 4, pointsCents: 5 }
  expect(deductionsOf(all)).toEqual([
    { label: 'Discounts', cents: 1 },
    { label: 'Discount on delivery', cents: 2 },
    { label: 'Gift card', cents: 3 },
    { label: 'Store credit', cents: 4 },
    { label: 'Reward points', cents: 5 },
  ])
})

test('measuring learns sums and SKUs of an order, and never who bought', () => {
  const order = {
    number: '100000042',
    customerId: null as number | null,
    grandTotalCents: 6499,
    gstCents: 591,
    shippingCents: 1499,
    couponCodes: ['spring', 'welcome'],
  }
  const line = { sku: 'CANVAS-30X40-P', productName: 'Canvas', quantity: 2, unitCents: 2500 }
  const guests = marketingOf(order, [line])
  expect(JSON.parse(guests.marketing_order)).toEqual({
    order_id: '100000042',
    value: 64.99,
    currency: 'AUD',
    tax: 5.91,
    shipping: 14.99,
    coupon: 'spring,welcome',
    items: [{ id: 'CANVAS-30X40-P', name: 'Canvas', quantity: 2, price: 25 }],
  })
  expect(JSON.parse(guests.marketing_customer)).toEqual({ type: 'guest' })
  expect(JSON.parse(marketingOf({ ...order, customerId: 7 }, []).marketing_customer)).toEqual({
    type: 'customer',
  })
})
