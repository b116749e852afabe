import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importsIn, modulesFrom } from './modules-from.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modules-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('the shop gets the modules that it imports, asks for later or starts, and their packages', () => {
  write(
    'shop/server.ts',
    `import { join } from 'node:path'
import { Hono } from 'hono/tiny'
import tones from './tones.json' with { type: 'json' }
import {
  open,
} from '#platform/open.ts'
export * from './rules.ts'
const later = () => import('./later.ts')`,
  )
  write('shop/tones.json', '[]')
  write('shop/rules.ts', `import '@aws-sdk/client-s3/all'`)
  write('shop/later.ts', `import '../shop/server.ts'`)
  write('platform/open.ts', `new Worker(new URL('./worker.ts', import.meta.url))`)
  write('platform/worker.ts', '')
  expect(modulesFrom(root, ['shop/server.ts'])).toEqual({
    files: [
      'platform/open.ts',
      'platform/worker.ts',
      'shop/later.ts',
      'shop/rules.ts',
      'shop/server.ts',
      'shop/tones.json',
    ],
    packages: ['@aws-sdk/client-s3', 'hono'],
  })
})

test('what is imported for its types alone, or named in a comment, stays out', () => {
  expect(
    importsIn(`import type { Page } from './page.tsx'
export type { Card } from './card.tsx'
/*
import './spoken-of.ts'
*/
import { price } from './price.ts'`),
  ).toEqual(['./price.ts'])
})

test.each([
  ['is not there', `import './gone.ts'`, 'Expected shop/gone.ts, which shop/server.ts imports'],
  ['Node cannot run', `import './page.tsx'`, 'Expected modules that Node runs but shop/page.tsx is loaded'],
])('a module that %s ends the build', (_, text, sentence) => {
  write('shop/server.ts', text)
  write('shop/page.tsx', '')
  expect(() => modulesFrom(root, ['shop/server.ts'])).toThrow(sentence)
})
