import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNotices } from '../../shop/wiring/notices.ts'
import { build } from '../build.ts'
import { makeRunFolder } from './make-run-folder.ts'

/** The folder stands outside the repository, and its shop knows nothing of this process but where Node is. */
const root = resolve(import.meta.dirname, '../..')
const folder = join(mkdtempSync(join(tmpdir(), 'run-folder-')), 'shop')
const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` }
let shop: ChildProcess
let url = ''
let printed = ''

beforeAll(async () => {
  await build('canvas')
  makeRunFolder(root, folder, ['canvas'])
  shop = spawn('node', ['start.mjs'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  }
  while (url === '') {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}:\n${printed}`)
    await delay(50)
    url = /Ready on (http:\/\/\S+)/.exec(printed)?.[1] ?? ''
  }
}, 300_000)

afterAll(() => {
  shop.kill('SIGKILL')
  rmSync(dirname(folder), { recursive: true })
})

const fetched = async (path: string) => {
  const response = await fetch(new URL(path, url))
  return { status: response.status, type: response.headers.get('content-type'), response }
}

test('the shopkeeper asks for an order beside the running shop', () => {
  const asked = spawnSync('node', ['tools/orders.ts', '999999999', 'show'], { cwd: folder, env })
  expect([asked.status, String(asked.stderr).trim()]).toEqual([1, 'There is no order 999999999.'])
})

test('the shopkeeper asks for the tickets that wait, beside the running shop', () => {
  const asked = spawnSync('node', ['tools/tickets.ts', 'list'], { cwd: folder, env })
  expect([asked.status, String(asked.stdout).trim()]).toEqual([0, 'No ticket waits for an answer.'])
})

test.each([
  ['the home page', '/'],
  ['a product', '/custom-canvas-print'],
  ['the design tool', '/uploadchoice?sku=CANVAS-60X90-L-D19-IMAGE-MATTE'],
  ['the notices', '/third-party-notices'],
])('%s is shown', async (_, path) => {
  const { status, response } = await fetched(path)
  expect(status).toBe(200)
  expect(await response.text()).toContain('<h1')
})

test('the API answers from the database that comes with the shop', async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(filter: {}, pageSize: 1) { total_count } }' }),
  })
  const { data } = await response.json()
  expect(data.products.total_count).toBeGreaterThan(0)
})

test('a picture is drawn, and a script and the fonts of the tool are there', async () => {
  const home = await (await fetch(url)).text()
  const picture = /\/media\/mockup\/sample\/[^"\s,\\]+\.webp\?v=\w+/.exec(home)?.[0] ?? ''
  expect(await fetched(picture)).toMatchObject({ status: 200, type: 'image/webp' })
  const script = /\/assets\/[^"\s]+\.js/.exec(home)?.[0] ?? ''
  expect(await fetched(script)).toMatchObject({ status: 200 })
  expect(await fetched('/media/fonts/manifest.json')).toMatchObject({ status: 200 })
})

test('a document is set in the fonts of the folder', async () => {
  const { status, response } = await fetched('/media/hanging-template/CANVAS-60X90-L-D19-IMAGE-MATTE.pdf')
  expect(status).toBe(200)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a HEIC photo is decoded by the program in the folder', async () => {
  const script = `const { startDecoder } = await import('#platform/photos/start-decoder.ts')
const decoder = await startDecoder({ output: 'pipe' })
process.stdin.pipe(decoder.stdin)
let bytes = 0
for await (const chunk of decoder.stdout) bytes += chunk.length
console.log(bytes)`
  const photo = readFileSync(join(root, 'platform/photos/testing/phone.heic'))
  const decoding = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env })
  decoding.stdin.end(photo)
  expect(Number(await text(decoding.stdout))).toBeGreaterThan(photo.length)
})

test('nothing for developers is in the folder', () => {
  const tools = ['typescript', 'vite', 'vitest', '@biomejs/biome', '@playwright/test', 'lucide-react']
  expect(
    globSync(
      tools.map((name) => `node_modules/${name}`),
      { cwd: folder },
    ),
  ).toEqual([])
  expect(globSync('{shop,platform,packages}/**/{*.test.ts,*.tsx,testing/**}', { cwd: folder })).toEqual([])
  expect(globSync('node_modules/**/*.{map,d.ts}', { cwd: folder })).toEqual([])
  const megabytes = Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])
  expect(megabytes).toBeLessThan(400)
})

test('no built file names the repository', () => {
  const files = globSync('build/**/*.{js,json}', { cwd: folder })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(root))).toEqual([])
})

test('every package in the folder is named in its notices', () => {
  const named = readNotices(join(folder, 'build', 'canvas')).flatMap(({ licences }) =>
    licences.flatMap(({ works }) => works),
  )
  const packages = globSync('node_modules/{@*/*,[!@]*}/package.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  )
  expect(packages.length).toBeGreaterThan(200)
  expect(packages.filter(({ name, version }) => !named.includes(`${name} ${version}`))).toEqual([])
})

test('an older Node is told which one the shop needs', async () => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('./start.mjs')`
  const older = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env })
  expect(await text(older.stderr)).toBe(
    'The shop needs Node 24.8 or newer of 24, or 26 and newer, and this is 20.20.2.\n',
  )
})

test('the shop stops when it is asked to', async () => {
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  expect(await ended).toBe(0)
})
