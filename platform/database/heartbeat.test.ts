import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openHoldingProxy } from '../testing/holding-proxy.ts'
import { isDatabaseAway } from './outage.ts'
import { openDatabase, transaction } from './pool.ts'

const { url } = await testDatabase()
const proxy = await openHoldingProxy(url)
const SILENT_AFTER_MS = 1_000
const { db, pool, close } = openDatabase({ url: proxy.url, size: 4, silentAfterMs: SILENT_AFTER_MS })
afterAll(async () => {
  proxy.release()
  await close()
  await proxy.close()
})

const one = () => db.execute(sql`SELECT 1 AS one`)

/** How a piece of work ended. */
const endOf = (work: () => Promise<unknown>) =>
  work().then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  )

afterEach(() => proxy.release())

test('a server that hangs is away: all that waits is told, and what comes later without waiting again', async () => {
  await Promise.all([one(), one(), one()])
  proxy.hold()
  const underWay = await Promise.all([
    endOf(one),
    endOf(() => transaction(db, (tx) => tx.execute(sql`SELECT 1`))),
    // More than the pool has connections, so that some wait for one.
    ...Array.from({ length: 12 }, () => endOf(one)),
  ])
  expect(underWay).toEqual(underWay.map(() => 'away'))
  const later = endOf(() => transaction(db, (tx) => tx.execute(sql`SELECT 1`)))
  expect(await Promise.race([later, delay(SILENT_AFTER_MS, 'waited')])).toBe('away')
  expect(pool.waitingCount).toBe(0)
  proxy.release()
  await expect.poll(async () => endOf(one), { timeout: 3_000 }).toBe('done')
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

test('a statement that runs long is left alone, whatever the pulse of the server', async () => {
  expect(await endOf(() => db.execute(sql`SELECT pg_sleep(2.5)`))).toBe('done')
})

test('a process that was itself too busy to hear the server believes no silence', async () => {
  await one()
  const until = Date.now() + 3 * SILENT_AFTER_MS
  const working = endOf(() => db.execute(sql`SELECT pg_sleep(0.2)`))
  await delay(50)
  while (Date.now() < until);
  expect(await working).toBe('done')
  expect(await endOf(one)).toBe('done')
})

test('a single connection that is lost without a word gives its query up', async () => {
  const lost = await openHoldingProxy(url)
  const other = openDatabase({ url: lost.url, size: 1, statementTimeoutMs: 200 })
  await other.db.execute(sql`SELECT 1`)
  lost.hold()
  expect(await endOf(() => transaction(other.db, (tx) => tx.execute(sql`SELECT 1`)))).toBe('away')
  lost.release()
  expect(await endOf(() => other.db.execute(sql`SELECT 1`))).toBe('done')
  await other.close()
  await lost.close()
})
