import { expect, test } from 'vitest'
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
