/** `GET /orders/proof/<key>.jpg`: the picture of a proof, by a valid key. */
import { Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { PRIVATE } from '../../request/private-headers.ts'
import { readProofKey } from '../commands/proof-keys.ts'
import { proofFilesOfLines } from '../proof-store.ts'

interface Deps {
  db: Queryable
  clock: Clock
  storage: Pick<Storage, 'get'>
  secretKey: string
}

export function proofRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.get('/orders/proof/:file{[\\w.-]{1,200}\\.jpg}', async (context) => {
    const key = context.req.param('file').slice(0, -'.jpg'.length)
    const read = readProofKey(deps, 'line', key)
    const lineId = Number(read?.id)
    const file = read && (await proofFilesOfLines(deps.db, [lineId])).get(lineId)
    if (file === undefined) return context.text('This picture cannot be shown any more.', 404, PRIVATE)
    const picture = await deps.storage.get(file)
    return context.body(new Uint8Array(picture), 200, { ...PRIVATE, 'content-type': 'image/jpeg' })
  })
  return routes
}
