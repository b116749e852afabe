import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import plainSharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '#packages/mockup/compose.ts'
import { openScene } from '#packages/mockup/open-scene.ts'
import { flatWall, mug } from '#packages/mockup/testing/synthetic-scenes.ts'
import { srgbProfile } from '../artwork/colour-profile.ts'
import { drawMockUp, textureFor } from './mock-up.ts'
import { openSceneFolder } from './scene-folder.ts'
import { writeScene, writeScenes } from './testing/scene-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenes-'))
  await writeScenes(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const colour = (background: string, width = 60, height = 40) =>
  plainSharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

describe('the folder of scenes', () => {
  test('gives a scene as it was written', async () => {
    const scenes = openSceneFolder(folder)
    const { scene, pictures } = mug()
    expect(await scenes.find('mug')).toEqual(scene)
    const opened = await scenes.open(scene)
    const expected = openScene(scene, pictures)
    expect(Buffer.compare(Buffer.from(compose(opened, [])), Buffer.from(compose(expected, [])))).toBe(0)
  })

  test.each(['', '..', '../mug', 'mug/..', 'no-such-scene', 'MUG', '.', 'mug\0', 'scene.json'])(
    'knows no scene called %j',
    async (name) => {
      expect(await openSceneFolder(folder).find(name)).toBeUndefined()
    },
  )

  test('says what is wrong with a broken scene', async () => {
    const scenes = openSceneFolder(folder)
    const { scene, pictures } = flatWall(64, 48)
    await writeScene(folder, { scene: { ...scene, name: 'cut' }, pictures })
    const cut = await scenes.find('cut')
    await writeFile(join(folder, 'cut', 'map.bin'), 'not a map')
    await expect(cut && scenes.open(cut)).rejects.toThrow(/incorrect header check/)
    await writeFile(join(folder, 'cut', 'base.webp'), 'not a picture')
    await expect(cut && scenes.open(cut)).rejects.toThrow(/unsupported image format/)
    await writeFile(join(folder, 'cut', 'scene.json'), '{"name":')
    await expect(scenes.find('cut')).rejects.toThrow('Expected a scene to be JSON')
  })

  test('holds no more scenes in memory than it may', async () => {
    const scenes = openSceneFolder(folder, 1_000_000)
    for (const make of [flatWall, mug]) await scenes.open(make().scene)
    expect(scenes.bytes()).toBeLessThanOrEqual(1_000_000)
    expect(scenes.bytes()).toBeGreaterThan(0)
  })

  test('opens a scene once, also for several who ask at the same moment', async () => {
    const scenes = openSceneFolder(folder)
    const { scene } = mug()
    const [one, other] = await Promise.all([scenes.open(scene), scenes.open(scene)])
    expect(other).toBe(one)
    expect(await scenes.open(scene)).toBe(one)
  })

  test('hands on a scene that is larger than all the room, and does not keep it', async () => {
    const scenes = openSceneFolder(folder, 1_000)
    const { scene } = mug()
    expect((await scenes.open(scene)).scene.name).toBe(scene.name)
    expect(scenes.bytes()).toBe(0)
  })

  test('a scene that could not be opened is tried again by the next who asks', async () => {
    const scenes = openSceneFolder(folder)
    const { scene, pictures } = flatWall(64, 48)
    const late = { ...scene, name: 'late' }
    await expect(scenes.open(late)).rejects.toThrow()
    await writeScene(folder, { scene: late, pictures })
    expect((await scenes.open(late)).scene.name).toBe('late')
  })
})

describe('a mock-up', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('is encoded as %s, as wide as asked, and says that it is sRGB', async (format, name) => {
    const opened = await openSceneFolder(folder).open(mug().scene)
    const about = await plainSharp(await drawMockUp(opened, [], { widthPx: 160, format })).metadata()
    expect([about.format, about.width, about.height]).toEqual([name, 160, 120])
    expect(about.icc?.equals(await srgbProfile())).toBe(true)
  })

  test.each([
    ['as wide as its scene where more would hardly be seen', 400, 320],
    ['as wide as asked, up to twice its scene', 600, 600],
    ['never wider than twice its scene', 4000, 640],
  ])('is %s', async (_, widthPx, wide) => {
    const opened = await openSceneFolder(folder).open(mug().scene, widthPx)
    const about = await plainSharp(await drawMockUp(opened, [], { widthPx, format: 'jpg' })).metadata()
    expect([about.width, about.height]).toEqual([wide, (wide * 3) / 4])
  })

  test('an open scene is not made larger by encoding it', async () => {
    const opened = await openSceneFolder(folder).open(mug().scene)
    const about = await plainSharp(await drawMockUp(opened, [], { widthPx: 4000, format: 'jpg' })).metadata()
    expect(about.width).toBe(320)
  })

  test('shows each surface its own design', async () => {
    const { scene } = mug()
    const opened = await openSceneFolder(folder).open(scene)
    const colours = ['#b00000', '#0000b0']
    const prints = await Promise.all(
      scene.surfaces.map(async (surface, index) => textureFor(surface, await colour(colours[index] ?? ''))),
    )
    const picture = plainSharp(await drawMockUp(opened, prints, { widthPx: 320, format: 'webp' }))
    const pixels = await picture.removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)]
    const [red = 0, , blueOfLeft = 0] = at(120, 120)
    const [redOfRight = 0, , blue = 0] = at(210, 120)
    expect(red).toBeGreaterThan(blueOfLeft + 60)
    expect(blue).toBeGreaterThan(redOfRight + 60)
  })
})

test('a design of another shape fills its surface and is cut, not squeezed', async () => {
  const [surface] = flatWall().scene.surfaces
  if (!surface) throw new Error('Expected a surface')
  const left = await colour('#b00000', 400, 180)
  const wide = await plainSharp(left)
    .composite([{ input: await colour('#00b000', 200, 180), left: 100, top: 0 }])
    .png()
    .toBuffer()
  const { levels, texels } = await textureFor({ ...surface, widthMm: 240, heightMm: 180 }, wide)
  expect(levels[0]).toMatchObject({ width: 240, height: 180 })
  // 240 of 400 px are seen: 80 to 320. The green of 100 to 300 begins after 20 of them.
  const redAt = (x: number) => texels[(90 * 240 + x) * 4] ?? 0
  expect([redAt(10), redAt(30), redAt(210), redAt(230)].map((level) => level > 100)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('of a surface that is seen aslant, the whole design is shown to its edges', async () => {
  const [surface] = flatWall().scene.surfaces
  if (!surface) throw new Error('Expected a surface')
  // A card of 63 x 88 mm that lies on a table has fewer texels from its top to its bottom than it has millimetres.
  const aslant = { ...surface, widthMm: 63, heightMm: 88, texelsWide: 63, texelsHigh: 63 }
  const card = await plainSharp(await colour('#00b000', 126, 176))
    .composite([{ input: await colour('#b00000', 126, 12), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { texels } = await textureFor(aslant, card)
  const redAt = (y: number) => texels[(y * 63 + 31) * 4] ?? 0
  // 12 of 176 px are 4 of 63 texels.
  expect([redAt(1), redAt(8)].map((level) => level > 100)).toEqual([true, false])
})
