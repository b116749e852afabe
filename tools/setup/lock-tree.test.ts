import { expect, test } from 'vitest'
import { differences, type Entries, placesFor, unchecked } from './lock-tree.mjs'

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const mac = { os: 'darwin', cpu: 'arm64', libc: undefined }

const locked: Entries = {
  '': { dependencies: { painter: '1.0.0' }, devDependencies: { linter: '2.0.0' } },
  'node_modules/painter': {
    version: '1.0.0',
    integrity: 'sha512-painter',
    dependencies: { lines: '3.0.0' },
    optionalDependencies: { 'painter-linux': '1.0.0', 'painter-musl': '1.0.0', 'painter-mac': '1.0.0' },
  },
  'node_modules/painter/node_modules/lines': { version: '3.0.0' },
  'node_modules/lines': { version: '4.0.0' },
  'node_modules/painter-linux': { version: '1.0.0', os: ['linux'], libc: ['glibc'] },
  'node_modules/painter-musl': { version: '1.0.0', os: ['linux'], libc: ['musl'] },
  'node_modules/painter-mac': { version: '1.0.0', os: ['darwin'], dependencies: { metal: '1.0.0' } },
  'node_modules/metal': { version: '1.0.0' },
  'node_modules/linter': { version: '2.0.0', os: ['!win32'], dependencies: { lines: '4.0.0' } },
}

const installedOn = (machine: typeof linux | typeof mac) =>
  Object.fromEntries(placesFor(locked, machine).map((place) => [place, { ...locked[place] }]))

test('a machine gets its own binaries, what they need, and each package from the nearest folder', () => {
  expect(placesFor(locked, linux).sort()).toEqual([
    'node_modules/lines',
    'node_modules/linter',
    'node_modules/painter',
    'node_modules/painter-linux',
    'node_modules/painter/node_modules/lines',
  ])
  expect(placesFor(locked, mac)).toContain('node_modules/metal')
  expect(placesFor(locked, { ...linux, os: 'win32' })).not.toContain('node_modules/linter')
})

test('a tree that equals the lock file differs in nothing', () => {
  expect(differences(locked, installedOn(linux), linux)).toEqual([])
  expect(differences(locked, installedOn(mac), mac)).toEqual([])
})

test('what is missing, of another version or hash, or too much is named', () => {
  const installed: Entries = {
    ...installedOn(linux),
    'node_modules/painter': { version: '1.0.0', integrity: 'sha512-other' },
    'node_modules/lines': { version: '4.0.1' },
    'node_modules/stranger': { version: '9.0.0' },
  }
  delete installed['node_modules/painter-linux']
  expect(differences(locked, installed, linux).sort()).toEqual([
    'lines is 4.0.1 and not 4.0.0',
    'painter 1.0.0 has another hash',
    'painter-linux 1.0.0 is missing',
    'stranger 9.0.0 is not in the lock file',
  ])
})

test('a package for another machine is no difference when the lock file names it so', () => {
  const metal = (version: string) => ({ ...installedOn(linux), 'node_modules/metal': { version } })
  expect(differences(locked, metal('1.0.0'), linux)).toEqual([])
  expect(differences(locked, metal('2.0.0'), linux)).toEqual(['metal is 2.0.0 and not 1.0.0'])
})

test('a machine is told of what it gets without a hash', () => {
  const hashed = { version: '1.0.0', integrity: 'sha512-known' }
  const entries: Entries = {
    '': { dependencies: { painter: '1.0.0' } },
    'node_modules/painter': { ...hashed, optionalDependencies: { 'painter-mac': '1.0.0' } },
    'node_modules/painter-mac': { version: '1.0.0', os: ['darwin'], dependencies: { metal: '1.0.0' } },
    'node_modules/painter-mac/node_modules/metal': { version: '1.0.0', inBundle: true },
  }
  expect(unchecked(entries, linux)).toEqual([])
  expect(unchecked(entries, mac)).toEqual(['painter-mac'])
})
