import { describe, expect, it } from 'vitest'
import { aCart, aDesignRevision, aReadyCart, aSku, aSkuCents } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { linesOfCart } from './store.ts'

const shop = await openTestShop()

const CART = `id email is_virtual isVirtual total_quantity totalQuantity allow_shipping
  items { id } itemsV2 { items { id uid item_id quantity sku is_available errors { code message } options { label value }
    product { name sku url_key description { html } } prices { price { value currency } row_total { value } }
    design_revision { key sku } extra_info { edit_link original_image_url } } total_count page_info { total_pages } }
  prices { grand_total { value } grandTotal { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    applied_taxes { label amount { value } }
    totals { code label amount { value } show_free_shipping_msg free_shipping_amount { value } } }
  additional_information { order_comment gift_message }`
const ADD = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { cart { ${CART} } user_errors { __typename code message } }
}`
const UPDATE = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { ${CART} } errors { code message } }
}`
const REMOVE = `mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { ${CART} } } }`

const newCart = async (): Promise<string> =>
  (await shop.ask('mutation { createGuestCart { cart { id } } }')).createGuestCart.cart.id
const cartOf = async (id: string) =>
  (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })).cart
const add = async (cartId: string, ...items: object[]) =>
  (await shop.ask(ADD, { cartId, items })).addProductsToCart
const update = async (cart_id: string, ...cart_items: object[]) =>
  (await shop.ask(UPDATE, { input: { cart_id, cart_items } })).updateCartItems
const anItem = async (parts: { sku?: string; quantity?: number } = {}) => {
  const sku = parts.sku ?? aSku
  return { sku, quantity: parts.quantity ?? 1, design_revision: await aDesignRevision(shop.db, { sku }) }
}

describe('J-22, M-21: a guest cart', () => {
  it('gets an id of 32 characters that nobody can guess', async () => {
    const ids = await Promise.all([newCart(), newCart()])
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('takes an id that the client made, once', async () => {
    const cart_uid = 'a1'.repeat(16)
    const create =
      'mutation ($cart_uid: ID) { createGuestCart(input: { cart_uid: $cart_uid }) { cart { id } } }'
    expect((await shop.ask(create, { cart_uid })).createGuestCart.cart.id).toBe(cart_uid)
    expect((await shop.send(create, { cart_uid })).errors?.[0]).toMatchObject({
      message: `Cart with ID "${cart_uid}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    })
    expect((await shop.send(create, { cart_uid: 'short' })).errors?.[0]?.message).toBe(
      'Cart ID length should to be 32 symbols.',
    )
  })

  it('is made by the older call too, which gives the bare id', async () => {
    const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }')
    expect((await cartOf(createEmptyCart)).id).toBe(createEmptyCart)
  })

  it('J-19, CA-66: empty, it costs nothing and is not virtual', async () => {
    expect(await cartOf(await newCart())).toMatchObject({
      email: null,
      is_virtual: false,
      isVirtual: false,
      total_quantity: 0,
      itemsV2: { items: [], total_count: 0 },
      prices: { grand_total: { value: 0 } },
    })
  })
})

describe('J-13, J-14: adding a design', () => {
  it('makes a line with the options in words, the price, the picture and the way back to the tool', async () => {
    const cartId = await newCart()
    const item = await anItem({ quantity: 2 })
    const { cart, user_errors } = await add(cartId, item)
    const [line] = cart.itemsV2.items
    expect(user_errors).toEqual([])
    expect(line).toMatchObject({
      quantity: 2,
      sku: aSku,
      is_available: true,
      errors: null,
      product: { name: 'Custom canvas print', sku: 'CANVAS', url_key: 'custom-canvas-print' },
      prices: { price: { value: 24.31, currency: 'AUD' }, row_total: { value: 48.62 } },
      design_revision: { key: item.design_revision, sku: aSku },
      extra_info: {
        edit_link: `/uploadchoice?line=${encodeURIComponent(line.uid)}`,
        original_image_url: `/media/revisions/${item.design_revision}/picture.jpg`,
      },
    })
    expect(line.options).toEqual([
      { label: 'Size', value: '30 × 40 cm (12 × 16 in)' },
      { label: 'Position', value: 'Portrait' },
      { label: 'Depth', value: '38 mm' },
      { label: 'Wrap', value: 'Mirror wrap' },
      { label: 'Finish', value: 'Matte' },
    ])
    expect(atob(line.uid)).toBe(line.id)
    expect(line.item_id).toBe(line.id)
  })

  it('the same SKU with the same design adds to its line, another design is another line', async () => {
    const cartId = await newCart()
    const item = await anItem()
    await add(cartId, item, item)
    const { cart } = await add(cartId, { ...item, quantity: 3 }, await anItem())
    expect(cart.itemsV2.items.map((line: { quantity: number }) => line.quantity)).toEqual([5, 1])
    expect(cart.totalQuantity).toBe(6)
  })

  it('twice at the same moment is one line with both pieces', async () => {
    const cartId = await newCart()
    const item = await anItem()
    await Promise.all(Array.from({ length: 8 }, () => add(cartId, item)))
    expect((await linesOfCart(shop.db, cartId)).map((line) => line.quantity)).toEqual([8])
  })

  it('the page it was chosen on names the line; a page that does not sell the size does not', async () => {
    const sku = 'CANVAS-30X90-L-D19-IMAGE-MATTE'
    const { cart } = await add(
      await newCart(),
      { ...(await anItem({ sku })), parent_sku: 'CANVAS-PANORAMIC' },
      { ...(await anItem({ sku })), parent_sku: 'CANVAS-SQUARE' },
    )
    const names = cart.itemsV2.items.map((line: { product: { name: string } }) => line.product.name)
    expect(names).toEqual(['Panoramic canvas print', 'Custom canvas print'])
  })

  it.each<[object, string, string]>([
    [{ sku: 'MUG-11OZ' }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "MUG-11OZ"'],
    [{ quantity: 0 }, 'INVALID_PARAMETER_VALUE', 'Please give a whole number of pieces, 1 or more.'],
    [{ quantity: 1.5 }, 'INVALID_PARAMETER_VALUE', 'Please give a whole number of pieces, 1 or more.'],
    [{ quantity: 1000 }, 'INVALID_PARAMETER_VALUE', 'Please order at most 999 pieces in one line.'],
    [
      { design_revision: null },
      'REQUIRED_PARAMETER_MISSING',
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ],
    [
      { design_revision: 'unknown' },
      'INVALID_PARAMETER_VALUE',
      'We could not find this design. Please open it and add it again.',
    ],
    [
      { sku: 'CANVAS-20X20-S-D19-IMAGE-MATTE' },
      'INVALID_PARAMETER_VALUE',
      'This design was made for another size or other options. Please open it and choose again.',
    ],
  ])('%j is refused for that line only: %s', async (parts, code, message) => {
    const { cart, user_errors } = await add(
      await newCart(),
      { ...(await anItem()), ...parts },
      await anItem(),
    )
    expect(user_errors).toEqual([{ __typename: 'CartUserInputError', code, message }])
    expect(cart.itemsV2.total_count).toBe(1)
  })
})

describe('changing lines', () => {
  it('sets the quantity by number or by opaque id, and 0 removes', async () => {
    const cartId = await aCart(shop, { lines: [{}, {}] })
    const [first, second] = (await cartOf(cartId)).itemsV2.items
    const { cart, errors } = await update(
      cartId,
      { cart_item_id: Number(first.id), quantity: 7 },
      { cart_item_uid: second.uid, quantity: 0 },
    )
    expect(errors).toEqual([])
    expect(cart.itemsV2.items.map((line: { quantity: number }) => line.quantity)).toEqual([7])
  })

  it('replaces SKU and design together, so an edited design takes the place of the old one', async () => {
    const cartId = await aCart(shop)
    const [line] = (await cartOf(cartId)).itemsV2.items
    const sku = 'CANVAS-50X50-S-D19-IMAGE-GLOSS'
    const design_revision = await aDesignRevision(shop.db, { sku })
    const { cart, errors } = await update(cartId, { cart_item_uid: line.uid, sku, design_revision })
    expect(errors).toEqual([])
    expect(cart.itemsV2.items[0]).toMatchObject({
      id: line.id,
      sku,
      quantity: 1,
      design_revision: { key: design_revision },
      prices: { price: { value: 37.79 } },
    })
  })

  it('a line that becomes what another line is joins it', async () => {
    const cartId = await newCart()
    const [one, other] = [await anItem({ quantity: 2 }), await anItem({ quantity: 3 })]
    const { cart } = await add(cartId, one, other)
    const { cart: joined } = await update(cartId, {
      cart_item_uid: cart.itemsV2.items[1].uid,
      sku: one.sku,
      design_revision: one.design_revision,
    })
    expect(joined.itemsV2.items.map((line: { quantity: number }) => line.quantity)).toEqual([5])
  })

  it.each<[object, string, string]>([
    [{ quantity: 1000 }, 'INVALID_PARAMETER_VALUE', 'Please order at most 999 pieces in one line.'],
    [{ quantity: -1 }, 'INVALID_PARAMETER_VALUE', 'Please give a whole number of pieces, 1 or more.'],
    [
      { sku: aSku },
      'REQUIRED_PARAMETER_MISSING',
      'A line changes its SKU and its design together. Please send both.',
    ],
  ])('%j is refused and changes nothing: %s', async (change, code, message) => {
    const cartId = await aCart(shop)
    const [line] = (await cartOf(cartId)).itemsV2.items
    const { cart, errors } = await update(cartId, { cart_item_uid: line.uid, ...change })
    expect(errors).toEqual([{ code, message }])
    expect(cart.itemsV2.items).toEqual([line])
  })

  it('a line of another cart is not found', async () => {
    const [mine, theirs] = [await aCart(shop), await aCart(shop)]
    const [line] = (await cartOf(theirs)).itemsV2.items
    const change = { cart_item_id: Number(line.id), quantity: 9 }
    expect((await update(mine, change)).errors).toEqual([
      { code: 'COULD_NOT_FIND_CART_ITEM', message: `Cart doesn't contain the ${line.id} item.` },
    ])
    const input = { cart_id: mine, cart_item_uid: line.uid }
    expect((await shop.send(REMOVE, { input })).errors?.[0]).toMatchObject({
      message: `Cart doesn't contain the ${line.id} item.`,
      extensions: { category: 'graphql-input' },
    })
    expect((await cartOf(theirs)).total_quantity).toBe(1)
  })

  it('removes a line', async () => {
    const cartId = await aCart(shop, { lines: [{}, {}] })
    const [line] = (await cartOf(cartId)).itemsV2.items
    const input = { cart_id: cartId, cart_item_uid: line.uid }
    expect((await shop.ask(REMOVE, { input })).removeItemFromCart.cart.itemsV2.total_count).toBe(1)
    expect((await shop.send(REMOVE, { input: { cart_id: cartId } })).errors?.[0]?.message).toBe(
      'Required parameter "cart_item_id" is missing',
    )
  })
})

describe('M-24: the number on the cart', () => {
  const COUNT = 'query ($id: String!) { cart(cart_id: $id) { total_quantity } }'

  it('of a guest is that of the cart that was made or kept', async () => {
    const id = await newCart()
    expect((await shop.ask(COUNT, { id })).cart).toEqual({ total_quantity: 0 })
    await add(id, await anItem({ quantity: 2 }), await anItem({ quantity: 3 }))
    expect((await shop.ask(COUNT, { id })).cart).toEqual({ total_quantity: 5 })
  })

  it('of a customer needs the token', async () => {
    const { visit } = await aSignedInCustomer(shop)
    const { id } = (await shop.ask('{ customerCart { id } }', {}, visit)).customerCart
    await shop.ask(ADD, { cartId: id, items: [await anItem()] }, visit)
    expect((await shop.ask(COUNT, { id }, visit)).cart).toEqual({ total_quantity: 1 })
    expect((await shop.send(COUNT, { id })).data).toEqual({ cart: null })
  })
})

describe('J-06, J-07, J-08: totals', () => {
  it('hold standard delivery before a method is chosen, and tell what is missing until it is free', async () => {
    const { prices } = await cartOf(await aCart(shop))
    const total = (aSkuCents + 1499) / 100
    expect(prices).toEqual({
      grand_total: { value: total },
      grandTotal: { value: total, currency: 'AUD' },
      subtotal_including_tax: { value: 24.31 },
      subtotal_excluding_tax: { value: 22.1 },
      applied_taxes: [{ label: 'GST', amount: { value: 3.57 } }],
      totals: [
        {
          code: 'subtotal',
          label: 'Subtotal',
          amount: { value: 24.31 },
          show_free_shipping_msg: null,
          free_shipping_amount: null,
        },
        {
          code: 'shipping',
          label: 'Delivery',
          amount: { value: 14.99 },
          show_free_shipping_msg: true,
          free_shipping_amount: { value: 74.7 },
        },
        {
          code: 'tax',
          label: 'Includes GST of',
          amount: { value: 3.57 },
          show_free_shipping_msg: null,
          free_shipping_amount: null,
        },
        {
          code: 'grand_total',
          label: 'Total',
          amount: { value: total },
          show_free_shipping_msg: null,
          free_shipping_amount: null,
        },
      ],
    })
  })

  it('K-12: are without delivery above $99.00', async () => {
    const { prices } = await cartOf(await aCart(shop, { lines: [{ quantity: 5 }] }))
    expect(prices.grand_total.value).toBe((aSkuCents * 5) / 100)
    expect(prices.totals[1]).toMatchObject({ amount: { value: 0 }, show_free_shipping_msg: false })
  })

  it('a line whose product went out of stock says so and the cart still loads', async () => {
    const cartId = await aCart(shop, { lines: [{ sku: 'CANVAS-50X50-S-D19-IMAGE-MATTE' }] })
    await shop.db.execute(`update products set in_stock = false where sku = 'CANVAS'`)
    const [line] = (await cartOf(cartId)).itemsV2.items
    await shop.db.execute(`update products set in_stock = true where sku = 'CANVAS'`)
    expect(line).toMatchObject({
      is_available: false,
      errors: [{ code: 'UNDEFINED', message: 'This product is out of stock.' }],
    })
  })
})

describe('J-12: messages with the order', () => {
  const SET = `mutation ($input: SetAdditionalInformationOnCartInput!) {
    setAdditionalInformationOnCart(input: $input) { cart { additional_information { order_comment gift_message } } }
  }`
  const set = async (cart_id: string, additional_information: object) =>
    shop.ask(SET, { input: { cart_id, additional_information } })

  it('are kept, what is left out stays, and an empty text clears', async () => {
    const cartId = await aCart(shop)
    await set(cartId, { order_comment: ' Ring twice ', gift_message: 'Happy birthday' })
    const { setAdditionalInformationOnCart } = await set(cartId, { gift_message: '' })
    expect(setAdditionalInformationOnCart.cart.additional_information).toEqual({
      order_comment: 'Ring twice',
      gift_message: null,
    })
  })

  it('are refused when they are books', async () => {
    const input = { cart_id: await aCart(shop), additional_information: { order_comment: 'x'.repeat(1001) } }
    expect((await shop.send(SET, { input })).errors?.[0]?.message).toBe('Please use at most 1000 characters.')
  })
})

describe('O-13, O-27: carts that are not there', () => {
  it('an unknown id is told with the marker that clears the cookie', async () => {
    const { data, errors } = await shop.send('{ cart(cart_id: "nothing") { id } }')
    expect(data).toEqual({ cart: null })
    expect(errors?.[0]).toMatchObject({
      message: 'Could not find a cart with ID "nothing"',
      path: ['cart'],
      extensions: { category: 'graphql-no-such-entity', code: 'CART_ERROR' },
    })
  })

  it('an ordered cart is not active any more, to look at or to change', async () => {
    const id = await aReadyCart(shop)
    await shop.ask('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id } } }', {
      id,
    })
    const expected = {
      message: "The cart isn't active.",
      extensions: { category: 'graphql-no-such-entity', code: 'CART_ERROR' },
    }
    expect(
      (await shop.send('query ($id: String!) { cart(cart_id: $id) { id } }', { id })).errors?.[0],
    ).toMatchObject(expected)
    const answer = await shop.send(ADD, { cartId: id, items: [await anItem()] })
    expect(answer.errors?.[0]).toMatchObject(expected)
  })

  it('an empty id is a missing parameter', async () => {
    expect((await shop.send('{ cart(cart_id: "") { id } }')).errors?.[0]).toMatchObject({
      message: 'Required parameter "cart_id" is missing',
      extensions: { category: 'graphql-input' },
    })
  })
})
