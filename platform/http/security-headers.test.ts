import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { securePage } from './content-security.ts'
import { listen } from './listen.ts'
import { allowPaymentSheets } from './security-headers.ts'

const app = new Hono()
const framed = (framing: 'self' | 'anybody') => () => {
  const headers = new Headers({ 'content-type': 'text/html' })
  securePage(headers, [], {}, framing)
  return new Response('<p>a page</p>', { headers })
}
app.get('/page', framed('self'))
app.get('/bare', framed('anybody'))
app.get('/card', () => {
  const headers = new Headers({ 'content-type': 'text/html' })
  allowPaymentSheets(headers, ['https://js.example', 'https://*.js.example'])
  return new Response('<p>a card</p>', { headers })
})
app.get('/file', (context) => context.text('a file'))
app.get('/private', (context) => context.text('a letter', 200, { 'referrer-policy': 'no-referrer' }))
app.get('/broken', () => {
  throw new Error('broken')
})
app.onError((_error, context) => context.text('This broke.', 500))

async function openServer(publicUrl?: string) {
  const server = await listen((request) => app.fetch(request), { host: '127.0.0.1', port: 0, publicUrl })
  afterAll(() => server.stop(0))
  return async (path: string) => (await fetch(server.url + path)).headers
}
const overTls = await openServer('https://shop.example')
const locally = await openServer()

test.each(['/page', '/file', '/broken', '/nothing-here'])(
  'SH-15: %s cannot be framed by other sites, taken for another type, or reached into',
  async (path) => {
    expect(Object.fromEntries(await overTls(path))).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
    })
  },
)

test('SH-15: a page that is made for it may be framed by anybody, and is careful in every other way', async () => {
  const headers = await overTls('/bare')
  expect(headers.has('x-frame-options')).toBe(false)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('K-29: nothing may open a payment sheet, but for the frames that a page names', async () => {
  expect((await overTls('/page')).get('permissions-policy')).toMatch(/(^|, )payment=\(\)(,|$)/)
  expect((await overTls('/card')).get('permissions-policy')).toContain(
    'midi=(), payment=(self "https://js.example" "https://*.js.example"), serial=()',
  )
})

test('an answer that is more careful by itself stays so', async () => {
  expect((await overTls('/private')).get('referrer-policy')).toBe('no-referrer')
})

test('a shop without https promises no TLS', async () => {
  expect((await locally('/page')).has('strict-transport-security')).toBe(false)
})
