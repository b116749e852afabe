/**
 * Answers that are the same for everybody, cached for seconds in memory and shared through Redis where there is one.
 *
 * Concurrent requests for one key share one answer: while it is made they wait, and when it is stale they get the old one
 * while a single request, of a single process, makes the new one.
 */
import { createHash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { OpenRedis } from '../redis.ts'
import { matchesGlob } from './glob.ts'
import type { Invalidation, Invalidations } from './invalidations.ts'

export interface FreshAnswer<Value> {
  value: Value
  /** How long it is fresh; 0 when it must not be cached, such as an error. */
  freshMs: number
}

export interface GivenAnswer<Value> {
  value: Value
  how: 'hit' | 'stale' | 'miss'
}

export interface ResponseCache<Value> {
  /**
   * The answer under a key: from the cache, from a request that is under way, or made now.
   *
   * @param key everything that the answer depends on
   * @param names what an invalidation finds it by
   * @throws what `make` throws, to everybody who waits
   */
  answer(key: string, names: readonly string[], make: Make<Value>): Promise<GivenAnswer<Value>>
  /** How many cached answers of this process a pattern matches. */
  count(pattern: string): number
  /** Bytes in the cache now. */
  size(): number
}

export interface ResponseCacheOptions<Value> {
  form: Form<Value>
  /** The most bytes in memory. */
  maxBytes: number
  /** How much longer a stale answer is served while a new one is made. */
  staleMs: number
  now: () => number
  invalidations: Invalidations
  redis?: OpenRedis | undefined
  /** Prefix of the keys in Redis. */
  prefix: string
  /** Reports that renewing a stale answer failed; the stale one is served meanwhile. */
  onRenewFailed(error: unknown): void
}

/** How an answer is serialised for other processes, and how many bytes it takes here. */
export interface Form<Value> {
  write(value: Value): string
  read(text: string): Value
  bytesOf(value: Value): number
}

type Make<Value> = () => Promise<FreshAnswer<Value>>

interface Kept<Value> {
  value: Value
  /** Its size in bytes. */
  bytes: number
  names: readonly string[]
  madeAt: number
  freshUntil: number
  staleUntil: number
}

/** What an answer costs beside its texts: times, the map itself. */
const OVERHEAD_BYTES = 500
/** What a name costs beside its letters. */
const NAME_BYTES = 50
/** While one process renews, others look again after this. */
const RENEW_LOCK_MS = 10_000

const headShape = z.object({
  bytes: z.int().positive(),
  names: z.array(z.string()),
  madeAt: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
})

export function createResponseCache<Value>(options: ResponseCacheOptions<Value>): ResponseCache<Value> {
  const { form, maxBytes, staleMs, now, invalidations, redis } = options
  const answers = new LRUCache<string, Kept<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const making = new Map<string, Promise<Value>>()
  invalidations.onInvalidation(clear)

  return {
    async answer(key, names, make) {
      const kept = answers.get(key)
      const time = now()
      if (kept && time < kept.staleUntil) {
        if (time < kept.freshUntil) return { value: kept.value, how: 'hit' }
        renew(key, names, make)
        return { value: kept.value, how: 'stale' }
      }
      const running = making.get(key)
      if (running) return { value: await running, how: 'miss' }
      const work = redis ? sharedOrMade(key, names, make) : made(key, names, make)
      return whileMaking(key, work)
    },
    count(pattern) {
      let count = 0
      for (const { names } of answers.values()) {
        if (names.some((name) => matchesGlob(pattern, name))) count++
      }
      return count
    },
    size: () => answers.calculatedSize,
  }

  async function whileMaking(key: string, work: Promise<GivenAnswer<Value>>): Promise<GivenAnswer<Value>> {
    const value = work.then((given) => given.value).finally(() => making.delete(key))
    // Waiting callers get the rejection; without any, it must not end the process.
    value.catch(() => undefined)
    making.set(key, value)
    return work
  }

  async function sharedOrMade(key: string, names: readonly string[], make: Make<Value>) {
    const shared = await fromRedis(key)
    if (!shared) return made(key, names, make)
    answers.set(key, shared)
    if (now() < shared.freshUntil) return { value: shared.value, how: 'hit' as const }
    // After the end of this look-up, which is itself noted as being made.
    setImmediate(() => renew(key, names, make))
    return { value: shared.value, how: 'stale' as const }
  }

  async function made(key: string, names: readonly string[], make: Make<Value>): Promise<GivenAnswer<Value>> {
    // With the time before it was made: an invalidation meanwhile must count.
    const madeAt = now()
    const { value, freshMs } = await make()
    if (freshMs > 0) {
      const freshUntil = now() + freshMs
      const bytes = form.bytesOf(value) + bytesBeside(key, names)
      const kept = judged({ value, bytes, names, madeAt, freshUntil, staleUntil: freshUntil + staleMs })
      if (kept) {
        answers.set(key, kept)
        await toRedis(key, kept)
      } else {
        answers.delete(key)
      }
    }
    return { value, how: 'miss' }
  }

  function renew(key: string, names: readonly string[], make: Make<Value>) {
    if (making.has(key)) return
    const work = redis ? renewTogether(key, names, make) : made(key, names, make)
    whileMaking(key, work).catch(options.onRenewFailed)
  }

  /** Another process may have the new answer already, or be making it. */
  async function renewTogether(key: string, names: readonly string[], make: Make<Value>) {
    const shared = await fromRedis(key)
    const renewed = takeFresh(key, shared)
    if (renewed) return renewed
    const lock = `${redisKey(key)}/renewing`
    const owner = randomUUID()
    const isOurs = await redis?.client.set(lock, owner, 'PX', RENEW_LOCK_MS, 'NX').catch(() => 'OK')
    if (isOurs !== 'OK' && shared) return { value: shared.value, how: 'stale' as const }
    try {
      // Whoever had the lock before may have renewed since the first look.
      return takeFresh(key, await fromRedis(key)) ?? (await made(key, names, make))
    } finally {
      await redis?.client.del(lock).catch(() => undefined)
    }
  }

  /** An answer of another process becomes one of this process; undefined when it is not fresh. */
  function takeFresh(key: string, shared: Kept<Value> | undefined) {
    if (!shared || now() >= shared.freshUntil) return undefined
    answers.set(key, shared)
    return { value: shared.value, how: 'hit' as const }
  }

  /** The entry after the invalidations since it was made; undefined when it is removed. */
  function judged(kept: Kept<Value>): Kept<Value> | undefined {
    const verdict = invalidations.verdict(kept.names, kept.madeAt)
    if (verdict === 'removed') return undefined
    return verdict === 'stale' ? { ...kept, freshUntil: 0 } : kept
  }

  function clear({ pattern, at, atOnce }: Invalidation) {
    for (const [key, kept] of [...answers]) {
      if (kept.madeAt > at || !kept.names.some((name) => matchesGlob(pattern, name))) continue
      if (atOnce) answers.delete(key)
      else kept.freshUntil = 0
    }
  }

  function redisKey(key: string) {
    return `${options.prefix}/answer/${createHash('sha256').update(key).digest('base64url')}`
  }

  /** The head as JSON, a line's end, the text as it is: the text is not written out a second time. */
  async function toRedis(key: string, { value, ...head }: Kept<Value>) {
    if (!redis) return
    const lifetime = head.staleUntil - now()
    // When Redis is away the answer is cached here only; the connection reports that.
    const text = `${JSON.stringify(head)}\n${form.write(value)}`
    await redis.client.set(redisKey(key), text, 'PX', lifetime).catch(() => undefined)
  }

  async function fromRedis(key: string): Promise<Kept<Value> | undefined> {
    const written = await redis?.client.get(redisKey(key)).catch(() => undefined)
    if (!written) return undefined
    const end = written.indexOf('\n')
    const head = headShape.safeParse(headOf(written.slice(0, end)))
    if (!head.success) return undefined
    const kept = judged({ ...head.data, value: form.read(written.slice(end + 1)) })
    return kept && now() < kept.staleUntil ? kept : undefined
  }
}

/** Keys and names contain what strangers send, and may be longer than the answer. */
function bytesBeside(key: string, names: readonly string[]): number {
  const ofNames = names.reduce((sum, name) => sum + 2 * name.length + NAME_BYTES, 0)
  return OVERHEAD_BYTES + 2 * key.length + ofNames
}

function headOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Written by another version of the shop: counts as missing.
    return undefined
  }
}
