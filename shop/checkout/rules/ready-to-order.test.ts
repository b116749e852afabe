import { describe, expect, test } from 'vitest'
import { pricedCart } from '../../cart/rules/priced-cart.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import {
  MAX_ORDER_CENTS,
  MAX_ORDER_LINES,
  MAX_UNPAID_FROM_STOCK,
  MEMBERS_SIGN_IN,
  plainAddress,
  readyToOrder,
  unable,
} from './ready-to-order.ts'

const address = {
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
const facts = { urlKey: 'page', inStock: true, stock: null as number | null }
const products = {
  kit: { ...facts, id: 1, sku: 'SAMPLE-KIT', name: 'Sample kit', kind: 'goods' as const, priceCents: 1250 },
  membership: {
    ...facts,
    id: 2,
    sku: 'champ_membership',
    name: 'Membership',
    kind: 'membership' as const,
    priceCents: 4900,
  },
}
const stored = {
  id: 'cart',
  customerId: null as number | null,
  email: 'robin@example.com' as string | null,
  shippingAddress: address as typeof address | null,
  billingAddress: address as typeof address | null,
  shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' } as {
    carrierCode: string
    methodCode: string
  } | null,
  customerNotes: null,
  paymentMethod: 'card' as string | null,
  paymentToken: 'token' as string | null,
  orderComment: null,
  giftMessage: null,
}
const line = (product: { id: number; sku: string; kind: 'goods' | 'membership' }) => ({
  id: product.id,
  productId: product.id,
  sku: product.sku,
  kind: product.kind,
  designRevision: null,
  quantity: 1,
})
const kit = line(products.kit)
const membership = line(products.membership)

interface Case {
  cart?: Partial<typeof stored>
  lines?: (typeof kit)[]
  email?: string | null
  stock?: number
  range?: readonly [string, string]
}

const gateway = { isOpen: true, minimumCents: 1 }

function readiness({ cart = {}, lines = [kit], email = stored.email, stock, range }: Case = {}) {
  const stocked = new Map(
    Object.values(products).map((product) => [product.id, { ...product, stock: stock ?? product.stock }]),
  )
  const priced = pricedCart({ ...stored, ...cart }, lines, stocked, new Map(), noIncentives)
  return readyToOrder(priced, { email, configuration: new Map(), postcodeRange: range, gateway })
}
const problemOf = (parts: Case) => {
  const result = readiness(parts)
  return result.kind === 'refused' ? result.refusal : undefined
}
const readyCart = (parts: Case = {}) => {
  const result = readiness(parts)
  if (result.kind === 'refused') throw new Error(result.refusal.message)
  return result.cart
}

describe('a cart becomes an order', () => {
  test('when it has lines, an e-mail, addresses, a method and a card', () => {
    expect(readiness().kind).toBe('ready')
    const cart = readyCart()
    expect(cart.email).toBe('robin@example.com')
    expect(cart.billingAddress).toEqual(address)
    expect(cart.delivery?.address).toEqual(address)
    expect(cart.delivery?.offer.methodCode).toBe('standard')
    expect(cart.payment).toMatchObject({ method: { code: 'card' }, token: 'token' })
  })

  test('without a delivery when nothing of it is sent', () => {
    const cart = readyCart({ cart: { customerId: 7, shippingAddress: null }, lines: [membership] })
    expect(cart.delivery).toBeUndefined()
  })

  test('by transfer without any card, and never with one that was typed before', () => {
    expect(
      readyCart({ cart: { paymentMethod: 'banktransfer', paymentToken: null } }).payment.token,
    ).toBeUndefined()
    expect(readyCart({ cart: { paymentMethod: 'banktransfer' } }).payment.token).toBeUndefined()
  })

  test('with a bill outside the delivery range', () => {
    const billingAddress = { ...address, state: 'VIC', city: 'Bendigo', postcode: '3550' }
    expect(readyCart({ cart: { billingAddress }, range: ['2000', '2999'] }).billingAddress.postcode).toBe(
      '3550',
    )
  })
})

describe('SH-19: an order has an end', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, id) => ({ ...kit, id }))
  const worth = (cents: number) => [{ ...kit, quantity: cents / products.kit.priceCents }]

  test('up to it nothing stands in the way', () => {
    expect(problemOf({ lines: lines(MAX_ORDER_LINES) })).toBeUndefined()
    expect(problemOf({ lines: worth(MAX_ORDER_CENTS) })).toBeUndefined()
  })

  test('beyond it the shopper is told what to do', () => {
    const told = 'Please order part of it, or ask us about all of it.'
    expect(problemOf({ lines: lines(MAX_ORDER_LINES + 1) })?.message).toBe(
      `Unable to place order: An order holds at most 200 different things. ${told}`,
    )
    expect(problemOf({ lines: worth(MAX_ORDER_CENTS + products.kit.priceCents) })?.message).toBe(
      `Unable to place order: An order is worth at most A$1,000,000.00. ${told}`,
    )
  })
})

describe('SH-19: an order that is paid later empties no shelf', () => {
  const by = (paymentMethod: string, quantity: number, stock?: number) =>
    problemOf({ cart: { paymentMethod }, lines: [{ ...kit, quantity }], ...(stock && { stock }) })

  test('some pieces from stock are kept until the money is there', () => {
    expect(by('banktransfer', MAX_UNPAID_FROM_STOCK, 250)).toBeUndefined()
  })

  test('more of them are paid at once', () => {
    expect(by('banktransfer', MAX_UNPAID_FROM_STOCK + 1, 250)?.message).toBe(
      'Unable to place order: We keep at most 20 pieces from stock aside for an order that is paid later. Please pay by card, order fewer, or ask us about all of them.',
    )
    expect(by('card', MAX_UNPAID_FROM_STOCK + 1, 250)).toBeUndefined()
  })

  test('what is made to order waits on no shelf', () => {
    expect(by('banktransfer', MAX_UNPAID_FROM_STOCK + 1)).toBeUndefined()
  })
})

describe('a cart stays a cart', () => {
  test.each<[string, Case, string]>([
    ['is empty', { lines: [] }, 'Cart does not contain products.'],
    [
      'holds what is sold out',
      { stock: 0 },
      'Some of the products are out of stock. This product is out of stock.',
    ],
    ['is a guest’s and holds a membership', { lines: [kit, membership] }, MEMBERS_SIGN_IN],
    [
      'has no delivery address',
      { cart: { shippingAddress: null } },
      'The shipping address is missing. Set the address and try again.',
    ],
    [
      'goes abroad',
      { cart: { shippingAddress: { ...address, countryCode: 'NZ' } } },
      "Some addresses can't be used due to the configurations for specific countries.",
    ],
    [
      'goes to nobody',
      { cart: { shippingAddress: { ...address, firstName: '' } } },
      'Please check the shipping address information. First Name: This is a required field.',
    ],
    ['has no bill', { cart: { billingAddress: null } }, 'Please check the billing address information.'],
    [
      'has a bill to nobody',
      { cart: { billingAddress: { ...address, lastName: '' } } },
      'Please check the billing address information. Last Name: This is a required field.',
    ],
    [
      'has no delivery method',
      { cart: { shippingChoice: null } },
      'The shipping method is missing. Select the shipping method and try again.',
    ],
    [
      'has no payment method',
      { cart: { paymentMethod: null } },
      'Enter a valid payment method and try again.',
    ],
    ['has no card', { cart: { paymentToken: null } }, 'Enter a valid payment method and try again.'],
  ])('that %s', (_, parts, sentence) => {
    expect(problemOf(parts)).toEqual({
      code: 'UNABLE_TO_PLACE_ORDER',
      message: `Unable to place order: ${sentence}`,
    })
  })

  test.each([null, '', 'robin'])('whose e-mail is %j', (email) => {
    expect(problemOf({ email })).toEqual({
      code: 'GUEST_EMAIL_MISSING',
      message: 'Guest email for cart is missing.',
    })
  })

  test('that goes beyond the delivery range', () => {
    expect(problemOf({ range: ['3000', '3999'] })?.message).toContain('Please check the shipping address')
  })

  test('a customer buys a membership', () => {
    expect(problemOf({ cart: { customerId: 7 }, lines: [kit, membership] })).toBeUndefined()
  })
})

test('a cart that no carrier takes says why', () => {
  const cart = readyCart()
  const refused = {
    ...cart,
    chosenOffer: undefined,
    offers: [{ ...cart.offers[0]!, unavailableReason: 'No lockers.' }],
  }
  const result = readyToOrder(refused, {
    email: cart.email,
    configuration: new Map(),
    postcodeRange: undefined,
    gateway,
  })
  expect(result).toMatchObject({
    refusal: {
      message:
        'Unable to place order: The shipping method is missing. Select the shipping method and try again. No lockers.',
    },
  })
})

test('what cannot be ordered is said in the contract’s sentence first, then exactly', () => {
  expect(unable('No.').refusal.message).toBe('Unable to place order: No.')
  expect(unable('No.', 'Because.').refusal.message).toBe('Unable to place order: No. Because.')
})

test('an order keeps of an address what a parcel needs, and nothing else', () => {
  expect(plainAddress({ ...address, vatId: '1', customerAddressId: 4, saveInAddressBook: true })).toEqual(
    address,
  )
})
