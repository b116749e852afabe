import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createWeb } from './web.ts'

const root = mkdtempSync(join(tmpdir(), 'build-'))
const build = join(root, 'canvas')
const former = join(root, 'former', 'canvas')
mkdirSync(join(build, 'client', 'assets'), { recursive: true })
mkdirSync(join(former, '1'), { recursive: true })
mkdirSync(join(former, '3'), { recursive: true })
writeFileSync(join(build, 'client', 'assets', 'tool-new.js'), 'new()')
writeFileSync(join(former, '1', 'tool-old.js'), 'old()')
writeFileSync(join(former, '3', 'tool-oldest.js'), 'oldest()')
afterAll(() => rmSync(root, { recursive: true }))

const pages = vi.fn(async () => new Response('a page'))
const web = createWeb({
  log: createLog({ logLevel: 'silent', production: true }),
  build,
  quiet: true,
  graphql: async (request) => Response.json({ asked: await request.json() }),
  pages,
  parts: [],
})

test('M-01: the API answers at /graphql, and no page is made for it', async () => {
  const answer = await web.request('/graphql', { method: 'POST', body: '{"query":"{ cart }"}' })
  expect(await answer.json()).toEqual({ asked: { query: '{ cart }' } })
  expect(pages).not.toHaveBeenCalled()
})

test('a page that was opened before a deploy still gets the scripts of its own build', async () => {
  const texts = ['tool-new', 'tool-old', 'tool-oldest'].map(async (name) => {
    const answer = await web.request(`/assets/${name}.js`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    return answer.text()
  })
  expect(await Promise.all(texts)).toEqual(['new()', 'old()', 'oldest()'])
})

test('SH-22: a form of very many fields is refused in a few words, and no page is made for it', async () => {
  const send = (fields: number) =>
    web.request('/checkout/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a&'.repeat(fields - 1),
    })
  const answer = await send(500_000)
  expect([answer.status, await answer.text()]).toEqual([413, 'This form has more than 1,000 fields.'])
  expect(pages).not.toHaveBeenCalled()
  pages.mockResolvedValueOnce(new Response('a page'))
  expect((await send(1_000)).status).toBe(200)
  expect(pages).toHaveBeenCalledOnce()
  pages.mockClear()
})

test.each([
  '/assets/gone-12345678.js',
  '/icons/none.svg',
  '/images/none-640.avif',
  '/scenes/none/map.bin',
  '/media/photos/none/original',
  '/favicon.ico',
])('a file that is not there is answered in a few words, and no page is made for it: %s', async (path) => {
  const answer = await web.request(path)
  expect(answer.status).toBe(404)
  expect((await answer.text()).length).toBeLessThan(100)
  // The next process of a deploy may have it in a moment.
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(pages).not.toHaveBeenCalled()
})

test('SH-10: an answer that does not say who may keep it is kept by nobody on the way', async () => {
  const keeping = async (path: string) => (await web.request(path)).headers.get('cache-control')
  expect(await keeping('/checkout')).toBe('private, no-store')
  pages.mockResolvedValueOnce(Response.redirect('https://shop.example/checkout/cart', 302))
  expect(await keeping('/checkout')).toBe('private, no-store')
  pages.mockResolvedValueOnce(new Response('for all', { headers: { 'cache-control': 'public, max-age=9' } }))
  expect(await keeping('/mugs')).toBe('public, max-age=9')
  expect(await keeping('/%zz')).toBe('private, no-store')
})
