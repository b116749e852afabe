import { describe, expect, it } from 'vitest'
import { createApi } from '../../request/api.ts'
import { aCart, aReadyCart } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { openTestShop } from '../../testing/shop.ts'
import { savedCalls } from '../testing/saved-calls.ts'
import { cookiesAfter, withoutLostCart } from './lost-cart.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

/** What a page of the cart does when it asks for a cart. */
function askFor(cartId: string): Promise<unknown> {
  const question = { toString: () => 'query ($id: String!) { cart(cart_id: $id) { id } }' }
  return withoutLostCart(api.send(question, { id: cartId }), { api, cartId, publicUrl: shop.publicUrl })
}
async function redirectOf(cartId: string): Promise<{ to: string | null; cookies: string[] }> {
  const thrown = await askFor(cartId).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error(`Expected a redirect but received ${String(thrown)}`)
  const cookies = thrown.headers.getSetCookie().map((cookie) => cookie.split(';').slice(0, 2).join(';'))
  return { to: thrown.headers.get('location'), cookies }
}

describe('O-05, O-27, J-21: a browser whose cart is no more', () => {
  it.each<[string, () => Promise<string>]>([
    ['was never there', async () => 'nothing'],
    [
      'belongs to somebody who has signed in since',
      async () => {
        const { visit } = await aSignedInCustomer(shop)
        return (await shop.ask('{ customerCart { id } }', {}, visit)).customerCart.id
      },
    ],
    [
      'was merged into another',
      async () => {
        const id = await aCart(shop)
        await shop.db.execute(`update carts set state = 'merged' where id = '${id}'`)
        return id
      },
    ],
  ])('because it %s: only the cookies of the cart end, and the customer stays signed in', async (_, lost) => {
    expect(await redirectOf(await lost())).toEqual({
      to: '/checkout/cart',
      cookies: ['__Host-cart_id=; Max-Age=0', 'shipping_method=; Max-Age=0', 'cart_count=; Max-Age=0'],
    })
  })

  it('because it became an order is brought to that order', async () => {
    const cartId = await aReadyCart(shop)
    await shop.ask('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id } } }', {
      id: cartId,
    })
    const { to, cookies } = await redirectOf(cartId)
    expect(to).toBe('/checkout/success')
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-cart_id',
      'shipping_method',
      'cart_count',
      '__Host-order_data',
    ])
    expect(cookies[3]).toMatch(/^__Host-order_data=.+; Max-Age=86400$/)
  })
})

describe('J-02: a browser whose cart became an order beside which something was saved for later', () => {
  async function anOrderedCart() {
    const cartId = await aReadyCart(shop, { lines: [{}, {}] })
    const { save, uidsOf } = savedCalls(shop)
    await save(cartId, (await uidsOf(cartId))[1] ?? '')
    const place = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { next_cart_id } }'
    const next: string = (await shop.ask(place, { id: cartId })).placeOrder.next_cart_id
    return { cartId, next }
  }

  it('holds the next cart when it is brought to the order', async () => {
    const { cartId, next } = await anOrderedCart()
    const { to, cookies } = await redirectOf(cartId)
    expect(to).toBe('/checkout/success')
    expect(cookies.slice(0, 2)).toEqual([
      `__Host-cart_id=${next}; Max-Age=2592000`,
      'cart_count=0; Max-Age=2592000',
    ])
  })

  it('holds the next cart when any page counts its pieces', async () => {
    const { cartId, next } = await anOrderedCart()
    const after = await cookiesAfter({ api, cartId, publicUrl: shop.publicUrl })
    expect(after.getSetCookie()[0]).toContain(`cart_id=${next};`)
    const unknown = await cookiesAfter({ api, cartId: 'nothing', publicUrl: shop.publicUrl })
    expect(unknown.getSetCookie()[0]).toContain('cart_id=; Max-Age=0')
  })
})

it('a cart that is there is given as it is', async () => {
  const id = await aCart(shop)
  expect(await askFor(id)).toEqual({ cart: { id } })
})
