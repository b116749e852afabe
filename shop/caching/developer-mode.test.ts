import { describe, expect, test } from 'vitest'
import { aProcess, developerSecret, openTestShop, withFreshLimits } from './testing.ts'

const shop = await openTestShop()

const storeName = { query: '{ storeConfig { store_code } }' }
const how = (response: Response) => response.headers.get('x-cache')

describe('S-03: developer mode', () => {
  const open = (url: string, path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { redirect: 'manual', headers })

  test('SH-02: the right secret sets a signed cookie and leads to the address without it', async () => {
    const { url, post, clear } = await aProcess(withFreshLimits(shop))
    const response = await open(url, `/canvas-prints?sku=X&devmode=${encodeURIComponent(developerSecret)}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/canvas-prints?sku=X'])
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^dev_mode=\d+\.[\w-]{43}; Max-Age=28800; Path=\/; SameSite=Lax; HttpOnly$/)
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const value = cookie.split(';')[0] ?? ''
    await post(storeName)
    await clear('*', { cookie: value })
    expect(how(await post(storeName))).toBe('miss')
    // A changed cookie is nobody's.
    const [name, until, signature] = value.split(/[=.]/)
    expect((await clear('*', { cookie: `${name}=${Number(until) + 1}.${signature}` })).status).toBe(200)
    expect((await clear('*', { cookie: `${name}=${Number(until) + 1}.${signature}` })).status).toBe(429)
  })

  test('a wrong secret does nothing, and after five tries the right one does nothing either', async () => {
    const { url } = await aProcess(withFreshLimits(shop))
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await open(url, '/canvas-prints?devmode=guess')
      expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([200, null])
    }
    const right = await open(url, `/canvas-prints?devmode=${encodeURIComponent(developerSecret)}`)
    expect(right.status).toBe(200)
  })

  test('an address that begins with two slashes leads nowhere else', async () => {
    const { url } = await aProcess(withFreshLimits(shop))
    const response = await open(url, `//evil.example/?devmode=${encodeURIComponent(developerSecret)}`)
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  })
})
