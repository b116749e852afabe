import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareLedger } from '../platform/payments/test-gateway/ledger.ts'
import { prepareTestDatabases } from '../platform/testing/database-server.ts'
import { prepareDatabase } from '../shop/seed/prepare.ts'

const root = resolve(import.meta.dirname, '..')
const PREPARED_BY = ['shop/seed/prepare.ts', 'platform/payments/test-gateway/ledger.ts']
/** Makes tables of its own, others with another version. */
const QUEUE = join(root, 'node_modules', 'pg-boss', 'package.json')

/** What the seed reads without importing it: a changed family or scene is another database. */
const READ_BY_SEED = ['migrations/*.sql', 'families/**/*.{ts,json}', 'public/scenes/*/scene.json']

/** Every file that decides what is in the prepared database. */
export const preparedFrom = (): string[] => [
  QUEUE,
  ...globSync(READ_BY_SEED, { cwd: root }).map((file) => join(root, file)),
  ...PREPARED_BY.flatMap((file) => modulesBehind(join(root, file))),
]

/** Vitest calls this once before all test files: one PostgreSQL with one migrated and seeded template. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { databases, stop } = await prepareTestDatabases({
    folder: join(root, 'var', 'test', 'postgres'),
    serverUrl: process.env.TEST_DATABASE_URL,
    key: hashOf(preparedFrom()),
    build: async (addresses) => {
      await prepareDatabase(addresses, 'canvas')
      await prepareLedger(addresses)
    },
  })
  project.provide('databases', databases)
  return stop
}

/** The file and every project file that it imports, directly or not. */
export function modulesBehind(entry: string): string[] {
  const seen = new Set<string>()
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/\bfrom '([#.][^']+)'/g)) {
      if (target?.startsWith('#')) open.push(join(root, target.slice(1)))
      else if (target) open.push(join(dirname(file), target))
    }
  }
  return [...seen]
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].sort())
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
