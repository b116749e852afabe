/** Pictures of photos and revisions. Each address holds an unguessable key and never changes what it shows. */
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import type { Database } from '#platform/database/pool.ts'
import { hasBegun } from '#platform/drawing/not-drawn.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LimitName } from '../../api/limits.ts'
import { photoFileKey } from '../rules/photo-storage.ts'
import { photosByKeys } from '../store.ts'
import type { DesignPicture } from './design-picture.ts'
import type { RevisionPicture } from './revision-picture.ts'

export interface PictureDeps {
  db: Database
  storage: Storage
  revisionPicture: RevisionPicture
  designPicture: DesignPicture
  limits: Pick<Limits<LimitName>, 'take' | 'restore'>
}

/** Everything here was encoded by us; the policy is for the day that this is wrong. */
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

const tooMany = (context: Context, waitSeconds: number) =>
  context.text('These are many new pictures. Please wait some minutes.', 429, {
    'cache-control': 'no-store',
    'retry-after': String(waitSeconds),
  })

export function pictureRoutes({ db, storage, revisionPicture, designPicture, limits }: PictureDeps): Hono {
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
    const asker = askerOf(context)
    const picture = await asker.counted(revisionPicture({ revision, file, ...asker }))
    if (!picture) return context.text('There is no such design.', 404)
    if (picture === 'too-many') return tooMany(context, asker.waitSeconds())
    // Mails show it in programs that load pictures from here directly.
    return new Response(new Uint8Array(picture), {
      headers: {
        ...headers,
        'content-type': file === 'picture.webp' ? 'image/webp' : 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })

  routes.get('/media/designs/picture.webp', async (context) => {
    const asker = askerOf(context)
    const shown = await asker.counted(designPicture({ key: context.req.query('key') ?? '', ...asker }))
    if (!shown) return context.text('There is no such design.', 404, { 'cache-control': 'no-store' })
    if (shown === 'too-many') return tooMany(context, asker.waitSeconds())
    const version = context.req.query('v') ?? ''
    const isCurrent = version.length === 16 && shown.contentHash.startsWith(version)
    return new Response(new Uint8Array(shown.picture), {
      headers: {
        ...headers,
        'content-type': 'image/webp',
        ...(isCurrent ? {} : { 'cache-control': 'private, no-store' }),
      },
    })
  })

  /** Whoever asks, and how many pictures that nobody has asked for before they may have drawn. */
  function askerOf(context: Context) {
    const requester = clientAddress(context.req.raw) ?? 'unknown'
    let wait = 0
    let isCounted = false
    return {
      requester,
      signal: context.req.raw.signal,
      waitSeconds: () => wait,
      async mayDraw() {
        const taken = await limits.take('design-picture-address', requester)
        if (!taken.allowed) wait = taken.retryAfterSeconds
        isCounted = taken.allowed
        return taken.allowed
      },
      /** A picture whose turn never came counts nothing: pages ask for it again. */
      async counted<Picture>(picture: Promise<Picture>): Promise<Picture> {
        try {
          return await picture
        } catch (error) {
          if (isCounted && !hasBegun(error)) await limits.restore('design-picture-address', requester)
          throw error
        }
      },
    }
  }

  return routes
}
