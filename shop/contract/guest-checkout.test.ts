/** A guest buys, by a Venia-like storefront's own documents over HTTP, through the proxy that browsers use. */
import { describe, expect, test } from 'vitest'
import { aProcess, openTestShop } from '../caching/testing.ts'
import { aDesignRevision, anAddressInput, aSku } from '../testing/builders.ts'
import { at, storefrontClient } from './storefront.ts'

const shop = await openTestShop()
const { url } = await aProcess(shop)
const client = () => storefrontClient(`${url}/caching/graphql`)

const address = { ...anAddressInput, save_in_address_book: false }

describe('a guest with a print', () => {
  test('finds it, chooses it, pays by bank transfer and reads the order again', async () => {
    const guest = client()
    const page = await guest.send('ProductPage', { urlKey: 'custom-canvas-print' })
    expect(at(page, 'products', 'items', 0)).toMatchObject({
      sku: expect.any(String),
      price_range: expect.anything(),
    })
    expect(await guest.send('Search', { text: 'canvas' })).toMatchObject({
      products: { items: expect.arrayContaining([expect.objectContaining({ sku: expect.any(String) })]) },
    })

    const cartId = at(await guest.send('CreateGuestCart'), 'createGuestCart', 'cart', 'id')
    expect(cartId).toMatch(/^\w{32}$/)
    const design_revision = await aDesignRevision(shop.db)
    const added = await guest.send('AddToCart', {
      cartId,
      items: [{ sku: aSku, quantity: 2, design_revision }],
    })
    expect(at(added, 'addProductsToCart', 'user_errors')).toEqual([])
    expect(at(added, 'addProductsToCart', 'cart', 'total_quantity')).toBe(2)
    const uid = at(added, 'addProductsToCart', 'cart', 'items', 0, 'uid')
    const changed = await guest.send('ChangeLines', {
      input: { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: 1 }] },
    })
    expect(at(changed, 'updateCartItems', 'cart', 'total_quantity')).toBe(1)
    expect(at(await guest.send('CartCount', { cartId }), 'cart', 'total_quantity')).toBe(1)

    await guest.send('SetGuestEmail', { cartId, email: 'robin@example.com' })
    const shipping = await guest.send('SetShippingAddress', { cartId, address })
    const methods = at(
      shipping,
      'setShippingAddressesOnCart',
      'cart',
      'shipping_addresses',
      0,
      'available_shipping_methods',
    )
    const { carrier_code, method_code } = at(methods, 0) as { carrier_code: string; method_code: string }
    await guest.send('SetShippingMethod', { cartId, method: { carrier_code, method_code } })
    await guest.send('SetBillingAddress', { cartId, billing: { same_as_shipping: true } })
    expect(
      at(await guest.send('PaymentMethods', { cartId }), 'cart', 'available_payment_methods'),
    ).toContainEqual(expect.objectContaining({ code: 'banktransfer' }))
    await guest.send('SetPaymentMethod', { cartId, method: { code: 'banktransfer' } })
    const cart = await guest.send('CartDetails', { cartId })
    const total = at(cart, 'cart', 'prices', 'grand_total', 'value')

    const placed = await guest.send('PlaceOrder', { cartId })
    expect(at(placed, 'placeOrder', 'errors')).toEqual([])
    const order = at(placed, 'placeOrder', 'orderV2')
    expect(at(order, 'total', 'grand_total', 'value')).toBe(total)
    expect(at(order, 'items', 0)).toMatchObject({ product_sku: aSku, quantity_ordered: 1 })
    const number = at(order, 'number')
    const found = await guest.send('GuestOrder', {
      input: { number, email: 'robin@example.com', lastname: 'Marsh' },
    })
    for (const token of [at(order, 'token'), at(found, 'guestOrder', 'token')]) {
      const byToken = await guest.send('GuestOrderByToken', { token })
      expect(at(byToken, 'guestOrderByToken', 'number')).toBe(number)
    }
    expect(await guest.refusal('CartDetails', { cartId })).toEqual({
      message: "The cart isn't active.",
      category: 'graphql-no-such-entity',
    })
  }, 60_000)

  test('M-23: asks for parts of the cart by flags, and gets those parts only', async () => {
    const guest = client()
    const cartId = at(await guest.send('CreateGuestCart'), 'createGuestCart', 'cart', 'id')
    const none = { withItems: false, withAddresses: false, withPayment: false, withExtras: false }
    expect(await guest.send('CartDetails', { cartId, ...none })).toEqual({
      cart: { id: cartId, total_quantity: 0 },
    })
    const all = await guest.send('CartDetails', { cartId })
    expect(all).toMatchObject({ cart: { items: [], shipping_addresses: [], applied_coupons: null } })
  })
})

test('a gift certificate alone is virtual: no address, no delivery method', async () => {
  const guest = client()
  const page = await guest.send('ProductPage', { urlKey: 'gift-certificate' })
  const options = at(page, 'products', 'items', 0, 'gift_card_options') as { uid: string; title: string }[]
  expect(options.length).toBeGreaterThan(3)
  const uid = (field: string) => btoa(`giftcard/${field}`)
  const entered: [string, string][] = [
    ['custom_giftcard_amount', '50'],
    ['giftcard_sender_name', 'Robin'],
    ['giftcard_sender_email', 'robin@example.com'],
    ['giftcard_recipient_name', 'Kim'],
    ['giftcard_recipient_email', 'kim@example.com'],
    ['giftcard_message', 'For your wall'],
  ]
  const cartId = at(await guest.send('CreateGuestCart'), 'createGuestCart', 'cart', 'id')
  const added = await guest.send('AddToCart', {
    cartId,
    items: [
      {
        sku: 'GiftCert',
        quantity: 1,
        entered_options: entered.map(([field, value]) => ({ uid: uid(field), value })),
      },
    ],
  })
  expect(at(added, 'addProductsToCart', 'user_errors')).toEqual([])
  const cart = at(await guest.send('CartDetails', { cartId }), 'cart')
  expect(cart).toMatchObject({ is_virtual: true, isVirtual: true, allow_shipping: false })
  expect(at(cart, 'items', 0)).toMatchObject({
    __typename: 'GiftCardCartItem',
    amount: { value: 50 },
    recipient_email: 'kim@example.com',
  })
  await guest.send('SetGuestEmail', { cartId, email: 'robin@example.com' })
  await guest.send('SetBillingAddress', { cartId, billing: { address } })
  await guest.send('SetPaymentMethod', { cartId, method: { code: 'banktransfer' } })
  const placed = await guest.send('PlaceOrder', { cartId })
  expect(at(placed, 'placeOrder', 'errors')).toEqual([])
  expect(at(placed, 'placeOrder', 'orderV2')).toMatchObject({
    is_virtual: true,
    total: { grand_total: { value: 50 } },
  })
}, 60_000)

test('K-29: a client of Braintree hears in its own words that the shop does not use it', async () => {
  const guest = client()
  expect(await guest.refusal('BraintreeToken')).toEqual({
    message: 'The Braintree payment method is not active.',
    category: 'graphql-input',
  })
  const cartId = at(await guest.send('CreateGuestCart'), 'createGuestCart', 'cart', 'id')
  const design_revision = await aDesignRevision(shop.db)
  const input = { cart_id: cartId, cart_items: [{ data: { sku: aSku, quantity: 1, design_revision } }] }
  await guest.send('AddSimpleProducts', { input })
  await guest.send('SetShippingAddress', { cartId, address })
  const braintree = { payment_method_nonce: 'fake-valid-nonce', is_active_payment_token_enabler: false }
  expect(
    await guest.refusal('SetPaymentMethod', { cartId, method: { code: 'braintree', braintree } }),
  ).toEqual({
    message: 'The requested Payment Method is not available.',
    category: 'graphql-input',
  })
})

test('reads everything that stands around the shop', async () => {
  const guest = client()
  expect(await guest.send('StoreFacts')).toMatchObject({
    storeConfig: { id: 2, locale: 'en_AU', base_currency_code: 'AUD', default_country: 'AU' },
  })
  expect(at(await guest.send('Countries'), 'countries')).toContainEqual(expect.objectContaining({ id: 'AU' }))
  await guest.send('Settings', { fields: ['free_shipping_price'] })
  await guest.send('Offer', {})
  await guest.send('Blog', { post: 'none' })
  await guest.send('Templates', {})
  await guest.send('Captcha', { form: 'CONTACT' })
  await guest.send('Ratings')
  await guest.send('Agreements')
  await guest.send('CategoryPage', { filters: {} })
  await guest.send('MenuOfOldClients')
  expect(await guest.send('Route', { url: '/custom-canvas-print' })).toMatchObject({
    route: { redirect_code: 0, type: 'PRODUCT' },
    urlResolver: { redirectCode: 0, type: 'PRODUCT' },
  })
  expect(await guest.send('Route', { url: 'no-such-page' })).toEqual({ route: null, urlResolver: null })
}, 60_000)
