/** Processes of a shop as browsers reach them: the API and `/caching` over HTTP, sharing a Redis where there is one. */
import { afterAll } from 'vitest'
import { createHtmlCache } from '#platform/cache/html-cache.ts'
import { openInvalidations } from '#platform/cache/invalidations.ts'
import { systemClock } from '#platform/clock.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { listen } from '#platform/http/listen.ts'
import { createLog } from '#platform/log.ts'
import { openRedis } from '#platform/redis.ts'
import { openTestShop } from '../testing/shop.ts'
import { createCaching } from '../wiring/caching.ts'
import { createGraphqlEndpoint } from '../wiring/graphql.ts'
import { createWeb } from '../wiring/web.ts'
import { createDeveloperMode } from './developer-mode.ts'

export const developerSecret = 'a secret for developers in tests'

const log = createLog({ production: true, logLevel: 'silent' })

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

export interface ProcessOptions {
  /** Processes with the same prefix on the same Redis are one shop. */
  redisUrl?: string | undefined
  prefix?: string
  apiUrl?: string
}

let processes = 0

/** One process that answers over HTTP, and how often its API was asked. */
export async function aProcess(shop: TestShop, options: ProcessOptions = {}) {
  const redis = options.redisUrl === undefined ? undefined : openRedis(options.redisUrl, log)
  if (redis) {
    await new Promise((resolve) => redis.client.once('ready', resolve))
    afterAll(redis.close)
  }
  const prefix = options.prefix ?? `test-${process.pid}-${Date.now()}-${processes++}`
  // The shop's clock stands still in tests, and then nothing would ever be newer than a clearing.
  const clock = systemClock
  const now = () => clock.now().getTime()
  const invalidations = await openInvalidations({ redis, prefix, rememberedMs: 4_000_000, now })
  const asked: Request[] = []
  const askedBy: (string | undefined)[] = []
  const pages = createHtmlCache({
    maxBytes: 1e6,
    maxBytesWithParameters: 1e6,
    freshMs: 60_000,
    staleMs: 600_000,
    now,
  })
  let handle = (_request: Request): Response | Promise<Response> => new Response(null, { status: 503 })
  const server = await listen((request) => handle(request), { host: '127.0.0.1', port: 0 })
  afterAll(() => server.stop(0))
  const services = { ...shop, clock, publicUrl: server.url }
  const endpoint = createGraphqlEndpoint(services, { report: () => 'TEST', development: false })
  const graphql = (request: Request) => {
    asked.push(request.clone())
    askedBy.push(clientAddress(request))
    return endpoint(request)
  }
  const developer = createDeveloperMode({ ...services, secret: developerSecret })
  const { apiUrl } = options
  const caching = createCaching({
    services,
    log,
    redis,
    invalidations,
    prefix,
    graphql,
    apiUrl,
    store: 'canvas_au',
    pages,
    developer,
  })
  const answer = async (request: Request) => (await developer.switchedOn(request)) ?? new Response('a page')
  const web = createWeb({ log, build: 'build/canvas', quiet: true, graphql, pages: answer, parts: [caching] })
  handle = (request) => web.fetch(request)
  const graphqlOf =
    (path: string) =>
    (body: object | string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
  return {
    url: server.url,
    pages,
    /** The requests that reached its API, in order. */
    asked,
    /** For whom each of them came. */
    askedBy,
    post: graphqlOf('/caching/graphql'),
    postDirectly: graphqlOf('/graphql'),
    clear: (pattern: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/caching/cache/clear?pattern=${encodeURIComponent(pattern)}`, {
        method: 'POST',
        headers,
      }),
    clearAll: (headers: Record<string, string> = {}) =>
      fetch(`${server.url}/caching/cache/clearall`, { method: 'POST', headers }),
  }
}

export { openTestShop }

let counted = 0

/** The same shop with limits that nobody has used yet. */
export function withFreshLimits(shop: TestShop): TestShop {
  const visitor = ` ${counted++}`
  const { take, restore, reset } = shop.limits
  return {
    ...shop,
    limits: {
      take: (name, key) => take(name, key + visitor),
      restore: (name, key) => restore(name, key + visitor),
      reset: (name, key) => reset(name, key + visitor),
    },
  }
}
