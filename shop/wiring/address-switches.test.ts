import { describe, expect, test } from 'vitest'
import { createApi } from '../request/api.ts'
import { cookieNameOn } from '../request/cookie-names.ts'
import { plainVisit } from '../request/visit.ts'
import { aCart, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { switchAnswer } from './address-switches.ts'
import { createExecutor } from './schema.ts'

const shop = await openTestShop()
const send = createExecutor(shop, { report: () => 'TEST', development: false })

async function open(address: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${cookieNameOn(shop.publicUrl, name)}=${value}`)
    .join('; ')
  const request = new Request(new URL(address, shop.publicUrl), { headers: { cookie } })
  const api = () => createApi(send, { ...plainVisit, token: cookies.customer_token })
  const answer = await switchAnswer(request, { publicUrl: shop.publicUrl, api })
  if (!answer) return undefined
  const set = answer.headers
    .getSetCookie()
    .map((line) => /^(?:__Host-)?([^=]+)=([^;]*);.*?Max-Age=(\d+)/.exec(line))
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    kept: answer.headers.get('cache-control'),
    set: Object.fromEntries(
      set.flatMap((found) => (found && found[3] !== '0' ? [[found[1], found[2] ?? '']] : [])),
    ),
    ended: set.flatMap((found) => (found?.[3] === '0' ? [found[1]] : [])).sort(),
  }
}

test('an address without either word is answered as always', async () => {
  expect(await open('/canvas-prints?clearcache=x&clearall&session=1')).toBeUndefined()
})

describe('H-28, SH-08: clear', () => {
  test('ends the session, its cookies and its token, and goes out of the address', async () => {
    const { token } = await aSignedInCustomer(shop)
    const answer = await open('/canvas-prints?sku=A&clear=1', { customer_token: token, cart_id: 'x' })
    expect(answer).toMatchObject({
      status: 302,
      to: '/canvas-prints?sku=A',
      kept: 'private, no-store',
      set: {},
    })
    expect(answer?.ended).toEqual([
      'cart_count',
      'cart_id',
      'customer_token',
      'logged_in',
      'order_data',
      'price_cache',
      'price_cache_special',
      'refer_code',
      'shipping_method',
    ])
    const who = await shop.send('{ customer { firstname } }', {}, { token })
    expect(who.errors?.[0]?.extensions?.category).toBe('graphql-authorization')
  })

  test('CA-60: being there is enough, and a guest’s visit is cleared too', async () => {
    const answer = await open('/?clear')
    expect(answer).toMatchObject({ status: 302, to: '/' })
    expect(answer?.ended).toContain('cart_id')
  })

  test('never leads to another site', async () => {
    expect((await open(`${shop.publicUrl}//evil.example/?clear`))?.to).toBe('/evil.example/')
  })
})

describe('H-26, H-27, CA-59, SH-07: sessionid', () => {
  const countOf = async (id: string | undefined) =>
    (await shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity email } }', { id })).cart

  test('H-26: a browser that holds nothing gets what lies in that cart, in one whose id nobody else knows', async () => {
    const id = await aReadyCart(shop, { lines: [{ quantity: 2 }, { quantity: 1 }], email: 'mia@example.com' })
    const answer = await open(`/checkout/cart?sessionid=${id}`)
    expect(answer).toMatchObject({ status: 302, to: '/checkout/cart', kept: 'private, no-store' })
    expect(answer?.set.cart_count).toBe('3')
    expect(answer?.set.cart_id).toMatch(/^\w{32}$/)
    expect(answer?.set.cart_id).not.toBe(id)
    expect(await countOf(answer?.set.cart_id)).toEqual({ total_quantity: 3, email: null })
    expect((await countOf(id)).total_quantity, 'the first cart is as it was').toBe(3)
  })

  test('H-27: the cart of this browser is dropped, and no other takes its place', async () => {
    const id = await aCart(shop)
    const answer = await open(`/?sessionid=${id}`, { cart_id: await aCart(shop), cart_count: '1' })
    expect(answer).toMatchObject({ to: '/', set: {}, ended: ['cart_count', 'cart_id', 'shipping_method'] })
  })

  test('a customer’s browser takes none, and the word is no way to sign in', async () => {
    const { token } = await aSignedInCustomer(shop)
    const id = await aCart(shop)
    expect(await open(`/?sessionid=${id}`, { customer_token: token })).toMatchObject({ set: {}, ended: [] })
    expect(await open(`/?sessionid=${token}`)).toMatchObject({ to: '/', set: {}, ended: [] })
  })

  test('a customer’s cart is none that a guest may take', async () => {
    const { visit } = await aSignedInCustomer(shop)
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
    expect(await open(`/?sessionid=${customerCart.id}`)).toMatchObject({ set: {}, ended: [] })
  })

  test.each(['', 'x', 'A'.repeat(32), '../../etc/passwd', '<script>', 'A'.repeat(4_000)])(
    'what is no cart of ours (%j) only goes out of the address',
    async (id) => {
      const answer = await open(`/faq?sessionid=${encodeURIComponent(id)}`)
      expect(answer).toMatchObject({ status: 302, to: '/faq', set: {}, ended: [] })
    },
  )
})
