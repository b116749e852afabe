/** Redis, where there is one: counts and kept answers that several processes share. The shop works without it. */
import { Redis } from 'ioredis'
import type { Log } from './log.ts'

export interface OpenRedis {
  client: Redis
  /** Hears what other processes announce; a connection that listens can do nothing else. */
  listener: Redis
  close(): Promise<void>
}

/** Nobody waits longer than this for a copy of what could be made anew. */
const COMMAND_TIMEOUT_MS = 500
const MAX_WAIT_MS = 5_000

/** Connects in the background; while it is away commands fail at once. */
export function openRedis(url: string, log: Log): OpenRedis {
  const connect = (settings: object) =>
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      retryStrategy: (tries) => Math.min(MAX_WAIT_MS, 100 * 2 ** Math.min(tries, 6)),
      ...settings,
    })
  const client = connect({ commandTimeout: COMMAND_TIMEOUT_MS })
  const listener = connect({ autoResubscribe: true, enableOfflineQueue: true, maxRetriesPerRequest: null })
  tellOnce(client, log)
  // Both go to the same place: what one of them says is enough.
  listener.on('error', () => undefined)
  return {
    client,
    listener,
    async close() {
      client.disconnect()
      listener.disconnect()
    },
  }
}

/** Says once that Redis is away, not at every try to reach it again, and once that it is back. */
function tellOnce(client: Redis, log: Log) {
  let away = false
  client.on('error', (error: Error) => {
    if (away) return
    away = true
    log.error({ err: error }, 'Redis is away: this process remembers for itself.')
  })
  client.on('ready', () => {
    if (away) log.info('Redis is back.')
    away = false
  })
}
