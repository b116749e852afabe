import { expect, test } from 'vitest'
import { smallerManifest } from './smaller-manifest.ts'

const script = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js', imports: ['/react.js'] }, routes, version: '1' })};`
const routesIn = (text: string) =>
  JSON.parse(text.replace('window.__reactRouterManifest=', '').replace(/;$/, '')).routes

const cart = {
  id: 'cart',
  path: 'cart',
  hasLoader: true,
  hasAction: false,
  module: '/cart.js',
  imports: ['/b.js', '/react.js', '/a.js'],
  css: [],
}
const home = {
  id: 'home',
  index: true,
  hasLoader: false,
  hasAction: false,
  module: '/home.js',
  imports: ['/a.js'],
  css: ['/x.css'],
}

test('a route keeps what it has, with the imports of its own in the order in which most routes need them', () => {
  expect(routesIn(smallerManifest(script({ cart, home })))).toEqual({
    cart: { id: 'cart', path: 'cart', hasLoader: true, module: '/cart.js', imports: ['/a.js', '/b.js'] },
    home: { id: 'home', index: true, module: '/home.js', imports: ['/a.js'], css: ['/x.css'] },
  })
})

test('the rest of the list stays, and a second time changes nothing', () => {
  const once = smallerManifest(script({ cart, home }))
  expect(once).toContain('"version":"1"')
  expect(once).toContain('"entry":{"module":"/e.js","imports":["/react.js"]}')
  expect(smallerManifest(once)).toBe(once)
})

test('a list that is written in another way is no list', () => {
  expect(() => smallerManifest('window.__somethingElse={}')).toThrow()
})
