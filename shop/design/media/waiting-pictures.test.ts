/** Pictures of heavy designs, asked for over a real connection while the one thread for them is busy. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aDesign, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { type Drawing, openDrawing, PICTURE_START_MS } from '#platform/drawing/drawing.ts'
import { createLog } from '#platform/log.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { createDesign } from '../commands/create-design.ts'
import { freezeDesign } from '../commands/freeze-design.ts'
import { mediaRoutes } from './media.ts'
import { openTestMedia } from './testing.ts'

const media = await openTestMedia()
const real = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }), cores: 2 })
/** Every design is a heavy one, and waits a moment instead of 20 s. */
const PATIENCE_MS = 400
const asked: (number | undefined)[] = []
const drawing: Drawing = {
  inTurn(turn, draw) {
    asked.push(turn.startWithinMs)
    return real.inTurn({ ...turn, isHeavy: true, startWithinMs: PATIENCE_MS }, draw)
  },
  close: real.close,
}
const counted: string[] = []
const limits = {
  ...media.deps.limits,
  take: async () => {
    counted.push('take')
    return { allowed: true } as const
  },
  restore: async () => void counted.push('restore'),
}
const server = createAdaptorServer(mediaRoutes({ ...media.deps, drawing, limits, takesHeic: true }))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections()
  server.close()
  await real.close()
})

async function aRevision(): Promise<string> {
  const surface = aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, elements: [aText()] })
  const sku = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
  const document = JSON.stringify(aDesign(surface))
  const created = await createDesign(media, { sku, document, title: undefined })
  if (created.kind !== 'design') throw new Error(created.message)
  const frozen = await freezeDesign(media, { key: created.design.key, version: 1 })
  if (frozen.kind !== 'revision') throw new Error(frozen.kind)
  return frozen.revision.key
}
const get = (revision: string, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${port}${filePaths.revisionPicture(revision)}`, { signal })

/** Whoever has the thread, until the test lets go. */
function busyThread() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const busy = real.inTurn({ requester: 'somebody', isHeavy: true }, () => promise)
  return async () => {
    letGo()
    await busy
  }
}
const askedBy = (times: number) => expect.poll(() => asked.length).toBe(times)

beforeEach(() => {
  asked.length = 0
  counted.length = 0
})

describe('a picture whose turn does not come', () => {
  it('is promised for later within its time, counts nothing, and is drawn when it is asked for again', async () => {
    const revision = await aRevision()
    const letGo = busyThread()
    const late = await get(revision)
    expect([late.status, late.headers.get('retry-after'), late.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(await late.text()).toBe('We are drawing many pictures just now. Please try again soon.')
    expect(counted).toEqual(['take', 'restore'])
    await letGo()
    const drawn = await get(revision)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(asked).toEqual([PICTURE_START_MS, PICTURE_START_MS])
  })

  it('of one visitor makes no other wait for more than their own turn', async () => {
    const [many, one] = [await Promise.all([aRevision(), aRevision(), aRevision()]), await aRevision()]
    const letGo = busyThread()
    const ofMany = many.map((revision) => get(revision))
    await askedBy(3)
    const order: string[] = []
    const another = real.inTurn(
      { requester: 'another', isHeavy: true },
      async () => void order.push('another'),
    )
    for (const answer of ofMany) void answer.then(() => order.push('many'))
    await letGo()
    await Promise.all([another, ...ofMany])
    expect(order.indexOf('another')).toBeLessThanOrEqual(1)
    expect((await get(one)).status).toBe(200)
  })
})

describe('a picture that nobody waits for', () => {
  it('leaves the queue when its visitor closes the connection, and is never drawn', async () => {
    const revision = await aRevision()
    const letGo = busyThread()
    const leaving = new AbortController()
    const left = get(revision, leaving.signal)
    await askedBy(1)
    leaving.abort()
    await expect(left).rejects.toThrow('abort')
    await expect.poll(() => counted).toEqual(['take', 'restore'])
    await letGo()
    expect(asked).toHaveLength(1)
    expect((await get(revision)).status, 'it begins anew for who asks again').toBe(200)
    expect(counted).toEqual(['take', 'restore', 'take'])
  })

  it('is drawn all the same for another who asked for it, too', async () => {
    const revision = await aRevision()
    const letGo = busyThread()
    const stays = get(revision)
    await askedBy(1)
    const leaving = new AbortController()
    const left = get(revision, leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow('abort')
    await letGo()
    expect([(await stays).status, asked.length]).toEqual([200, 1])
  })
})
