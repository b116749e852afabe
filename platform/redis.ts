/** Redis, where there is one: counts and cache entries that several processes share. The shop works without it. */
import { Redis } from 'ioredis'
import type { Log } from './log.ts'

export interface OpenRedis {
  client: Redis
  /** Receives what other processes publish; a subscribed connection can do nothing else. */
  listener: Redis
  close(): Promise<void>
}

/** The longest wait for an answer that could also be made again. */
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
  // Both connect to the same server, so one of them reports.
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

/** Logs once that Redis is away, not at every reconnect, and once that it is back. */
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
