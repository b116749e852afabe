import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHtmlCache, inlineScriptSources, type RenderedPage } from './html-cache.ts'

let time = 0
const newCache = (maxBytes = 1e6) =>
  createHtmlCache({
    maxBytes,
    maxBytesWithParameters: maxBytes / 4,
    freshMs: 1000,
    staleMs: 5000,
    now: () => time,
  })

const aPage = (html: string, tags: string[] = [], status = 200): RenderedPage => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  html,
  tags,
})

/** Renders "1", "2", … so that a test sees which rendering it got. */
function counting(tags: string[] = []) {
  let count = 0
  return { render: async () => aPage(String(++count), tags), count: () => count }
}

test('a page is rendered once for a hundred visitors who come together, and kept for the next', async () => {
  const cache = newCache()
  const { render, count } = counting()
  await Promise.all(Array.from({ length: 100 }, () => cache.page('/', undefined, render)))
  await cache.page('/', undefined, render)
  expect(count()).toBe(1)
})

test('a stale page is given out at once while it is renewed, and the next visitor gets the new one', async () => {
  const cache = newCache()
  const { render } = counting()
  await cache.page('/', undefined, render)
  time += 1001
  expect(await (await cache.page('/', undefined, render)).text()).toBe('1')
  await expect.poll(async () => (await cache.page('/', undefined, render)).text()).toBe('2')
})

test('a page that is older than its stale time is rendered before it is given out', async () => {
  const cache = newCache()
  const { render } = counting()
  await cache.page('/', undefined, render)
  time += 6001
  expect(await (await cache.page('/', undefined, render)).text()).toBe('2')
})

test('clearing a tag invalidates its pages and no others, also one that was being rendered', async () => {
  const cache = newCache()
  const canvas = counting(['product:1'])
  const mug = counting(['product:2'])
  await cache.page('/canvas', undefined, canvas.render)
  await cache.page('/mug', undefined, mug.render)
  cache.clearTags(['product:1'])
  await cache.page('/canvas', undefined, canvas.render)
  await cache.page('/mug', undefined, mug.render)
  expect([canvas.count(), mug.count()]).toEqual([2, 1])

  const under = counting(['product:3'])
  const visit = cache.page('/book', undefined, under.render)
  cache.clearTags(['product:3'])
  await visit
  await cache.page('/book', undefined, under.render)
  expect(under.count()).toBe(2)
})

test('SH-01: a page marked as stale is given out once more while it is renewed; an invalidated one is rendered', async () => {
  const cache = newCache()
  const canvas = counting()
  const mug = counting()
  await cache.page('/canvas-prints', undefined, canvas.render)
  await cache.page('/mugs', undefined, mug.render)
  const isCanvas = (key: string) => key.startsWith('/canvas')
  expect(cache.count(isCanvas)).toBe(1)
  cache.markStale(isCanvas)
  expect(await (await cache.page('/canvas-prints', undefined, canvas.render)).text()).toBe('1')
  await expect
    .poll(async () => (await cache.page('/canvas-prints', undefined, canvas.render)).text())
    .toBe('2')
  cache.invalidate(isCanvas)
  expect(await (await cache.page('/canvas-prints', undefined, canvas.render)).text()).toBe('3')
  expect(await (await cache.page('/mugs', undefined, mug.render)).text()).toBe('1')
})

test('the page used longest ago makes room', async () => {
  const cache = newCache(12_500)
  const big = (name: string) => async () => aPage(name.repeat(4000))
  await cache.page('a', undefined, big('a'))
  await cache.page('b', undefined, big('b'))
  await cache.page('a', undefined, big('x'))
  await cache.page('c', undefined, big('c'))
  expect((await (await cache.page('a', undefined, big('x'))).text())[0]).toBe('a')
  expect((await (await cache.page('b', undefined, big('y'))).text())[0]).toBe('y')
  expect(cache.size()).toBeLessThanOrEqual(12_500)
})

test('a page that was not found is given out and not kept; a failure reaches everybody who waits', async () => {
  const cache = newCache()
  let count = 0
  const missing = async () => aPage(String(++count), [], 404)
  expect((await cache.page('/x', undefined, missing)).status).toBe(404)
  await cache.page('/x', undefined, missing)
  expect(count).toBe(2)

  const failing = async () => {
    throw new Error('database away')
  }
  const visits = [cache.page('/y', undefined, failing), cache.page('/y', undefined, failing)]
  for (const visit of visits) await expect(visit).rejects.toThrow('database away')
})

test('CA-31: the last good copy, however old, is given out while making a new one fails', async () => {
  const cache = newCache()
  await cache.page('/z', undefined, async () => aPage('good'))
  time += 3_600_000
  const broken = async () => aPage('broken', [], 503)
  const failing = () => Promise.reject(new Error('database away'))
  expect(await (await cache.page('/z', undefined, broken)).text()).toBe('good')
  expect(await (await cache.page('/z', undefined, failing)).text()).toBe('good')
  expect(await (await cache.page('/z', undefined, async () => aPage('new'))).text()).toBe('new')
})

test('the first visitor of a page gets it compressed, as everybody after', async () => {
  const cache = newCache()
  const render = async () => aPage('canvas '.repeat(500))
  for (const visitor of ['first', 'second']) {
    const response = await cache.page('/', 'gzip, br', render)
    expect(response.headers.get('content-encoding'), visitor).toBe('br')
    expect(response.headers.get('vary')).toContain('accept-encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe('canvas '.repeat(500))
  }
})

test('SH-12: only inline scripts are named in the policy, each by its hash', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script nonce="">alert(1)</script>'
  expect(inlineScriptSources(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
})

test('SH-19: addresses with made-up parameters push no page out that has none', async () => {
  const cache = newCache(100_000)
  const { render, count } = counting()
  await cache.page('/mugs', undefined, render)
  for (let made = 0; made < 200; made++) {
    await cache.page(`/mugs?sku=x${made}`, undefined, async () => aPage('x'))
  }
  await cache.page('/mugs', undefined, render)
  expect(count()).toBe(1)
  expect(cache.size()).toBeLessThan(30_000)
  expect(cache.count((key) => key === '/mugs?sku=x199')).toBe(1)
})
