import { expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { pricedCart } from '../../cart/rules/priced-cart.ts'
import type { Address } from '../../fields/rules/address.ts'
import { type Incentives, noIncentives } from '../../marketing/rules/incentives.ts'
import { anAddress, aSku } from '../../testing/builders.ts'
import { agreedToPay } from './agreed-to-pay.ts'
import { readyToOrder } from './ready-to-order.ts'

const product = {
  id: 1,
  sku: 'CANVAS',
  name: 'Canvas',
  urlKey: 'canvas',
  inStock: true,
  stock: null,
  kind: 'printed' as const,
  family: 'canvas',
  record: canvasRecord,
  version: 1,
}
const stored = {
  id: 'cart',
  customerId: null as number | null,
  email: 'robin@example.com',
  shippingAddress: anAddress(),
  billingAddress: anAddress(),
  shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
  customerNotes: null,
  paymentMethod: 'card',
  paymentToken: 'token',
  orderComment: null,
  giftMessage: null,
}
const line = {
  id: 1,
  productId: 1,
  kind: 'printed' as const,
  sku: aSku,
  designRevision: 'revision',
  quantity: 1,
}

function agreed(
  changes: Partial<typeof stored> = {},
  lines = [line],
  configuration = new Map<string, string>(),
  incentives: Partial<Incentives> = {},
) {
  const cart = pricedCart({ ...stored, ...changes }, lines, new Map([[1, product]]), configuration, {
    ...noIncentives,
    ...incentives,
  })
  const readiness = readyToOrder(cart, { email: cart.email, configuration, postcodeRange: undefined })
  if (readiness.kind === 'refused') throw new Error(readiness.refusal.message)
  return agreedToPay(readiness.cart)
}

const giftCard = (code: string) => ({
  code,
  balanceCents: 500,
  expiresOn: '2030-01-01',
  isExpired: false,
})

it('the same amount from another gift card is another agreement', () => {
  const paidBy = (code: string) => agreed({}, [line], new Map(), { giftCards: [giftCard(code)] })
  expect(paidBy('A')).not.toBe(paidBy('B'))
})

it('the same cart is the same agreement, whatever the order of an address’s keys', () => {
  const keys = Object.keys(anAddress()).reverse()
  const turned: Address = JSON.parse(JSON.stringify(anAddress(), keys))
  expect(agreed({ shippingAddress: turned })).toBe(agreed())
  expect(agreed({ orderComment: null, customerNotes: null })).toBe(agreed())
})

it.each<[string, string]>([
  ['another e-mail', agreed({ email: 'alex@example.com' })],
  ['another delivery address', agreed({ shippingAddress: anAddress({ street: ['1 Other Street'] }) })],
  ['a company on the bill', agreed({ billingAddress: anAddress({ company: 'Marsh & Co' }) })],
  ['another method', agreed({ shippingChoice: { carrierCode: 'keepsake', methodCode: 'express' } })],
  ['another card', agreed({ paymentToken: 'other' })],
  ['one piece more', agreed({}, [{ ...line, quantity: 2 }])],
  ['another design', agreed({}, [{ ...line, designRevision: 'other' }])],
  ['another finish', agreed({}, [{ ...line, sku: aSku.replace('MATTE', 'GLOSS') }])],
  ['another line', agreed({}, [line, { ...line, id: 2, designRevision: 'other' }])],
  ['dearer delivery', agreed({}, [line], new Map([['minimum_shiping_price', '15.00']]))],
  ['another customer', agreed({ customerId: 7 })],
  ['a transfer', agreed({ paymentMethod: 'banktransfer' })],
  ['a gift card that pays a part', agreed({}, [line], new Map(), { giftCards: [giftCard('A')] })],
  ['credit that pays a part', agreed({}, [line], new Map(), { creditCents: 500 })],
])('%s is another agreement, so it needs another payment', (_, text) => expect(text).not.toBe(agreed()))
