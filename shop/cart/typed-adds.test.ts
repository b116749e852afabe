import { describe, expect, it } from 'vitest'
import { optionUid } from '../api/uid.ts'
import { aDesignRevision, aSku } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { certificate, LINES, lineCalls } from './testing/line-calls.ts'

const shop = await openTestShop()
const { newCart } = lineCalls(shop)

type Kind = 'Simple' | 'Virtual' | 'Configurable'

const document = (kind: Kind) => `mutation ($input: Add${kind}ProductsToCartInput) {
  add${kind}ProductsToCart(input: $input) { cart { ${LINES} } }
}`
const add = async (kind: Kind, cart_id: string, ...cart_items: object[]) =>
  (await shop.ask(document(kind), { input: { cart_id, cart_items } }))[`add${kind}ProductsToCart`].cart
const refusal = (kind: Kind, cart_id: string, ...cart_items: object[]) =>
  shop.send(document(kind), { input: { cart_id, cart_items } }).then(({ errors }) => errors?.[0])
const piecesIn = async (id: string) =>
  (await shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id })).cart
    .total_quantity

describe('the adding of older clients, a call for each kind of product', () => {
  it('adds a printed product with its design as an option, and again to the same line', async () => {
    const cart = await newCart()
    const value_string = await aDesignRevision(shop.db)
    const item = (quantity: number) => ({
      data: { sku: aSku, quantity },
      customizable_options: [{ uid: optionUid('design'), value_string }],
    })
    await add('Simple', cart, item(2))
    expect((await add('Simple', cart, item(3))).itemsV2.items).toMatchObject([
      { sku: aSku, quantity: 5, design_revision: { key: value_string } },
    ])
  })

  it('adds a certificate to a cart that then has nothing to send', async () => {
    const { sku, quantity, ...options } = certificate()
    const cart = await add('Virtual', await newCart(), { data: { sku, quantity, ...options } })
    expect(cart).toMatchObject({ is_virtual: true, itemsV2: { items: [{ amount: { value: 50 } }] } })
  })

  it.each([
    ['its own SKU', { data: { sku: aSku } }],
    ['the field before that', { data: { sku: '' }, variant_sku: aSku }],
  ])('adds a choice by %s, on the page that it was made on', async (_, { data, ...more }) => {
    const design_revision = await aDesignRevision(shop.db)
    const item = { ...more, parent_sku: 'CANVAS', data: { ...data, quantity: 1, design_revision } }
    expect((await add('Configurable', await newCart(), item)).itemsV2.items).toMatchObject([{ sku: aSku }])
  })
})

describe('what cannot be added is said in the words that such clients know, and nothing is', () => {
  it('an unknown SKU', async () => {
    const cart = await newCart()
    const design_revision = await aDesignRevision(shop.db)
    const known = { data: { sku: aSku, quantity: 1, design_revision } }
    expect(await refusal('Simple', cart, known, { data: { sku: 'MUG-1', quantity: 1 } })).toMatchObject({
      message: 'Could not find a product with SKU "MUG-1"',
      extensions: { category: 'graphql-no-such-entity' },
    })
    expect(await piecesIn(cart)).toBe(0)
  })

  it('a product whose options are not chosen', async () => {
    expect(await refusal('Simple', await newCart(), { data: { sku: aSku, quantity: 1 } })).toMatchObject({
      message: expect.stringMatching(`^Could not add the product with SKU ${aSku} to the shopping cart: .+`),
      extensions: { category: 'graphql-input' },
    })
  })

  it('nothing at all', async () => {
    expect(await refusal('Simple', await newCart())).toMatchObject({
      message: 'Required parameter "cart_items" is missing',
      extensions: { category: 'graphql-input' },
    })
  })

  it('a cart that is not there', async () => {
    expect(await refusal('Simple', 'x'.repeat(32), { data: { sku: aSku, quantity: 1 } })).toMatchObject({
      extensions: { category: 'graphql-no-such-entity' },
    })
  })
})
