/** A customer registers, signs in, shops and looks back, by a Venia-like storefront's own documents over HTTP. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProcess, openTestShop } from '../caching/testing.ts'
import { aDesignRevision, anAddressInput, aSku } from '../testing/builders.ts'
import { at, type Client, storefrontClient } from './storefront.ts'

const shop = await openTestShop()
const { url } = await aProcess(shop)
const password = 'Canvas-print-7'

async function aCustomer(): Promise<Client & { email: string }> {
  const client = storefrontClient(`${url}/caching/graphql`)
  const email = `${randomUUID()}@example.com`
  const input = { firstname: 'Robin', lastname: 'Marsh', email, password, is_subscribed: true }
  const made = await client.send('Register', { input })
  expect(at(made, 'createCustomer', 'customer')).toMatchObject({ firstname: 'Robin', email })
  const signedIn = await client.send('SignIn', { email, password })
  client.token = String(at(signedIn, 'generateCustomerToken', 'token'))
  return Object.assign(client, { email })
}

test('H-30, H-31: after signing in the customer’s cart is fetched and takes over what the guest chose, and the order is in the history', async () => {
  const guest = storefrontClient(`${url}/caching/graphql`)
  const guestCart = at(await guest.send('CreateGuestCart'), 'createGuestCart', 'cart', 'id')
  const design_revision = await aDesignRevision(shop.db)
  await guest.send('AddToCart', { cartId: guestCart, items: [{ sku: aSku, quantity: 1, design_revision }] })

  const customer = await aCustomer()
  const cartId = at(await customer.send('CartOfTheCustomer'), 'customerCart', 'id')
  await customer.send('AddToCart', { cartId, items: [{ sku: aSku, quantity: 1, design_revision }] })
  const merged = await customer.send('MergeCarts', { source: guestCart, destination: cartId })
  expect(at(merged, 'mergeCarts')).toMatchObject({ id: cartId, total_quantity: 2, items: [{ quantity: 2 }] })
  expect(await customer.refusal('MergeCarts', { source: guestCart, destination: cartId })).toMatchObject({
    category: 'graphql-no-such-entity',
  })

  const { country_code, region, ...parts } = anAddressInput
  const saved = await customer.send('SaveAddress', {
    address: {
      ...parts,
      country_code: 'AU',
      region: { region_code: region },
      default_shipping: true,
      default_billing: true,
    },
  })
  const addressId = at(saved, 'createCustomerAddress', 'id')
  const shipping = await customer.send('SetSavedShippingAddress', { cartId, addressId })
  const methods = at(
    shipping,
    'setShippingAddressesOnCart',
    'cart',
    'shipping_addresses',
    0,
    'available_shipping_methods',
  )
  const { carrier_code, method_code } = at(methods, 0) as { carrier_code: string; method_code: string }
  await customer.send('SetShippingMethod', { cartId, method: { carrier_code, method_code } })
  await customer.send('SetBillingAddress', { cartId, billing: { same_as_shipping: true } })
  await customer.send('SetPaymentMethod', { cartId, method: { code: 'banktransfer' } })
  const placed = await customer.send('PlaceOrder', { cartId })
  expect(at(placed, 'placeOrder', 'errors')).toEqual([])
  const number = at(placed, 'placeOrder', 'orderV2', 'number')

  const history = await customer.send('OrderHistory', { filter: { number: { eq: number } } })
  expect(at(history, 'customer', 'orders')).toMatchObject({
    total_count: 1,
    items: [{ number, available_actions: expect.arrayContaining(['REORDER']) }],
  })
  const again = await customer.send('Reorder', { number })
  expect(at(again, 'reorderItems')).toMatchObject({ cart: { total_quantity: 2 }, userInputErrors: [] })

  const profile = at(await customer.send('Profile'), 'customer')
  expect(profile).toMatchObject({
    email: customer.email,
    default_shipping: String(addressId),
    customerCart: { id: at(again, 'reorderItems', 'cart', 'id') },
  })
  expect(await customer.refusal('DeleteAddress', { id: addressId })).toEqual({
    message: 'This address is set as default address and can not be deleted.',
    category: 'graphql-input',
  })
  await customer.send('Balances')
  await customer.send('Wishlists')

  expect(at(await customer.send('SignOut'), 'revokeCustomerToken', 'result')).toBe(true)
  expect(await customer.refusal('HeaderGreeting')).toEqual({
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  })
}, 90_000)

test('S-07: customers of different groups are answered the same but for what the API says of prices', async () => {
  const customers = [await aCustomer(), await aCustomer()]
  const pages = await Promise.all(
    customers.map((one) => one.send('ProductPage', { urlKey: 'custom-canvas-print' })),
  )
  expect(pages[0]).toEqual(pages[1])
})

test('wishlists: put in, taken to the cart', async () => {
  const customer = await aCustomer()
  const id = at(await customer.send('Wishlists'), 'customer', 'wishlist', 'id')
  const put = await customer.send('AddToWishlist', { id, items: [{ sku: 'SAMPLE-KIT', quantity: 1 }] })
  expect(at(put, 'addProductsToWishlist')).toMatchObject({ user_errors: [], wishlist: { items_count: 1 } })
  const taken = await customer.send('WishlistToCart', { id })
  expect(at(taken, 'addWishlistItemsToCart')).toMatchObject({ status: true })
  expect(at(await customer.send('CartOfTheCustomer'), 'customerCart', 'total_quantity')).toBe(1)
}, 60_000)
