import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customersCart } from '../cart/commands/create-cart.ts'
import { changeCart } from '../cart/store.ts'
import { customers } from '../customers/tables.ts'
import { aCart, aLine, anAddress, anAddressInput, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { checkoutCalls, PLACE } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { set, place, orderOf, aCustomersCart } = checkoutCalls(shop)

describe('whose order it is', () => {
  it('nobody but its owner places a cart', async () => {
    const { id, visit } = await aCustomersCart()
    const stranger = await aSignedInCustomer(shop)
    for (const asker of [{}, stranger.visit]) {
      expect((await shop.send(PLACE, { id }, asker)).errors?.[0]?.message).toBe(
        `The current user cannot perform operations on cart "${id}"`,
      )
    }
    expect((await place(id, visit)).errors).toHaveLength(1)
  })

  it('a merged cart cannot be placed any more', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = await aReadyCart(shop)
    await shop.ask(
      'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }',
      { id },
      customer.visit,
    )
    expect((await place(id)).errors).toEqual([{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }])
  })
})

describe('what the order takes along', () => {
  it('J-12: business details, drop ship, gift options and stock', async () => {
    const id = await aReadyCart(shop)
    await changeCart(shop.db, id, { paymentMethod: 'banktransfer' }, shop.clock.now())
    await shop.db.execute(`update products set stock = 4 where sku = 'SAMPLE-KIT'`)
    await shop.ask(
      `mutation ($id: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "SAMPLE-KIT", quantity: 3 }]) { user_errors { message } }
        setAdditionalInformationOnCart(input: { cart_id: $id, additional_information: { order_comment: "Ring twice",
          awc: "aff-1", dropship: "1", business_purchase: true, gst_number: "22AAAAA0000A1Z5", abn: "51 824 753 556" } }) { cart { id } }
        setGiftOptionsOnCart(input: { cart_id: $id, gift_receipt_included: true, printed_card_included: true,
          gift_message: { to: "Alex", from: "Robin", message: "Enjoy" } }) { cart { gift_message { to } gift_receipt_included printed_card_included } }
      }`,
      { id },
    )
    expect((await place(id)).errors).toEqual([])
    expect(await orderOf(id)).toMatchObject({
      orderComment: 'Ring twice',
      giftReceiptIncluded: true,
      printedCardIncluded: true,
      giftNote: { to: 'Alex', from: 'Robin', message: 'Enjoy' },
      notes: {
        awc: 'aff-1',
        dropShip: '1',
        businessPurchase: true,
        gstNumber: '22AAAAA0000A1Z5',
        abn: '51824753556',
      },
    })
    const { rows } = await shop.db.execute(`select stock from products where sku = 'SAMPLE-KIT'`)
    expect(rows).toEqual([{ stock: 1 }])
  })

  it('J-12: whoever may read the order reads which business it was bought for', async () => {
    const businessOf = async (isBusiness: boolean) => {
      const id = await aReadyCart(shop)
      await changeCart(shop.db, id, { paymentMethod: 'banktransfer' }, shop.clock.now())
      await shop.ask(
        `mutation ($id: String!, $isBusiness: Boolean) { setAdditionalInformationOnCart(input: { cart_id: $id,
          additional_information: { business_purchase: $isBusiness, abn: "ABN 51-824-753-556" } }) { cart { id } } }`,
        { id, isBusiness },
      )
      expect((await place(id)).errors).toEqual([])
      const { token } = await orderOf(id)
      const { guestOrderByToken } = await shop.ask(
        'query ($token: String!) { guestOrderByToken(input: { token: $token }) { business_purchase { abn gst_number } } }',
        { token },
      )
      return guestOrderByToken.business_purchase
    }
    expect(await businessOf(true)).toEqual({ abn: '51824753556', gst_number: null })
    expect(await businessOf(false)).toBeNull()
  })

  it('when stock ran out before the bank answered nothing is placed and nothing is captured', async () => {
    const id = await aReadyCart(shop)
    await shop.db.execute(`update products set stock = 2 where sku = 'SAMPLE-KIT'`)
    await shop.ask(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "SAMPLE-KIT", quantity: 2 }]) { cart { id } } }`,
      { id },
    )
    await shop.db.execute(`update products set stock = 1 where sku = 'SAMPLE-KIT'`)
    const { errors } = await place(id)
    expect(errors[0].message).toContain('Unable to place order: Some of the products are out of stock.')
    const { rows } = await shop.db.execute(`select stock from products where sku = 'SAMPLE-KIT'`)
    expect(rows).toEqual([{ stock: 1 }])
    await shop.db.execute(`update products set stock = 250 where sku = 'SAMPLE-KIT'`)
  })
})

describe('a method and the address', () => {
  it('K-22, K-26, CA-67: the first method that is available is the one to choose; the server chooses none itself', async () => {
    const id = await aCart(shop)
    const cart = await set('setShippingAddressesOnCart', id, {
      shipping_addresses: [{ address: anAddressInput }],
    })
    const [address] = cart.shipping_addresses
    expect(address.selected_shipping_method).toBeNull()
    const first = address.available_shipping_methods.find(
      ({ available }: { available: boolean }) => available,
    )!
    const value = `${first.carrier_code}##${first.method_code}`
    const [carrier_code, method_code, ...rest] = value.split('##')
    expect(rest).toEqual([])
    const shipping_methods = [{ carrier_code, method_code }]
    const chosen = await set('setShippingMethodsOnCart', id, { shipping_methods })
    expect(chosen.shipping_addresses[0].selected_shipping_method.method_code).toBe(first.method_code)
  })

  it('K-10: the standard method says what is missing until it is free', async () => {
    const id = await aCart(shop)
    const cart = await set('setShippingAddressesOnCart', id, {
      shipping_addresses: [{ address: anAddressInput }],
    })
    const [standard, express] = cart.shipping_addresses[0].available_shipping_methods
    expect(standard.additional_information.offer_description).toContain('74.70')
    expect(express.additional_information.offer_description).toBeNull()
  })

  it('a chosen method that cannot be used for the new address is dropped for good', async () => {
    const id = await aCart(shop, { lines: [{ sku: 'CANVAS-100X150-P-D38-IMAGE-MATTE' }] })
    const ship = (street: string) =>
      set('setShippingAddressesOnCart', id, {
        shipping_addresses: [{ address: { ...anAddressInput, street: [street] } }],
      })
    await ship('12 Harbour Street')
    await set('setShippingMethodsOnCart', id, {
      shipping_methods: [{ carrier_code: 'courier', method_code: 'express' }],
    })
    expect((await ship('PO Box 12')).shipping_addresses[0].selected_shipping_method).toBeNull()
    expect((await ship('12 Harbour Street')).shipping_addresses[0].selected_shipping_method).toBeNull()
  })

  it('a state may come as its number', async () => {
    const id = await aCart(shop)
    const { region: _, ...address } = anAddressInput
    const rows = await set('setShippingAddressesOnCart', id, {
      shipping_addresses: [{ address: anAddressInput }],
    })
    const { region_id } = rows.shipping_addresses[0].region
    const cart = await set('setShippingAddressesOnCart', id, {
      shipping_addresses: [{ address: { ...address, region_id } }],
    })
    expect(cart.shipping_addresses[0].region.code).toBe('NSW')
  })
})

describe('estimates', () => {
  const METHODS = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code method_code available error_message amount { value } } }`
  const TOTALS = `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }`
  const au = (postcode?: string) => ({ country_code: 'AU', postcode, region: { region_code: 'NSW' } })

  it('tell methods and totals for a place and save nothing', async () => {
    const cart_id = await aCart(shop)
    const { estimateShippingMethods } = await shop.ask(METHODS, { input: { cart_id, address: au('2478') } })
    expect(estimateShippingMethods.map((method: { available: boolean }) => method.available)).toEqual([
      true,
      true,
      true,
    ])
    const shipping_method = { carrier_code: 'keepsake', method_code: 'priority' }
    const { estimateTotals } = await shop.ask(TOTALS, { input: { cart_id, address: au(), shipping_method } })
    expect(estimateTotals.cart.prices.grand_total.value).toBe(24.31 + 29.99)
    const { cart } = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { uid } } }',
      {
        id: cart_id,
      },
    )
    expect(cart.shipping_addresses).toEqual([])
  })

  it('K-18: a postcode and a country where the shop does not deliver are flagged', async () => {
    const cart_id = await aCart(shop)
    const flags = async (address: object) =>
      (await shop.ask(METHODS, { input: { cart_id, address } })).estimateShippingMethods[0]
    expect(await flags({ country_code: 'NZ', postcode: '1010' })).toMatchObject({
      available: false,
      error_message: 'We deliver within Australia only.',
    })
    expect(await flags(au('12'))).toMatchObject({ available: false })
  })

  it('are for whoever may see the cart', async () => {
    const cart_id = await customersCart(shop, (await aSignedInCustomer(shop)).caller, undefined)
    for (const query of [METHODS, TOTALS]) {
      expect((await shop.send(query, { input: { cart_id, address: au() } })).errors?.[0]?.message).toContain(
        'cannot perform operations',
      )
    }
  })
})

describe('round trips', () => {
  it('reading a cart takes at most 3, adding a line at most 5, placing an order at most 8', async () => {
    const id = await aReadyCart(shop)
    const line = await aLine(shop.db)
    const CARTS = `query ($id: String!) { cart(cart_id: $id) { total_quantity itemsV2 { items { uid product { name } prices { price { value } } } }
      prices { grand_total { value } } shipping_addresses { available_shipping_methods { method_code } } available_payment_methods { code } } }`
    const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } } }`
    const items = [{ sku: line.sku, quantity: 1, design_revision: line.designRevision }]
    const sent = async (work: () => Promise<unknown>) => {
      const before = shop.queriesSent()
      await work()
      return shop.queriesSent() - before
    }
    await shop.ask(CARTS, { id })
    expect(await sent(() => shop.ask(CARTS, { id }))).toBeLessThanOrEqual(3)
    expect(await sent(() => shop.ask(ADD, { id, items }))).toBeLessThanOrEqual(5)
    expect(await sent(() => place(id))).toBeLessThanOrEqual(8)
  })
})

it('the mail of an order goes to the account’s address of today', async () => {
  const { customer, id, visit } = await aCustomersCart()
  await shop.db.update(customers).set({ email: 'new@example.com' }).where(eq(customers.id, customer.id))
  const details = {
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
    paymentMethod: 'banktransfer',
  }
  await changeCart(shop.db, id, details, shop.clock.now())
  expect((await place(id, visit)).orderV2.email).toBe('new@example.com')
})
