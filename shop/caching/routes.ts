/** Every address under `/caching`. */
import { type Context, Hono } from 'hono'
import { reportFailure } from '#platform/http/failure.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import type { Log } from '#platform/log.ts'
import { RETRY_AFTER_SECONDS, TRY_AGAIN } from '../api/contract-error.ts'
import type { PageLookupQuery } from '../generated/client/graphql.ts'
import { PageLookupDocument } from '../generated/client/graphql.ts'
import type { CachingProxy } from './proxy.ts'
import { isSlug, noPage, pageLookup, unknownPage } from './rules/page-details.ts'

/** Contract §2. */
const BODY_BYTES = 5 * 1024 * 1024

export function cachingRoutes(proxy: CachingProxy, clearing: Hono, log: Log): Hono {
  const routes = new Hono()
  // In the form of the API, which is all that its clients read.
  routes.onError((error, context) => {
    const { status, message, reference } = reportFailure(log, error, `${context.req.method} /caching`)
    const isAway = status === 503
    const category = isAway ? TRY_AGAIN : 'internal'
    context.header('cache-control', 'no-store')
    if (isAway) context.header('retry-after', String(RETRY_AFTER_SECONDS))
    return context.json({ errors: [{ message, extensions: { category, reference } }] }, status)
  })
  routes.use(
    '/caching/*',
    limitBody(BODY_BYTES, (context) => context.text('This request is larger than 5 MB.', 413)),
  )
  routes.all('/caching/graphql', (context) => proxy.answer(context.req.raw))
  routes.get('/caching/page', lookUpPage)
  routes.route('/', clearing)
  routes.all('/caching/*', (context) => context.notFound())
  return routes

  async function lookUpPage(context: Context) {
    context.header('cache-control', 'no-store')
    const slug = (context.req.query('slug') ?? '').replace(/^\//, '')
    // Checked before any look-up, because programs send many such addresses.
    if (!isSlug(slug)) return context.json(noPage)
    const route = await routeOf(slug, context.req.raw)
    return context.json(route === 'unknown' ? unknownPage : pageLookup(slug, route))
  }

  /** What an address opens; unknown when the API fails, which is logged and not shown to the visitor. */
  async function routeOf(slug: string, request: Request): Promise<PageLookupQuery['route'] | 'unknown'> {
    try {
      const query = PageLookupDocument.toString()
      const priceCache = await proxy.priceCacheOf(request)
      const url = slug === '' ? '/' : slug
      const { status, text } = await proxy.question({ query, variables: { url } }, priceCache)
      const { data, errors } = JSON.parse(text) as { data?: PageLookupQuery | null; errors?: unknown }
      if (status === 200 && data && !errors) return data.route
      log.warn({ status }, 'A page lookup failed: the API did not answer it.')
    } catch (error) {
      reportFailure(log, error, 'A page lookup')
    }
    return 'unknown'
  }
}
