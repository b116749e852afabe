/**
 * M-46: `GET /media/sizes/<family>.svg`: every size of a family at one scale, drawn from its record of today. Below the family,
 * `<face>.svg` has the shape of another face than the first, which an option brings.
 */
import { type Context, Hono } from 'hono'
import type { Queryable } from '#platform/database/pool.ts'
import { sizesDrawing } from './rules/sizes-drawing.ts'
import { currentRecords } from './store.ts'

export function drawingRoutes({ db }: { db: Queryable }): Hono {
  const routes = new Hono()
  routes.get('/media/sizes/:file{[\\w-]{1,60}\\.svg}', (context) =>
    drawn(context, nameOf(context.req.param('file'))),
  )
  routes.get('/media/sizes/:family{[\\w-]{1,60}}/:file{[\\w-]{1,60}\\.svg}', (context) =>
    drawn(context, context.req.param('family'), nameOf(context.req.param('file'))),
  )
  return routes

  async function drawn(context: Context, family: string, wanted?: string) {
    const record = (await currentRecords(db)).get(family)?.record
    const face = record?.surfaces.find(({ name }) => wanted === undefined || name === wanted)
    if (!record || !face) return context.notFound()
    return context.body(sizesDrawing(record, face), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      // SH-13: also when somebody opens it by itself, nothing in a drawing runs.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    })
  }
}

const nameOf = (file: string) => file.replace('.svg', '')
