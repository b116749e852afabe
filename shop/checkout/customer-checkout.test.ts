import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { uidOf } from '../api/uid.ts'
import { changeCart } from '../cart/store.ts'
import { customerAddresses } from '../customers/tables.ts'
import { orderLines } from '../orders/tables.ts'
import { aCart, anAddress, anAddressInput, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { type Call, certificate, checkoutCalls } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { set, refusalOf, place, orderOf, aVirtualCart, anAddressOf, aCustomersCart } = checkoutCalls(shop)

describe('a customer’s way through the checkout', () => {
  it('needs no e-mail: the order belongs to the account and its mail goes there', async () => {
    const { customer, id, visit } = await aCustomersCart()
    const addressId = await anAddressOf(customer.id)
    const shipping_addresses = [{ customer_address_id: addressId }]
    const cart = await set('setShippingAddressesOnCart', id, { shipping_addresses }, visit)
    expect(cart.shipping_addresses[0]).toMatchObject({
      firstname: 'Robin',
      customer_address_id: addressId,
      region: { code: 'NSW', region_id: expect.any(Number) },
    })
    const shipping_methods = [{ carrier_code: 'keepsake', method_code: 'standard' }]
    await set('setShippingMethodsOnCart', id, { shipping_methods }, visit)
    const billing_address = { customer_address_uid: uidOf(addressId) }
    await set('setBillingAddressOnCart', id, { billing_address }, visit)
    const payment_method = { code: 'card', card: { token: await shop.ledger.addToken('approve', '1111') } }
    await set('setPaymentMethodOnCart', id, { payment_method }, visit)

    const { orderV2, errors } = await place(id, visit)
    expect(errors).toEqual([])
    expect(orderV2.email).toBe(customer.email)
    expect(await orderOf(id)).toMatchObject({ customerId: customer.id, email: customer.email })
  })

  it('has no guest e-mail to set', async () => {
    const { id, visit } = await aCustomersCart()
    expect(await refusalOf('setGuestEmailOnCart', id, { email: 'robin@example.com' }, visit)).toMatchObject({
      message: 'The request is not allowed for logged in customers',
      extensions: { category: 'graphql-input' },
    })
  })

  it.each<[Call, (saved: object) => object]>([
    ['setShippingAddressesOnCart', (saved) => ({ shipping_addresses: [saved] })],
    ['setBillingAddressOnCart', (saved) => ({ billing_address: saved })],
  ])('%s: an address of somebody else, an unknown one, and one for a guest', async (call, input) => {
    const { id, visit } = await aCustomersCart()
    const theirs = await anAddressOf((await aSignedInCustomer(shop)).id)
    expect(await refusalOf(call, id, input({ customer_address_id: theirs }), visit)).toMatchObject({
      message: `Could not find a address with ID "${theirs}"`,
      extensions: { category: 'graphql-no-such-entity' },
    })
    expect(await refusalOf(call, id, input({ customer_address_id: 987654 }), visit)).toMatchObject({
      message: 'Could not find a address with ID "987654"',
      extensions: { category: 'graphql-no-such-entity' },
    })
    expect((await refusalOf(call, id, input({ customer_address_uid: 'zzz' }), visit))?.message).toBe(
      'Could not find a address with ID "zzz"',
    )
    const guests = await aCart(shop)
    expect((await refusalOf(call, guests, input({ customer_address_id: theirs })))?.message).toBe(
      "The current customer isn't authorized.",
    )
  })

  it('a new address goes into the address book when the order is placed, once', async () => {
    const { customer, id, visit } = await aCustomersCart()
    const address = { ...anAddressInput, prefix: 'Dr', vat_id: '51824753556', save_in_address_book: true }
    const cart = await set('setShippingAddressesOnCart', id, { shipping_addresses: [{ address }] }, visit)
    expect(cart.shipping_addresses[0]).toMatchObject({
      prefix: 'Dr',
      vat_id: '51824753556',
      save_in_address_book: true,
    })
    await set('setBillingAddressOnCart', id, { billing_address: { same_as_shipping: true } }, visit)
    const kept = () =>
      shop.db.select().from(customerAddresses).where(eq(customerAddresses.customerId, customer.id))
    expect(await kept()).toEqual([])
    await changeCart(
      shop.db,
      id,
      { shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' }, paymentMethod: 'banktransfer' },
      shop.clock.now(),
    )
    expect((await place(id, visit)).errors).toEqual([])
    expect(await kept()).toMatchObject([{ firstName: 'Robin', postcode: '2478' }])
  })
})

describe('J-20: nothing to send', () => {
  it('an order of a certificate needs no delivery address and no method', async () => {
    const id = await aVirtualCart()
    await set('setGuestEmailOnCart', id, { email: 'robin@example.com' })
    await set('setBillingAddressOnCart', id, { billing_address: { address: anAddressInput } })
    const payment_method = { code: 'card', card: { token: await shop.ledger.addToken('approve', '1111') } }
    const cart = await set('setPaymentMethodOnCart', id, { payment_method })
    expect(cart).toMatchObject({
      is_virtual: true,
      shipping_addresses: [],
      prices: { grand_total: { value: 50 } },
    })
    const { orderV2, errors } = await place(id)
    expect(errors).toEqual([])
    expect(orderV2).toMatchObject({ is_virtual: true, total: { grand_total: { value: 50 } } })
    const order = await orderOf(id)
    expect(order).toMatchObject({ shippingAddress: null, carrierTitle: null, gstCents: 0 })
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    expect(line).toMatchObject({
      kind: 'gift-certificate',
      sku: 'GiftCert',
      designRevision: null,
      entered: certificate(5000),
    })
  })

  it('CA-113: a guest cannot buy a membership, a customer can', async () => {
    const { customer, id: own, visit } = await aCustomersCart()
    await shop.ask(
      'mutation ($id: ID!) { clearCart(input: { uid: $id }) { errors { type } } }',
      { id: own },
      visit,
    )
    const guests = await aCart(shop, { lines: [] })
    const ADD = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "champ_membership", quantity: 1 }]) { cart { id } } }`
    const details = { billingAddress: anAddress(), paymentMethod: 'banktransfer' }
    await shop.ask(ADD, { id: guests })
    await shop.ask(ADD, { id: own }, visit)
    await changeCart(shop.db, guests, { ...details, email: 'a@example.com' }, shop.clock.now())
    await changeCart(shop.db, own, details, shop.clock.now())
    expect((await place(guests)).errors).toEqual([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'Unable to place order: Please sign in to buy a membership, so that we know whose it is.',
      },
    ])
    expect((await place(own, visit)).errors).toEqual([])
    expect(await orderOf(own)).toMatchObject({ customerId: customer.id, paymentId: null })
  })
})

describe('paying without the gateway', () => {
  it('a transfer places the order, which waits for the money, and nothing is charged', async () => {
    const id = await aReadyCart(shop)
    const payment_method = { code: 'banktransfer', purchase_order_number: 'PO-7' }
    const cart = await set('setPaymentMethodOnCart', id, { payment_method })
    expect(cart.selected_payment_method).toEqual({ code: 'banktransfer', purchase_order_number: 'PO-7' })
    expect((await place(id)).orderV2.status).toBe('Awaiting payment')
    expect(await orderOf(id)).toMatchObject({
      state: 'pending-payment',
      paymentMethod: 'banktransfer',
      paymentId: null,
    })
    const { rows } = await shop.db.execute(`select 1 from payments where cart_id = '${id}'`)
    expect(rows).toEqual([])
  })

  it('placing again, also at once, gives the same order', async () => {
    const id = await aReadyCart(shop)
    await changeCart(shop.db, id, { paymentMethod: 'checkmo', paymentToken: null }, shop.clock.now())
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(id)))
    expect(new Set(answers.map(({ orderV2 }) => orderV2.number)).size).toBe(1)
  })

  it('a method that the office switched off is not offered and not taken', async () => {
    await shop.db.execute(
      `insert into configuration (key, value) values ('payment_checkmo_active', '0')
       on conflict (key) do update set value = '0'`,
    )
    shop.clock.advance(6_000)
    const id = await aReadyCart(shop)
    const payment_method = { code: 'checkmo' }
    expect((await refusalOf('setPaymentMethodOnCart', id, { payment_method }))?.message).toBe(
      'The requested Payment Method is not available.',
    )
    await changeCart(shop.db, id, { paymentMethod: 'checkmo' }, shop.clock.now())
    expect((await place(id)).errors).toEqual([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'Unable to place order: Enter a valid payment method and try again.',
      },
    ])
    await shop.db.execute(`delete from configuration where key = 'payment_checkmo_active'`)
    shop.clock.advance(6_000)
  })

  it('where nothing is left to pay only free is offered, and no gateway is asked', async () => {
    const { customer, id, visit } = await aCustomersCart()
    await fillPurse(shop, { kind: 'credit', holder: String(customer.id) }, 100_000)
    await changeCart(
      shop.db,
      id,
      {
        usesStoreCredit: true,
        shippingAddress: anAddress(),
        billingAddress: anAddress(),
        shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
        paymentMethod: 'card',
        paymentToken: 'token',
      },
      shop.clock.now(),
    )
    expect((await place(id, visit)).errors[0].message).toBe(
      'Unable to place order: Enter a valid payment method and try again.',
    )
    expect(
      (await refusalOf('setPaymentMethodOnCart', id, { payment_method: { code: 'card' } }, visit))?.message,
    ).toBe('The requested Payment Method is not available.')
    const cart = await set('setPaymentMethodOnCart', id, { payment_method: { code: 'free' } }, visit)
    expect(cart.available_payment_methods).toEqual([{ code: 'free' }])
    expect((await place(id, visit)).errors).toEqual([])
    expect(await orderOf(id)).toMatchObject({ state: 'placed', grandTotalCents: 0, paymentId: null })
    const { rows } = await shop.db.execute(
      `select balance from purses where holder = '${customer.id}' and kind = 'credit'`,
    )
    expect(rows).toEqual([{ balance: 100000 - 2431 - 1499 }])
  })

  it('both in one call works, with the refusals of both', async () => {
    const BOTH = `mutation ($id: String!, $code: String!) { setPaymentMethodAndPlaceOrder(
      input: { cart_id: $id, payment_method: { code: $code } }) { orderV2 { number } errors { message } } }`
    const id = await aReadyCart(shop)
    expect((await shop.send(BOTH, { id, code: 'free' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    )
    const { setPaymentMethodAndPlaceOrder } = await shop.ask(BOTH, { id, code: 'banktransfer' })
    expect(setPaymentMethodAndPlaceOrder.orderV2.number).toMatch(/^1\d{8}$/)
  })

  it('a gateway that the shop is not set up for says so', async () => {
    const id = await aReadyCart(shop)
    const TOKEN = `mutation ($id: String!) { createPayflowProToken(input: { cart_id: $id,
      urls: { return_url: "/a", cancel_url: "/b", error_url: "/c" } }) { result } }`
    const ANSWER = `mutation ($id: String!) { handlePayflowProResponse(input: { cart_id: $id, paypal_payload: "x" }) { cart { id } } }`
    for (const query of [TOKEN, ANSWER]) {
      expect((await shop.send(query, { id })).errors?.[0]?.message).toBe(
        'The requested Payment Method is not available.',
      )
      expect((await shop.send(query, { id: 'x' })).errors?.[0]?.message).toBe(
        'Could not find a cart with ID "x"',
      )
    }
  })
})
