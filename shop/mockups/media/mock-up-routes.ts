/** Mock-ups by address: of our own samples for everybody, of a shopper's design for whoever holds a signed address. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Scene } from '#packages/mockup/scene.ts'
import { samplesNamed } from '#packages/samples/series.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { failureResponse, reportFailure } from '#platform/http/failure.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log.ts'
import { textureFor } from '#platform/mockup/mock-up.ts'
import { type SceneFolder, sceneAsOpened } from '#platform/mockup/scene-folder.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { LendPhotos } from '../../design/commands/lend-photos.ts'
import type { LimitName } from '../../limits.ts'
import { drawPrints } from '../commands/draw-prints.ts'
import { isSigned } from '../commands/sign-mock-up.ts'
import { type MockUpFile, readMockUpFile } from '../rules/mock-up-file.ts'
import { type AskedMockUp, createKeptMockUps } from './kept-mock-ups.ts'

export interface MockUpDeps {
  db: Queryable
  storage: Storage
  lendPhotos: LendPhotos
  secretKey: string
  log: Log
  limits: Pick<Limits<LimitName>, 'take'>
  scenes: SceneFolder
  /** Where the pictures of our own designs lie, `<name>.webp`. */
  samplesFolder: string
}

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
/** For whoever asks without the version of the scene, whose picture may change. */
const HOUR_S = 3_600
const YEAR_S = 31_536_000

/** Mounted at the root of the server. */
export function mockUpRoutes(deps: MockUpDeps): Hono {
  const keptMockUp = createKeptMockUps(deps)
  const routes = new Hono()

  async function answer(
    context: Context,
    visibility: 'public' | 'private',
    asked: Omit<AskedMockUp, 'mayMake'>,
  ) {
    const address = clientAddress(context.req.raw) ?? 'unknown'
    const mayMake = async () => (await deps.limits.take('mock-up-address', address)).allowed
    const picture = await keptMockUp({ ...asked, mayMake })
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
    for (const sample of samples) hash.update(sample)
    const stamp = hash.digest('hex').slice(0, 16)
    const prints = async () => {
      const { surfaces } = sceneAsOpened(asked.scene, asked.file.widthPx)
      const textures = surfaces.map((surface, place) =>
        textureFor(surface, samples[place % samples.length] ?? samples[0]),
      )
      return { textures: await Promise.all(textures) }
    }
    return answer(context, 'public', { ...asked, print: `sample-${stamp}`, prints })
  })

  routes.get('/media/mockup/:revision{\\w{32}}/:file', async (context) => {
    const asked = await askedOf(deps, context)
    const revision = context.req.param('revision')
    if (!asked || !isSigned(deps, { revision, scene: asked.scene.name }, context.req.query('s'))) {
      return notFound(context)
    }
    const { scene, file } = asked
    const prints = () => drawPrints(deps, revision, { scene, widthPx: file.widthPx })
    return answer(context, 'private', { ...asked, print: `design-${revision}`, prints })
  })

  routes.get('/media/mockup/*', notFound)
  routes.onError((error, context) =>
    failureResponse(reportFailure(deps.log, error, `${context.req.method} ${context.req.path}`)),
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
): Promise<readonly [Buffer, ...Buffer[]] | undefined> {
  const [first, ...others] = await Promise.all(
    samplesNamed(name).map((sample) => fileOrNothing(join(samplesFolder, `${sample}.webp`))),
  )
  return first && [first, ...others.filter((other) => other !== undefined)]
}

async function fileOrNothing(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
