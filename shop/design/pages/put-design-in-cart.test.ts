import { describe, expect, it } from 'vitest'
import { savedCalls } from '#shop/cart/testing/saved-calls.ts'
import { aCart, aReadyCart, aSku } from '#shop/testing/builders.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import { aDraft } from '../editor/testing.ts'
import { designOfLine, openedDesign } from './opened-design.ts'
import { putDesignInCart } from './put-design-in-cart.ts'

const shop = await openTestShop()
const { api } = shop

async function aSavedDesign() {
  const input = { sku: aSku, document: JSON.stringify(aDraft().design), title: 'Alpine lake' }
  const { createDesign } = await shop.ask(
    'mutation ($input: CreateDesignInput!) { createDesign(input: $input) { ... on Design { key version } ... on DesignInvalid { message } } }',
    { input },
  )
  return createDesign
}
const linesOf = async (cart: string) => {
  const answer = await shop.ask(
    'query ($cart: String!) { cart(cart_id: $cart) { itemsV2 { items { uid sku quantity design_revision { design_key } } } } }',
    { cart },
  )
  return answer.cart.itemsV2.items
}

describe('the way from the design tool to the cart', () => {
  it('starts a cart for a browser that has none and puts the frozen design in it', async () => {
    const { key, version } = await aSavedDesign()
    const result = await putDesignInCart(api, {
      design: key,
      version,
      line: undefined,
      cart: undefined,
      isAnother: false,
    })
    if (result.kind !== 'in-cart') throw new Error(result.message)
    expect(result.count).toBe(1)
    expect(await linesOf(result.cart)).toMatchObject([
      { sku: aSku, quantity: 1, design_revision: { design_key: key } },
    ])
  })

  it('changes the line that the tool was opened from instead of adding one', async () => {
    const cart = await aCart(shop)
    const [line] = await linesOf(cart)
    const { key, version } = await aSavedDesign()
    const result = await putDesignInCart(api, {
      design: key,
      version,
      line: line.uid,
      cart,
      isAnother: false,
    })
    expect(result).toEqual({ kind: 'in-cart', cart, count: 1 })
    expect(await linesOf(cart)).toMatchObject([{ uid: line.uid, design_revision: { design_key: key } }])
    expect(await designOfLine(api, cart, line.uid)).toBe(key)
  })

  it('uses a new cart when the one of the cookie is gone', async () => {
    const { key, version } = await aSavedDesign()
    const gone = 'A'.repeat(32)
    const result = await putDesignInCart(api, {
      design: key,
      version,
      line: 'MQ==',
      cart: gone,
      isAnother: false,
    })
    if (result.kind !== 'in-cart') throw new Error(result.message)
    expect(result.cart).not.toBe(gone)
    expect(await linesOf(result.cart)).toHaveLength(1)
    expect(await designOfLine(api, gone, 'MQ==')).toBeUndefined()
  })

  it('J-02: changes a line that is saved for later, which stays saved', async () => {
    const cart = await aCart(shop, { lines: [{}, {}] })
    const [, line] = await linesOf(cart)
    await savedCalls(shop).save(cart, line.uid)
    const { key, version } = await aSavedDesign()
    const order = { design: key, version, line: line.uid, cart, isAnother: false }
    expect(await putDesignInCart(api, order)).toEqual({ kind: 'in-cart', cart, count: 1 })
    expect(await designOfLine(api, cart, line.uid)).toBe(key)
    expect((await savedCalls(shop).look(cart)).saved_for_later).toMatchObject([{ item: { uid: line.uid } }])
  })

  it('J-02: uses the cart with what was saved for later when the one of the cookie was ordered', async () => {
    const cart = await aReadyCart(shop, { lines: [{}, {}] })
    const [, line] = await linesOf(cart)
    await savedCalls(shop).save(cart, line.uid)
    const place = 'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { next_cart_id } }'
    const { next_cart_id: next } = (await shop.ask(place, { cart })).placeOrder
    const { key, version } = await aSavedDesign()
    const order = { design: key, version, line: undefined, cart, isAnother: false }
    expect(await putDesignInCart(api, order)).toEqual({ kind: 'in-cart', cart: next, count: 1 })
  })

  it('PE-18: adds one piece when the answer is lost and the same act is sent again, also where it began the cart', async () => {
    const { key, version } = await aSavedDesign()
    const act = api.keyed('3f2b8c1e-put-in-cart')
    const order = { design: key, version, line: undefined, cart: undefined, isAnother: false }
    const first = await putDesignInCart(act, order)
    if (first.kind !== 'in-cart') throw new Error(first.message)
    expect(await putDesignInCart(act, order)).toEqual(first)
    expect(await linesOf(first.cart)).toMatchObject([{ sku: aSku, quantity: 1 }])

    const next = api.keyed('3f2b8c1f-put-in-cart')
    const other = await aSavedDesign()
    const added = { ...order, design: other.key, version: other.version, cart: first.cart }
    await putDesignInCart(next, added)
    expect(await putDesignInCart(next, added)).toEqual({ kind: 'in-cart', cart: first.cart, count: 2 })
  })

  it('PE-20: asks before the same design is added once more, such as after going back from the cart', async () => {
    const { key, version } = await aSavedDesign()
    const order = { design: key, version, line: undefined, cart: await aCart(shop, { lines: [] }) }
    await putDesignInCart(api, { ...order, isAnother: false })
    expect(await putDesignInCart(api, { ...order, isAnother: false })).toEqual({
      kind: 'already',
      message: 'This design is in your cart already, once. Do you want one more of it?',
    })
    expect(await linesOf(order.cart)).toMatchObject([{ quantity: 1 }])
    await putDesignInCart(api, { ...order, isAnother: true })
    expect(await linesOf(order.cart)).toMatchObject([{ quantity: 2 }])
  })

  it('says why a design that was changed meanwhile is not put in the cart', async () => {
    const { key, version } = await aSavedDesign()
    const result = await putDesignInCart(api, {
      design: key,
      version: version + 1,
      line: undefined,
      cart: undefined,
      isAnother: false,
    })
    expect(result.kind).toBe('problem')
  })

  it('opens a design by its key, and nothing for a key that is not known', async () => {
    const { key } = await aSavedDesign()
    expect((await openedDesign(api, key))?.design).toMatchObject({ key, sku: aSku, title: 'Alpine lake' })
    expect(await openedDesign(api, 'A'.repeat(32))).toBeUndefined()
  })
})
