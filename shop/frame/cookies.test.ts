import { describe, expect, it } from 'vitest'
import { cartCookies, cartIdOf, orderCookies, orderTokenOf } from './cookies.ts'

const asked = (cookie: string) => new Request('https://keepsake.example/', { headers: { cookie } })

describe('the browser keeps its cart and its order', () => {
  it('the cart cookie lasts 30 days and no script can read it', () => {
    const [cart, count] = cartCookies('abc', 3, 'https://keepsake.example').getSetCookie()
    expect(cart).toBe('cart_id=abc; Max-Age=2592000; Path=/; SameSite=Lax; HttpOnly; Secure')
    expect(count).toBe('cart_count=3; Max-Age=2592000; Path=/; SameSite=Lax; Secure')
  })

  it('on a shop without https the cookies are kept too', () => {
    expect(cartCookies('abc', 3, 'http://localhost:3000').get('set-cookie')).not.toContain('Secure')
  })

  it('an order takes the place of its cart', () => {
    const cookies = orderCookies('t=1', 'https://keepsake.example').getSetCookie()
    expect(cookies.map((cookie) => cookie.slice(0, 21))).toEqual([
      'cart_id=; Max-Age=0; ',
      'cart_count=; Max-Age=',
      'order_data=t%3D1; Max',
    ])
  })

  it('other cookies are not mistaken for it', () => {
    expect(cartIdOf(asked('my_cart_id=x; cart_id=abc'))).toBe('abc')
    expect(cartIdOf(asked('cart_id='))).toBeUndefined()
    expect(orderTokenOf(asked('order_data=t%3D1'))).toBe('t=1')
  })
})
