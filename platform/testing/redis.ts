import { Redis } from 'ioredis'
import { afterAll } from 'vitest'

/** Where tests look for a Redis when REDIS_URL names none. */
const USUAL_PLACE = 'redis://127.0.0.1:6379'

/**
 * A connection to a Redis, or none where there is no Redis: tests then say that they left it out.
 *
 * Keys must begin with a name of their own; the Redis may be shared with other test runs.
 */
export async function redisForTests(): Promise<{ redis: Redis | undefined; url: string | undefined }> {
  const url = process.env.REDIS_URL ?? USUAL_PLACE
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    if (process.env.REDIS_URL !== undefined) throw error
    console.warn(`No Redis at ${USUAL_PLACE}: what needs one is not tested.`)
    redis.disconnect()
    return { redis: undefined, url: undefined }
  }
  afterAll(() => redis.disconnect())
  return { redis, url }
}
