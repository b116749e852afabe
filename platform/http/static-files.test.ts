import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'assets', 'home-4f2a.js'), 'home()')
writeFileSync(join(folder, 'assets', 'home-4f2a.js.br'), brotliCompressSync('home()'))
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(1_500_000, 7))
afterAll(() => rmSync(folder, { recursive: true }))

const serve = staticFiles([
  { prefix: '/', folder, isImmutable: ({ pathname }) => pathname.startsWith('/assets/') },
])
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://shop${path}`, { headers, method }))

test('a hashed file may be kept for a year, another for an hour', () => {
  expect(get('/assets/home-4f2a.js')?.headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(get('/icon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a browser that takes brotli gets the copy that was made beforehand', async () => {
  const packed = get('/assets/home-4f2a.js', { 'accept-encoding': 'gzip, br' })
  expect(packed?.headers.get('content-encoding')).toBe('br')
  expect(packed?.headers.get('vary')).toBe('accept-encoding')
  const plain = get('/assets/home-4f2a.js')
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(await plain?.text()).toBe('home()')
})

test('a large file comes whole, a known one is not sent again', async () => {
  expect((await get('/large.jpg')?.arrayBuffer())?.byteLength).toBe(1_500_000)
  const etag = get('/icon.svg')?.headers.get('etag') ?? ''
  expect(get('/icon.svg', { 'if-none-match': etag })?.status).toBe(304)
})

test.each([
  '/',
  '/assets',
  '/assets/none.js',
  '/../secret-key',
  '/assets/home-4f2a.js.br',
  '/.vite/manifest.json',
])('%s is no file of the folder', (path) => {
  expect(get(path)).toBeUndefined()
})

test('only reading is answered', async () => {
  expect(get('/icon.svg', {}, 'POST')).toBeUndefined()
  expect(await get('/icon.svg', {}, 'HEAD')?.text()).toBe('')
})
