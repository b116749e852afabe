import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { ThirdPartyNotices } from '../../shop/content/components/third-party-notices.tsx'
import { readNotices } from '../../shop/wiring/notices.ts'
import { withNotice } from './copyright-notices.ts'
import { NOT_KNOWN, worksInsidePackages } from './inside-packages.ts'
import { asksForNotice, licencesIn } from './licence-texts.ts'
import { noticesText } from './notices-text.ts'
import { packageWork, runningPackageFolders } from './packages.ts'
import { packageFolderOf } from './shipped-packages.ts'
import type { ThirdPartyWork } from './work.ts'
import { writeNotices } from './write-notices.ts'

const root = resolve(import.meta.dirname, '../..')
const build = mkdtempSync(join(tmpdir(), 'notices-'))
mkdirSync(join(build, 'client', 'assets'), { recursive: true })
writeFileSync(join(build, 'browser-packages.json'), '["node_modules/react"]')
writeNotices(root, build)
afterAll(() => rmSync(build, { recursive: true }))

const parts = readNotices(build)
const worksOf = (name: string) =>
  parts
    .filter(({ file }) => file === `/third-party-notices/${name}.txt`)
    .flatMap(({ licences }) => licences.flatMap(({ works }) => works))
const textOf = (name: string) =>
  readFileSync(join(build, 'client', 'third-party-notices', `${name}.txt`), 'utf8')

test('every package that runs on this machine is named, with its version', () => {
  const named = [...worksOf('server'), ...worksOf('fonts')]
  const missing = runningPackageFolders(root).filter((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return !named.includes(`${name} ${version}`)
  })
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(200)
})

test('what browsers get is what the bundles say, and the rules that every style sheet begins with', () => {
  expect(worksOf('browser').map((work) => work.split(' ')[0])).toEqual(['react', 'tailwindcss'])
  expect(textOf('browser')).toContain('Copyright (c) Meta Platforms')
})

test.each(['PostgreSQL', 'OpenSSL', 'ICU', 'libxml2', 'libxslt', 'libvips', 'libheif', 'libde265', 'Skia'])(
  '%s is named, though no package is called so',
  (name) => {
    expect(worksOf('inside').some((work) => work.startsWith(`${name} `))).toBe(true)
  },
)

test('every library inside a package has a licence: beside the database, in sharp, in Skia', () => {
  const unknown = worksInsidePackages(root).filter(({ licence }) => licence.includes(NOT_KNOWN))
  expect(unknown).toEqual([])
})

test('every work whose licence asks for its copyright notice has one', () => {
  const works = [
    ...worksInsidePackages(root),
    ...runningPackageFolders(root).map((folder) => packageWork(root, folder)),
  ]
  const asking = works.filter(
    ({ texts, licence }) => texts.length === 0 && licencesIn(licence).some(asksForNotice),
  )
  expect(asking.length).toBeGreaterThan(40)
  expect(asking.map(withNotice).filter(({ notice }) => notice === undefined)).toEqual([])
  expect(textOf('inside')).not.toMatch(/^Copyright \(c\) <year>/m)
  expect(textOf('inside')).toMatch(/^lcms .*, in sharp: MIT\. Copyright \(c\) .* Marti Maria Saguer$/m)
})

test('sharp tells no library in its own table of licences that ours lacks', () => {
  const folder = join(root, 'node_modules', '@img')
  const readmes = readdirSync(folder)
    .map((name) => join(folder, name, 'README.md'))
    .filter((file) => /sharp-libvips-/.test(file) && existsSync(file))
  const told = readmes.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| ([\w-]+) +\| /gm)].map(([, name]) => name ?? ''),
  )
  // libnsgif is a part of libvips itself.
  const known = worksInsidePackages(root).map(({ name }) => name)
  expect(told.filter((name) => !['Library', 'libnsgif', ...known].includes(name))).toEqual([])
})

test('the licence of a font of the interface lies beside the font', () => {
  expect(readdirSync(join(build, 'client', 'assets')).sort()).toEqual([
    'bricolage-grotesque-OFL.txt',
    'hanken-grotesk-OFL.txt',
    'newsreader-OFL.txt',
  ])
})

test('the page names every work and leads to every file of texts', async () => {
  const html = renderToStaticMarkup(createElement(ThirdPartyNotices, { parts }))
  const { results } = await new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
  }).validateString(html)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
  for (const name of ['browser', 'server', 'inside', 'fonts']) {
    expect(html).toContain(`href="/third-party-notices/${name}.txt"`)
    expect(textOf(name).length).toBeGreaterThan(1000)
  }
  expect(html).toContain(worksOf('server').at(-1))
  // The texts are two thirds of a megabyte; names alone are a light page.
  expect(gzipSync(html).length).toBeLessThan(12_000)
})

const work = (more: Partial<ThirdPartyWork>): ThirdPartyWork => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  texts: [],
  ...more,
})

test('a text that several packages share stands once, with all their names', () => {
  const shared = { texts: ['You may.'] }
  const text = noticesText('Title', 'About.', [work(shared), work({ ...shared, name: 'b' })])
  expect(text.split('You may.')).toHaveLength(2)
  expect(text).toContain('a 1.0.0; b 1.0.0')
})

test('a package without a text gets those of its licences, and is told with who made it', () => {
  const text = noticesText('Title', 'About.', [work({ licence: '(ISC AND Zlib)', holder: 'Ada' })])
  expect(text).toContain('a 1.0.0: (ISC AND Zlib), by Ada')
  expect(text).toContain('ISC License')
  expect(text).toContain('zlib License')
})

test.each([
  ['(MIT AND Zlib)', ['MIT', 'Zlib']],
  ['MIT OR Apache-2.0', ['Apache-2.0']],
  ['Apache-2.0 / MIT', ['Apache-2.0']],
  ['(MIT OR Apache-2.0) AND Unicode-3.0', ['Apache-2.0', 'Unicode-3.0']],
  ['BSD-3-Clause OR MIT', ['BSD-3-Clause']],
])('of what %s offers, the shop uses %j', (expression, used) => {
  expect(licencesIn(expression)).toEqual(used)
})

test.each([
  ['/shop/node_modules/react/index.js', 'node_modules/react'],
  ['/shop/node_modules/@x/y/dist/a.mjs?v=1', 'node_modules/@x/y'],
  ['/shop/node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['\0/shop/node_modules/a/b.js?commonjs-exports', 'node_modules/a'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['/shop/ui/button.tsx', undefined],
])('the module %j stands in the package %j', (id, folder) => {
  expect(packageFolderOf(id, '/shop')).toBe(folder)
})
