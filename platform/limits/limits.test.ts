import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/pool.ts'
import { testDatabase } from '../testing/database.ts'
import { redisForTests } from '../testing/redis.ts'
import { createLimits, type Limits, type LimitsOptions } from './limits.ts'

const { pool } = await testDatabase()
const { redis } = await redisForTests()

const windows = {
  balance: [{ tries: 3, seconds: 60 }],
  'sign-in': [
    { tries: 2, seconds: 1 },
    { tries: 3, seconds: 600 },
  ],
  once: [{ tries: 1, seconds: 60 }],
} as const
type Name = keyof typeof windows

const away: Error[] = []
const over = (store: LimitsOptions<Name>['store']) =>
  createLimits<Name>({ windows, store, onAway: (error) => away.push(error) })

const stores: [string, LimitsOptions<Name>['store']][] = [['PostgreSQL', { kind: 'postgres', pool }]]
if (redis) stores.push(['Redis', { kind: 'redis', client: redis }])

let visitors = 0
/** Nobody has tried anything from here yet, in this run or another. */
const someone = () => `visitor ${process.pid} ${Date.now()} ${visitors++}`

const allowed = async (limits: Limits<Name>, name: Name, key: string) =>
  (await limits.take(name, key)).allowed

describe.each(stores)('counted in %s', (_name, store) => {
  test('SH-22: tries within the limit are allowed, the next one is told how long to wait', async () => {
    const limits = over(store)
    const key = someone()
    for (let tries = 0; tries < 3; tries++) expect(await allowed(limits, 'balance', key)).toBe(true)
    const refused = await limits.take('balance', key)
    expect(refused).toEqual({ allowed: false, retryAfterSeconds: expect.any(Number) })
    expect(refused.allowed || refused.retryAfterSeconds).toBeGreaterThan(50)
    expect(await allowed(limits, 'balance', someone())).toBe(true)
  })

  test('SH-19: one try may count for many', async () => {
    const limits = over(store)
    const key = someone()
    expect(await limits.take('balance', key, 2)).toEqual({ allowed: true })
    expect((await limits.take('balance', key, 2)).allowed).toBe(false)
    expect(await limits.take('balance', someone(), 3)).toEqual({ allowed: true })
  })

  test('SH-18: twenty simultaneous tries in two processes are allowed as often as the limit says', async () => {
    const key = someone()
    const processes = [over(store), over(store)]
    const tries = Array.from({ length: 20 }, (_, n) => processes[n % 2]?.take('balance', key))
    const taken = await Promise.all(tries)
    expect(taken.filter((one) => one?.allowed)).toHaveLength(3)
  })

  test('SH-18: the wait grows with every window that is used up, and what is reset counts no more', async () => {
    const limits = over(store)
    const key = someone()
    expect([await allowed(limits, 'sign-in', key), await allowed(limits, 'sign-in', key)]).toEqual([
      true,
      true,
    ])
    const short = await limits.take('sign-in', key)
    expect(short.allowed || short.retryAfterSeconds).toBe(1)
    // Until the second is over. The refused ones are no tries.
    await expect.poll(() => allowed(limits, 'sign-in', key), { timeout: 10_000 }).toBe(true)
    const long = await limits.take('sign-in', key)
    expect(long.allowed || long.retryAfterSeconds).toBeGreaterThan(500)
    await limits.reset('sign-in', key)
    expect(await allowed(limits, 'sign-in', key)).toBe(true)
  })
})

test('keys are kept as hashes: no address and no e-mail stands in the table', async () => {
  await over({ kind: 'postgres', pool }).take('once', 'robin@example.com')
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ key }) => key.includes('robin'))).toEqual([])
})

test('while the store is away a process counts for itself, and says so once', async () => {
  const gone = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' })
  afterAll(gone.close)
  away.length = 0
  const limits = over({ kind: 'postgres', pool: gone.pool })
  const key = someone()
  const taken = []
  for (let tries = 0; tries < 4; tries++) taken.push(await allowed(limits, 'balance', key))
  expect(taken).toEqual([true, true, true, false])
  expect(away).toHaveLength(1)
})

test('a Redis that is away does not make visitors wait', async () => {
  const client = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false })
  client.on('error', () => undefined)
  afterAll(() => client.disconnect())
  expect(await allowed(over({ kind: 'redis', client }), 'once', someone())).toBe(true)
})
