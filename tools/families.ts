/** `npm run families`: buys each family, opens its files and writes docs/families.md, after a record has come or changed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { familiesPage } from '../shop/orders/testing/families-page.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'family-rows-'))
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'shop/orders/families-'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FAMILY_ROWS: folder },
  })
  const names = readdirSync(folder).sort()
  if (status === 0) {
    const rows = names.map((name) => readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(root, 'docs', 'families.md'), familiesPage(rows))
    console.log(`docs/families.md tells what is in the files of ${names.length} families.`)
  }
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
