import { expect, test } from 'vitest'
import { violationsOf } from './boundaries.ts'
import { circleIn, rooms } from './rooms.ts'

const importing = (from: string) => `import { x } from '${from}'\n`

test.each([
  ['shop/cart/rules/totals.ts', 'node:fs', 'pure'],
  ['shop/cart/rules/totals.ts', '#platform/clock.ts', 'pure'],
  ['packages/money/money.ts', '#shop/cart/store.ts', 'no shop word'],
  ['platform/mail/send.ts', '#shop/orders/store.ts', 'no shop word'],
  ['ui/button.tsx', '#shop/routing/paths.ts', 'no shop word'],
  ['shop/cart/pages/cart-page.tsx', '../store.ts', 'contract only'],
  ['shop/cart/components/mini-cart.tsx', '#platform/log.ts', 'contract only'],
  ['shop/design/editor/autosave.ts', '../commands/save-design.ts', 'contract only'],
  ['shop/catalogue/store.ts', '#shop/cart/store.ts', 'no arrow'],
  ['shop/catalogue/pages/product-page.tsx', '#shop/cart/components/mini-cart.tsx', 'no arrow'],
  ['shop/request/cookies.ts', '#shop/cart/rules/totals.ts', 'no arrow'],
  ['shop/cart/rules/totals.ts', '../store.ts', 'rules build on rules'],
  ['shop/cart/rules/totals.ts', '#shop/request/cookies.ts', 'rules build on rules'],
  ['shop/design/editor/changes/move.ts', '../session.ts', 'rules build on rules'],
  ['packages/money/money.ts', '#tools/build.ts', 'pure'],
  ['families/mug/record.ts', '#shop/routing/paths.ts', 'a family is data'],
  ['platform/log.ts', '#ui/button.tsx', 'no shop word'],
  ['shop/design/tools/curved-print/tool.ts', '../flat-print/tool.ts', 'no other tool'],
  ['shop/orders/commands/draw.ts', '#shop/checkout/store.ts', 'no arrow'],
  ['shop/cart/store.ts', '#shop/wiring/schema.ts', 'wiring'],
])('%s may not import %s', (path, from, reason) => {
  expect(violationsOf(path, importing(from)).join()).toContain(reason)
})

test.each([
  ['shop/cart/rules/totals.ts', '#packages/money/money.ts'],
  ['shop/cart/rules/totals.ts', '#packages/product/price.ts'],
  ['shop/cart/pages/cart-page.tsx', '../rules/totals.ts'],
  ['shop/cart/pages/cart-page.tsx', '#shop/catalogue/components/card.tsx'],
  ['shop/cart/resolvers.ts', '../catalogue/store.ts'],
  ['shop/checkout/commands/place-order.ts', '#shop/orders/commands/create-order.ts'],
  ['shop/server.ts', '#shop/orders/store.ts'],
  ['shop/cart/cart.test.ts', '#shop/wiring/schema.ts'],
])('%s may import %s', (path, from) => {
  expect(violationsOf(path, importing(from))).toEqual([])
})

test.each(['shop/loose.ts', 'shop/a-new-room/store.ts'])('%s is in no listed room', (path) => {
  expect(violationsOf(path, '')).toHaveLength(1)
})

test.each([
  'const now = Date.now()',
  'const now = new Date()',
  'const chance = Math.random()',
  'const id = randomUUID()',
  "const answer = await fetch('/graphql')",
  'const brand = process.env.BRAND',
  'setTimeout(go, 1000)',
])('a rule that says "%s" is not pure', (line) => {
  expect(violationsOf('shop/cart/rules/totals.ts', line).join()).toContain('pure')
  expect(violationsOf('shop/cart/store.ts', line)).toEqual([])
})

test('no way leads from a room back to it, and one that does is found', () => {
  expect(circleIn(rooms)).toBeUndefined()
  expect(circleIn({ ...rooms, api: ['request', 'cart'] })?.join(' → ')).toBe('api → cart → catalogue → api')
})

test('PE-17: analytics may be blocked, so nothing but itself imports it', () => {
  const analytics = '../analytics/data-layer.ts'
  expect(violationsOf('shop/layout/header.tsx', importing(analytics)).join()).toContain('may block')
  expect(violationsOf('shop/layout/header.tsx', `import type { Event } from '${analytics}'\n`)).toEqual([])
  expect(violationsOf('shop/layout/header.tsx', `const lazy = () => import('${analytics}')\n`)).toEqual([])
})

test('PE-23: storage may be refused, so one file alone reaches for it', () => {
  for (const text of ['localStorage.getItem(name)', 'indexedDB.open(name)', importing('idb-keyval')]) {
    expect(violationsOf('shop/cart/components/notes.ts', text).join()).toContain('ui/device.ts')
    expect(violationsOf('ui/device.ts', text)).toEqual([])
  }
})

test('a dynamic import is seen too', () => {
  expect(violationsOf('ui/dialog.tsx', "const x = await import('#shop/request/api.ts')")).toHaveLength(1)
})

test('a file above 400 lines, a file named after no idea and a raw colour on a screen are told', () => {
  expect(violationsOf('shop/cart/store.ts', 'x\n'.repeat(401))).toHaveLength(1)
  expect(violationsOf('shop/cart/utils.ts', '')).toHaveLength(1)
  expect(violationsOf('ui/button.css', '.b { color: #fff }')).toHaveLength(1)
  expect(violationsOf('ui/tokens.css', ':root { --paper: #fbf8f2 }')).toEqual([])
  expect(violationsOf('ui/link.tsx', '<a href="#main">Skip</a>')).toEqual([])
})
