import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDesign, aSurface } from '#packages/design-document/testing/builders.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import { createLog } from '#platform/log.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { writeScenes } from '#platform/mockup/testing/scene-files.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { clockAt } from '#platform/testing/set-clock.ts'
import { createDesign } from '../../design/commands/create-design.ts'
import { freezeDesign } from '../../design/commands/freeze-design.ts'
import { createWithPhotoFiles } from '../../design/commands/with-photo-files.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { type MockUpFile, mockUpFile } from '../../scenes/rules/mock-up-file.ts'
import { designMockUpAddress } from '../commands/sign-mock-up.ts'
import { mockUpRoutes } from './mock-up-routes.ts'

const { db } = await testDatabase()
const clock = clockAt('2026-11-21T10:00:00+11:00')
const folder = await mkdtemp(join(tmpdir(), 'mock-ups-'))
const storage = openStorage(join(folder, 'storage'))
const secretKey = 'only for shops that live as long as a test'
const log = createLog({ production: true, logLevel: 'silent' })
const drawing = openDrawing({ log })
let mayMake = true
const counted: string[] = []
const routes = mockUpRoutes({
  ...{ db, storage, secretKey },
  limits: {
    take: async (name) => {
      counted.push(name)
      return mayMake ? { allowed: true } : { allowed: false, retryAfterSeconds: 600 }
    },
    restore: async () => {},
  },
  withPhotoFiles: createWithPhotoFiles({ db, storage }),
  log,
  drawing,
  scenes: openSceneFolder(join(folder, 'scenes')),
  samplesFolder: join(folder, 'samples'),
})
const call = (path: string) => routes.fetch(new Request(`http://shop.example${path}`))
const kept = async () => {
  const entries = await readdir(join(folder, 'storage'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

beforeAll(async () => {
  await writeScenes(join(folder, 'scenes'))
  await writeFile(join(folder, 'secret.webp'), 'nobody may read this')
  await writeSample('red', '#b00000')
})
afterAll(async () => {
  await drawing.close()
  await rm(folder, { recursive: true })
})

/** A sample of one colour. */
async function writeSample(name: string, background: string) {
  await mkdir(join(folder, 'samples'), { recursive: true })
  await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .webp()
    .toFile(join(folder, 'samples', `${name}.webp`))
}

/** The middle of a picture. */
async function middleOf(answer: Response): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  return [...data.subarray(at, at + 3)]
}

/** Which of them are seen somewhere, pure and strong. */
async function coloursOf(answer: Response) {
  const data = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer()
  const has = (strong: number) =>
    data.some(
      (level, at) =>
        at % 3 === strong &&
        [0, 1, 2].every((part) => part === strong || level > 2 * (data[at - strong + part] ?? 255)),
    )
  return { red: has(0), green: has(1), blue: has(2) }
}

/** A canvas of one colour, frozen. */
async function frozenDesign(colour: string): Promise<string> {
  const surface = aSurface({
    ...{ widthMm: 200, heightMm: 200, bleedMm: 24 },
    background: { kind: 'solid', colour },
  })
  const sku = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
  const document = JSON.stringify(aDesign(surface))
  const created = await createDesign({ db, clock }, { sku, document, title: undefined })
  if (created.kind !== 'design') throw new Error(created.message)
  const frozen = await freezeDesign({ db, clock }, { key: created.design.key, version: 1 })
  if (frozen.kind !== 'revision') throw new Error(frozen.kind)
  return frozen.revision.key
}
const onWall: MockUpFile = { scene: 'flat-wall', widthPx: 240, format: 'webp' }

describe('a sample in a scene', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const)('is served as %s', async (format, type) => {
    const answer = await call(filePaths.sampleMockUp('red', mockUpFile({ ...onWall, format })))
    expect(answer.headers.get('content-type')).toBe(type)
    const [red = 0, green = 255] = await middleOf(answer)
    expect(red).toBeGreaterThan(150)
    expect(green).toBeLessThan(30)
  })

  it('is shown closer when it is asked for larger than its scene', async () => {
    const answer = await call(filePaths.sampleMockUp('red', mockUpFile({ ...onWall, widthPx: 2400 })))
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 480 })
  })

  it('is kept by browsers for good under the version of its scene, and for an hour without', async () => {
    const life = async (version?: string) =>
      (await call(filePaths.sampleMockUp('red', mockUpFile(onWall), version))).headers.get('cache-control')
    expect(await life('1')).toBe('public, max-age=31536000, immutable')
    expect(await life()).toBe('public, max-age=3600')
    expect(await life('0')).toBe('public, max-age=3600')
  })

  it('is made once, also when several ask for it at the same moment', async () => {
    const before = await kept()
    const address = filePaths.sampleMockUp('red', mockUpFile({ ...onWall, scene: 'mug' }))
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(address)))
    const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    for (const picture of pictures) expect(picture.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true)
    expect(await kept()).toBe(before + 1)
    await call(address)
    expect(await kept()).toBe(before + 1)
  })

  it('is kept from those who have very many made, and what is made already is not', async () => {
    const known = filePaths.sampleMockUp('red', mockUpFile(onWall))
    await call(known)
    mayMake = false
    const before = await kept()
    const refused = await call(filePaths.sampleMockUp('red', mockUpFile({ ...onWall, widthPx: 400 })))
    const [again, life] = [await call(known), refused.headers.get('cache-control')]
    mayMake = true
    expect([refused.status, life, again.status]).toEqual([429, 'no-store', 200])
    expect(await refused.text()).toBe('These are many new pictures. Please wait some minutes.')
    expect(await kept()).toBe(before)
  })

  it('counts apart from designs: who sees a new shop first has the pictures of whole pages made', async () => {
    await call(filePaths.sampleMockUp('red', mockUpFile({ ...onWall, widthPx: 960 })))
    expect(counted.at(-1)).toBe('sample-mock-up-address')
    const revision = await frozenDesign('#123456')
    await call(designMockUpAddress({ secretKey }, revision, onWall, '1'))
    expect(counted.at(-1)).toBe('mock-up-address')
  })

  it('is not there under the names that every object knows', async () => {
    const address = filePaths.sampleMockUp('constructor', mockUpFile(onWall))
    expect((await call(address)).status).toBe(404)
  })

  it('is another one on each surface when a series is asked for', async () => {
    await writeSample('beach', '#0000b0')
    await writeSample('balloon', '#00b000')
    const colours = await coloursOf(
      await call(filePaths.sampleMockUp('open-book', mockUpFile({ ...onWall, scene: 'mug' }))),
    )
    expect(colours).toEqual({ red: false, green: true, blue: true })
  })

  it('changes when its picture does', async () => {
    const address = filePaths.sampleMockUp('changing', mockUpFile(onWall))
    await writeSample('changing', '#00b000')
    const [, green = 0] = await middleOf(await call(address))
    await writeSample('changing', '#0000b0')
    const [, noGreen = 255, blue = 0] = await middleOf(await call(address))
    expect([green > 150, noGreen < 30, blue > 150]).toEqual([true, true, true])
  })
})

describe('a shopper’s design in a scene', () => {
  it('is drawn for whoever holds its signed address, and kept by that browser alone', async () => {
    const revision = await frozenDesign('#0000b0')
    const answer = await call(designMockUpAddress({ secretKey }, revision, onWall, '1'))
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const [red = 255, , blue = 0] = await middleOf(answer)
    expect(blue).toBeGreaterThan(150)
    expect(red).toBeLessThan(30)
  })

  it('is shown closer too, drawn anew for it', async () => {
    const revision = await frozenDesign('#0000b0')
    const file = { ...onWall, widthPx: 1600 } as const
    const answer = await call(designMockUpAddress({ secretKey }, revision, file, '1'))
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 480 })
  })

  it('is no picture without its signature, or with that of another scene, design or shop', async () => {
    const revision = await frozenDesign('#00b000')
    const other = await frozenDesign('#b000b0')
    const before = await kept()
    const signed = designMockUpAddress({ secretKey }, revision, onWall, '1')
    const forged = [
      signed.replace(/s=[^&]*/, 's='),
      signed.replace(/s=[^&]*&/, ''),
      signed.replace('flat-wall', 'mug'),
      signed.replace(revision, other),
      designMockUpAddress({ secretKey: `${secretKey}!` }, revision, onWall, '1'),
    ]
    for (const address of forged) expect([address, (await call(address)).status]).toEqual([address, 404])
    expect(await kept()).toBe(before)
  })

  it('is no picture when there is no such design', async () => {
    const before = await kept()
    const address = designMockUpAddress({ secretKey }, 'x'.repeat(32), onWall, '1')
    expect((await call(address)).status).toBe(404)
    expect(await kept()).toBe(before)
  })
})

describe('names that lead elsewhere are answered with 404, and nothing is kept', () => {
  it.each([
    '/media/mockup/sample/red/flat-wall@241.webp',
    '/media/mockup/sample/red/flat-wall@240.svg',
    '/media/mockup/sample/red/no-such-scene@240.webp',
    '/media/mockup/sample/no-such-sample/flat-wall@240.webp',
    '/media/mockup/sample/..%2Fsecret/flat-wall@240.webp',
    '/media/mockup/sample/red/..%2Fscenes%2Fmug@240.webp',
    '/media/mockup/sample/red/flat-wall%00@240.webp',
    '/media/mockup/sample/RED/flat-wall@240.webp',
    `/media/mockup/sample/${'a'.repeat(5000)}/flat-wall@240.webp`,
    '/media/mockup/sample/red',
    '/media/mockup/constructor/flat-wall@240.webp',
    '/media/mockup/',
  ])('%s', async (path) => {
    const before = await kept()
    const answer = await call(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await kept()).toBe(before)
  })
})
