import { expect, it } from 'vitest'
import { readSource } from './boundaries/source.ts'
import { foldersInCircle } from './folder-circles.ts'

const health = readSource('platform/http/health.ts', "import { pool } from '../database/pool.ts'")
const outage = readSource(
  'platform/database/outage.ts',
  "import type { Answer } from '#platform/http/answer.ts'",
)

it('finds folders of platform that import each other, types included', () => {
  expect(foldersInCircle([health, outage])?.join(' → ')).toBe(
    'platform/http → platform/database → platform/http',
  )
})

it('finds loose files that import a folder which needs them', () => {
  const loose = readSource('platform/config.ts', "import { read } from './http/networks.ts'")
  const log = readSource('platform/http/log.ts', "import { config } from '../config.ts'")
  expect(foldersInCircle([loose, log])).toEqual(['platform', 'platform/http', 'platform'])
})

it('finds a folder that imports the one that it is in, which needs it', () => {
  const choice = readSource('platform/payments/open-gateway.ts', "import './test-gateway/open.ts'")
  const test = readSource(
    'platform/payments/test-gateway/open.ts',
    "import type { Gateway } from '../gateway.ts'",
  )
  expect(foldersInCircle([choice, test])).toEqual([
    'platform/payments',
    'platform/payments/test-gateway',
    'platform/payments',
  ])
})

it('finds folders of a room that import each other', () => {
  const page = readSource(
    'shop/content/pages/home-page.tsx',
    "import { Hero } from '../components/home/hero.tsx'",
  )
  const part = readSource('shop/content/components/home/hero.tsx', "import '../../pages/home-view.ts'")
  expect(foldersInCircle([page, part])).toEqual([
    'shop/content/pages',
    'shop/content/components',
    'shop/content/pages',
  ])
})

it('finds a folder of a room that comes back to it through loose files, however many', () => {
  const store = readSource('shop/cart/store.ts', "import './line-store.ts'")
  const lines = readSource('shop/cart/line-store.ts', "import './commands/add.ts'")
  const command = readSource('shop/cart/commands/add.ts', "import '../store.ts'")
  expect(foldersInCircle([store, lines, command])).toEqual([
    'shop/cart/commands',
    'shop/cart/store.ts',
    'shop/cart/line-store.ts',
    'shop/cart/commands',
  ])
})

it('lets loose files stand above and below a folder, and loose files know each other', () => {
  const resolvers = readSource('shop/cart/resolvers.ts', "import './commands/add.ts'")
  const command = readSource('shop/cart/commands/add.ts', "import '../store.ts'")
  expect(foldersInCircle([resolvers, command])).toBeUndefined()
  const brand = readSource('shop/brands/brand.ts', "import './neon.ts'")
  const neon = readSource('shop/brands/neon.ts', "import type { Brand } from './brand.ts'")
  expect(foldersInCircle([brand, neon])).toBeUndefined()
})

it('lets one way be, and what tests import', () => {
  expect(foldersInCircle([health])).toBeUndefined()
  const test = { ...outage, path: 'platform/database/outage.test.ts' }
  expect(foldersInCircle([health, test])).toBeUndefined()
  const beside = readSource('platform/http/beside.ts', "import { ours } from './ours.ts'")
  expect(foldersInCircle([health, beside])).toBeUndefined()
})
