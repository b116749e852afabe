import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licensedFontsHash } from './licensed-fonts.ts'
import { makeStale } from './stale.ts'
import { countPlaywright, countVitest } from './test-reports.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'))
  mkdirSync(join(root, 'shop'))
  write('shop/page.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(root, path), text)

const pages = () => ({
  name: 'pages',
  inputs: ['shop/**/*.tsx'],
  output: 'pages.js',
  make: () => write('pages.js', readFileSync(join(root, 'shop/page.tsx'), 'utf8')),
})
const make = () => makeStale(root, 'build/.inputs', [pages()])

test('pages are made once, and again when a source changes, appears or goes', async () => {
  expect(await make()).toEqual(['pages'])
  expect(await make()).toEqual([])
  write('shop/page.tsx', 'two')
  expect(await make()).toEqual(['pages'])
  write('shop/other.tsx', 'new')
  expect(await make()).toEqual(['pages'])
  rmSync(join(root, 'shop/other.tsx'))
  expect(await make()).toEqual(['pages'])
})

test('a licensed font that comes, changes or goes makes the fonts anew', async () => {
  mkdirSync(join(root, 'licensed'))
  const fonts = { ...pages(), alsoFrom: () => licensedFontsHash(join(root, 'licensed')) }
  const makeFonts = () => makeStale(root, 'build/.inputs', [fonts])
  expect(await makeFonts()).toEqual(['pages'])
  for (const bytes of ['one', 'two']) {
    write('licensed/Vogue.otf', bytes)
    expect(await makeFonts()).toEqual(['pages'])
    expect(await makeFonts()).toEqual([])
  }
  rmSync(join(root, 'licensed/Vogue.otf'))
  expect(await makeFonts()).toEqual(['pages'])
})

test('a test that changes makes nothing stale', async () => {
  await make()
  write('shop/page.test.tsx', 'expect')
  expect(await make()).toEqual([])
})

test('what was deleted, or left by a start that was killed, is made again', async () => {
  await make()
  rmSync(join(root, 'pages.js'))
  expect(await make()).toEqual(['pages'])
  write('build/.inputs', '{ "pages.js": "4f')
  expect(await make()).toEqual(['pages'])
})

test('a step that fails is tried again by the next start', async () => {
  const failing = { ...pages(), make: () => Promise.reject(new Error('no memory')) }
  await expect(makeStale(root, 'build/.inputs', [failing])).rejects.toThrow('no memory')
  expect(await make()).toEqual(['pages'])
})

test('reports are counted, and a test that passed only when repeated counts as failed', () => {
  write('vitest.json', '{ "numPassedTests": 7, "numFailedTests": 1 }')
  write('playwright.json', '{ "stats": { "expected": 3, "unexpected": 1, "flaky": 1, "skipped": 0 } }')
  expect(countVitest(join(root, 'vitest.json'))).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(join(root, 'playwright.json'))).toEqual({ passed: 3, failed: 2 })
  expect(countVitest(join(root, 'none.json'))).toBeUndefined()
})
