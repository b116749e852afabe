import { describe, expect, it } from 'vitest'
import { createApi } from '#shop/api.ts'
import { aCart, aSku } from '#shop/testing/builders.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import { aDraft } from '../editor/testing.ts'
import { designOfLine, openedDesign } from './opened-design.ts'
import { putDesignInCart } from './put-design-in-cart.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

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
    const result = await putDesignInCart(api, { design: key, version, line: undefined, cart: undefined })
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
    const result = await putDesignInCart(api, { design: key, version, line: line.uid, cart })
    expect(result).toEqual({ kind: 'in-cart', cart, count: 1 })
    expect(await linesOf(cart)).toMatchObject([{ uid: line.uid, design_revision: { design_key: key } }])
    expect(await designOfLine(api, cart, line.uid)).toBe(key)
  })

  it('uses a new cart when the one of the cookie is gone', async () => {
    const { key, version } = await aSavedDesign()
    const gone = 'A'.repeat(32)
    const result = await putDesignInCart(api, { design: key, version, line: 'MQ==', cart: gone })
    if (result.kind !== 'in-cart') throw new Error(result.message)
    expect(result.cart).not.toBe(gone)
    expect(await linesOf(result.cart)).toHaveLength(1)
    expect(await designOfLine(api, gone, 'MQ==')).toBeUndefined()
  })

  it('says why a design that was changed meanwhile is not put in the cart', async () => {
    const { key, version } = await aSavedDesign()
    const result = await putDesignInCart(api, {
      design: key,
      version: version + 1,
      line: undefined,
      cart: undefined,
    })
    expect(result.kind).toBe('problem')
  })

  it('opens a design by its key, and nothing for a key that is not known', async () => {
    const { key } = await aSavedDesign()
    expect((await openedDesign(api, key))?.design).toMatchObject({ key, sku: aSku, title: 'Alpine lake' })
    expect(await openedDesign(api, 'A'.repeat(32))).toBeUndefined()
  })
})
