import { afterAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { type OpenRedis, openRedis } from '../redis.ts'
import { redisForTests } from '../testing/redis.ts'
import { openInvalidations } from './invalidations.ts'
import { createResponseCache, type Form } from './response-cache.ts'

const { url } = await redisForTests()
const log = createLog({ production: true, logLevel: 'silent' })
let prefixes = 0
const newPrefix = () => `test-${process.pid}-${Date.now()}-${prefixes++}`

/** Texts, given out as they are; two bytes for each character, as the engine may keep them. */
const asText: Form<string> = {
  write: (text) => text,
  read: (text) => text,
  bytesOf: (text) => 2 * text.length,
}

/** A process as the cache sees it: its own memory, and the Redis that all share. */
async function aProcess({
  shared = undefined as string | undefined,
  prefix = newPrefix(),
  maxBytes = 1e6,
  time = { ms: 1e12 },
} = {}) {
  let redis: OpenRedis | undefined
  if (shared) {
    redis = openRedis(shared, log)
    await new Promise((resolve) => redis?.client.once('ready', resolve))
    afterAll(redis.close)
  }
  const now = () => time.ms
  const invalidations = await openInvalidations({ redis, prefix, rememberedMs: 60_000, now })
  const failures: unknown[] = []
  const answers = createResponseCache<string>({
    form: asText,
    maxBytes,
    staleMs: 5_000,
    now,
    invalidations,
    redis,
    prefix,
    onRenewFailed: (error) => failures.push(error),
  })
  return { answers, invalidations, time, failures, prefix, redis }
}

/** Makes "1", "2", … so that a test sees which making it got. */
function counting(freshMs = 1_000) {
  let count = 0
  return { make: async () => ({ value: String(++count), freshMs }), count: () => count }
}

/** What needs no other process is done before the next turn of the event loop. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an answer is made once for a hundred who ask together, and kept for the next', async () => {
  const { answers } = await aProcess()
  const { make, count } = counting()
  await Promise.all(Array.from({ length: 100 }, () => answers.answer('a', [], make)))
  expect(await answers.answer('a', [], make)).toEqual({ value: '1', how: 'hit' })
  expect(count()).toBe(1)
})

test('a stale answer is given out at once while one request makes the new one', async () => {
  const { answers, time } = await aProcess()
  const { make, count } = counting()
  await answers.answer('a', [], make)
  time.ms += 1_001
  const given = await Promise.all(Array.from({ length: 20 }, () => answers.answer('a', [], make)))
  expect(new Set(given.map(({ value, how }) => `${value} ${how}`))).toEqual(new Set(['1 stale']))
  await settled()
  expect(await answers.answer('a', [], make)).toEqual({ value: '2', how: 'hit' })
  expect(count()).toBe(2)
  time.ms += 6_001
  expect(await answers.answer('a', [], make)).toEqual({ value: '3', how: 'miss' })
})

test('what must not be kept is made again, and a failure reaches everybody who waits', async () => {
  const { answers, failures, time } = await aProcess()
  const { make, count } = counting(0)
  await answers.answer('a', [], make)
  await answers.answer('a', [], make)
  expect(count()).toBe(2)
  const failing = () => Promise.reject(new Error('database away'))
  const waiting = [answers.answer('b', [], failing), answers.answer('b', [], failing)]
  for (const one of waiting) await expect(one).rejects.toThrow('database away')
  // One that fails while it is renewed leaves the stale one in place.
  await answers.answer('c', [], counting().make)
  time.ms += 1_001
  expect(await answers.answer('c', [], failing)).toEqual({ value: '1', how: 'stale' })
  await settled()
  expect(failures).toHaveLength(1)
})

test('SH-01: a cleared pattern marks what it finds as stale, and nothing else', async () => {
  const { answers, invalidations, time } = await aProcess()
  const canvas = counting()
  const mug = counting()
  await answers.answer('canvas', ['canvas-prints'], canvas.make)
  await answers.answer('mug', ['mugs'], mug.make)
  expect(answers.count('canvas-*')).toBe(1)
  await invalidations.announce({ pattern: 'canvas-*', atOnce: false })
  time.ms += 1
  expect(await answers.answer('canvas', ['canvas-prints'], canvas.make)).toEqual({ value: '1', how: 'stale' })
  await settled()
  expect(await answers.answer('canvas', ['canvas-prints'], canvas.make)).toEqual({ value: '2', how: 'hit' })
  expect(await answers.answer('mug', ['mugs'], mug.make)).toEqual({ value: '1', how: 'hit' })
})

test('SH-01: cleared at once, an answer is gone; one that was being made is not kept either', async () => {
  const { answers, invalidations, time } = await aProcess()
  const { make } = counting()
  await answers.answer('a', ['x'], make)
  await invalidations.announce({ pattern: '*', atOnce: true })
  time.ms += 1
  expect(await answers.answer('a', ['x'], make)).toEqual({ value: '2', how: 'miss' })

  let finish = () => {}
  const slow = () =>
    new Promise<{ value: string; freshMs: number }>((resolve) => {
      finish = () => resolve({ value: 'old', freshMs: 1_000 })
    })
  const asked = answers.answer('b', ['x'], slow)
  time.ms += 1
  await invalidations.announce({ pattern: 'x', atOnce: true })
  finish()
  expect((await asked).value).toBe('old')
  expect(await answers.answer('b', ['x'], make)).toEqual({ value: '3', how: 'miss' })
})

test('the answer used longest ago makes room', async () => {
  const { answers } = await aProcess({ maxBytes: 25_000 })
  const big = (name: string) => async () => ({ value: name.repeat(5_000), freshMs: 1_000 })
  await answers.answer('a', [], big('a'))
  await answers.answer('b', [], big('b'))
  await answers.answer('a', [], big('x'))
  await answers.answer('c', [], big('c'))
  expect((await answers.answer('a', [], big('x'))).value[0]).toBe('a')
  expect((await answers.answer('b', [], big('y'))).value[0]).toBe('y')
  expect(answers.size()).toBeLessThanOrEqual(25_000)
})

test('keys and names count too: whoever asks makes them, and a small answer may have large ones', async () => {
  const { answers } = await aProcess({ maxBytes: 25_000 })
  const { make } = counting()
  await answers.answer('k'.repeat(20_000), [], make)
  await answers.answer('names', Array(500).fill('a'), make)
  expect(answers.size()).toBe(0)
})

describe.skipIf(!url)('SH-10: two processes that share a Redis', () => {
  async function twoProcesses() {
    const prefix = newPrefix()
    const time = { ms: Date.now() }
    const first = await aProcess({ shared: url, prefix, time })
    const second = await aProcess({ shared: url, prefix, time })
    return { first, second, time }
  }

  test('give out the answer that one of them made', async () => {
    const { first, second } = await twoProcesses()
    const { make, count } = counting()
    await first.answers.answer('a', [], make)
    expect(await second.answers.answer('a', [], make)).toEqual({ value: '1', how: 'hit' })
    expect(count()).toBe(1)
  })

  test('renew a stale answer once for both', async () => {
    const { first, second, time } = await twoProcesses()
    const { make, count } = counting()
    let begun = 0
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const slow = async () => {
      begun++
      await held
      return make()
    }
    await first.answers.answer('a', [], make)
    await second.answers.answer('a', [], make)
    time.ms += 1_001
    const stale = await Promise.all([
      first.answers.answer('a', [], slow),
      second.answers.answer('a', [], slow),
    ])
    expect(stale).toEqual([1, 2].map(() => ({ value: '1', how: 'stale' })))
    await vi.waitFor(() => expect(begun).toBe(1))
    // Redis answers in turn, so behind two more questions each process knows who renews.
    for (const { redis } of [first, second, first, second]) await redis?.client.ping()
    expect(begun).toBe(1)
    finish()
    const locks = () => first.redis?.client.keys(`${first.prefix}/answer/*/renewing`)
    await vi.waitFor(async () => expect(await locks()).toEqual([]))
    for (const { answers } of [first, second]) {
      await vi.waitFor(async () => expect((await answers.answer('a', [], slow)).value).toBe('2'))
    }
    expect(count()).toBe(2)
  })

  test('renew it once, also when the other was done between a look at Redis and the lock', async () => {
    const { first, second, time } = await twoProcesses()
    const { make, count } = counting()
    await first.answers.answer('a', [], make)
    await second.answers.answer('a', [], make)
    time.ms += 1_001
    // The second has seen the stale answer, and hears of it once the first has renewed and let go.
    const client = second.redis?.client
    if (!client) throw new Error('Expected a Redis')
    const get = client.get.bind(client)
    const look = vi.spyOn(client, 'get').mockImplementationOnce(async (key) => {
      const seen = await get(key)
      await first.answers.answer('a', [], make)
      await vi.waitFor(async () => expect((await get(key))?.endsWith('\n2')).toBe(true))
      await vi.waitFor(async () => expect(await client.exists(`${String(key)}/renewing`)).toBe(0))
      return seen
    })
    expect(await second.answers.answer('a', [], make)).toEqual({ value: '1', how: 'stale' })
    await vi.waitFor(async () =>
      expect(await second.answers.answer('a', [], make)).toMatchObject({ how: 'hit' }),
    )
    expect(look).toHaveBeenCalled()
    expect(count()).toBe(2)
  })

  test('hear what the other clears; a third that starts later knows it too', async () => {
    const { first, second, time } = await twoProcesses()
    const { make } = counting(50_000)
    await first.answers.answer('a', ['canvas-prints'], make)
    await second.answers.answer('a', ['canvas-prints'], make)
    time.ms += 1
    await first.invalidations.announce({ pattern: 'canvas-*', atOnce: true })
    await vi.waitFor(() => expect(second.invalidations.verdict(['canvas-prints'], 0)).toBe('removed'), 5_000)
    time.ms += 1
    const third = await aProcess({ shared: url, prefix: first.prefix, time })
    expect(await third.answers.answer('a', ['canvas-prints'], make)).toEqual({ value: '2', how: 'miss' })
    expect(await second.answers.answer('a', ['canvas-prints'], make)).toEqual({ value: '2', how: 'hit' })
  })
})

test.skipIf(!url)('SH-10: a Redis that stalls for a moment loses no invalidation', async () => {
  const connect = async () => {
    const redis = openRedis(url ?? '', log)
    await new Promise((resolve) => redis.client.once('ready', resolve))
    afterAll(redis.close)
    return redis
  }
  const prefix = newPrefix()
  const settings = { prefix, rememberedMs: 60_000, now: () => 1e12 }
  const [one, other] = [await connect(), await connect()]
  const stalls = () => Promise.reject(new Error('Command timed out'))
  const first = await openInvalidations({ redis: one, ...settings })
  const multi = vi.spyOn(one.client, 'multi').mockImplementationOnce(() => {
    throw new Error('Command timed out')
  })
  await first.announce({ pattern: 'canvas-*', atOnce: true })
  await vi.waitFor(() => expect(multi).toHaveBeenCalledTimes(2))

  // Nothing is announced any more once it listens, so it has to read what was.
  const lrange = vi
    .spyOn(other.client, 'lrange')
    .mockImplementationOnce(stalls)
    .mockImplementationOnce(stalls)
  const second = await openInvalidations({ redis: other, ...settings })
  await vi.waitFor(() => expect(second.verdict(['canvas-prints'], 0)).toBe('removed'), 5_000)
  expect(lrange.mock.calls.length).toBeGreaterThan(2)
})

test('a Redis that is away is told once, and answers come from memory', async () => {
  const told: string[] = []
  const away = openRedis('redis://127.0.0.1:1', {
    ...log,
    error: (_: object, message: string) => told.push(message),
  } as unknown as typeof log)
  afterAll(away.close)
  const invalidations = await openInvalidations({
    redis: away,
    prefix: newPrefix(),
    rememberedMs: 1_000,
    now: Date.now,
  })
  const answers = createResponseCache<string>({
    form: asText,
    maxBytes: 1e6,
    staleMs: 1_000,
    now: Date.now,
    invalidations,
    redis: away,
    prefix: newPrefix(),
    onRenewFailed: () => undefined,
  })
  const { make } = counting()
  expect(await answers.answer('a', [], make)).toEqual({ value: '1', how: 'miss' })
  expect(await answers.answer('a', [], make)).toEqual({ value: '1', how: 'hit' })
  // It tries again and again, and is away each time.
  const tries = vi.fn()
  away.client.on('reconnecting', tries)
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(1), 5_000)
  expect(told).toEqual(['Redis is away: this process remembers for itself.'])
})
