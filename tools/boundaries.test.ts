import { expect, test } from 'vitest'
import { rooms } from './boundaries/rooms.ts'
import { readSource, resolveImport } from './boundaries/source.ts'
import { unusedTestingFiles } from './boundaries/testing-files.ts'
import { shortestWaysBack } from './boundaries/ways-back.ts'
import { violationsOf } from './boundaries.ts'

const importing = (from: string) => `import { x } from '${from}'\n`

test.each([
  ['shop/cart/rules/totals.ts', 'node:fs', 'pure'],
  ['shop/cart/rules/totals.ts', '#platform/clock.ts', 'pure'],
  ['packages/money/money.ts', '#shop/cart/store.ts', 'no shop word'],
  ['packages/money/money.test.ts', '#shop/cart/store.ts', 'tests of packages'],
  ['packages/money/money.test.ts', '../../shop/cart/store.ts', 'tests of packages'],
  ['packages/money/testing/amounts.ts', '#platform/clock.ts', 'tests of packages'],
  ['platform/mail/send.ts', '#shop/orders/store.ts', 'no shop word'],
  ['ui/button.tsx', '#shop/routing/paths.ts', 'no shop word'],
  ['shop/cart/pages/cart-page.tsx', '../store.ts', 'contract only'],
  ['shop/cart/components/mini-cart.tsx', '#platform/log.ts', 'contract only'],
  ['shop/design/editor/autosave.ts', '../commands/save-design.ts', 'contract only'],
  ['shop/cart/pages/cart-page.tsx', '../../generated/resolvers.ts', 'contract only'],
  ['shop/request/data.ts', '#shop/generated/resolvers.ts', 'contract only'],
  ['shop/catalogue/store.ts', '#shop/cart/store.ts', 'no arrow'],
  ['shop/catalogue/pages/product-page.tsx', '#shop/cart/components/mini-cart.tsx', 'no arrow'],
  ['shop/request/cookies.ts', '#shop/cart/rules/totals.ts', 'no arrow'],
  ['shop/cart/rules/totals.ts', '../store.ts', 'rules build on rules'],
  ['shop/cart/rules/totals.ts', '#shop/request/cookies.ts', 'rules build on rules'],
  ['shop/design/editor/changes/move.ts', '../editor-session.ts', 'rules build on rules'],
  ['packages/money/money.ts', '#tools/build.ts', 'pure'],
  ['families/mug/record.ts', '#shop/routing/paths.ts', 'a family is data'],
  ['platform/log.ts', '#ui/button.tsx', 'no shop word'],
  ['shop/design/tools/wrapped-print/tool.ts', '../flat-print/tool.ts', 'no other tool'],
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
  ['families/mug/templates/mug-a.ts', '../record.ts', 'a family is data'],
  ['families/mug/templates/mug-a.ts', './mug-b.ts', 'a family is data'],
  ['families/mug/record.ts', 'react', 'a family is data'],
  ['families/mug/record.ts', 'node:fs', 'a family is data'],
  ['families/mug/record.ts', '../canvas/record.ts', 'a family is data'],
  ['families/canvas/record.ts', '../sketch/record.ts', 'a family is data'],
  ['shop/design/editor/zz.ts', '../tools/flat-print/tool.ts', 'the editor knows no tool'],
  ['shop/design/components/board.tsx', '../tools/flat-print/tool.ts', 'handed its tool'],
  ['shop/design/components/board.tsx', '../tools/tools.ts', 'handed its tool'],
  ['shop/design/pages/design-tool.tsx', '../tools/flat-print/tool.ts', 'known to nobody'],
  ['shop/design/editor/zz.ts', '../tools/tools.ts', 'knows no tool'],
  ['shop/design/editor/zz.ts', '#families/mug/record.ts', 'from its database'],
  ['shop/cart/store.ts', './resolvers.ts', 'a store knows no resolvers'],
  ['shop/cart/store/lines.ts', './../line-resolvers.ts', 'a store knows no resolvers'],
  ['shop/cart/store.ts', './commands/add-lines.ts', 'a store knows no commands'],
  ['shop/cart/store.ts', '#shop/catalogue/loaders.ts', 'a store knows no loaders'],
  ['shop/cart/tables.ts', './store.ts', 'a tables file knows no store'],
  ['shop/cart/commands/add-lines.ts', '../resolvers.ts', 'a commands file knows no resolvers'],
  ['shop/cart/loaders.ts', './resolvers.ts', 'a loaders file knows no resolvers'],
  ['shop/cart/resolvers.ts', './tables.ts', 'a store alone knows tables'],
  ['shop/cart/resolvers.ts', '#shop/catalogue/tables.ts', 'a store alone knows tables'],
  ['shop/cart/jobs/remind.ts', '../tables.ts', 'a store alone knows tables'],
  ['shop/cart/loaders.ts', './tables.ts', 'a store alone knows tables'],
  ['shop/cart/commands/add-lines.ts', '#shop/catalogue/tables.ts', 'a store alone knows tables'],
  ['shop/cart/resolvers.ts', 'drizzle-orm', 'a store alone queries'],
  ['shop/cart/commands/add-lines.ts', 'drizzle-orm/pg-core', 'a store alone queries'],
  ['shop/orders/jobs/mails.ts', 'drizzle-orm', 'a store alone queries'],
  ['shop/api/context.ts', 'drizzle-orm', 'a store alone queries'],
  ['shop/cart/resolvers.ts', '#shop/catalogue/resolvers.ts', 'by the schema alone'],
  ['shop/cart/jobs/remind.ts', '../resolvers.ts', 'by the schema alone'],
  ['shop/content/home/zz.ts', '../page-resolvers.ts', 'by the schema alone'],
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
  ['shop/cart/pages/cart-page.tsx', '../../generated/client/graphql.ts'],
  ['shop/cart/resolvers.ts', '../generated/resolvers.ts'],
  ['shop/cart/pages/cart-page.tsx', '#shop/catalogue/components/card.tsx'],
  ['shop/cart/resolvers.ts', '../catalogue/store.ts'],
  ['shop/checkout/commands/place-order.ts', '#shop/orders/commands/create-order.ts'],
  ['shop/server.ts', '#shop/orders/store.ts'],
  ['shop/cart/cart.test.ts', '#shop/wiring/schema.ts'],
  ['shop/cart/cart.test.ts', './testing/line-calls.ts'],
  ['packages/product/price.test.ts', '#families/canvas/record.ts'],
  ['shop/request/cookies.ts', '#platform/http/read-cookie.ts'],
  ['shop/orders/jobs/mails.ts', '../mails/order-mail.tsx'],
  ['shop/orders/rules/news.ts', '#shop/mail/mail-facts.ts'],
  ['shop/design/tools/flat-print/tool.ts', '../../components/tool/tool.ts'],
  ['shop/design/pages/design-tool.tsx', '../tools/tools.ts'],
  ['packages/schemas/price.ts', 'zod/mini'],
  ['shop/cart/cart-resolvers.ts', './commands/add-lines.ts'],
  ['shop/cart/loaders.ts', './store.ts'],
  ['shop/cart/resolvers.ts', './line-resolvers.ts'],
  ['shop/cart/store.ts', 'drizzle-orm'],
  ['shop/cart/tables.ts', '#shop/catalogue/tables.ts'],
  ['shop/cart/commands/add-lines.ts', '../tables.ts'],
  ['platform/photos/start-decoder.ts', 'node:module'],
])('%s may import %s', (path, from) => {
  expect(violationsOf(path, importing(from))).toEqual([])
})

test('a family imports the record of the one that it says it is made of, and nothing else of another', () => {
  const said = "export const madeOf = 'canvas'\n"
  const violations = (from: string, saying: string) =>
    violationsOf('families/poster/record.ts', importing(from) + saying)
  expect(violations('../canvas/record.ts', said)).toEqual([])
  for (const [from, saying] of [
    ['../canvas/record.ts', ''],
    ['../canvas/record.ts', `// ${said}`],
    ['../canvas/record.ts', "export const madeOf = 'mug'\n"],
    ['../canvas/words.ts', said],
    ['../mug/record.ts', said],
  ] as const) {
    expect(violations(from, saying).join(), `${from} ${saying}`).toContain('a family is data')
  }
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

test('no way leads from a room back to it, and each that does is found', () => {
  const circles = (arrows: Record<string, readonly string[]>) =>
    shortestWaysBack(new Map(Object.entries(arrows))).map((way) => way.join(' → '))
  expect(circles(rooms)).toEqual([])
  const found = circles({ ...rooms, api: ['request', 'cart'], fields: ['mail'] })
  for (const circle of ['fields → mail → fields', 'api → cart → api', 'catalogue → api → cart → catalogue']) {
    expect(found).toContain(circle)
  }
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

test.each([
  ['shop/catalogue/store.ts', '#shop/catalogue/../checkout/store.ts'],
  ['shop/cart/store.ts', '#shop/cart/../cart/resolvers.ts'],
  ['shop/cart/store.ts', '#shop/./cart/resolvers.ts'],
  ['shop/catalogue/store.ts', '/shop/checkout/store.ts'],
  ['shop/catalogue/store.ts', 'file:///shop/checkout/store.ts'],
  ['shop/cart/cart.test.ts', '#shop/cart/../checkout/store.ts'],
  ['packages/money/money.ts', '#packages/../shop/cart/rules/totals.ts'],
  ['platform/log.ts', '/shop/cart/store.ts'],
  ['families/mug/record.ts', '#packages/product/../../shop/cart/store.ts'],
  ['ui/button.tsx', '#ui/../shop/routing/paths.ts'],
])('%s may not import %s, which goes round', (path, from) => {
  expect(violationsOf(path, importing(from)).join()).toContain('from the root')
})

test('an import that goes up after # leads where it ends', () => {
  expect(resolveImport('tools/build.ts', '#shop/cart/../checkout/store.ts')).toBe('shop/checkout/store.ts')
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

test.each([
  'shop/request/helpers.ts',
  'shop/request/cart-helpers.ts',
  'shop/cart/rules/line-utils.ts',
  'shop/cart/rules/common.ts',
  'shop/cart/rules/types.ts',
  'shop/cart/rules/line-types.ts',
  'shop/cart/components/types/line.tsx',
  'shop/cart/rules/cart-shared.ts',
  'packages/money/index.ts',
])('%s is named after no idea', (path) => {
  expect(violationsOf(path, '').join()).toContain('after no idea')
})

test.each(['shop/cart/rules/types-of-card.ts', 'shop/cart/rules/shared-costs.ts'])(
  '%s is named after an idea',
  (path) => {
    expect(violationsOf(path, '')).toEqual([])
  },
)

test('a file above 400 lines, a file named after no idea and a raw colour on a screen are told', () => {
  expect(violationsOf('shop/cart/store.ts', 'x\n'.repeat(401))).toHaveLength(1)
  expect(violationsOf('shop/request/utils.ts', '')).toHaveLength(1)
  expect(violationsOf('ui/button.css', '.b { color: #fff }')).toHaveLength(1)
  expect(violationsOf('ui/tokens.css', ':root { --paper: #fbf8f2 }')).toEqual([])
  expect(violationsOf('ui/link.tsx', '<a href="#main">Skip</a>')).toEqual([])
})
