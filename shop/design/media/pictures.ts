/** Pictures of photos and revisions. Each address holds an unguessable key and never changes what it shows. */
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Database } from '#platform/database/pool.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LimitName } from '../../api/limits.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { photosByKeys } from '../store.ts'
import type { RevisionPicture } from './revision-picture.ts'

export interface PictureDeps {
  db: Database
  storage: Storage
  revisionPicture: RevisionPicture
  limits: Pick<Limits<LimitName>, 'take'>
}

/** Everything here was encoded by us; the policy is for the day that this is wrong. */
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

export function pictureRoutes({ db, storage, revisionPicture, limits }: PictureDeps): Hono {
  const routes = new Hono()

  routes.get('/media/photos/:key{\\w{32}}/:file{(display|thumbnail)\\.jpg}', async (context) => {
    const key = context.req.param('key')
    const photo = (await photosByKeys(db, [key])).get(key)
    if (!photo) return context.text('There is no such photo.', 404)
    const file = context.req.param('file') === 'display.jpg' ? 'display.jpg' : 'thumbnail.jpg'
    const stream = await storage.stream(photoFileKey(photo, file))
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
  })

  routes.get('/media/revisions/:key{\\w{32}}/:file{picture\\.(jpg|webp)}', async (context) => {
    const revision = context.req.param('key')
    const file = context.req.param('file') === 'picture.webp' ? 'picture.webp' : 'picture.jpg'
    const requester = clientAddress(context.req.raw) ?? 'unknown'
    let retryAfterSeconds = 0
    const mayDraw = async () => {
      const taken = await limits.take('design-picture-address', requester)
      if (!taken.allowed) retryAfterSeconds = taken.retryAfterSeconds
      return taken.allowed
    }
    const picture = await revisionPicture({ revision, file, requester, mayDraw })
    if (!picture) return context.text('There is no such design.', 404)
    if (picture === 'too-many') {
      return context.text('These are many new pictures. Please wait some minutes.', 429, {
        'cache-control': 'no-store',
        'retry-after': String(retryAfterSeconds),
      })
    }
    // Letters show it in programs that load pictures from here directly.
    return new Response(new Uint8Array(picture), {
      headers: {
        ...headers,
        'content-type': file === 'picture.webp' ? 'image/webp' : 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })

  return routes
}
