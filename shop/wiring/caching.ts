/** The proxy under `/caching` and the invalidation of everything that is cached, with the shop's services. */
import type { Hono } from 'hono'
import { matchesGlob } from '#platform/cache/glob.ts'
import type { HtmlCache } from '#platform/cache/html-cache.ts'
import type { Invalidations } from '#platform/cache/invalidations.ts'
import { createResponseCache, type Form } from '#platform/cache/response-cache.ts'
import type { Log } from '#platform/log.ts'
import type { OpenRedis } from '#platform/redis.ts'
import type { Services } from '../api/context.ts'
import { clearRoutes } from '../caching/clear-routes.ts'
import type { DeveloperMode } from '../caching/developer-mode.ts'
import { type CachedResponse, createProxy } from '../caching/proxy.ts'
import { cachingRoutes } from '../caching/routes.ts'
import { bounded, remoteApi } from '../caching/upstream.ts'
import { schema } from './schema.ts'

export interface CachingOptions {
  services: Services
  log: Log
  redis: OpenRedis | undefined
  invalidations: Invalidations
  /** Prefix of this shop's keys in Redis. */
  prefix: string
  graphql: (request: Request) => Response | Promise<Response>
  /** Another process's API instead of this one's. */
  apiUrl: string | undefined
  store: string
  pages: HtmlCache | undefined
  developer: DeveloperMode
}

const MAX_BYTES = 128_000_000
/** How much longer than its lifetime an answer is served while one request renews it. */
export const STALE_MS = 5 * 60_000

/** Only whole answers are shared; an error goes only to who caused it. */
const asResponse: Form<CachedResponse> = {
  write: ({ text }) => text,
  read: (text) => ({ status: 200, text }),
  bytesOf: ({ text }) => 2 * text.length,
}

export function createCaching(options: CachingOptions): Hono {
  const { services, log, redis, invalidations, pages, developer } = options
  const { clock, offers, limits, publicUrl } = services
  const kept = createResponseCache<CachedResponse>({
    form: asResponse,
    maxBytes: MAX_BYTES,
    staleMs: STALE_MS,
    now: () => clock.now().getTime(),
    invalidations,
    redis,
    prefix: options.prefix,
    onRenewFailed: (err) => log.error({ err }, 'A kept answer could not be renewed.'),
  })
  const own = async (request: Request) => options.graphql(request)
  const ask = bounded(options.apiUrl === undefined ? own : remoteApi(options.apiUrl))
  const proxy = createProxy({ schema, kept, ask, offers, clock, publicUrl, store: options.store })
  if (pages) {
    invalidations.onInvalidation(({ pattern, atOnce }) => {
      const finds = (key: string) => matchesGlob(pattern, nameOfPage(key))
      if (atOnce) pages.invalidate(finds)
      else pages.markStale(finds)
    })
  }
  const count = (pattern: string) =>
    kept.count(pattern) + (pages?.count((key) => matchesGlob(pattern, nameOfPage(key))) ?? 0)
  return cachingRoutes(proxy, clearRoutes({ invalidations, limits, log, developer, count }), log)
}

/** A page is found by its address: `canvas-prints` finds /canvas-prints, and what `?sku=` shows of it. */
const nameOfPage = (key: string) => key.slice(1).split('?')[0]?.toLowerCase() ?? ''
