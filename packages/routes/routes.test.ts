import { describe, expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { createRouteTable } from './route-table.ts'

describe('an address from a pattern', () => {
  test('B-35: what is written :name is filled in, as one word of the path', () => {
    expect(addressOf('/blog/:urlKey', { urlKey: 'x' })).toBe('/blog/x')
    expect(addressOf('/orders/:token/lines/:line', { token: 'a', line: '7' })).toBe('/orders/a/lines/7')
    expect(addressOf('/blog/:urlKey', { urlKey: '../a b?c' })).toBe('/blog/..%2Fa%20b%3Fc')
  })

  test('B-36: whatever else is given goes into the query', () => {
    expect(addressOf('/blog/:urlKey', { urlKey: 'x', a: '1' })).toBe('/blog/x?a=1')
    expect(addressOf('/search', { q: 'mugs & more', page: undefined })).toBe('/search?q=mugs+%26+more')
    expect(addressOf('/search', {})).toBe('/search')
  })

  test.each([{}, { urlKey: undefined }, { urlKey: '' }])('B-35: %o leaves nothing out', (params) => {
    expect(() => addressOf('/blog/:urlKey', params as { urlKey: string })).toThrow(
      'Expected "urlKey" for the address /blog/:urlKey',
    )
  })
})

describe('a table of routes', () => {
  function blog() {
    const table = createRouteTable<string>()
    table.add('post', '/blog/:urlKey', 'post.tsx')
    table.add('home', '/', 'home.tsx')
    table.add('ideas', '/blog/canvas-ideas', 'listing.tsx')
    return table
  }

  test('B-34: a name and a pattern lead to their pages', () => {
    expect(blog().match('/')?.route.page).toBe('home.tsx')
    expect(blog().match('/blog/a%20post')).toEqual({
      route: { name: 'post', pattern: '/blog/:urlKey', page: 'post.tsx' },
      params: { urlKey: 'a post' },
    })
    expect(blog().match('/blog/canvas-ideas/')?.route.name).toBe('ideas')
    expect(blog().match('/blog')).toBeUndefined()
    expect(blog().match('/blog/a/b')).toBeUndefined()
  })

  test('lists its routes in the order in which they were added', () => {
    expect(
      blog()
        .all()
        .map(({ name }) => name),
    ).toEqual(['post', 'home', 'ideas'])
  })

  test('a word that no encoding gives stands for itself', () => {
    expect(blog().match('/blog/100%')?.params).toEqual({ urlKey: '100%' })
  })

  test('B-14: a name leads to its address', () => {
    expect(blog().address('post', { urlKey: 'x', from: 'home' })).toBe('/blog/x?from=home')
    expect(blog().address('home')).toBe('/')
    expect(() => blog().address('nowhere')).toThrow('There is no route called nowhere')
  })

  test('B-37: a name can be given once', () => {
    expect(() => blog().add('home', '/start', 'start.tsx')).toThrow('Route already exists')
  })

  test('an address is given to one page', () => {
    expect(() => blog().add('start', '/', 'start.tsx')).toThrow('The address / is already that of home.')
  })

  test.each([undefined, ''])('B-38: a route needs a page, not %o', (page) => {
    expect(() => blog().add('about', '/about', page)).toThrow('The route about has no page.')
  })
})
