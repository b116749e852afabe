import { expect, it } from 'vitest'
import { foldersInCircle } from './folder-circles.ts'

const health = { path: 'platform/http/health.ts', text: "import { pool } from '../database/pool.ts'" }
const outage = {
  path: 'platform/database/outage.ts',
  text: "import type { Answer } from '#platform/http/answer.ts'",
}

it('finds folders of platform that import each other, types included', () => {
  expect(foldersInCircle([health, outage])?.join(' → ')).toBe(
    'platform/http → platform/database → platform/http',
  )
})

it('finds loose files that import a folder which needs them', () => {
  const loose = { path: 'platform/config.ts', text: "import { read } from './http/networks.ts'" }
  const log = { path: 'platform/http/log.ts', text: "import { config } from '../config.ts'" }
  expect(foldersInCircle([loose, log])).toEqual(['platform', 'platform/http', 'platform'])
})

it('lets one way be, and what tests import', () => {
  expect(foldersInCircle([health])).toBeUndefined()
  const test = { ...outage, path: 'platform/database/outage.test.ts' }
  expect(foldersInCircle([health, test])).toBeUndefined()
  expect(foldersInCircle([health, { ...health, text: "import { ours } from './ours.ts'" }])).toBeUndefined()
})
