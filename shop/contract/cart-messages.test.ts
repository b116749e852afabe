/** What is refused on the way to an order, in the contract's words (§3.3), through the door that clients use. */
import { describe, test } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { aCart, anAddress, anAddressInput, aReadyCart, aSku } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon, aGiftCard } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'
import { expectTold, type Occasions, openDoor } from './testing/told.ts'
import { messagesOfCarts, messagesOfTheCheckout } from './written/messages.ts'

const shop = await openTestShop()
const { answerTo, told, toldBy, toldInside } = await openDoor(shop)

const CART = 'query ($id: String!) { cart(cart_id: $id) { id } }'
const ADD = `mutation ($id: String!, $item: CartItemInput!) {
  addProductsToCart(cartId: $id, cartItems: [$item]) { user_errors { message } } }`
const PLACE = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } } }'
const KIT = 'SAMPLE-KIT'

const add = async (item: object) => toldInside(ADD, { id: await aCart(shop), item }, 'user_errors')
const customersCart = async (token: string): Promise<string> =>
  (await answerTo('{ customerCart { id } }', {}, { token })).data.customerCart.id

/** What adding goods says while their row in the catalogue is changed. */
async function addWhile(change: string, quantity = 1) {
  const [before] = (await shop.db.execute(`select stock, price_cents from products where sku = '${KIT}'`))
    .rows
  await shop.db.execute(`update products set ${change} where sku = '${KIT}'`)
  try {
    return await add({ sku: KIT, quantity })
  } finally {
    await shop.db.execute(
      `update products set stock = ${before?.stock}, price_cents = ${before?.price_cents} where sku = '${KIT}'`,
    )
  }
}

const carts: Occasions<typeof messagesOfCarts> = {
  'Could not find a cart with ID "<id>"': () => told(CART, { id: 'nothing' }),
  'The current user cannot perform operations on cart "<id>"': async () =>
    told(CART, { id: await customersCart((await aSignedInCustomer(shop)).token) }),
  "The cart isn't active.": async () => {
    const id = await aReadyCart(shop)
    await answerTo(PLACE, { id })
    return told(CART, { id })
  },
  'Current user does not have an active cart.': async () => {
    const { token } = await aSignedInCustomer(shop)
    const merge = 'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }'
    const id = await aCart(shop)
    await answerTo(merge, { id }, { token })
    return told(merge, { id }, { token })
  },
  'Wrong store code specified for cart "<id>"': async () => {
    const create = 'mutation { createGuestCart { cart { id } } }'
    const { data } = await answerTo(create, {}, { store: 'canvas_au' })
    return told(CART, { id: data.createGuestCart.cart.id }, { store: 'neon_au' })
  },
  'Required parameter "cart_id" is missing': () => told(CART, { id: '' }),
  "Use 'Query.customerCart' for logged in customer.": async () =>
    toldBy('createGuestCart', null, await aSignedInCustomer(shop)),
  'Cart with ID "<id>" already exists.': async () =>
    toldBy('createGuestCart', { cart_uid: await aCart(shop) }),
  'Cart ID length should to be 32 symbols.': () => toldBy('createGuestCart', { cart_uid: 'short' }),
  "Cart doesn't contain the <id> item.": async () =>
    toldBy('removeItemFromCart', { cart_id: await aCart(shop), cart_item_id: 987_654 }),
  'Could not find a product with SKU "<sku>"': () => add({ sku: 'NONE', quantity: 1 }),
  'Product that you are trying to add is not available.': () => addWhile('price_cents = null'),
  'This product is out of stock.': () => addWhile('stock = 0'),
  'The requested qty is not available': () => addWhile('stock = 2', 3),
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.": () =>
    add({ sku: aSku, quantity: 1 }),
  "The coupon code isn't valid. Verify the code and try again.": async () =>
    toldBy('applyCouponToCart', { cart_id: await aCart(shop), coupon_code: 'made-up' }),
  'A coupon is already applied to the cart. Please remove it to apply another': async () => {
    const cart_id = await aCart(shop)
    const apply =
      'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }'
    await answerTo(apply, { input: { cart_id, coupon_code: await aCoupon(shop) } })
    return told(apply, { input: { cart_id, coupon_code: await aCoupon(shop) } })
  },
  'Cart does not contain products.': async () =>
    toldBy('applyCouponToCart', {
      cart_id: await aCart(shop, { lines: [] }),
      coupon_code: await aCoupon(shop),
    }),
  "The gift card code couldn't be added. Verify your information and try again.": async () =>
    toldBy('applyGiftCardToCart', { cart_id: await aCart(shop), gift_card_code: 'KS-MADE-UP' }),
  "The gift card couldn't be deleted from the quote.": async () =>
    toldBy('removeGiftCardFromCart', {
      cart_id: await aCart(shop),
      gift_card_code: await aGiftCard(shop, 1000),
    }),
  'Gift card not found': () => told('{ giftCardAccount(input: { gift_card_code: "KS-MADE-UP" }) { code } }'),
}

const address = anAddressInput
const pigeon = { carrier_code: 'pigeon', method_code: 'post' }
const ship = async (shipping_addresses: object[]) =>
  toldBy('setShippingAddressesOnCart', { cart_id: await aCart(shop), shipping_addresses })
const bill = async (billing_address: object) =>
  toldBy('setBillingAddressOnCart', { cart_id: await aCart(shop), billing_address })
const choose = async (shipping_methods: object[], cart_id: string) =>
  toldBy('setShippingMethodsOnCart', { cart_id, shipping_methods })
const payWith = async (code: string) =>
  toldBy('setPaymentMethodOnCart', { cart_id: await aCart(shop), payment_method: { code } })
/** A cart with an address, so that methods are offered. */
async function anAddressedCart() {
  const id = await aCart(shop)
  await changeCart(shop.db, id, { shippingAddress: anAddress() }, shop.clock.now())
  return id
}
/** What placing says of a cart that lacked nothing before this change. */
async function placeWith(change: Parameters<typeof changeCart>[2]) {
  const id = await aReadyCart(shop)
  await changeCart(shop.db, id, change, shop.clock.now())
  return toldInside(PLACE, { id }, 'errors')
}

const checkout: Occasions<typeof messagesOfTheCheckout> = {
  'Invalid email format': async () =>
    toldBy('setGuestEmailOnCart', { cart_id: await aCart(shop), email: 'robin' }),
  'The request is not allowed for logged in customers': async () => {
    const customer = await aSignedInCustomer(shop)
    const cart_id = await customersCart(customer.token)
    return toldBy('setGuestEmailOnCart', { cart_id, email: 'robin@example.com' }, customer)
  },
  'You cannot specify multiple shipping addresses.': () => ship([{ address }, { address }]),
  'The shipping address must contain either "customer_address_id" or "address".': () => ship([{}]),
  'The shipping address cannot contain "customer_address_id" and "address" at the same time.': () =>
    ship([{ address, customer_address_id: 1 }]),
  'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".': () =>
    bill({}),
  'The billing address cannot contain "customer_address_id" and "address" at the same time.': () =>
    bill({ address, customer_address_id: 1 }),
  'Could not use the "same_as_shipping" option, because the shipping address has not been set.': () =>
    bill({ same_as_shipping: true }),
  'Carrier with such method not found: <carrier>, <method>': async () =>
    choose([pigeon], await anAddressedCart()),
  'You cannot specify multiple shipping methods.': async () =>
    choose([pigeon, pigeon], await anAddressedCart()),
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.": async () =>
    choose([pigeon], await aCart(shop, { lines: [] })),
  'The requested Payment Method is not available.': () => payWith('cheque'),
  'The shipping address is missing. Set the address and try again.': () => payWith('card'),
  'Required parameter "code" for "payment_method" is missing.': () => payWith(''),
  'Guest email for cart is missing.': () => placeWith({ email: null }),
  "Unable to place order: Some addresses can't be used due to the configurations for specific countries.":
    () => placeWith({ shippingAddress: anAddress({ countryCode: 'NZ' }) }),
  'Unable to place order: The shipping method is missing. Select the shipping method and try again.': () =>
    placeWith({ shippingChoice: null }),
  'Unable to place order: Please check the billing address information.': () =>
    placeWith({ billingAddress: null }),
  'Unable to place order: Enter a valid payment method and try again.': () =>
    placeWith({ paymentMethod: null }),
  'Unable to place order: Some of the products are out of stock. <detail>': async () => {
    const id = await aReadyCart(shop)
    await answerTo(ADD, { id, item: { sku: KIT, quantity: 2 } })
    const setStock = (stock: number) =>
      shop.db.execute(`update products set stock = ${stock} where sku = '${KIT}'`)
    await setStock(1)
    const answer = await toldInside(PLACE, { id }, 'errors')
    await setStock(250)
    return answer
  },
}

describe('§3.3: carts refuse in the contract’s words', () => {
  test.each(Object.entries(messagesOfCarts))('%s', async (written, category) => {
    expectTold(await carts[written as keyof typeof carts](), written, category)
  })
})

describe('§3.3: so does the checkout', () => {
  test.each(Object.entries(messagesOfTheCheckout))('%s', async (written, category) => {
    expectTold(await checkout[written as keyof typeof checkout](), written, category)
  })

  test('a billing address with a wrong part is told with the part', async () => {
    const billingAddress = anAddress({ telephone: '12' })
    expectTold(
      await placeWith({ billingAddress }),
      'Unable to place order: Please check the billing address information. Telephone: Please enter a valid phone.',
      'payload',
    )
  })
})
