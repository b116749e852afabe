import { getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { addLines } from '../cart/commands/add-lines.ts'
import { aCart, aLine, anAddressInput, aSku, byGuest } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { schema } from '../wiring/schema.ts'

const shop = await openTestShop()

const CART = `id email
  shipping_addresses { uid firstname lastname street city postcode telephone company country { code label } region { code label }
    customer_notes same_as_billing
    available_shipping_methods { carrier_code carrier_title method_code method_title available error_message
      amount { value } price_incl_tax { value } price_excl_tax { value } minimum_days maximum_days additional_information { free_shipping } }
    selected_shipping_method { carrier_code method_code amount { value } } }
  billing_address { firstname postcode }
  available_payment_methods { code title is_deferred }
  selected_payment_method { code title }
  prices { grand_total { value } }`
const calls = {
  setGuestEmailOnCart: 'SetGuestEmailOnCartInput',
  setShippingAddressesOnCart: 'SetShippingAddressesOnCartInput',
  setBillingAddressOnCart: 'SetBillingAddressOnCartInput',
  setShippingMethodsOnCart: 'SetShippingMethodsOnCartInput',
  setPaymentMethodOnCart: 'SetPaymentMethodOnCartInput',
}
type Call = keyof typeof calls
const operation = (call: Call) =>
  `mutation ($input: ${calls[call]}) { ${call}(input: $input) { cart { ${CART} } } }`
const set = async (call: Call, cart_id: string, input: object) =>
  (await shop.ask(operation(call), { input: { cart_id, ...input } }))[call].cart
const refusalOf = async (call: Call, cart_id: string, input: object) =>
  (await shop.send(operation(call), { input: { cart_id, ...input } })).errors?.[0]

const ship = (cartId: string, address: object = anAddressInput) =>
  set('setShippingAddressesOnCart', cartId, { shipping_addresses: [{ address }] })
const choose = (cartId: string, method_code: string, carrier_code = 'keepsake') =>
  set('setShippingMethodsOnCart', cartId, { shipping_methods: [{ carrier_code, method_code }] })
const place = async (id: string) =>
  (
    await shop.ask(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } } }',
      { id },
    )
  ).placeOrder

/** A cart that only needs placing, made by the calls that a browser sends. */
async function readyCart(parts: { sku?: string; address?: object } = {}): Promise<string> {
  const cartId = await aCart(shop, { lines: [{ sku: parts.sku ?? aSku }] })
  await set('setGuestEmailOnCart', cartId, { email: 'robin@example.com' })
  const { shipping_addresses } = await ship(cartId, { ...anAddressInput, ...parts.address })
  const [offer] = shipping_addresses[0].available_shipping_methods
  if (offer.available) await choose(cartId, 'standard', offer.carrier_code)
  await set('setBillingAddressOnCart', cartId, { billing_address: { same_as_shipping: true } })
  const token = await shop.ledger.addToken('approve', '1111')
  await set('setPaymentMethodOnCart', cartId, { payment_method: { code: 'card', card: { token } } })
  return cartId
}

describe('a guest’s way through the checkout', () => {
  it('K-01: e-mail, address, method, bill and card lead to an order', async () => {
    expect(await place(await readyCart())).toEqual({
      orderV2: { number: expect.stringMatching(/^1\d{8}$/) },
      errors: [],
    })
  })

  it('M-26: an address comes back as it was given, with its state by code and name', async () => {
    const cartId = await aCart(shop)
    const { shipping_addresses } = await ship(cartId, {
      ...anAddressInput,
      region: 'new south wales',
      company: 'Marsh & Co',
    })
    expect(shipping_addresses).toHaveLength(1)
    expect(shipping_addresses[0]).toMatchObject({
      uid: cartId,
      firstname: 'Robin',
      street: ['12 Harbour Street'],
      company: 'Marsh & Co',
      country: { code: 'AU', label: 'Australia' },
      region: { code: 'NSW', label: 'New South Wales' },
      same_as_billing: false,
      selected_shipping_method: null,
    })
  })

  it('K-09, K-11: methods come with price, GST-free price and days', async () => {
    const { shipping_addresses } = await ship(await aCart(shop))
    expect(shipping_addresses[0].available_shipping_methods).toEqual([
      expect.objectContaining({
        carrier_code: 'keepsake',
        method_code: 'standard',
        method_title: 'Standard',
        available: true,
        error_message: null,
        amount: { value: 14.99 },
        price_incl_tax: { value: 14.99 },
        price_excl_tax: { value: 13.63 },
        minimum_days: 2,
        maximum_days: 7,
      }),
      expect.objectContaining({
        method_code: 'express',
        amount: { value: 19.99 },
        minimum_days: 3,
        maximum_days: 5,
      }),
      expect.objectContaining({
        method_code: 'priority',
        amount: { value: 29.99 },
        minimum_days: 2,
        maximum_days: 3,
      }),
    ])
  })

  it('M-27: choosing a method puts its price into the total', async () => {
    const cartId = await aCart(shop)
    await ship(cartId)
    const cart = await choose(cartId, 'priority')
    expect(cart.shipping_addresses[0].selected_shipping_method).toEqual({
      carrier_code: 'keepsake',
      method_code: 'priority',
      amount: { value: 29.99 },
    })
    expect(cart.prices.grand_total.value).toBe(24.31 + 29.99)
  })

  it('the bill may go to another address, and that may become the delivery address too', async () => {
    const cartId = await aCart(shop)
    await ship(cartId)
    const address = { ...anAddressInput, firstname: 'Alex' }
    const apart = await set('setBillingAddressOnCart', cartId, { billing_address: { address } })
    expect(apart.billing_address.firstname).toBe('Alex')
    expect(apart.shipping_addresses[0]).toMatchObject({ firstname: 'Robin', same_as_billing: false })
    const both = await set('setBillingAddressOnCart', cartId, {
      billing_address: { address, use_for_shipping: true },
    })
    expect(both.shipping_addresses[0]).toMatchObject({ firstname: 'Alex', same_as_billing: true })
  })

  it('K-28, K-29: the methods are offered, and the one chosen by its code is shown', async () => {
    const cartId = await aCart(shop)
    await ship(cartId)
    const cart = await set('setPaymentMethodOnCart', cartId, { payment_method: { code: 'card' } })
    expect(cart.available_payment_methods).toEqual([
      { code: 'card', title: 'Credit or debit card', is_deferred: false },
      { code: 'banktransfer', title: 'Bank transfer', is_deferred: true },
      { code: 'checkmo', title: 'Cheque or money order', is_deferred: true },
    ])
    expect(cart.selected_payment_method).toEqual({ code: 'card', title: 'Credit or debit card' })
  })
})

describe('K-29, SH-23: how to pay', () => {
  it('has no place for a card number: only what the gateway’s own fields gave back', async () => {
    const fieldsOf = (name: string): string[] => {
      const type = schema.getType(name)
      if (!isInputObjectType(type)) return []
      return Object.values(type.getFields()).flatMap((field) => {
        const inner = fieldsOf(getNamedType(field.type).name)
        return inner.length > 0 ? inner : [field.name]
      })
    }
    // Those of gateways that the shop does not use are read and dropped.
    expect([...new Set(fieldsOf('PaymentMethodInput'))]).toEqual([
      'code',
      'purchase_order_number',
      'cc_exp_month',
      'cc_exp_year',
      'cc_last_4',
      'cc_type',
      'is_active_payment_token_enabler',
      'device_data',
      'payment_method_nonce',
      'public_hash',
      'opaque_data_descriptor',
      'opaque_data_value',
      'cancel_url',
      'return_url',
      'payer_id',
      'token',
      'error_url',
    ])
  })

  it('is refused when a card number comes all the same, and nothing of it is kept', async () => {
    const id = await aCart(shop)
    await ship(id)
    const payment_method = { code: 'card', card: { token: 'x', number: '4111111111111111' } }
    const { errors } = await shop.send(
      'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
      { input: { cart_id: id, payment_method } },
    )
    expect(errors?.[0]?.extensions?.category).toBe('graphql')
    const kept = await shop.db.execute(`select payment_method, payment_token from carts where id = '${id}'`)
    expect(kept.rows).toEqual([{ payment_method: null, payment_token: null }])
  })
})

describe('a canvas too large for the post', () => {
  const sku = 'CANVAS-100X150-P-D38-IMAGE-MATTE'

  it('travels by courier', async () => {
    expect((await place(await readyCart({ sku }))).errors).toEqual([])
  })

  it('cannot go to a PO box, and the cart says why', async () => {
    const cartId = await readyCart({ sku, address: { street: ['PO Box 12'] } })
    const sentence = expect.stringContaining('couriers cannot deliver to PO boxes or lockers')
    const { shipping_addresses } = await set('setGuestEmailOnCart', cartId, { email: 'a@example.com' })
    expect(shipping_addresses[0].available_shipping_methods[0]).toMatchObject({
      available: false,
      error_message: sentence,
    })
    const refused = await refusalOf('setShippingMethodsOnCart', cartId, {
      shipping_methods: [{ carrier_code: 'courier', method_code: 'standard' }],
    })
    expect(refused?.message).toEqual(sentence)
    expect((await place(cartId)).errors[0].message).toEqual(sentence)
  })

  it('a small canvas may go to a PO box', async () => {
    expect((await place(await readyCart({ address: { street: ['PO Box 12'] } }))).errors).toEqual([])
  })

  it('added after the method was chosen asks for the method again', async () => {
    const cartId = await readyCart()
    await addLines(shop, byGuest(cartId), [await aLine(shop.db, { sku })])
    expect((await place(cartId)).errors[0].message).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    )
  })
})

describe('what is refused on the way, in the contract’s words', () => {
  const address = anAddressInput
  it.each<[Call, object, string]>([
    ['setGuestEmailOnCart', { email: 'robin' }, 'Invalid email format'],
    ['setGuestEmailOnCart', { email: '' }, 'Required parameter "email" is missing'],
    [
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ address }, { address }] },
      'You cannot specify multiple shipping addresses.',
    ],
    [
      'setShippingAddressesOnCart',
      { shipping_addresses: [{}] },
      'The shipping address must contain either "customer_address_id" or "address".',
    ],
    [
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ address, customer_address_id: 1 }] },
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ customer_address_id: 7 }] },
      "The current customer isn't authorized.",
    ],
    [
      'setBillingAddressOnCart',
      { billing_address: {} },
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    ],
    [
      'setBillingAddressOnCart',
      { billing_address: { same_as_shipping: true } },
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    ],
    [
      'setShippingMethodsOnCart',
      { shipping_methods: [{ carrier_code: 'keepsake', method_code: 'standard' }] },
      'The shipping address is missing. Set the address and try again.',
    ],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: 'card' } },
      'The shipping address is missing. Set the address and try again.',
    ],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: 'cheque' } },
      'The requested Payment Method is not available.',
    ],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: '' } },
      'Required parameter "code" for "payment_method" is missing.',
    ],
  ])('%s %j', async (call, input, message) => {
    expect((await refusalOf(call, await aCart(shop), input))?.message).toBe(message)
  })

  it('a method that nobody offers, several methods, and a method for an empty cart', async () => {
    const cartId = await aCart(shop)
    await ship(cartId)
    const methods = (...shipping_methods: object[]) => ({ shipping_methods })
    const pigeon = { carrier_code: 'pigeon', method_code: 'post' }
    const message = async (input: object, id = cartId) =>
      (await refusalOf('setShippingMethodsOnCart', id, input))?.message
    expect(await message(methods(pigeon))).toBe('Carrier with such method not found: pigeon, post')
    expect(await message(methods(pigeon, pigeon))).toBe('You cannot specify multiple shipping methods.')
    expect(await message(methods(pigeon), await aCart(shop, { lines: [] }))).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    )
  })
})

describe('K-27: placing looks closely', () => {
  const prefix = 'Unable to place order: '

  it('any text is taken as a placeholder address, and refused as a real one', async () => {
    const address = {
      firstname: '-',
      lastname: '-',
      street: ['-'],
      city: '-',
      region: 'NSW',
      postcode: '-',
      telephone: '-',
    }
    const cartId = await readyCart({ address })
    expect((await place(cartId)).errors).toEqual([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: `${prefix}Please check the shipping address information. Postcode: Please enter a valid zip/postal code.`,
      },
    ])
  })

  it.each<[object, string]>([
    [
      { country_code: 'NZ' },
      "Some addresses can't be used due to the configurations for specific countries.",
    ],
    [
      { postcode: '3000' },
      'Please check the shipping address information. State: The postcode 3000 is in Victoria, not in New South Wales.',
    ],
    [
      { telephone: '12' },
      'Please check the shipping address information. Telephone: Please enter a valid phone.',
    ],
  ])('%j: %s', async (address, message) => {
    expect((await place(await readyCart({ address }))).errors[0].message).toBe(prefix + message)
  })

  it('says what is missing, one thing at a time, in the order of the checkout', async () => {
    const cartId = await aCart(shop, { lines: [] })
    const first = async () => (await place(cartId)).errors[0]
    expect(await first()).toEqual({
      code: 'UNABLE_TO_PLACE_ORDER',
      message: `${prefix}Cart does not contain products.`,
    })
    await addLines(shop, byGuest(cartId), [await aLine(shop.db)])
    expect(await first()).toEqual({
      code: 'GUEST_EMAIL_MISSING',
      message: 'Guest email for cart is missing.',
    })
    await set('setGuestEmailOnCart', cartId, { email: 'robin@example.com' })
    expect((await first()).message).toBe(
      `${prefix}The shipping address is missing. Set the address and try again.`,
    )
    await ship(cartId)
    expect((await first()).message).toBe(
      `${prefix}The shipping method is missing. Select the shipping method and try again.`,
    )
    await choose(cartId, 'standard')
    expect((await first()).message).toBe(`${prefix}Please check the billing address information.`)
    await set('setBillingAddressOnCart', cartId, { billing_address: { same_as_shipping: true } })
    expect((await first()).message).toBe(`${prefix}Enter a valid payment method and try again.`)
  })

  it('an unknown cart is a top-level error', async () => {
    const { errors } = await shop.send('mutation { placeOrder(input: { cart_id: "x" }) { errors { code } } }')
    expect(errors?.[0]?.extensions).toEqual({ category: 'graphql-no-such-entity', code: 'CART_ERROR' })
  })
})

it('K-16: changing the configuration changes days and prices within seconds', async () => {
  const cartId = await aCart(shop)
  await ship(cartId)
  await shop.db.execute(`update configuration set value = '12' where key = 'standard_ship_days'`)
  shop.clock.advance(6_000)
  const { shipping_addresses } = await ship(cartId)
  expect(shipping_addresses[0].available_shipping_methods[0].maximum_days).toBe(12)
})
