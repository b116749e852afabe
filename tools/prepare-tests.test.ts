import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { preparedFrom } from './prepare-tests.ts'

const root = resolve(import.meta.dirname, '..')
const inTree = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => join(root, file))

it.each(['migrations/*.sql', 'families/*/record.ts', 'families/*/words.ts', 'public/scenes/*/scene.json'])(
  'a test database is made anew when one of %s changes',
  (pattern) => {
    expect(inTree(pattern).length).toBeGreaterThan(0)
    expect(preparedFrom()).toEqual(expect.arrayContaining(inTree(pattern)))
  },
)

it('and when code that fills it changes', () => {
  expect(preparedFrom()).toEqual(expect.arrayContaining(inTree('shop/seed/{prepare,seed}.ts')))
})
