/** Synthetic scenes as the files that a studio would write. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type SyntheticScene, syntheticScenes } from '#packages/mockup/testing/synthetic-scenes.ts'
import { sharp } from '../../photos/sharp.ts'

/** Writes a scene into a folder of its own below `folder`. Lossless, so that its truth stays known. */
export async function writeScene(folder: string, { scene, pictures }: SyntheticScene): Promise<void> {
  const place = join(folder, scene.name)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'scene.json'), JSON.stringify(scene))
  const { width, height } = scene
  const write = (file: string, data: Uint8Array | Uint8ClampedArray) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ lossless: true })
      .toFile(join(place, file))
  await write('base.webp', pictures.base)
  await write('light.webp', pictures.light)
  await writeFile(join(place, 'map.bin'), gzipSync(pictures.map))
}

/** Writes every synthetic scene. @returns their names */
export async function writeScenes(folder: string): Promise<string[]> {
  const scenes = syntheticScenes.map((make) => make())
  for (const scene of scenes) await writeScene(folder, scene)
  return scenes.map(({ scene }) => scene.name)
}
