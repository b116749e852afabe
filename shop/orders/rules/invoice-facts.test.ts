import { describe, expect, test } from 'vitest'
import { invoiceFacts } from './invoice-facts.ts'
import { type Seller, sellerOf } from './seller.ts'

const address = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined,
  street: ['12 Harbour Street', 'Unit 3'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}
type Order = Parameters<typeof invoiceFacts>[1]
type Line = Parameters<typeof invoiceFacts>[2][number]

const line: Line = {
  kind: 'printed',
  productName: 'Canvas',
  sku: 'CANVAS-30X40-P',
  options: [
    { label: 'Size', value: '30 × 40 cm' },
    { label: 'Finish', value: 'Matte' },
  ],
  quantity: 2,
  unitCents: 2500,
  rowCents: 5000,
  discountCents: 0,
  gstCents: 455,
}
const order: Order = {
  number: '100000042',
  // Late in the evening in London it is the next day in Sydney.
  placedAt: new Date('2026-11-20T14:00:00Z'),
  billingAddress: address,
  shippingAddress: null,
  paymentMethod: 'card',
  shippingMethodTitle: null,
  subtotalCents: 5000,
  discountCents: 0,
  shippingCents: 0,
  shippingDiscountCents: 0,
  gstCents: 455,
  giftCardCents: 0,
  creditCents: 0,
  pointsCents: 0,
  grandTotalCents: 5000,
  notes: {},
}
const seller: Seller = { name: 'Our Shop', address: ['1 Main Road', 'Sydney NSW'] }
const invoice = (parts: Partial<Seller> = {}) => ({
  number: 'I-7',
  issuedAt: new Date('2026-11-22T01:00:00Z'),
  seller: { ...seller, ...parts },
})
const facts = (changes: Partial<Order> = {}) => invoiceFacts(invoice(), { ...order, ...changes }, [line])
const sums = (changes: Partial<Order>) => facts(changes).sums.map(({ label, amount }) => [label, amount])

describe('the head of an invoice', () => {
  test('only a seller with an ABN issues a tax invoice', () => {
    expect(facts()).toMatchObject({ title: 'Invoice', sellerName: 'Our Shop', seller: seller.address })
    const withAbn = invoiceFacts(invoice({ abn: '51824753556', email: 'us@shop.example' }), order, [line])
    expect(withAbn).toMatchObject({
      title: 'Tax invoice',
      seller: ['ABN 51 824 753 556', '1 Main Road', 'Sydney NSW', 'us@shop.example'],
    })
  })

  test('says numbers, days in Sydney and the way of paying', () => {
    expect(facts().about).toEqual([
      ['Invoice', 'I-7'],
      ['Date', '22, November 2026'],
      ['Order', '100000042'],
      ['Ordered', '21, November 2026'],
      ['Paid by', 'Credit or debit card'],
    ])
  })

  test('names the buyer, with company and ABN where there are any', () => {
    expect(facts().buyer).toEqual(['Robin Marsh', '12 Harbour Street', 'Unit 3', 'Ballina NSW 2478'])
    const business = facts({
      billingAddress: { ...address, company: 'Marsh & Co' },
      notes: { abn: '51824753556', gstNumber: '22AAAAA0000A1Z5' },
    })
    expect(business.buyer).toEqual([
      'Robin Marsh',
      'Marsh & Co',
      '12 Harbour Street',
      'Unit 3',
      'Ballina NSW 2478',
      'ABN 51 824 753 556',
      'GST number 22AAAAA0000A1Z5',
    ])
  })

  test('names the recipient only where something was sent', () => {
    expect(facts().recipient).toEqual([])
    const sent = facts({ shippingAddress: { ...address, firstName: 'Alex' } })
    expect(sent.recipient[0]).toBe('Alex Marsh')
  })
})

describe('the lines of an invoice', () => {
  test('say what was sold, for how much, and the GST in it', () => {
    expect(facts().lines).toEqual([
      {
        name: 'Canvas',
        details: ['30 × 40 cm, Matte', 'CANVAS-30X40-P'],
        quantity: '2',
        unit: '$25.00',
        gst: '$4.55',
        amount: '$50.00',
      },
    ])
  })

  test('without options have no empty line, and a voucher has no GST', () => {
    const voucher = { ...line, kind: 'gift-certificate' as const, options: [], sku: 'GiftCert' }
    const { lines } = invoiceFacts(invoice(), order, [voucher])
    expect(lines[0]).toMatchObject({ details: ['GiftCert'], gst: 'none' })
  })
})

describe('the sums of an invoice', () => {
  test('leave out what is nothing', () => {
    expect(sums({})).toEqual([
      ['Goods', '$50.00'],
      ['Total with GST', 'A$50.00'],
      ['GST in this total', '$4.55'],
      ['Paid by credit or debit card', '$50.00'],
    ])
  })

  test('take off what is taken off, and say what paid', () => {
    const all = {
      discountCents: 500,
      shippingCents: 1499,
      shippingDiscountCents: 1000,
      shippingMethodTitle: 'Standard',
      giftCardCents: 1000,
      creditCents: 200,
      pointsCents: 30,
      grandTotalCents: 3769,
    }
    expect(sums(all)).toEqual([
      ['Goods', '$50.00'],
      ['Discounts', '-$5.00'],
      ['Delivery, Standard', '$14.99'],
      ['Discount on delivery', '-$10.00'],
      ['Total with GST', 'A$49.99'],
      ['GST in this total', '$4.55'],
      ['Paid by gift card', '$10.00'],
      ['Paid by store credit', '$2.00'],
      ['Paid by reward points', '$0.30'],
      ['Paid by credit or debit card', '$37.69'],
    ])
    expect(facts().sums.filter(({ isTotal }) => isTotal)).toHaveLength(1)
    expect(sums({ shippingCents: 1499 })[1]).toEqual(['Delivery', '$14.99'])
  })
})

test('remarks explain the GST of discounts and of vouchers where there are any', () => {
  const always = 'All amounts are in Australian dollars. Prices include GST.'
  const remarks = (parts: Partial<Line>) =>
    invoiceFacts(invoice(), order, [line, { ...line, ...parts }]).remarks
  expect(remarks({})).toEqual([always])
  expect(remarks({ discountCents: 1 })).toEqual([
    always,
    'The GST of a line is that of its price after discounts.',
  ])
  expect(remarks({ kind: 'gift-certificate' })).toEqual([
    always,
    'A gift certificate is a voucher: GST is paid when it is used.',
  ])
})

describe('who sells', () => {
  test('comes from the configuration', () => {
    const configuration = new Map([
      ['business_name', 'Our Shop'],
      ['business_abn', '51 824 753 556'],
      ['business_address', '1 Main Road | Sydney NSW '],
      ['business_email', 'us@shop.example'],
    ])
    expect(sellerOf(configuration)).toEqual({
      name: 'Our Shop',
      abn: '51824753556',
      address: ['1 Main Road', 'Sydney NSW'],
      email: 'us@shop.example',
    })
  })

  test('has a place and no ABN while staff have set nothing', () => {
    expect(sellerOf(new Map([['business_abn', ' ']])).abn).toBeUndefined()
    expect(sellerOf(new Map())).toMatchObject({
      abn: undefined,
      address: ['Marsden Park NSW'],
      email: undefined,
    })
  })
})
