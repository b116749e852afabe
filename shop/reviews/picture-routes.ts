/** Pictures of published reviews, at addresses that say nothing of the photos behind them. */
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Queryable } from '#platform/database/pool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { photoFileKey } from '../design/rules/photo-storage.ts'
import { publishedPhoto } from './picture-store.ts'

interface Deps {
  db: Queryable
  storage: Pick<Storage, 'stream'>
}

/** Everything here was encoded by us; the policy is for the day that this is wrong. */
const headers = {
  'content-type': 'image/jpeg',
  // Not for longer: a review may be taken down.
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

export function reviewPictureRoutes({ db, storage }: Deps): Hono {
  const routes = new Hono()
  routes.get('/media/reviews/:reference{\\w{32}}/:file{(display|thumbnail)\\.jpg}', async (context) => {
    const photo = await publishedPhoto(db, context.req.param('reference'))
    if (!photo) return context.text('There is no such picture.', 404, { 'cache-control': 'no-store' })
    const file = context.req.param('file') === 'display.jpg' ? 'display.jpg' : 'thumbnail.jpg'
    const stream = await storage.stream(photoFileKey(photo, file))
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
  })
  return routes
}
