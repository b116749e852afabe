import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackMap } from '#packages/mockup/map.ts'
import { mug } from '#packages/mockup/testing/synthetic-scenes.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { encodedMap, keepScene, mapOfStudio } from './keep-scene.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-scene-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the studio writes high bytes and coverage above, low bytes and surfaces below', () => {
  const bytes = Uint8Array.of(0x12, 0x00, 255, 255, 1, 7, 0x34, 0xff, 0, 255, 0, 3)
  expect(mapOfStudio(bytes, { width: 2, height: 1 })).toEqual({
    ...{ width: 2, height: 1 },
    u: Uint16Array.of(0x1234, 65535),
    v: Uint16Array.of(0x00ff, 256),
    coverage: Uint8Array.of(255, 7),
    surface: Uint8Array.of(0, 3),
  })
})

test('places are kept within a sixth of a texel', () => {
  const { scene, pictures } = mug()
  const exact = unpackMap(pictures.map, scene)
  const kept = unpackMap(gunzipSync(encodedMap(exact, scene.surfaces)), scene)
  const [{ texelsWide = 0, texelsHigh = 0 } = {}] = scene.surfaces
  const most = (one: Uint16Array, other: Uint16Array) =>
    one.reduce((far, place, at) => Math.max(far, Math.abs(place - (other[at] ?? 0))), 0)
  expect((most(kept.u, exact.u) * texelsWide) / 65535).toBeLessThanOrEqual(1 / 6)
  expect((most(kept.v, exact.v) * texelsHigh) / 65535).toBeLessThanOrEqual(1 / 6)
})

test('what the studio wrote can be opened, and has another version when it was taken anew', async () => {
  const surfaces = [{ name: 'front', widthMm: 40, heightMm: 20, texelsWide: 4, texelsHigh: 2 }]
  const facts = { alt: 'A wall', width: 4, height: 2, lightMax: 1, surfaces }
  await writeFile(join(folder, 'scene.json'), JSON.stringify(facts))
  const kept = async (level: number) => {
    await writeFile(join(folder, 'base.rgb'), new Uint8Array(4 * 2 * 3).fill(level))
    await writeFile(join(folder, 'light.rgb'), new Uint8Array(4 * 2 * 3).fill(200))
    await writeFile(
      join(folder, 'map.rgb'),
      new Uint8Array(4 * 4 * 3).map((_, at) => (at === 2 ? 255 : 0)),
    )
    const bytes = await keepScene('wall', folder, join(folder, 'kept', 'wall'))
    expect(bytes).toBeGreaterThan(200)
    const scene = await openSceneFolder(join(folder, 'kept')).find('wall')
    if (!scene) throw new Error('Expected a scene')
    const opened = await openSceneFolder(join(folder, 'kept')).open(scene)
    expect([...opened.runs]).toEqual([0, 1, 0])
    return scene.version
  }
  expect(await kept(10)).not.toBe(await kept(90))
  expect((await readdir(join(folder, 'kept', 'wall'))).sort()).toEqual([
    ...['base.webp', 'light.webp', 'map.bin', 'scene.json'],
  ])
})

test('a scene of noise is kept more coarsely, so that a phone can load it', async () => {
  const [width, height] = [640, 800]
  const facts = { alt: 'Noise', width, height, lightMax: 1, surfaces: [] }
  await writeFile(join(folder, 'scene.json'), JSON.stringify(facts))
  await writeFile(join(folder, 'base.rgb'), noise(width * height * 3, 100, 132))
  await writeFile(join(folder, 'light.rgb'), noise(width * height * 3, 200, 212))
  await writeFile(join(folder, 'map.rgb'), new Uint8Array(width * height * 6))
  const raw = { width, height, channels: 3 } as const
  const finest = sharp(await readFile(join(folder, 'base.rgb')), { raw }).webp({ quality: 88, effort: 6 })
  expect((await finest.toBuffer()).length).toBeGreaterThan(130_000)
  const bytes = await keepScene('noise', folder, join(folder, 'kept', 'noise'))
  expect(bytes).toBeLessThanOrEqual(130_000)
})

/** The same each time. */
function noise(length: number, least: number, most: number): Uint8Array {
  let seed = 7
  return new Uint8Array(length).map(() => {
    seed = (seed * 48_271) % 2_147_483_647
    return least + (seed % (most - least))
  })
}
