import { describe, expect, test } from 'vitest'
import { routeTable } from './routes.ts'
import { paths } from './routing/paths.ts'
import { patterns } from './routing/patterns.ts'

describe('the shop’s own table of routes', () => {
  test('B-14: home, the reviews and the form for one have names', () => {
    expect([paths.home(), paths.reviews(), paths.writeReview()]).toEqual(['/', '/reviews', '/write-a-review'])
    expect(routeTable.address('home')).toBe('/')
  })

  test.each([
    ['/', 'content/pages/home-page.tsx'],
    [paths.search('mugs').split('?')[0], 'catalogue/pages/search-page.tsx'],
    [paths.cart(), 'cart/pages/cart-page.tsx'],
    [paths.designTool(), 'design/pages/design-tool.tsx'],
    [paths.page('canvas-prints'), 'content/pages/url-key-page.tsx'],
    [paths.reviews(), 'content/pages/url-key-page.tsx'],
    [paths.writeReview(), 'reviews/pages/write-review-page.tsx'],
  ])('B-34: %s opens %s', (path = '', page) => {
    expect(routeTable.match(path)?.route.page).toBe(page)
  })

  test('B-35, B-36: what a page is asked for stands in its address', () => {
    expect(paths.blog('a-post')).toBe('/blog/a-post')
    expect(paths.search('mugs & more')).toBe('/catalogsearch/result?q=mugs+%26+more')
    expect(paths.signIn('/bulk-order')).toBe('/customer/login?redirect=%2Fbulk-order')
    expect(paths.search()).toBe('/catalogsearch/result')
  })

  test('B-37, B-38: a name is given once, and to a page', () => {
    expect(() => routeTable.add('cart', patterns.cart, 'another.tsx')).toThrow('Route already exists')
    expect(() => routeTable.add('nowhere', '/nowhere', undefined)).toThrow('The route nowhere has no page.')
  })

  test('every pattern is another one', () => {
    expect(new Set(Object.values(patterns)).size).toBe(Object.keys(patterns).length)
  })
})
