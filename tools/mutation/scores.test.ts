import { expect, test } from 'vitest'
import { changedFolders, isPureFolder, scoreOf, scoreTable } from './scores.ts'

test('changed files name the folders of pure code that hold them, each once', () => {
  const files = [
    'shop/orders/rules/refund.ts',
    'shop/orders/rules/refund.test.ts',
    'packages/money/money.ts',
    'packages/mockup/tone.json',
    'shop/orders/store.ts',
    'tools/mutate.ts',
    'README.md',
  ]
  expect(changedFolders(files)).toEqual(['packages/money', 'shop/orders/rules'])
})

test.each([
  ['packages/money', true],
  ['shop/orders/rules', true],
  ['packages', false],
  ['packages/money/money.ts', false],
  ['shop/orders', false],
  ['ui', false],
])('%s can be mutated: %s', (folder, isPure) => expect(isPureFolder(folder)).toBe(isPure))

test('a mutant without end is killed, one that never ran counts nowhere', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'NoCoverage', 'Ignored', 'RuntimeError']
  const score = scoreOf(
    'packages/money',
    statuses.map((status) => ({ status })),
  )
  expect(score).toEqual({ folder: 'packages/money', killed: 2, survived: 1, notCovered: 2 })
})

test('the score of a folder is the share of its mutants that were killed', () => {
  const table = scoreTable([
    { folder: 'packages/money', killed: 2, survived: 1, notCovered: 0 },
    { folder: 'packages/schemas', killed: 0, survived: 0, notCovered: 0 },
  ])
  expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['folder', 'mutants', 'killed', 'survived', 'not covered', 'score'],
    ['packages/money', '3', '2', '1', '0', '67 %'],
    ['packages/schemas', '0', '0', '0', '0', '-'],
  ])
})
