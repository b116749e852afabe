import { expect, test } from 'vitest'
import { readSource } from './boundaries/source.ts'
import { unusedTestingFiles } from './boundaries/testing-files.ts'
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
  ['shop/cart/rules/totals.ts', 'fs', 'pure'],
  ['shop/cart/rules/totals.ts', 'ioredis', 'pure'],
  ['shop/cart/rules/totals.ts', 'a-package-of-next-year', 'pure'],
  ['shop/cart/rules/totals.ts', '../../../node_modules/pg/lib/index.js', 'pure'],
  ['packages/money/money.ts', 'fs', 'pure'],
  ['packages/money/money.ts', 'ioredis', 'pure'],
  ['shop/cart/rules/totals.ts', './testing.ts', 'only tests'],
  ['shop/cart/store.ts', '#platform/testing/database.ts', 'only tests'],
  ['shop/cart/rules/totals.ts', '#shop/api/sdl.ts', 'rules build on rules'],
  ['shop/cart/pages/cart-page.tsx', 'node:fs', 'listed for them'],
  ['shop/cart/components/mini-cart.tsx', 'drizzle-orm', 'listed for them'],
  ['shop/cart/components/mini-cart.tsx', '#shop/catalogue/loaders.ts', 'contract only'],
  ['shop/cart/components/mini-cart.tsx', '#shop/catalogue/product-cache.ts', 'contract only'],
  ['shop/cart/components/mini-cart.tsx', '#shop/api/context.ts', 'contract only'],
  ['shop/cart/components/mini-cart.tsx', '#families/mug/record.ts', 'from its database'],
  ['shop/layout/lazy/account-area.tsx', '#shop/customers/store.ts', 'contract only'],
  ['ui/button.tsx', 'node:fs', 'listed for them'],
  ['shop/layout/header.tsx', 'drizzle-orm', 'listed for them'],
  ['shop/layout/header.tsx', '#shop/cart/store.ts', 'contract only'],
  ['shop/request/cookies.ts', '#platform/redis.ts', 'contract only'],
  ['shop/cart/pages/cart-page.tsx', '#shop/routing/redirect-sites.ts', 'contract only'],
  ['shop/cart/commands/add-lines.ts', '../pages/cart-page.tsx', 'knows no page'],
  ['shop/cart/resolvers.ts', './components/mini-cart.tsx', 'knows no page'],
  ['shop/cart/zz.ts', '#families/mug/record.ts', 'from its database'],
  ['shop/cart/store.ts', '#families/mug/record.ts', 'from its database'],
  ['families/mug/record.ts', 'react', 'a family is data'],
  ['families/mug/record.ts', 'node:fs', 'a family is data'],
  ['families/mug/record.ts', '../canvas/record.ts', 'a family is data'],
  ['families/canvas/record.ts', '../sketch/record.ts', 'a family is data'],
  ['shop/design/editor/zz.ts', '../tools/flat-print/tool.ts', 'the editor knows no tool'],
  ['shop/design/components/board.tsx', '../tools/flat-print/tool.ts', 'known to nobody'],
  ['shop/design/editor/zz.ts', '../tools/tools.ts', 'knows no tool'],
  ['shop/design/editor/zz.ts', '#families/mug/record.ts', 'from its database'],
  ['shop/cart/store.ts', './resolvers.ts', 'a store knows no resolvers'],
  ['shop/cart/store/lines.ts', './../line-resolvers.ts', 'a store knows no resolvers'],
  ['shop/cart/store.ts', './commands/add-lines.ts', 'a store knows no commands'],
  ['shop/cart/store.ts', '#shop/catalogue/loaders.ts', 'a store knows no loaders'],
  ['shop/cart/tables.ts', './store.ts', 'a tables file knows no store'],
  ['shop/cart/commands/add-lines.ts', '../resolvers.ts', 'a commands file knows no resolvers'],
  ['shop/cart/loaders.ts', './resolvers.ts', 'a loaders file knows no resolvers'],
  // A folder below one that has rules has the same.
  ['shop/cart/rules/zz/totals.ts', 'node:fs', 'pure'],
  ['shop/cart/components/zz/line.tsx', '../../store.ts', 'contract only'],
  ['packages/money/zz/cents.ts', '#shop/cart/store.ts', 'no shop word'],
  ['families/mug/zz/sizes.ts', 'node:fs', 'a family is data'],
  ['shop/cart/store.ts', 'node:module', 'past its imports'],
  ['ui/button.tsx', 'module', 'past its imports'],
  ['platform/log.ts', 'node:module', 'past its imports'],
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
  ['shop/cart/cart.test.ts', './testing/line-calls.ts'],
  ['shop/request/cookies.ts', '#platform/http/read-cookie.ts'],
  ['shop/orders/jobs/letters.ts', '../mails/order-letter.tsx'],
  ['shop/orders/rules/news.ts', '#shop/letters/letter.ts'],
  ['shop/design/components/guide.tsx', '../tools/tool.ts'],
  ['packages/schemas/price.ts', 'zod/mini'],
  ['families/sketch/record.ts', '../canvas/record.ts'],
  ['shop/cart/cart-resolvers.ts', './commands/add-lines.ts'],
  ['shop/cart/loaders.ts', './store.ts'],
  ['platform/photos/start-decoder.ts', 'node:module'],
])('%s may import %s', (path, from) => {
  expect(violationsOf(path, importing(from))).toEqual([])
})

test.each(['shop/loose.ts', 'shop/a-new-room/store.ts'])('%s is in no listed room', (path) => {
  expect(violationsOf(path, '')).toHaveLength(1)
})

test.each([
  'zzz/money.ts',
  'packages/zzz/money.ts',
  'platform/zzz/log.ts',
  'ui/zzz/button.tsx',
  'shop/cart/zzz/totals.ts',
  'shop/cart/zzz/totals.test.ts',
  'shop/cart/zzz/cart.graphql',
  'shop/cart/editor/session.ts',
  'shop/cart/zz.ts',
  'zz.ts',
  'zz.config.ts',
  'zz.mjs',
  'packages/zz.ts',
  'families/zz.ts',
  'families/zz.test.ts',
  'platform/zz.ts',
  'platform/zz.tsx',
  'platform/zz.test.ts',
  'docs/zz.ts',
  'public/zz.js',
])('%s is in no listed place', (path) => {
  expect(violationsOf(path, '')).toHaveLength(1)
})

test.each(['shop/cart/rules/totals.js', 'packages/money/money.mjs', 'platform/log.cts'])(
  '%s would be checked by nobody',
  (path) => {
    expect(violationsOf(path, '').join()).toContain('call it .ts')
  },
)

test.each([
  'const now = Date.now()',
  'const now = new Date()',
  'const chance = Math.random()',
  'const id = randomUUID()',
  "const answer = await fetch('/graphql')",
  'const brand = process.env.BRAND',
  'setTimeout(go, 1000)',
  'const now = new Date',
  'const now = new Date(...parts)',
  'const now = Date()',
  'const { now } = Date',
  "const now = Date['now']()",
  'const { random } = Math',
  "const answer = await globalThis.fetch('/graphql')",
  'const bytes = crypto.getRandomValues(empty())\nfunction empty() {}',
  'const read = document.cookie',
  "const files = require('node:fs')",
  "const files = process.getBuiltinModule('node:fs')",
  'const here = import.meta.url',
  'declare const fetch: () => void\nfetch()',
  "const sum = eval('1 + 1')",
  'const address = URL.createObjectURL(photo)\nconst photo = 1',
  "const begin = '/*'\nconst now = Date.now()\nconst end = '*/'",
  'const shop = window // Date.now() of a comment says nothing',
  'const today = new Intl.DateTimeFormat().format()',
  'const today = new Intl.DateTimeFormat("en-AU").formatToParts(undefined)',
  'const today = new Intl.DateTimeFormat()["format"](...[])',
  'const { format } = new Intl.DateTimeFormat()\nconst today = format()',
  'const now = new Date(0).constructor.now()',
  'const now = new Date(0)["constructor"].now()',
  'const now = new Date(0)?.constructor.now()',
  'const { constructor } = new Date(0)',
  "const now = (() => 0).constructor('return Date.now()')()",
])('a rule, a package or a family that says "%s" is not pure', (line) => {
  for (const path of ['shop/cart/rules/totals.ts', 'packages/money/money.ts', 'families/mug/record.ts']) {
    expect(violationsOf(path, line).join()).toContain('pure')
  }
  expect(violationsOf('shop/cart/store.ts', line).join()).not.toContain('are pure')
})

test.each([
  'export const day = (text: string) => new Date(text)',
  'export const day: Date = new Date(Date.UTC(2026, 1, 1) + Date.parse(day1)); const day1 = "2026-01-01"',
  'export const isDay = (value: unknown) => value instanceof Date && Math.round(1.5) === 2',
  "export const words = 'Date.now() and fetch()' // new Date()",
  'export const cookieOf = ({ document, now: [fetch = 1] }) => document.cookie + fetch',
  'export function total(this: void) { return arguments.length + add(1); function add(a) { return a } }',
  'export class Sum { fetch = 1; get now() { return this.fetch } }',
  'export type Page = typeof document',
  'outer: for (const fetch of [1]) { if (fetch) continue outer }',
  'export function safe() { try { return 1 } catch (crypto) { return crypto } }',
  'export const day = (moment: Date) => new Intl.DateTimeFormat("en-AU").format(moment)',
  'export class Sum { readonly of; constructor(of: number) { this.of = of } }',
])('a rule that says "%s" is pure', (line) => {
  expect(violationsOf('shop/cart/rules/totals.ts', line)).toEqual([])
})

test('a name that is declared in one place of a rule is not declared in another', () => {
  const text = 'const a = (document) => document.title\nconst b = () => document.title'
  expect(violationsOf('shop/cart/rules/totals.ts', text).join()).toContain('document.title')
})

test('a new folder below rules or a package is as pure as what it is in', () => {
  for (const path of [
    'shop/cart/rules/zz/totals.ts',
    'packages/money/zz/cents.ts',
    'families/mug/zz/sizes.ts',
  ]) {
    expect(violationsOf(path, 'export const one = 1')).toEqual([])
    expect(violationsOf(path, 'const now = Date.now()').join()).toContain('pure')
  }
})

test.each([
  "import { createRequire } from 'node:module'",
  "const module = await import('node:module')",
  "const fs = module.require('node:fs')",
  "const fs = process.mainModule?.require('node:fs')",
  "const fs = process.getBuiltinModule('node:fs')",
  "const fs = process['getBuiltinModule']('node:fs')",
  'const { getBuiltinModule } = process',
])('shop code that says "%s" reaches modules past its imports', (line) => {
  for (const path of [
    'shop/cart/store.ts',
    'shop/server.ts',
    'shop/cart/pages/cart-page.tsx',
    'platform/log.ts',
  ]) {
    expect(violationsOf(path, line).join(), path).toContain('past its imports')
  }
  expect(violationsOf('tools/build.ts', line)).toEqual([])
})

test('what is made for tests, in a pure folder, is imported by one', () => {
  const made = readSource('shop/cart/rules/testing.ts', 'export const now = Date.now()')
  const its = readSource('shop/cart/rules/totals.test.ts', importing('./testing.ts'))
  expect(unusedTestingFiles([made]).join()).toContain('no test imports it')
  expect(unusedTestingFiles([made, its])).toEqual([])
})

test('no way leads from a room back to it, and one that does is found', () => {
  expect(circleIn(rooms)).toBeUndefined()
  expect(circleIn({ ...rooms, api: ['request', 'cart'] })?.join(' → ')).toBe('api → cart → catalogue → api')
})

test('PE-17: analytics may be blocked, so nothing but itself imports it', () => {
  const analytics = '../analytics/components/page-event.ts'
  expect(violationsOf('shop/layout/header.tsx', importing(analytics)).join()).toContain('may block')
  expect(violationsOf('shop/layout/header.tsx', `import type { Event } from '${analytics}'\n`)).toEqual([])
  expect(violationsOf('shop/layout/header.tsx', `const lazy = () => import('${analytics}')\n`)).toEqual([])
})

test('PE-23: storage may be refused, so one file alone reaches for it', () => {
  const open = ['localStorage.getItem(name)', 'indexedDB.open(name)']
  const hidden = ["const a = '/*'; localStorage.clear(); const b = '*/'", 'import { get } from "idb-keyval"']
  for (const text of [...open, ...hidden, importing('idb-keyval')]) {
    expect(violationsOf('shop/cart/components/notes.ts', text).join()).toContain('ui/device.ts')
    expect(violationsOf('ui/device.ts', text)).toEqual([])
  }
})

test('a dynamic import is seen too', () => {
  expect(violationsOf('ui/dialog.tsx', "const x = await import('#shop/request/api.ts')")).toHaveLength(1)
})

test.each([
  'import { x } from "../store.ts"',
  "import '../store.ts'",
  "export * from '../store.ts'",
  "import { x } from '../store.ts?url'",
  'const later = () => import("../store.ts")',
  'const later = () => import(`../store.ts`)',
  "const later = () => import(/* webpack says */ '../store.ts')",
  "const x = require('../store.ts')",
  "type Line = import('../store.ts').Line",
  "const all = import.meta.glob('../store.ts')",
  "const all = import.meta.glob(['./*.ts', '../store.ts'])",
  "const worker = new Worker(new URL('../store.ts', import.meta.url))",
])('a page that says "%s" imports the store', (line) => {
  expect(violationsOf('shop/cart/pages/cart-page.tsx', line).join()).toContain('contract only')
})

test('an import in a string or a comment is none', () => {
  const text = "const told = `import { x } from '../store.ts'`\n// import '../store.ts'\n"
  expect(violationsOf('shop/cart/pages/cart-page.tsx', text)).toEqual([])
})

test('an import whose file is known only when it runs is refused', () => {
  const line = "const later = (name: string) => import('../' + name)"
  expect(violationsOf('shop/cart/pages/cart-page.tsx', line).join()).toContain('name the file')
  expect(violationsOf('shop/wiring/schema.ts', line)).toEqual([])
})

test('a file that cannot be read is told', () => {
  expect(violationsOf('shop/cart/store.ts', 'const = 1').join()).toContain('cannot be read')
})

test('a file above 400 lines, a file named after no idea and a raw colour on a screen are told', () => {
  expect(violationsOf('shop/cart/store.ts', 'x\n'.repeat(401))).toHaveLength(1)
  expect(violationsOf('shop/request/utils.ts', '')).toHaveLength(1)
  expect(violationsOf('ui/button.css', '.b { color: #fff }')).toHaveLength(1)
  expect(violationsOf('ui/tokens.css', ':root { --paper: #fbf8f2 }')).toEqual([])
  expect(violationsOf('ui/link.tsx', '<a href="#main">Skip</a>')).toEqual([])
})
