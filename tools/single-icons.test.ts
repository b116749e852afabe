import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { drawingAlone } from './single-icons.ts'

const folder = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/cjs\/.*$/, 'esm/icons')

test.each(['eye', 'triangle-exclamation-point', 'loader-circle', 'check'])(
  'the drawing %s keeps its lines, and nothing else',
  (name) => {
    const before = readFileSync(`${folder}/${name}.mjs`, 'utf8')
    const after = drawingAlone(before)
    expect(after).not.toMatch(/\b(key|name|aliases|size): |^__iconData\.node/m)
    const lines = (code: string) =>
      [...code.matchAll(/\b(?:d|cx|cy|r|x|y|x1|x2|y1|y2|points): "[^"]*"/g)].map(String)
    expect(lines(after)).toEqual(lines(before))
    expect(after).toContain('as default')
  },
)

test('there are drawings where the build looks for them', () => {
  expect(globSync(`${folder}/*.mjs`).length).toBeGreaterThan(1000)
})
