/** Mock-ups by address: of our own samples for everybody, of a shopper's design for whoever holds a signed address. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Scene } from '#packages/mockup/scene.ts'
import { samplesNamed } from '#packages/samples/series.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { hasBegun, pictureFailure } from '#platform/drawing/not-drawn.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import type { SceneFolder } from '#platform/mockup/scene-folder.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LimitName } from '../../api/limits.ts'
import type { WithPhotoFiles } from '../../design/commands/with-photo-files.ts'
import { type MockUpFile, readMockUpFile } from '../../scenes/rules/mock-up-file.ts'
import { printsOfDesign } from '../commands/prints-of-design.ts'
import { isSigned } from '../commands/sign-mock-up.ts'
import { designMockUps, sampleMockUps } from '../rules/mock-up-storage.ts'
import { type AskedMockUp, createMockUpCache } from './mock-up-cache.ts'

export interface MockUpDeps {
  db: Queryable
  storage: Storage
  drawing: Drawing
  withPhotoFiles: WithPhotoFiles
  secretKey: string
  log: Log
  limits: Pick<Limits<LimitName>, 'take' | 'restore'>
  scenes: SceneFolder
  /** Where the pictures of our own designs lie, `<name>.webp`. */
  samplesFolder: string
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
/** For whoever asks without the version of the scene, whose picture may change. */
const HOUR_S = 3_600
const YEAR_S = 31_536_000

const ofSample = { visibility: 'public', limit: 'sample-mock-up-address' } as const
const ofDesign = { visibility: 'private', limit: 'mock-up-address' } as const

/** Mounted at the root of the server. */
export function mockUpRoutes(deps: MockUpDeps): Hono {
  const mockUpOf = createMockUpCache(deps)
  const routes = new Hono()

  async function answer(
    context: Context,
    { visibility, limit }: { visibility: 'public' | 'private'; limit: LimitName },
    asked: Omit<AskedMockUp, 'requester' | 'isForEverybody' | 'signal' | 'mayMake'>,
  ) {
    const address = clientAddress(context.req.raw) ?? 'unknown'
    let isCounted = false
    const mayMake = async () => {
      isCounted = (await deps.limits.take(limit, address)).allowed
      return isCounted
    }
    const { signal } = context.req.raw
    const isForEverybody = visibility === 'public'
    const asking = mockUpOf({ ...asked, requester: address, isForEverybody, signal, mayMake })
    const picture = await asking.catch(async (error) => {
      // Pages ask again for a picture whose turn never came.
      if (isCounted && !hasBegun(error)) await deps.limits.restore(limit, address)
      throw error
    })
    if (!picture) return notFound(context)
    if (picture === 'too-many') return tooMany(context)
    const isCurrent = context.req.query('v') === asked.scene.version
    const life = isCurrent ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`
    return context.body(new Uint8Array(picture), 200, {
      'content-type': TYPES[asked.file.format],
      'cache-control': `${visibility}, ${life}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }

  routes.get('/media/mockup/sample/:sample{[a-z0-9-]{1,60}}/:file', async (context) => {
    const asked = await askedOf(deps, context)
    const samples = asked && (await samplePictures(deps, context.req.param('sample')))
    if (!samples) return notFound(context)
    const hash = createHash('sha256')
    for (const { picture } of samples) hash.update(picture)
    const stamp = hash.digest('hex').slice(0, 16)
    const prints = asked.scene.surfaces.map((_, place) => samples[place % samples.length])
    const shown = { prints, wrap: undefined, photos: [], isHeavy: false }
    return answer(context, ofSample, { ...asked, folder: sampleMockUps(stamp), prints: async () => shown })
  })

  routes.get('/media/mockup/:revision{\\w{32}}/:file', async (context) => {
    const asked = await askedOf(deps, context)
    const revision = context.req.param('revision')
    if (!asked || !isSigned(deps, { revision, scene: asked.scene.name }, context.req.query('s'))) {
      return notFound(context)
    }
    const { scene, file } = asked
    const prints = () => printsOfDesign(deps.db, revision, { scene, widthPx: file.widthPx })
    return answer(context, ofDesign, { ...asked, folder: designMockUps(revision), prints })
  })

  routes.get('/media/mockup/*', notFound)
  routes.onError((error, context) =>
    pictureFailure(deps.log, error, `${context.req.method} ${context.req.path}`),
  )
  return routes
}

const tooMany = (context: Context) =>
  context.text('These are many new pictures. Please wait some minutes.', 429, {
    'cache-control': 'no-store',
    'retry-after': '600',
  })

const notFound = (context: Context) =>
  context.text('There is no such picture.', 404, { 'cache-control': 'no-store' })

async function askedOf(
  { scenes }: MockUpDeps,
  context: Context,
): Promise<{ scene: Scene; file: MockUpFile } | undefined> {
  const file = readMockUpFile(context.req.param('file') ?? '')
  const scene = file && (await scenes.find(file.scene))
  return scene && { scene, file }
}

/** Of a sample one, of a series several; undefined when there is no such sample. */
async function samplePictures(
  { samplesFolder }: MockUpDeps,
  name: string,
): Promise<readonly { picture: Buffer }[] | undefined> {
  const [first, ...others] = await Promise.all(
    samplesNamed(name).map((sample) => pictureOrNothing(join(samplesFolder, `${sample}.webp`))),
  )
  return first && [first, ...others.filter((other) => other !== undefined)]
}

async function pictureOrNothing(file: string): Promise<{ picture: Buffer } | undefined> {
  try {
    return { picture: await readFile(file) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
