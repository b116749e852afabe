import { expect, it } from 'vitest'
import { pricedCart } from '../../cart/rules/priced-cart.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import { agreedToPay } from './agreed-to-pay.ts'
import { type ReadyCart, readyToOrder } from './ready-to-order.ts'

const address = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined as string | undefined,
  street: ['12 Harbour Street'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}
const product = {
  id: 1,
  sku: 'SAMPLE-KIT',
  name: 'Sample kit',
  urlKey: 'sample-kit',
  inStock: true,
  stock: null,
  kind: 'goods' as const,
  priceCents: 1250,
}
const stored = {
  id: 'cart',
  customerId: null as number | null,
  email: 'robin@example.com',
  shippingAddress: address,
  billingAddress: address,
  shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
  customerNotes: null as string | null,
  paymentMethod: 'card',
  paymentToken: 'token',
  orderComment: null as string | null,
  giftMessage: null,
}
const line = {
  id: 1,
  productId: 1,
  kind: 'goods' as const,
  sku: 'SAMPLE-KIT',
  designRevision: null,
  quantity: 1,
}

function aReadyCart(changes: Partial<typeof stored> = {}): ReadyCart {
  const configuration = new Map<string, string>()
  const cart = pricedCart(
    { ...stored, ...changes },
    [line],
    new Map([[1, product]]),
    configuration,
    noIncentives,
  )
  const readiness = readyToOrder(cart, {
    email: cart.email,
    configuration,
    postcodeRange: undefined,
    gateway: { isOpen: true, minimumCents: 1 },
  })
  if (readiness.kind === 'refused') throw new Error(readiness.refusal.message)
  return readiness.cart
}

type Change = (cart: ReadyCart) => Partial<ReadyCart>
const ofLine =
  (change: object): Change =>
  ({ lines }) => ({ lines: lines.map((one) => ({ ...one, ...change })) })
const ofTotals =
  (change: Partial<ReadyCart['totals']>): Change =>
  ({ totals }) => ({ totals: { ...totals, ...change } })
const ofOffer =
  (change: object): Change =>
  ({ delivery }) => ({ delivery: delivery && { ...delivery, offer: { ...delivery.offer, ...change } } })
const ofDestination =
  (change: Partial<typeof address>): Change =>
  ({ delivery }) => ({ delivery: delivery && { ...delivery, address: { ...address, ...change } } })

const giftCard = (code: string, appliedCents: number) => ({
  code,
  appliedCents,
  remainingCents: 0,
  dueAfterCents: 0,
  expiresOn: '2030-01-01',
})
const discount = (code: string, cents: number) => ({ code, label: 'Off', cents, appliedTo: 'ITEM' as const })
const certificate = { amountCents: 5000, senderName: 'Robin', recipientName: 'Alex' }

it.each<[string, Change]>([
  // lines
  ['one piece more', ofLine({ quantity: 2 })],
  ['another design', ofLine({ designRevision: 'other' })],
  ['another thing', ofLine({ sku: 'OTHER-KIT' })],
  ['another kind of thing', ofLine({ kind: 'membership' })],
  ['another price of a piece', ofLine({ unitCents: 1249 })],
  ['another discount of a line', ofLine({ discountCents: 1 })],
  ['what is written on a certificate', ofLine({ entered: certificate })],
  ['another line', ({ lines }) => ({ lines: [...lines, ...lines] })],
  // totals
  ['another sum of the lines', ofTotals({ subtotalCents: 1 })],
  ['another discount', ofTotals({ discountCents: 1 })],
  ['another cost of delivery', ofTotals({ shippingCents: 1 })],
  ['another discount on delivery', ofTotals({ shippingDiscountCents: 1 })],
  ['another GST', ofTotals({ gstCents: 1 })],
  ['another amount to pay', ofTotals({ grandTotalCents: 1 })],
  ['a coupon', ofTotals({ discounts: [discount('a', 100)] })],
  ['a gift card that pays a part', ofTotals({ giftCards: [giftCard('A', 500)] })],
  ['credit that pays a part', ofTotals({ creditCents: 500 })],
  ['points that pay a part', ofTotals({ pointsCents: 500 })],
  ['other points for the same amount', ofTotals({ pointsSpent: 500 })],
  // delivery, bill and payment
  ['nothing that is delivered', () => ({ delivery: undefined })],
  ['another carrier', ofOffer({ carrierCode: 'courier' })],
  ['another method', ofOffer({ methodCode: 'express' })],
  ['dearer delivery', ofOffer({ cents: 2000 })],
  ['another delivery address', ofDestination({ street: ['1 Other Street'] })],
  ['another bill', () => ({ billingAddress: { ...address, firstName: 'Alex' } })],
  ['a company on the bill', () => ({ billingAddress: { ...address, company: 'Marsh & Co' } })],
  ['another customer', () => ({ customerId: 7 })],
  ['another e-mail', () => ({ email: 'alex@example.com' })],
  ['another card', ({ payment }) => ({ payment: { ...payment, token: 'other' } })],
  [
    'a transfer',
    ({ payment }) => ({ payment: { ...payment, method: { ...payment.method, code: 'banktransfer' } } }),
  ],
])('%s is another agreement, so it needs another payment', (_, change) => {
  const cart = aReadyCart()
  expect(agreedToPay({ ...cart, ...change(cart) })).not.toBe(agreedToPay(cart))
})

it.each<[string, Change, Change]>([
  [
    'another gift card',
    ofTotals({ giftCards: [giftCard('A', 500)] }),
    ofTotals({ giftCards: [giftCard('B', 500)] }),
  ],
  [
    'more of the same gift card',
    ofTotals({ giftCards: [giftCard('A', 500)] }),
    ofTotals({ giftCards: [giftCard('A', 501)] }),
  ],
  [
    'another coupon',
    ofTotals({ discounts: [discount('a', 100)] }),
    ofTotals({ discounts: [discount('b', 100)] }),
  ],
  [
    'more by a coupon',
    ofTotals({ discounts: [discount('a', 100)] }),
    ofTotals({ discounts: [discount('a', 101)] }),
  ],
  [
    'another recipient of a certificate',
    ofLine({ entered: certificate }),
    ofLine({ entered: { ...certificate, recipientName: 'Sam' } }),
  ],
])('the same amount by %s is another agreement', (_, one, other) => {
  const cart = aReadyCart()
  expect(agreedToPay({ ...cart, ...one(cart) })).not.toBe(agreedToPay({ ...cart, ...other(cart) }))
})

it('the same cart is the same agreement, whatever the order of an address’s keys', () => {
  const turned = Object.fromEntries(Object.entries(address).reverse()) as typeof address
  expect(agreedToPay(aReadyCart({ shippingAddress: turned }))).toBe(agreedToPay(aReadyCart()))
})

it('the same certificate is the same agreement, whatever the order of its keys', () => {
  const cart = aReadyCart()
  const turned = Object.fromEntries(Object.entries(certificate).reverse())
  const holding = (entered: object) => agreedToPay({ ...cart, ...ofLine({ entered })(cart) })
  expect(holding(turned)).toBe(holding(certificate))
})

it('what a shopper says beside the order changes no agreement', () => {
  const talkative = aReadyCart({ orderComment: 'Ring twice', customerNotes: 'Soon' })
  expect(agreedToPay(talkative)).toBe(agreedToPay(aReadyCart()))
})

it('an address without a company is one whose company is empty', () => {
  expect(agreedToPay(aReadyCart({ billingAddress: { ...address, company: '' } }))).toBe(
    agreedToPay(aReadyCart()),
  )
})
