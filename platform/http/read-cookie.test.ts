import { expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

const read = (cookie: string, name = 'cart_id') => readCookie(new Headers({ cookie }), name)

it('finds a cookie among others by its whole name', () => {
  expect(read('a=1; cart_id=abc; b=2')).toBe('abc')
  expect(read('old_cart_id=x;cart_id=abc')).toBe('abc')
  expect(readCookie(new Headers(), 'cart_id')).toBeUndefined()
})

it('decodes the value once', () => {
  expect(read('cart_id=%2Fcanvas%2520')).toBe('/canvas%20')
})

it('leaves what cannot be decoded as it is, and takes quotes away', () => {
  expect(read('cart_id=%zz')).toBe('%zz')
  expect(read('cart_id="abc"')).toBe('abc')
})

it.each(['cart_id=', 'cart_id=a%00b', 'cart_id', 'cart=1'])('%j is none', (cookie) => {
  expect(read(cookie)).toBeUndefined()
})
