/**
 * What the pictures of a category page with 24 cards weigh: mock-ups of our samples, in the widths that `listing-products.tsx`
 * asks for.
 *
 * Goals: 600 KB on a phone 390 px wide, 1,200 KB on a desktop 1440 px wide.
 */
import { join } from 'node:path'
import type { Scene } from '#packages/mockup/scene.ts'
import { SAMPLES } from '#packages/samples/samples.ts'
import { drawMockUp, textureFor } from '#platform/mockup/mock-up.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'
import { printTable } from './table.ts'

const CARDS = 24
const samplesFolder = join(import.meta.dirname, '..', '..', 'public', 'samples')

/** Which file a browser takes for a card of 46vw or 310 px. */
const SCREENS = [
  { name: '390 px, twice as sharp', widthPx: 400 },
  { name: '390 px, three times as sharp', widthPx: 640 },
  { name: '1440 px', widthPx: 400 },
  { name: '1440 px, twice as sharp', widthPx: 640 },
] as const

/** @param scenes  one card each, with another sample each; of more than 24 the heaviest count */
export async function printCardWeights(scenes: readonly Scene[], folder: string): Promise<void> {
  const widths = [...new Set(SCREENS.map(({ widthPx }) => widthPx))]
  const weights = new Map(
    await Promise.all(
      widths.map(async (widthPx) => [widthPx, await weightsOf(scenes, folder, widthPx)] as const),
    ),
  )
  const rows = SCREENS.flatMap(({ name, widthPx }) =>
    (['avif', 'webp'] as const).map((format) => {
      const each = weights.get(widthPx)?.[format] ?? []
      const mean = each.reduce((sum, bytes) => sum + bytes, 0) / each.length
      const heaviest = each.toSorted((one, other) => other - one).slice(0, CARDS)
      const kb = (bytes: number) => (bytes / 1000).toFixed(0)
      return [name, format, kb(mean * CARDS), kb(heaviest.reduce((sum, bytes) => sum + bytes, 0))]
    }),
  )
  printTable([`${CARDS} cards on a screen of`, 'format', 'mean KB', 'heaviest KB'], rows)
}

async function weightsOf(scenes: readonly Scene[], folder: string, widthPx: number) {
  const opened = openSceneFolder(folder)
  const weights = { avif: [] as number[], webp: [] as number[] }
  for (const [index, scene] of scenes.entries()) {
    const sample = join(samplesFolder, `${SAMPLES[(index * 7) % SAMPLES.length]?.name}.webp`)
    const prints = await Promise.all(scene.surfaces.map((surface) => textureFor(surface, sample)))
    for (const format of ['avif', 'webp'] as const) {
      weights[format].push((await drawMockUp(await opened.open(scene), prints, { widthPx, format })).length)
    }
  }
  return weights
}
