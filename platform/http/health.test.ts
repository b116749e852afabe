import { expect, test } from 'vitest'
import { rememberClientAddress } from './client-address.ts'
import { healthRoutes } from './health.ts'

test('readiness tells which service is away, also when it does not answer at all', async () => {
  const routes = healthRoutes({
    database: async () => 1,
    storage: async () => {
      throw new Error('disk gone')
    },
    queue: () => new Promise(() => {}),
  })
  expect((await routes.request('/healthz')).status).toBe(200)
  const ready = await routes.request('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ database: 'ok', storage: 'away', queue: 'away' })
})

test('readiness is 200 when every service answers', async () => {
  expect((await healthRoutes({ database: async () => 1 }).request('/readyz')).status).toBe(200)
})

test.each([
  ['a neighbour', '10.1.2.3', {}, 200],
  ['this machine, by its IPv6 spelling', '::ffff:127.0.0.1', {}, 200],
  ['a visitor', '203.0.113.7', {}, 404],
  ['a visitor over IPv6', '2001:db8::7', {}, 404],
  ['a visitor behind our proxy', '10.1.2.3', { 'x-forwarded-for': '203.0.113.7' }, 404],
])('SH-34: health as asked for by %s from %s', async (_who, address, headers, status) => {
  const routes = healthRoutes({ database: async () => 1 })
  for (const path of ['/healthz', '/readyz']) {
    const request = new Request(`http://shop.example${path}`, { headers })
    rememberClientAddress(request, address)
    expect((await routes.fetch(request)).status).toBe(status)
  }
})
