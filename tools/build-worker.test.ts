import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, expect, test } from 'vitest'
import { type BrandCode, brands } from '../shop/brands/brand.ts'
import { buildWorker } from './build-worker.ts'
import { readPackageFolders, shippedPackages } from './notices/shipped-packages.ts'

const root = resolve(import.meta.dirname, '..')
const client = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(client, { recursive: true }))

/** What a build of the pages leaves: the style sheet, the faces of the interface, the icons. */
const built = [
  'assets/root-AbCdEf12.css',
  ...readFaces().map((face) => `assets/${face}-AbCdEf12.woff2`),
  ...Object.keys(brands).map((brand) => `icons/${brand}.svg`),
]

function readFaces(): string[] {
  const css = readFileSync(join(root, 'ui/fonts/fonts.css'), 'utf8')
  return [...css.matchAll(/([\w-]+)\.woff2/g)].map(([, face]) => face ?? '')
}

const RULES = { extends: ['html-validate:recommended', 'html-validate:a11y'] }

test.each(Object.keys(brands) as BrandCode[])(
  'SH-30: the worker of the brand "%s" keeps its offline page and what that looks like',
  async (brand) => {
    for (const file of built) {
      mkdirSync(join(client, file, '..'), { recursive: true })
      writeFileSync(join(client, file), '')
    }
    const packages = join(client, 'packages', `${brand}.json`)
    await buildWorker(root, client, brand, [shippedPackages(root, packages)])
    const page = readFileSync(join(client, 'offline.html'), 'utf8')
    expect(page).toContain(`data-brand="${brand}"`)
    expect(page).not.toContain('<script')
    const { results } = await new HtmlValidate(RULES).validateString(page)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    const worker = readFileSync(join(client, 'sw.js'), 'utf8')
    const addresses = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(worker).toContain(address)
    // Noted for the notices.
    expect(readPackageFolders(packages)).toContain('node_modules/workbox-core')
  },
)
