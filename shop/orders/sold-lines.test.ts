import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { record as coaster } from '#families/coaster/record.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { products } from '../catalogue/tables.ts'
import { checkoutCalls } from '../checkout/testing/checkout-calls.ts'
import { aLine, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { orderLines } from './tables.ts'

const shop = await openTestShop()
const { place, orderOf } = checkoutCalls(shop)

const LINES = `items { product_sku product { __typename sku name url_key price_range { minimum_price { final_price { value } } } }
  extra_info { tool_options edit_link original_image_url cache_price note_from_buyer } }
  payment_methods { type additional_data { name value } }`
const ORDER = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${LINES} } }`
const lookAt = async (token: string) => (await shop.ask(ORDER, { token })).guestOrderByToken
/** The cart as an order, as its buyer sees it. */
async function ordered(cartId: string) {
  expect((await place(cartId)).errors).toEqual([])
  return lookAt((await orderOf(cartId)).token)
}

test('S2:55: an order line keeps what the client said of the cart line, and its note', async () => {
  const id = await aReadyCart(shop, { lines: [] })
  const { sku, designRevision } = await aLine(shop.db)
  const said = {
    tool_options: '{"size":"30x40"}',
    edit_link: '/designtool/uploadedcanvas?line=1',
    original_image_url: '/media/revisions/abc.jpg',
    cache_price: 'c3VtbWVy',
  }
  await shop.ask(
    `mutation ($id: String!, $item: CartItemInput!) {
      addProductsToCart(cartId: $id, cartItems: [$item]) { user_errors { message } } }`,
    { id, item: { sku, quantity: 1, design_revision: designRevision, note: 'Please wrap twice', ...said } },
  )
  expect((await ordered(id)).items).toMatchObject([
    { extra_info: { ...said, note_from_buyer: 'Please wrap twice' } },
  ])
})

test('a line of which nothing was said keeps nothing', async () => {
  expect((await ordered(await aReadyCart(shop))).items[0].extra_info).toEqual({
    tool_options: null,
    edit_link: null,
    original_image_url: null,
    cache_price: null,
    note_from_buyer: null,
  })
})

test('the buyer’s purchase order number stays with the order’s payment method', async () => {
  const id = await aReadyCart(shop)
  await shop.ask(
    `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
      code: "banktransfer", purchase_order_number: "PO-7" } }) { cart { id } } }`,
    { id },
  )
  expect((await ordered(id)).payment_methods).toEqual([
    { type: 'banktransfer', additional_data: [{ name: 'purchase_order_number', value: 'PO-7' }] },
  ])
  expect((await ordered(await aReadyCart(shop))).payment_methods).toMatchObject([{ additional_data: [] }])
})

test('L-01: a line shows its product while it is sold, and null when it is gone', async () => {
  const [product] = await shop.db
    .insert(products)
    .values({
      sku: 'FRAME-Z',
      kind: 'goods',
      name: 'Oak frame',
      urlKey: 'oak-frame-z',
      priceCents: 3000,
      shortDescriptionHtml: '',
      descriptionHtml: '',
      pictures: [],
      metaTitle: '',
      metaDescription: '',
      position: 99,
    })
    .returning()
  const line = { kind: 'goods' as const, productId: product?.id ?? 0, sku: 'FRAME-Z' }
  const { token } = await aWrittenOrder(shop, {}, [line])
  expect((await lookAt(token)).items).toMatchObject([
    {
      product_sku: 'FRAME-Z',
      product: {
        __typename: 'SimpleProduct',
        sku: 'FRAME-Z',
        url_key: 'oak-frame-z',
        price_range: { minimum_price: { final_price: { value: 30 } } },
      },
    },
  ])
  await shop.db.delete(products).where(eq(products.id, line.productId))
  expect((await lookAt(token)).items).toMatchObject([{ product_sku: 'FRAME-Z', product: null }])
})

test('the products of all lines of all orders are asked for once', async () => {
  const customer = await aSignedInCustomer(shop)
  const all = await shop.db.select({ id: products.id }).from(products)
  for (const orderLines of [all.slice(0, 2), all.slice(2, 5)]) {
    const lines = orderLines.map(({ id }) => ({ productId: id }))
    await aWrittenOrder(shop, { customerId: customer.id }, lines)
  }
  const ask = async (fields: string) => {
    const before = shop.queriesSent()
    const { data } = await shop.send(
      `{ customer { orders { items { items { product_sku ${fields} } } } } }`,
      {},
      customer.visit,
    )
    expect(JSON.stringify(data).match(/product_sku/g)).toHaveLength(5)
    return shop.queriesSent() - before
  }
  const without = await ask('')
  expect(
    (await ask('product { name }')) - without,
    'which versions of their rows there are, and the rows',
  ).toBe(2)
  expect((await ask('product { name }')) - without, 'the rows are known').toBe(1)
})

test('PE-31: an order says which of its lines are sets, as the cart did', async () => {
  const id = await aReadyCart(shop, { lines: [{ quantity: 1 }, { quantity: 2 }] })
  expect((await place(id)).errors).toEqual([])
  const { id: orderId, token } = await orderOf(id)
  await shop.db
    .update(orderLines)
    .set({ recordFamily: 'coaster', recordVersion: 1, sku: formatSku(coaster, firstChoice(coaster)) })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, 2)))
  const query =
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { is_set quantity_ordered } } }'
  expect((await shop.ask(query, { token })).guestOrderByToken.items).toEqual([
    { is_set: false, quantity_ordered: 1 },
    { is_set: true, quantity_ordered: 2 },
  ])
})
