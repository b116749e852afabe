/** M-46: `GET /media/sizes/<family>.svg`: every size of a family at one scale, drawn from its record of today. */
import { Hono } from 'hono'
import type { Queryable } from '#platform/database/pool.ts'
import { sizesDrawing } from './rules/sizes-drawing.ts'
import { currentRecords } from './store.ts'

export function drawingRoutes({ db }: { db: Queryable }): Hono {
  const routes = new Hono()
  routes.get('/media/sizes/:file{[\\w-]{1,60}\\.svg}', async (context) => {
    const family = context.req.param('file').replace('.svg', '')
    const found = (await currentRecords(db)).get(family)
    if (!found) return context.notFound()
    return context.body(sizesDrawing(found.record), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      // SH-13: also when somebody opens it by itself, nothing in a drawing runs.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    })
  })
  return routes
}
