/** Every address under `/caching`. */
import { type Context, Hono } from 'hono'
import { limitBody } from '#platform/http/limit-body.ts'
import type { PageLookupQuery } from '../generated/client/graphql.ts'
import { PageLookupDocument } from '../generated/client/graphql.ts'
import type { CachingProxy } from './proxy.ts'
import { isSlug, noPage, pageLookup } from './rules/page-details.ts'

/** Contract §2. */
const BODY_BYTES = 5 * 1024 * 1024

export function cachingRoutes(proxy: CachingProxy, clearing: Hono): Hono {
  const routes = new Hono()
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
    // Said before anything is looked up: addresses like these are sent by programs, in numbers.
    if (!isSlug(slug)) return context.json(noPage)
    const query = PageLookupDocument.toString()
    const { status, text } = await proxy.question(
      { query, variables: { url: slug === '' ? '/' : slug } },
      await proxy.priceCacheOf(context.req.raw),
    )
    const { data } = JSON.parse(text) as { data?: PageLookupQuery | null }
    if (status !== 200 || !data) return context.json({ status: 503, data: null }, 503)
    return context.json(pageLookup(slug, data.route))
  }
}
