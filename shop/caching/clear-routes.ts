/**
 * `/caching/cache/clear` and `/caching/cache/clearall`: open to anybody, and harmless (requirement SH-01).
 *
 * Cache entries that match are marked as stale: the next request renews one copy for all while others are still served.
 * Only with the developer's secret they are removed at once. A GET changes nothing, because pictures and robots send
 * those.
 */

import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Invalidations } from '#platform/cache/invalidations.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { isFromOwnPage } from '#platform/http/own-page.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import type { LimitName } from '../api/limits.ts'
import type { DeveloperMode } from './developer-mode.ts'
import { isClearPattern } from './rules/cacheable.ts'

export interface ClearRoutesOptions {
  invalidations: Invalidations
  limits: Limits<LimitName>
  log: Log
  developer: DeveloperMode
  /** How many cache entries of this process a pattern finds. */
  count(pattern: string): number
}

export function clearRoutes(options: ClearRoutesOptions): Hono {
  const routes = new Hono()
  routes.post('/caching/cache/clear', async (context) => {
    const pattern = await patternOf(context)
    if (pattern === undefined || !isClearPattern(pattern)) {
      return told(context, 400, { message: 'The pattern must be 1 to 100 of a-z, 0-9, /, _, - and *.' })
    }
    return clear(context, pattern, ['cache-clear-address', 'cache-clear-total'])
  })
  routes.post('/caching/cache/clearall', (context) =>
    clear(context, '*', ['cache-clear-all-address', 'cache-clear-all-total']),
  )
  for (const path of ['/caching/cache/clear', '/caching/cache/clearall']) {
    routes.all(path, (context) => {
      context.header('allow', 'POST')
      return told(context, 405, { message: 'Clearing is asked for by POST.' })
    })
  }
  return routes

  async function clear(
    context: Context,
    pattern: string,
    [perAddress, total]: readonly [LimitName, LimitName],
  ) {
    const request = context.req.raw
    if (!isFromOwnPage(request)) {
      return told(context, 403, { message: 'This request comes from another site.' })
    }
    const address = clientAddress(request) ?? 'unknown'
    const developer = await options.developer.recognises(request)
    if (!developer) {
      const own = await options.limits.take(perAddress, address)
      const all = own.allowed ? await options.limits.take(total, 'everybody') : own
      if (!all.allowed) {
        context.header('retry-after', String(all.retryAfterSeconds))
        return told(context, 429, { message: 'Cleared a moment ago. Please wait and try again.' })
      }
    }
    const count = options.count(pattern)
    await options.invalidations.announce({ pattern, atOnce: developer })
    options.log.info({ pattern, count, developer }, 'What was kept is cleared.')
    return told(context, 200, { cleared: true, count })
  }
}

/** From the address, or from a JSON body or a form. */
async function patternOf(context: Context): Promise<string | undefined> {
  const asked = context.req.query('pattern')
  if (asked !== undefined) return asked
  const body = await (context.req.header('content-type')?.includes('json')
    ? context.req.json()
    : context.req.parseBody()
  )
    // Neither: treated as empty.
    .catch(() => undefined)
  return typeof body?.pattern === 'string' ? body.pattern : undefined
}

function told(context: Context, status: 200 | 400 | 403 | 405 | 429, body: object) {
  context.header('cache-control', 'no-store')
  return context.json(body, status)
}
