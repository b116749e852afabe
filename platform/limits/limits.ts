/**
 * Rate limits, counted over all processes of the shop.
 *
 * Counts are in PostgreSQL, or in Redis where there is one. While the store is away each process counts for itself: a
 * limit that refuses everybody because its own store is gone would be worse than a generous one.
 */
import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** So many tries within so many seconds. A later, longer window makes the wait grow for who comes back for more. */
export interface LimitWindow {
  tries: number
  seconds: number
}

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export interface Limits<Name extends string = string> {
  /**
   * Counts one try and says whether it is within the limit; a refused one is no try. Count before doing: counting
   * afterwards would let any number of simultaneous tries through.
   *
   * @param key who tries or what is tried, such as an address or an e-mail; kept as a hash only
   * @param tries  how many this one counts for, from 1, such as the megabytes of a file
   */
  take(name: Name, key: string, tries?: number): Promise<Taken>
  /** Gives one try back that did not need counting, such as the right password. */
  restore(name: Name, key: string): Promise<void>
  /** Resets the count, such as after the right password. */
  reset(name: Name, key: string): Promise<void>
}

export interface LimitsOptions<Name extends string> {
  /** Every window of a name must be kept; the shortest first. */
  windows: Readonly<Record<Name, readonly LimitWindow[]>>
  store: { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; client: Redis }
  /** Reports, at most once a minute, that each process counts for itself. */
  onAway(error: Error): void
}

/** Made by a migration, unlogged: after a crash of the database every count starts again. */
const TABLE = 'limits'
const MINUTE_MS = 60_000

interface Counter {
  shared: RateLimiterAbstract
  own: RateLimiterAbstract
}

/** @example await limits.take('sign-in-address', '203.0.113.7') // { allowed: true } */
export function createLimits<Name extends string>(options: LimitsOptions<Name>): Limits<Name> {
  const counters = new Map<string, Counter[]>()
  for (const [name, windows] of Object.entries<readonly LimitWindow[]>(options.windows)) {
    const named = windows.map((window) => counterFor(name, window))
    counters.set(name, named)
  }
  let lastToldAt = -MINUTE_MS

  return {
    async take(name, key, tries = 1) {
      const hashed = hashOf(key)
      // From the shortest window on: what one refuses does not use up the next.
      for (const counter of counters.get(name) ?? []) {
        const waitMs = await waitOf(counter, hashed, tries)
        if (waitMs > 0) return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) }
      }
      return { allowed: true }
    },
    async restore(name, key) {
      const hashed = hashOf(key)
      await Promise.all(
        (counters.get(name) ?? []).map(({ shared, own }) =>
          shared.reward(hashed).catch((error: unknown) => {
            report(error)
            return own.reward(hashed)
          }),
        ),
      )
    },
    async reset(name, key) {
      const hashed = hashOf(key)
      await Promise.all(
        (counters.get(name) ?? []).map(async ({ shared, own }) => {
          await own.delete(hashed)
          await shared.delete(hashed).catch(report)
        }),
      )
    },
  }

  /** 0 when the try is within the limit, otherwise milliseconds until the next one is. */
  async function waitOf({ shared, own }: Counter, key: string, tries: number): Promise<number> {
    try {
      return await consumed(shared, key, tries)
    } catch (error) {
      report(error)
      return consumed(own, key, tries)
    }
  }

  function report(error: unknown) {
    if (Date.now() - lastToldAt < MINUTE_MS) return
    lastToldAt = Date.now()
    options.onAway(error instanceof Error ? error : new Error(String(error)))
  }

  function counterFor(name: string, { tries, seconds }: LimitWindow): Counter {
    const facts = { keyPrefix: `${name}/${seconds}`, points: tries, duration: seconds }
    // Who is over the limit is refused from memory: a flood costs the store nothing. Not from the last try that is within
    // it, which may be restored.
    const shared = { ...facts, inMemoryBlockOnConsumed: tries + 1 }
    const own = new RateLimiterMemory(facts)
    const { store } = options
    if (store.kind === 'redis') {
      const redis = { ...shared, keyPrefix: `limits/${facts.keyPrefix}`, storeClient: store.client }
      return { own, shared: new RateLimiterRedis({ ...redis, rejectIfRedisNotReady: true }) }
    }
    const table = { storeClient: store.pool, storeType: 'pool', tableName: TABLE, tableCreated: true }
    return { own, shared: new RateLimiterPostgres({ ...shared, ...table, clearExpiredByTimeout: false }) }
  }
}

async function consumed(counter: RateLimiterAbstract, key: string, tries: number): Promise<number> {
  try {
    await counter.consume(key, tries)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
    throw refused
  }
}

/** The store learns no address and no e-mail, and keys have one length whatever is sent. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 24)
