import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cookieNames } from './cookie-names.ts'
import {
  cartCookies,
  cartIdOf,
  customerCookies,
  customerTokenOf,
  noSessionCookies,
  orderCookies,
  orderTokenOf,
} from './cookies.ts'

const asked = (cookie: string) => new Request('https://keepsake.example/', { headers: { cookie } })

describe('the browser keeps its cart and its order', () => {
  it('the cart cookie lasts 30 days and no script can read it', () => {
    const [cart, count] = cartCookies('abc', 3, 'https://keepsake.example').getSetCookie()
    expect(cart).toBe('__Host-cart_id=abc; Max-Age=2592000; Path=/; SameSite=Lax; HttpOnly; Secure')
    expect(count).toBe('cart_count=3; Max-Age=2592000; Path=/; SameSite=Lax; Secure')
  })

  it('on a shop without https the cookies are kept too', () => {
    const [cart] = cartCookies('abc', 3, 'http://localhost:3000').getSetCookie()
    expect(cart).toBe('cart_id=abc; Max-Age=2592000; Path=/; SameSite=Lax; HttpOnly')
    const request = new Request('http://localhost:3000/', { headers: { cookie: 'cart_id=abc' } })
    expect(cartIdOf(request)).toBe('abc')
  })

  it('under https a cart that a neighbouring subdomain planted is not taken for it', () => {
    expect(cartIdOf(asked('cart_id=planted'))).toBeUndefined()
    expect(customerTokenOf(asked('customer_token=planted'))).toBeUndefined()
  })

  it('an order takes the place of its cart', () => {
    const order = { token: 't=1', nextCartId: undefined }
    const cookies = orderCookies(order, 'https://keepsake.example').getSetCookie()
    expect(cookies.map((cookie) => cookie.split('; ').slice(0, 2).join('; '))).toEqual([
      '__Host-cart_id=; Max-Age=0',
      'shipping_method=; Max-Age=0',
      'cart_count=; Max-Age=0',
      '__Host-order_data=t%3D1; Max-Age=86400',
    ])
  })

  it('an order beside which something was saved for later leads on to the next cart', () => {
    const order = { token: 't', nextCartId: 'next' }
    const cookies = orderCookies(order, 'http://localhost:3000').getSetCookie()
    const held = new Map(cookies.map((cookie) => cookie.split('; ')[0]?.split('=') as [string, string]))
    expect(Object.fromEntries(held), 'the last of a name counts').toEqual({
      cart_id: 'next',
      cart_count: '0',
      shipping_method: '',
      order_data: 't',
    })
  })

  it('other cookies are not mistaken for it', () => {
    expect(cartIdOf(asked('my__Host-cart_id=x; __Host-cart_id=abc'))).toBe('abc')
    expect(cartIdOf(asked('__Host-cart_id='))).toBeUndefined()
    expect(orderTokenOf(asked('__Host-order_data=t%3D1'))).toBe('t=1')
  })
})

describe('SH-09: the browser of a customer', () => {
  it('H-02, H-29: keeps the token where no script reads it, and a flag where scripts do', () => {
    const signedIn = { token: 'secret', lifetimeSeconds: 3600, deviceToken: 'known' }
    expect(customerCookies(signedIn, 'https://keepsake.example').getSetCookie()).toEqual([
      '__Host-customer_token=secret; Max-Age=3600; Path=/; SameSite=Lax; HttpOnly; Secure',
      'logged_in=1; Max-Age=3600; Path=/; SameSite=Lax; Secure',
      '__Host-known_device=known; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly; Secure',
    ])
  })

  it('H-23: without the cookie there is no token to ask with', () => {
    expect(customerTokenOf(asked('logged_in=1'))).toBeUndefined()
    expect(customerTokenOf(asked('__Host-customer_token=secret; logged_in=1'))).toBe('secret')
  })

  it('H-38, CA-101: signing out ends the cookies of the session and the cart, and their copies', () => {
    const ended = noSessionCookies('https://keepsake.example').getSetCookie()
    expect(ended.every((cookie) => cookie.includes('=; Max-Age=0; Path=/; SameSite=Lax'))).toBe(true)
    expect(ended.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-cart_id',
      'shipping_method',
      'price_cache',
      'price_cache_special',
      'refer_code',
      '__Host-order_data',
      '__Host-customer_token',
      'cart_count',
      'logged_in',
    ])
  })

  it('a cookie that nobody here wrote does not break the page', () => {
    expect(cartIdOf(asked('__Host-cart_id=%E0%A4%A'))).toBe('%E0%A4%A')
    expect(cartIdOf(asked('__Host-cart_id=a%00b'))).toBeUndefined()
  })
})

describe('P-24, CA-21: the names of the cookies', () => {
  it('stand together', () => {
    expect(cookieNames).toMatchObject({
      customer: 'customer_token',
      cart: 'cart_id',
      priceCache: 'price_cache',
      referCode: 'refer_code',
      orderData: 'order_data',
      toolData: 'tool_data',
    })
  })

  it('are spelt there and in the parts of it that pages load, nowhere else', () => {
    const shop = resolve(import.meta.dirname, '..')
    const sources = globSync('**/*.{ts,tsx}', { cwd: shop }).filter(
      (path) => !/\.test\.tsx?$|^generated\/|^request\/(?:readable-|tool-)?cookie-names\.ts$/.test(path),
    )
    // The other names are columns and arguments too.
    const { orderData, toolData, cartCount, signedIn, specialPrice } = cookieNames
    const names = [orderData, toolData, cartCount, signedIn, specialPrice].join('|')
    const spelt = new RegExp(`['"; )](${names})['"=]`)
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => spelt.test(readFileSync(join(shop, path), 'utf8')))).toEqual([])
  })
})
