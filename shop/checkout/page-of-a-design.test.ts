/** What a shopper chose on the page of one product is called so everywhere: on whichever way its design comes into a cart. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { savedCalls } from '../cart/testing/saved-calls.ts'
import { aDraft } from '../design/editor/testing.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { PLACE } from './testing/checkout-calls.ts'

const shop = await openTestShop()

const HOUSE = 'CANVAS-HOUSE'
const FITTING = 'CANVAS-30X40-P-D38-MIRROR-MATTE'
const UNSOLD_THERE = 'CANVAS-60X90-P-D38-MIRROR-MATTE'
const documentOf = (size: string) => JSON.stringify(aDraft({ size }).design)

/** A saved design with the page it was begun on. */
async function aDesign(parentSku: string | null, sku = FITTING) {
  const input = { sku, document: documentOf(sku.split('-')[1] ?? ''), parent_sku: parentSku }
  const { createDesign } = await shop.ask(
    `mutation ($input: CreateDesignInput!) { createDesign(input: $input) {
      ... on Design { key version parent_sku } ... on DesignInvalid { message } } }`,
    { input },
  )
  return createDesign as { key: string; version: number; parent_sku: string | null }
}

async function frozen({ key, version }: { key: string; version: number }) {
  const { freezeDesign } = await shop.ask(
    `mutation ($input: FreezeDesignInput!) { freezeDesign(input: $input) {
      ... on DesignRevision { key sku } ... on DesignInvalid { message } } }`,
    { input: { key, version } },
  )
  return { sku: freezeDesign.sku as string, design_revision: freezeDesign.key as string }
}

const LINES = 'itemsV2 { items { uid product { name url_key } prices { price { value } } } }'

async function added(cart: string, item: object) {
  const { addProductsToCart } = await shop.ask(
    `mutation ($cart: String!, $item: CartItemInput!) {
      addProductsToCart(cartId: $cart, cartItems: [$item]) { cart { ${LINES} } user_errors { message } } }`,
    { cart, item: { quantity: 1, ...item } },
  )
  expect(addProductsToCart.user_errors).toEqual([])
  const [line] = addProductsToCart.cart.itemsV2.items
  if (!line) throw new Error('Expected a line in the cart but there is none')
  return line
}

async function changed(cart_id: string, cart_item_uid: string, item: object) {
  const { updateCartItems } = await shop.ask(
    `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { ${LINES} } errors { message } } }`,
    { input: { cart_id, cart_items: [{ cart_item_uid, ...item }] } },
  )
  expect(updateCartItems.errors).toEqual([])
  return updateCartItems.cart.itemsV2.items[0]
}

const aGuestCart = async (): Promise<string> =>
  (await shop.ask('mutation { createGuestCart { cart { id } } }')).createGuestCart.cart.id

describe('F-16: a design keeps the product page that it was begun on', () => {
  test.each<[string, string | null, string | null]>([
    ['as it is', HOUSE, HOUSE],
    ['typed in small letters, with spaces', ' canvas-house ', HOUSE],
    ['that sells other sizes alone, because the size may change', 'CANVAS-PANORAMIC', 'CANVAS-PANORAMIC'],
    ['not of another family', 'MUG', null],
    ['not what is no print', 'SAMPLE-KIT', null],
    ['not what is sold nowhere', 'CANVAS-NOWHERE', null],
    ['not what no SKU looks like', "CANVAS' OR 1=1 --", null],
    ['not what is longer than any', `CANVAS-${'X'.repeat(5000)}`, null],
    ['not none', null, null],
  ])('%s', async (_, sent, kept) => {
    expect((await aDesign(sent)).parent_sku).toBe(kept)
  })

  test('and tells it to whoever opens the design again', async () => {
    const { key } = await aDesign(HOUSE)
    const { design } = await shop.ask('query ($key: ID!) { design(key: $key) { parent_sku } }', { key })
    expect(design).toEqual({ parent_sku: HOUSE })
  })
})

describe('J-01: a line of the cart is called what the shopper chose', () => {
  test('and leads back to that page, at the same price', async () => {
    const house = await added(await aGuestCart(), await frozen(await aDesign(HOUSE)))
    const usual = await added(await aGuestCart(), await frozen(await aDesign(null)))
    expect(house.product).toMatchObject({
      name: 'House portrait on canvas',
      url_key: 'house-portrait-canvas',
    })
    expect(usual.product.name).toBe('Custom canvas print')
    expect(house.prices).toEqual(usual.prices)
  })

  test('but never what is not sold in its size; the size of the page brings its name back', async () => {
    const cart = await aGuestCart()
    const line = await added(cart, await frozen(await aDesign(HOUSE, UNSOLD_THERE)))
    expect(line.product.name).toBe('Custom canvas print')
    const smaller = await frozen(await aDesign(HOUSE))
    expect((await changed(cart, line.uid, smaller)).product.name).toBe('House portrait on canvas')
    const larger = await frozen(await aDesign(HOUSE, UNSOLD_THERE))
    expect((await changed(cart, line.uid, larger)).product.name).toBe('Custom canvas print')
  })

  test('also after it was saved for later', async () => {
    const cart = await aGuestCart()
    const { uid } = await added(cart, await frozen(await aDesign(HOUSE)))
    const { save, move } = savedCalls(shop)
    await save(cart, uid)
    await move(cart, uid)
    const { cart: after } = await shop.ask(`query ($cart: String!) { cart(cart_id: $cart) { ${LINES} } }`, {
      cart,
    })
    expect(after.itemsV2.items[0].product.name).toBe('House portrait on canvas')
  })
})

test('the order, and what is ordered again, have the name that the cart had', async () => {
  const customer = await aSignedInCustomer(shop)
  const cart = await aReadyCart(shop, { lines: [] })
  await added(cart, await frozen(await aDesign(HOUSE)))
  await shop.ask(PLACE, { id: cart })
  await shop.db.update(orders).set({ customerId: customer.id }).where(eq(orders.cartId, cart))
  const { customer: own } = await shop.ask(
    '{ customer { orders { items { number items { product_name product_url_key } } } } }',
    {},
    customer.visit,
  )
  const [order] = own.orders.items
  expect(order.items).toEqual([
    { product_name: 'House portrait on canvas', product_url_key: 'house-portrait-canvas' },
  ])
  const { reorderItems } = await shop.ask(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { ${LINES} } } }`,
    { number: order.number },
    customer.visit,
  )
  expect(reorderItems.cart.itemsV2.items[0].product.name).toBe('House portrait on canvas')
})

test('saved designs have the name that their line would have', async () => {
  const customer = await aSignedInCustomer(shop)
  for (const design of [await aDesign(HOUSE), await aDesign(HOUSE, UNSOLD_THERE), await aDesign(null)]) {
    await shop.ask(
      'mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key } }',
      { key: design.key },
      customer.visit,
    )
  }
  const { savedDesigns } = await shop.ask('{ savedDesigns { product_name } }', {}, customer.visit)
  expect(savedDesigns.map((one: { product_name: string }) => one.product_name).toSorted()).toEqual([
    'Custom canvas print',
    'Custom canvas print',
    'House portrait on canvas',
  ])
})
