import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { aReadyCart, aSku } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const ORDER = `id number token order_date status email carrier shipping_method
  items { id product_name product_sku product_url_key product_sale_price { value } quantity_ordered
    selected_options { label value } design_revision { key sku } }
  total { grand_total { value } base_grand_total { value } subtotal_incl_tax { value } subtotal_excl_tax { value } total_shipping { value } total_tax { value } }
  billing_address { firstname lastname street city region postcode country_code telephone company }
  shipping_address { city }
  payment_methods { name type }`

const { orderV2: placed } = (
  await shop.ask(`mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { ${ORDER} } } }`, {
    id: await aReadyCart(shop, { email: 'Robin@Example.com' }),
  })
).placeOrder

const byToken = (token: string) =>
  shop.send(`query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { ${ORDER} } }`, {
    input: { token },
  })
const byNumber = (input: object) =>
  shop.send(`query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${ORDER} } }`, {
    input: { number: placed.number, email: 'robin@example.com', ...input },
  })

it('an order tells everything the shopper agreed to', () => {
  expect(placed).toMatchObject({
    order_date: '2026-11-20 23:00:00',
    status: 'Placed',
    email: 'Robin@Example.com',
    carrier: 'Keepsake delivery',
    shipping_method: 'Keepsake delivery - Standard',
    items: [
      {
        product_name: 'Custom canvas print',
        product_sku: aSku,
        product_url_key: 'custom-canvas-print',
        product_sale_price: { value: 24.31 },
        quantity_ordered: 1,
        design_revision: { sku: aSku },
      },
    ],
    total: {
      grand_total: { value: 39.3 },
      base_grand_total: { value: 39.3 },
      subtotal_incl_tax: { value: 24.31 },
      subtotal_excl_tax: { value: 22.1 },
      total_shipping: { value: 14.99 },
      total_tax: { value: 3.57 },
    },
    billing_address: {
      firstname: 'Robin',
      region: 'NSW',
      postcode: '2478',
      country_code: 'AU',
      company: null,
    },
    payment_methods: [{ name: 'Credit or debit card', type: 'card' }],
  })
  expect(placed.items[0].selected_options).toContainEqual({ label: 'Wrap', value: 'Mirror wrap' })
})

it('an order stays as it was when the catalogue changes', async () => {
  await publishRecord(shop.db, { ...canvasRecord, sizes: canvasRecord.sizes.slice(0, 1), options: [] })
  await shop.db.execute(`update products set name = 'Something else'`)
  expect((await byToken(placed.token)).data).toEqual({ guestOrderByToken: placed })
})

describe('SH-24: a guest reads an order', () => {
  it.each([
    ['with the last name', { lastname: ' marsh ' }],
    ['with the postcode', { postcode: '2478' }],
    ['with one of the two right', { lastname: 'Other', postcode: '2478' }],
  ])('by number and e-mail %s', async (_, input) => {
    const { guestOrder } = (await byNumber(input)).data as { guestOrder: { token: string } }
    // With a token of its own, which reads the order and changes nothing.
    expect(guestOrder.token).not.toBe(placed.token)
    expect({ ...guestOrder, token: placed.token }).toEqual(placed)
  })

  it.each([
    ['another number', { number: '999', lastname: 'Marsh' }],
    ['another e-mail', { email: 'alex@example.com', lastname: 'Marsh' }],
    ['another name', { lastname: 'Smith' }],
    ['another postcode', { postcode: '2000' }],
    ['neither name nor postcode', {}],
    ['empty ones', { lastname: '', postcode: '' }],
  ])('but not with %s, and always hears the same sentence', async (_, input) => {
    expect((await byNumber(input)).errors?.[0]).toMatchObject({
      message: "We couldn't locate an order with the information provided.",
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  it('and not with a made-up token', async () => {
    expect((await byToken('x'.repeat(32))).errors?.[0]?.message).toBe(
      "We couldn't locate an order with the information provided.",
    )
  })
})
