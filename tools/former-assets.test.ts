import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFormerAssets } from './former-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'build-'))
const build = join(root, 'canvas')
const former = join(root, 'former', 'canvas')
afterAll(() => rmSync(root, { recursive: true }))

/** What a build does: empties its whole folder and writes the files of this one. */
function make(version: number) {
  keepFormerAssets(build)
  const assets = join(build, 'client', 'assets')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, `tool-${version}.js`), `tool(${version})`)
  writeFileSync(join(assets, 'react-same.js'), 'react()')
}

test('a build keeps the files of the three builds before it, and no more', () => {
  for (const version of [1, 2, 3, 4, 5]) make(version)
  expect(readdirSync(join(build, 'client', 'assets')).sort()).toEqual(['react-same.js', 'tool-5.js'])
  const kept = ['1', '2', '3'].map((age) => readdirSync(join(former, age)).sort())
  expect(kept).toEqual([
    ['react-same.js', 'tool-4.js'],
    ['react-same.js', 'tool-3.js'],
    ['react-same.js', 'tool-2.js'],
  ])
  expect(readdirSync(former).sort()).toEqual(['1', '2', '3'])
})

test('the first build of all has nothing to keep', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'build-'))
  keepFormerAssets(join(fresh, 'canvas'))
  expect(readdirSync(fresh)).toEqual([])
  rmSync(fresh, { recursive: true })
})
