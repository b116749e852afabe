import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountRequirements } from './account-requirements.ts'
import { peopleRules } from './people-rules.ts'
import { requirements } from './requirement-list.ts'
import { namedIn, unnamed } from './requirement-names.ts'
import { later } from './requirements-later.ts'
import { shellRequirements } from './shell-requirements.ts'

test('ids count in the names of tests, not in remarks', () => {
  const source = `
    // H-01 is somewhere else
    /* J-01 too */
    test('K-08, K-09: a certificate', () => {})
    describe("SH-22: codes", () => { test(\`M-01 in \${words}\`, () => {}) })
    const url = 'https://x.example/S-100'
    test('/caching/* S-04', () => {}) /* S-05 */
  `
  expect(namedIn(source)).toEqual(['K-08', 'K-09', 'SH-22', 'M-01', 'S-04'])
})

test('a test may name a range of requirements', () => {
  expect(namedIn("test('D-13 to D-16, D-28: the footer', () => {})")).toEqual([
    'D-13',
    'D-14',
    'D-15',
    'D-16',
    'D-28',
  ])
  expect(namedIn("test('D-30 to E-01', () => {})")).toEqual(['D-30', 'E-01'])
})

test('what waits for a screen is told apart from what is missing', () => {
  const list = { 'H-01': 'sessions', 'H-02': 'screen: a page', 'H-03': 'later', 'H-04': 'named' }
  expect(unnamed(list, { 'H-03': 'a page' }, new Set(['H-04']))).toEqual({
    missing: ['H-01'],
    waiting: ['H-02', 'H-03'],
  })
})

test('only requirements of the list may wait', () => {
  expect(Object.keys(later).filter((id) => !(id in requirements) && !(id in shellRequirements))).toEqual([])
})

test.each([
  ['rule for people', peopleRules],
  ['screen of the account', accountRequirements],
])('every %s is named by a test', (_, list) => {
  const root = join(import.meta.dirname, '..')
  const tests = globSync('{shop,ui,packages,platform,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  const named = new Set(tests.flatMap((path) => namedIn(readFileSync(join(root, path), 'utf8'))))
  expect(Object.keys(list).filter((id) => !named.has(id))).toEqual([])
})
