import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { securePage } from './content-security.ts'
import { requestLog } from './request-log.ts'

const app = new Hono()
app.use(requestLog(createLog({ production: true, logLevel: 'silent' }), true))
app.get('/page', () => {
  const headers = new Headers({ 'content-type': 'text/html' })
  securePage(headers, ["'nonce-abc'"])
  return new Response('<p>a page</p>', { headers })
})
app.get('/bare', () => {
  const headers = new Headers({ 'content-type': 'text/html' })
  securePage(headers, [], {}, 'anybody')
  return new Response('<p>a page for other pages</p>', { headers })
})
app.get('/file', (context) => context.text('a file'))
app.onError((_error, context) => context.text('This broke.', 500))
app.get('/broken', () => {
  throw new Error('broken')
})

test('SH-15: no other site may show a page in a frame, told in the way of old and of new browsers', async () => {
  const { headers } = await app.request('/page')
  expect(headers.get('content-security-policy')?.split('; ')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('SH-15: a page that is made for it may be framed by anybody, and is safe in every other way', async () => {
  const { headers } = await app.request('/bare')
  expect(headers.get('content-security-policy')?.split('; ')).toContain('frame-ancestors *')
  expect(headers.has('x-frame-options')).toBe(false)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('SH-12: a page runs its own scripts and those that it names, and no foreign ones', async () => {
  const policy = (await app.request('/page')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-abc';")
  expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|https?:)/)
})

test.each(['/file', '/broken', '/nothing-here'])(
  'SH-15: %s, which is no page, cannot be framed or taken for another type either',
  async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)
