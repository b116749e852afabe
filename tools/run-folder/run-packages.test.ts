import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyPackages, runPackages } from './run-packages.ts'

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }

test('the shop runs with what its packages need here, without tools, icons and other machines', () => {
  const entries = {
    '': {
      dependencies: { painter: '1.0.0', 'lucide-react': '1.0.0', '@fontsource/lobster': '1.0.0' },
      devDependencies: { linter: '1.0.0' },
    },
    'node_modules/painter': {
      version: '1.0.0',
      optionalDependencies: { 'painter-linux': '1.0.0', 'painter-mac': '1.0.0' },
      peerDependencies: { canvas: '1.0.0', typescript: '7.0.0' },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
    'node_modules/painter-linux': { version: '1.0.0', os: ['linux'] },
    'node_modules/painter-mac': { version: '1.0.0', os: ['darwin'] },
    'node_modules/canvas': { version: '1.0.0' },
    'node_modules/typescript': { version: '7.0.0', dev: true },
    'node_modules/linter': { version: '1.0.0', dev: true },
    'node_modules/lucide-react': { version: '1.0.0' },
    'node_modules/@fontsource/lobster': { version: '1.0.0' },
  }
  expect(runPackages(entries, linux).sort()).toEqual([
    'node_modules/canvas',
    'node_modules/painter',
    'node_modules/painter-linux',
  ])
})

test('a package is copied with its licence, without maps, types and the packages inside it', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'))
  const painter = join(root, 'node_modules', 'painter')
  mkdirSync(join(painter, 'node_modules', 'inner'), { recursive: true })
  for (const file of ['index.js', 'index.js.map', 'index.d.ts', 'LICENSE', 'node_modules/inner/index.js'])
    writeFileSync(join(painter, file), '')
  copyPackages(root, join(root, 'run'), ['node_modules/painter'])
  const copied = ['index.js', 'index.js.map', 'index.d.ts', 'LICENSE', 'node_modules'].filter((name) =>
    existsSync(join(root, 'run', 'node_modules', 'painter', name)),
  )
  rmSync(root, { recursive: true })
  expect(copied).toEqual(['index.js', 'LICENSE'])
})
