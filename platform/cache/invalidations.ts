/**
 * Invalidations: every cache of every process receives them, and they are remembered for as long as any entry may live
 * that was cached before.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { OpenRedis } from '../redis.ts'
import { matchesGlob } from './glob.ts'

const invalidationShape = z.object({
  /** `*` stands for any text. */
  pattern: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** True removes at once; false marks as stale, so that one request renews while others are still served. */
  atOnce: z.boolean(),
})
export type Invalidation = z.infer<typeof invalidationShape>

export interface Invalidations {
  announce(invalidation: Pick<Invalidation, 'pattern' | 'atOnce'>): Promise<void>
  /** Called for every invalidation, announced here or elsewhere. */
  onInvalidation(listener: (invalidation: Invalidation) => void): void
  /** Invalidations since an entry with these names was cached. */
  verdict(names: readonly string[], madeAt: number): 'valid' | 'stale' | 'removed'
  stop(): Promise<void>
}

export interface InvalidationsOptions {
  /** The channel to other processes; without it there is this process only. */
  redis?: OpenRedis | undefined
  /** Prefix of its channel and list. */
  prefix: string
  /** Longer than any entry lives. */
  rememberedMs: number
  now: () => number
}

/** Clearing is limited to a few in ten seconds; more than these cannot be within the time they are remembered. */
const MAX_INVALIDATIONS = 1_000

export async function openInvalidations(options: InvalidationsOptions): Promise<Invalidations> {
  const { redis, rememberedMs, now } = options
  const list = `${options.prefix}/invalidations`
  const listeners: ((invalidation: Invalidation) => void)[] = []
  let remembered: Invalidation[] = []
  if (redis) await listen(redis)
  return {
    async announce(invalidation) {
      const announced = { ...invalidation, at: now() }
      hear(announced)
      if (!redis) return
      const text = JSON.stringify(announced)
      // Received twice it counts once. The connection itself reports the outage.
      await keepTrying(() =>
        redis.client
          .multi()
          .publish(list, text)
          .lpush(list, text)
          .ltrim(list, 0, MAX_INVALIDATIONS - 1)
          .pexpire(list, rememberedMs)
          .exec(),
      )
    },
    onInvalidation: (listener) => listeners.push(listener),
    verdict(names, madeAt) {
      let stale = false
      for (const { pattern, at, atOnce } of remembered) {
        if (at < madeAt || !names.some((name) => matchesGlob(pattern, name))) continue
        if (atOnce) return 'removed'
        stale = true
      }
      return stale ? 'stale' : 'valid'
    },
    async stop() {
      listeners.length = 0
      await redis?.listener.unsubscribe(list).catch(() => undefined)
    },
  }

  function hear(invalidation: Invalidation) {
    const oldest = now() - rememberedMs
    const isKnown = remembered.some(
      ({ pattern, at }) => pattern === invalidation.pattern && at === invalidation.at,
    )
    if (isKnown || invalidation.at < oldest) return
    remembered = [invalidation, ...remembered.filter(({ at }) => at >= oldest)].slice(0, MAX_INVALIDATIONS)
    for (const listener of listeners) listener(invalidation)
  }

  async function listen({ client, listener }: OpenRedis) {
    const hearText = (text: string) => {
      const parsed = invalidationShape.safeParse(jsonOf(text))
      if (parsed.success) hear(parsed.data)
    }
    // Invalidations from before this process started, or while its connection was lost.
    const catchUp = () =>
      keepTrying(async () => {
        for (const text of await client.lrange(list, 0, MAX_INVALIDATIONS - 1)) hearText(text)
      })
    listener.on('message', (channel, text) => {
      if (channel === list) hearText(text)
    })
    client.on('ready', () => void catchUp())
    // Redis may be away now; then both run when it is back. An invalidation may arrive between reading and subscribing.
    void listener
      .subscribe(list)
      .then(catchUp)
      .catch(() => undefined)
    await catchUp()
  }
}

/** For a Redis that stalls: without a second try an invalidation is lost, and stale entries are served on. */
const PAUSES_MS = [100, 1_000]

/**
 * Goes on in the background after the first try. After the last failure other processes serve stale entries until they
 * expire.
 */
async function keepTrying(work: () => Promise<unknown>): Promise<void> {
  if (await succeeds(work)) return
  void (async () => {
    for (const pauseMs of PAUSES_MS) {
      await delay(pauseMs, undefined, { ref: false })
      if (await succeeds(work)) return
    }
  })()
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    return false
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not a message of ours.
    return undefined
  }
}
