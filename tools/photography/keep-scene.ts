/** From what the studio wrote to the files of a scene, as packages/mockup reads them. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { packMap, type SceneMap } from '#packages/mockup/map.ts'
import type { SceneSurface } from '#packages/mockup/scene.ts'

interface Facts {
  alt: string
  width: number
  height: number
  lightMax: number
  surfaces: readonly SceneSurface[]
}

export interface SceneFiles {
  'base.webp': Buffer
  'light.webp': Buffer
  'map.bin': Buffer
}

/** What a phone may load for a scene, in bytes. */
const MAX_BYTES = 130_000

/**
 * How finely a scene is kept: the quality of its pictures, and to which part of a texel its places. With the first, no
 * difference from what was rendered is found at twice the size. Only scenes that weigh too much go on to the next: cloth from
 * near, whose own threads hide what is lost.
 */
const FINE = { quality: 88, partOfTexel: 1 / 6 }
const COARSER = [
  { quality: 80, partOfTexel: 1 / 6 },
  { quality: 72, partOfTexel: 1 / 5 },
  { quality: 64, partOfTexel: 1 / 4 },
]

/**
 * Encodes a photograph.
 *
 * @param from  folder with base.rgb, light.rgb, map.rgb (three bytes a pixel) and scene.json
 * @param to    folder that is made, or written over
 * @returns how many bytes it takes in all
 */
export async function keepScene(name: string, from: string, to: string): Promise<number> {
  const facts: Facts = JSON.parse(await readFile(join(from, 'scene.json'), 'utf8'))
  const { width, height } = facts
  const picture = async (file: string) =>
    sharp(await readFile(join(from, `${file}.rgb`)), { raw: { width, height, channels: 3 } })
  const [base, light] = [await picture('base'), await picture('light')]
  const map = mapOfStudio(await readFile(join(from, 'map.rgb')), facts)

  async function filesAt({ quality, partOfTexel }: typeof FINE): Promise<SceneFiles> {
    const lossy = { quality, effort: 6, smartSubsample: true }
    return {
      'base.webp': await base.clone().webp(lossy).toBuffer(),
      'light.webp': await light.clone().webp(lossy).toBuffer(),
      'map.bin': encodedMap(map, facts.surfaces, partOfTexel),
    }
  }

  let files = await filesAt(FINE)
  for (const fineness of COARSER) {
    if (bytesOf(files) <= MAX_BYTES) break
    files = await filesAt(fineness)
  }
  return writeScene(to, { name, ...facts }, files)
}

/** With room for scene.json. */
const bytesOf = (files: SceneFiles) => Object.values(files).reduce((sum, { length }) => sum + length, 1_000)

/**
 * Writes a scene; its version says what is in its files.
 *
 * @returns how many bytes they take in all
 */
export async function writeScene(
  to: string,
  facts: Facts & { name: string },
  files: SceneFiles,
): Promise<number> {
  await mkdir(to, { recursive: true })
  const hash = createHash('sha256')
  let size = 0
  for (const [file, bytes] of Object.entries(files)) {
    hash.update(bytes)
    size += bytes.length
    await writeFile(join(to, file), bytes)
  }
  const json = `${JSON.stringify({ ...facts, version: hash.digest('hex').slice(0, 12) }, undefined, 2)}\n`
  await writeFile(join(to, 'scene.json'), json)
  return size + json.length
}

/**
 * @param partOfTexel  how far a place may be from its own
 * @returns map.bin
 */
export function encodedMap(
  map: SceneMap,
  surfaces: readonly SceneSurface[],
  partOfTexel = FINE.partOfTexel,
): Buffer {
  const stepFor = (texels: readonly number[]) =>
    Math.max(1, Math.floor((65535 / Math.max(1, ...texels)) * partOfTexel))
  const steps = {
    across: stepFor(surfaces.map(({ texelsWide }) => texelsWide)),
    down: stepFor(surfaces.map(({ texelsHigh }) => texelsHigh)),
  }
  return gzipSync(packMap(map, steps), { level: 9 })
}

/**
 * The map as `studio/develop.py` writes it: twice as high as the scene. Above: high bytes of u and v, coverage. Below: their
 * low bytes, number of the surface.
 */
export function mapOfStudio(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): SceneMap {
  const count = width * height
  const value = (pixel: number, channel: number) => bytes[pixel * 3 + channel] ?? 0
  const places = (channel: number) =>
    Uint16Array.from({ length: count }, (_, at) => (value(at, channel) << 8) | value(count + at, channel))
  return {
    ...{ width, height, u: places(0), v: places(1) },
    coverage: Uint8Array.from({ length: count }, (_, at) => value(at, 2)),
    surface: Uint8Array.from({ length: count }, (_, at) => value(count + at, 2)),
  }
}
