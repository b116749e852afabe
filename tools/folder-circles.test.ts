import { expect, it } from 'vitest'
import { readSource } from './boundaries/source.ts'
import { filesInCircle, foldersInCircle } from './folder-circles.ts'

const health = readSource('platform/http/health.ts', "import { pool } from '../database/pool.ts'")
const outage = readSource(
  'platform/database/outage.ts',
  "import type { Answer } from '#platform/http/answer.ts'",
)

it('finds folders of platform that import each other, types included', () => {
  expect(foldersInCircle([health, outage]).map((way) => way.join(' → '))).toEqual([
    'platform/http → platform/database → platform/http',
  ])
})

it('finds folders of ui and of families that import each other', () => {
  for (const top of ['ui', 'families']) {
    const one = readSource(`${top}/one/a.ts`, "import { b } from '../two/b.ts'")
    const two = readSource(`${top}/two/b.ts`, "import type { A } from '../one/a.ts'")
    expect(foldersInCircle([one, two])).toEqual([[`${top}/one`, `${top}/two`, `${top}/one`]])
  }
})

it('finds loose files that import a folder which needs them', () => {
  const loose = readSource('platform/config.ts', "import { read } from './http/networks.ts'")
  const log = readSource('platform/http/log.ts', "import { config } from '../config.ts'")
  expect(foldersInCircle([loose, log])).toEqual([['platform', 'platform/http', 'platform']])
})

it('finds a folder that imports the one that it is in, which needs it', () => {
  const choice = readSource('platform/payments/open-gateway.ts', "import './test-gateway/open.ts'")
  const test = readSource(
    'platform/payments/test-gateway/open.ts',
    "import type { Gateway } from '../gateway.ts'",
  )
  expect(foldersInCircle([choice, test])).toEqual([
    ['platform/payments', 'platform/payments/test-gateway', 'platform/payments'],
  ])
})

it('finds folders of a room that import each other, also by what is inside them', () => {
  const page = readSource(
    'shop/content/pages/home-page.tsx',
    "import { Hero } from '../components/home/hero.tsx'",
  )
  const part = readSource('shop/content/components/home/hero.tsx', "import '../../pages/home-view.ts'")
  expect(foldersInCircle([page, part])).toEqual([
    ['shop/content/pages', 'shop/content/components/home', 'shop/content/pages'],
  ])
  const other = { ...part, path: 'shop/content/components/news/news.tsx' }
  expect(foldersInCircle([page, other])).toEqual([
    ['shop/content/pages', 'shop/content/components', 'shop/content/pages'],
  ])
})

it('finds a folder of a room and one inside it that need each other', () => {
  const panel = readSource('shop/design/components/panel.tsx', "import './wall/wall.tsx'")
  const wall = readSource('shop/design/components/wall/wall.tsx', "import '../sheet.tsx'")
  expect(foldersInCircle([panel, wall])).toEqual([
    ['shop/design/components', 'shop/design/components/wall', 'shop/design/components'],
  ])
})

it('finds a folder of a room that comes back to it through loose files, however many', () => {
  const store = readSource('shop/cart/store.ts', "import './line-store.ts'")
  const lines = readSource('shop/cart/line-store.ts', "import './commands/add.ts'")
  const command = readSource('shop/cart/commands/add.ts', "import '../store.ts'")
  expect(foldersInCircle([store, lines, command])).toEqual([
    ['shop/cart/commands', 'shop/cart/store.ts', 'shop/cart/line-store.ts', 'shop/cart/commands'],
  ])
})

it('lets loose files stand above and below a folder, and loose files know each other', () => {
  const resolvers = readSource('shop/cart/resolvers.ts', "import './commands/add.ts'")
  const command = readSource('shop/cart/commands/add.ts', "import '../store.ts'")
  expect(foldersInCircle([resolvers, command])).toEqual([])
  const brand = readSource('shop/brands/brand.ts', "import './neon.ts'")
  const neon = readSource('shop/brands/neon.ts', "import type { Brand } from './brand.ts'")
  expect(foldersInCircle([brand, neon])).toEqual([])
})

it('lets one way be, and what tests import', () => {
  expect(foldersInCircle([health])).toEqual([])
  const test = { ...outage, path: 'platform/database/outage.test.ts' }
  expect(foldersInCircle([health, test])).toEqual([])
  const beside = readSource('platform/http/beside.ts', "import { ours } from './ours.ts'")
  expect(foldersInCircle([health, beside])).toEqual([])
})

it('tells every circle in one run', () => {
  const one = readSource('ui/one/a.ts', "import '../two/b.ts'")
  const two = readSource('ui/two/b.ts', "import '../one/a.ts'")
  expect(foldersInCircle([health, outage, one, two])).toEqual([
    ['platform/http', 'platform/database', 'platform/http'],
    ['ui/one', 'ui/two', 'ui/one'],
  ])
  const page = readSource('shop/content/pages/home-page.tsx', "import '../components/home/hero.tsx'")
  const part = readSource('shop/content/components/news/news.tsx', "import '../../pages/home-view.ts'")
  expect(foldersInCircle([health, outage, page, part])).toEqual([
    ['platform/http', 'platform/database', 'platform/http'],
    ['shop/content/pages', 'shop/content/components', 'shop/content/pages'],
  ])
})

it('finds files of one folder that cannot run without each other', () => {
  const line = readSource('shop/cart/rules/line.ts', "import { total } from './total.ts'")
  const circle = (text: string, path = 'shop/cart/rules/total.ts') =>
    filesInCircle([line, readSource(path, text)])
  expect(circle("import { line } from './line.ts'")).toEqual([
    ['shop/cart/rules/line.ts', 'shop/cart/rules/total.ts', 'shop/cart/rules/line.ts'],
  ])
  expect(circle("export { line } from '#shop/cart/rules/line.ts'")).toHaveLength(1)
  expect(circle("import type { Line } from './line.ts'")).toEqual([])
  expect(circle("export const later = () => import('./line.ts')")).toEqual([])
})

it('lets the states of the pointer hand it on to one another, and to nothing else that needs them', () => {
  const folder = 'shop/design/editor/pointer'
  const idle = readSource(`${folder}/idle.ts`, "import './moving.ts'\nimport './target.ts'")
  const moving = readSource(`${folder}/moving.ts`, "import './idle.ts'")
  expect(filesInCircle([idle, moving])).toEqual([])
  const target = readSource(`${folder}/target.ts`, "import './idle.ts'")
  expect(filesInCircle([idle, moving, target])).toHaveLength(1)
})
