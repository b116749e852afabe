import { expect, test } from 'vitest'
import type { Entries } from '../setup/lock-tree.mjs'
import { lockProblems, optionalPackages } from './lock-gaps.ts'

const entries: Entries = {
  '': { dependencies: { painter: '1.0.0' } },
  'node_modules/painter': {
    version: '1.0.0',
    integrity: 'sha512-painter',
    optionalDependencies: { '@painter/linux': '1.0.0', '@painter/mac': '1.0.0', '@painter/old': '1.0.0' },
  },
  'node_modules/@painter/linux': { version: '1.0.0', integrity: 'sha512-linux' },
  'node_modules/@painter/mac': { version: '1.0.0' },
  'node_modules/@painter/mac/node_modules/metal': { version: '1.0.0', inBundle: true },
}

test('a binary without an entry, or without a hash that is not on the list, is named', () => {
  expect(lockProblems(entries, [])).toEqual([
    '@painter/old 1.0.0, which node_modules/painter names, has no entry in the lock file: run "node tools/complete-lock.ts".',
    '@painter/mac@1.0.0 has no hash in the lock file.',
  ])
})

test('a list that says more than is so is named, too', () => {
  const { 'node_modules/painter': painter, ...others } = entries
  expect(lockProblems(others, ['@painter/mac@1.0.0', '@painter/linux@1.0.0', 'gone@1.0.0'])).toEqual([
    '@painter/linux@1.0.0 is not without a hash: take it off the list in tools/audit/lock-gaps.ts.',
    'gone@1.0.0 is not without a hash: take it off the list in tools/audit/lock-gaps.ts.',
  ])
  expect(optionalPackages({ '': {}, ...(painter && { 'node_modules/painter': painter }) })).toHaveLength(3)
})
