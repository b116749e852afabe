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

/** Seen beside the uncompressed one, no difference is found at twice the size. */
const LOSSY = { quality: 88, effort: 6, smartSubsample: true } as const

/** Places are kept to this part of a texel. Beside exact ones, no difference is found in a zoomed scene either. */
const PART_OF_TEXEL = 1 / 6

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
  const encoded = async (picture: string) =>
    sharp(await readFile(join(from, `${picture}.rgb`)), { raw: { width, height, channels: 3 } })
      .webp(LOSSY)
      .toBuffer()
  return writeScene(
    to,
    { name, ...facts },
    {
      'base.webp': await encoded('base'),
      'light.webp': await encoded('light'),
      'map.bin': encodedMap(mapOfStudio(await readFile(join(from, 'map.rgb')), facts), facts.surfaces),
    },
  )
}

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

/** @returns map.bin */
export function encodedMap(map: SceneMap, surfaces: readonly SceneSurface[]): Buffer {
  const stepFor = (texels: readonly number[]) =>
    Math.max(1, Math.floor((65535 / Math.max(1, ...texels)) * PART_OF_TEXEL))
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
