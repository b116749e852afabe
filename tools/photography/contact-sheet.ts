/** All photographs that are kept, side by side, each with a sample design: `docs/pictures/scenes.webp`. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SceneSurface } from '#packages/mockup/scene.ts'
import type { SampleShape } from '#packages/samples/sample.ts'
import { SAMPLES } from '#packages/samples/samples.ts'
import { drawMockUp, textureFor } from '#platform/mockup/mock-up.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'

const TILE = { width: 200, height: 250 }
const GAP = 8
const COLUMNS = 10
/** Width over height. */
const RATIOS: Readonly<Record<SampleShape, number>> = {
  landscape: 4 / 3,
  portrait: 3 / 4,
  square: 1,
  panorama: 5 / 2,
  tall: 2 / 5,
}

/**
 * Draws the sheet.
 *
 * @param folder   of the scenes
 * @param samples  folder of the sample pictures
 * @returns an encoded WebP
 */
export async function contactSheet(folder: string, samples: string): Promise<Buffer> {
  const scenes = openSceneFolder(folder)
  const names = (await readdir(folder, { withFileTypes: true }))
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort()
  const tiles = await Promise.all(
    names.map(async (name, index) => {
      const scene = await scenes.find(name)
      if (!scene) throw new Error(`${name} has no scene.json`)
      const prints = await Promise.all(
        scene.surfaces.map((surface, at) =>
          textureFor(surface, join(samples, `${sampleFor(surface, index * 7 + at)}.webp`)),
        ),
      )
      const widthPx = TILE.width * 2
      const picture = await drawMockUp(await scenes.open(scene), prints, { widthPx, format: 'jpg' })
      return sharp(picture)
        .resize({ ...TILE, fit: 'contain', background: '#e4dccd' })
        .toBuffer()
    }),
  )
  const rows = Math.ceil(tiles.length / COLUMNS)
  const place = (count: number, side: number) => count * (side + GAP) + GAP
  return sharp({
    create: {
      width: place(COLUMNS, TILE.width),
      height: place(rows, TILE.height),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: place(index % COLUMNS, TILE.width),
        top: place(Math.floor(index / COLUMNS), TILE.height),
      })),
    )
    .webp({ quality: 80 })
    .toBuffer()
}

/** One whose shape is that of the surface, or nearest to it; another turn, another one. */
function sampleFor({ widthMm, heightMm }: SceneSurface, turn: number): string {
  const ratio = widthMm / heightMm
  const difference = (shape: SampleShape) => Math.abs(Math.log(ratio / RATIOS[shape]))
  const nearest = Math.min(...SAMPLES.map(({ shape }) => difference(shape)))
  const fitting = SAMPLES.filter(({ kind, shape }) => kind !== 'page' && difference(shape) === nearest)
  return fitting[turn % fitting.length]?.name ?? SAMPLES[0].name
}
