/** Pictures of ready-made designs: drawn by the painter of their proofs when first asked for, then kept, one of each. */
import { Hono } from 'hono'
import { isHeavyToDraw } from '#packages/artwork-renderer/effort.ts'
import { parseDesign } from '#packages/design-document/migrate.ts'
import type { Database } from '#platform/database/pool.ts'
import { type Drawing, PICTURE_LIMIT_MS, PICTURE_START_MS } from '#platform/drawing/drawing.ts'
import { pictureFailure } from '#platform/drawing/not-drawn.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Log } from '#platform/log.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { createSharedWork } from '#platform/workers/shared-work.ts'
import { findTemplate } from '../store.ts'

interface Deps {
  db: Database
  storage: Storage
  drawing: Drawing
  log: Log
}

/** Wide enough for a gallery of two on a phone with three pixels to one. */
const WIDTH_PX = 480
/** The stored file begins with the hash of what it shows, so that a design has one file however often it changes. */
const HASH_LENGTH = 32

/** Mounted at the root of the server. */
export function templatePictureRoutes(deps: Deps): Hono {
  const shared = createSharedWork<Uint8Array>()
  const routes = new Hono()
  routes.get('/media/templates/:file{[A-Z0-9-]{1,60}\\.webp}', async (context) => {
    const sku = context.req.param('file').replace(/\.webp$/, '')
    const template = await findTemplate(deps.db, sku)
    const { contentHash, document } = template ?? {}
    if (!contentHash || !document) {
      return context.text('There is no such design.', 404, { 'cache-control': 'no-store' })
    }
    const requester = clientAddress(context.req.raw) ?? 'unknown'
    const work = `${sku} ${contentHash}`
    const name = `templates/${sku}.webp`
    const picture =
      (await kept(deps.storage, name, contentHash)) ??
      (await shared.run(work, context.req.raw.signal, async (signal) => {
        const drawn = await draw(deps, document, { requester, signal })
        await deps.storage.put(name, Buffer.concat([Buffer.from(contentHash, 'latin1'), drawn]))
        return drawn
      }))
    const isCurrent = contentHash.slice(0, 16) === context.req.query('v')
    return new Response(new Uint8Array(picture), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  })
  routes.onError((error, context) =>
    pictureFailure(deps.log, error, `${context.req.method} ${context.req.path}`),
  )
  return routes
}

/** Undefined when it was not drawn yet, or shows what the design was. */
async function kept(storage: Storage, name: string, hash: string): Promise<Uint8Array | undefined> {
  try {
    const file = await storage.get(name)
    return file.toString('latin1', 0, HASH_LENGTH) === hash ? file.subarray(HASH_LENGTH) : undefined
  } catch (error) {
    if (error instanceof FileNotStored) return undefined
    throw error
  }
}

/** @throws NotDrawn */
async function draw(
  { drawing }: Deps,
  document: unknown,
  asker: { requester: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const parsed = parseDesign(document)
  const surface = parsed.kind === 'design' ? parsed.design.surfaces[0] : undefined
  if (!surface) throw new Error('Expected a ready-made design with a surface')
  const turn = { ...asker, startWithinMs: PICTURE_START_MS, isHeavy: isHeavyToDraw([surface]) }
  const proof = { surface, photos: new Map(), widthPx: WIDTH_PX, area: 'trim', format: 'webp' } as const
  return drawing.inTurn(turn, ({ run }) => run('proof', proof, PICTURE_LIMIT_MS))
}
