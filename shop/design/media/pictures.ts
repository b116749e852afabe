/** Pictures of photos and revisions. Each address holds an unguessable key and never changes what it shows. */
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Database } from '#platform/database/pool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { photosByKeys } from '../store.ts'
import type { RevisionPicture } from './revision-picture.ts'

export interface PictureDeps {
  db: Database
  storage: Storage
  revisionPicture: RevisionPicture
}

/** Everything here was encoded by us; the policy is for the day that this is wrong. */
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

export function pictureRoutes({ db, storage, revisionPicture }: PictureDeps): Hono {
  const routes = new Hono()

  routes.get('/media/photos/:key{\\w{32}}/:file{(display|thumbnail)\\.jpg}', async (context) => {
    const key = context.req.param('key')
    const photo = (await photosByKeys(db, [key])).get(key)
    if (!photo) return context.text('There is no such photo.', 404)
    const file = context.req.param('file') === 'display.jpg' ? 'display.jpg' : 'thumbnail.jpg'
    const stream = await storage.stream(photoFileKey(photo, file))
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
  })

  routes.get('/media/revisions/:key{\\w{32}}/picture.jpg', async (context) => {
    const picture = await revisionPicture(context.req.param('key'))
    if (!picture) return context.text('There is no such design.', 404)
    return new Response(new Uint8Array(picture), { headers })
  })

  return routes
}
