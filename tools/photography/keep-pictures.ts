/** The few pictures that pages have as files of their own; all others are mock-ups by address. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { samplesNamed } from '#packages/samples/series.ts'
import { drawMockUp, textureFor } from '#platform/mockup/mock-up.ts'
import { openSceneFolder } from '#platform/mockup/scene-folder.ts'

/** The widths that pages ask for: of cards, of wide pictures, and of the room on whose wall sizes are compared. */
const SHAPES = [
  { ratio: 4 / 5, widths: [400, 640] },
  { ratio: 5 / 4, widths: [400, 640, 960] },
  { ratio: 10 / 9, widths: [400, 640, 800, 1000] },
]

/**
 * For links that others show, mails and greetings, which want a plain file; and of goods that show our own prints for
 * good, into which no photo of a shopper goes. A sample, or a series, in a scene.
 */
const FIXED = [
  { file: 'canvas-window', scene: 'canvas-ledge', sample: 'lake' },
  { file: 'canvas-balloon', scene: 'canvas-ledge', sample: 'balloon' },
  { file: 'sketch-wall', scene: 'canvas-ledge', sample: 'sketch-balloon' },
  { file: 'kit', scene: 'sample-kit', sample: 'kit' },
  { file: 'sketch-kit', scene: 'sample-kit', sample: 'sketch-kit' },
] as const

/** What previews of a link show of each brand, cut from so far below the top of a scene 1200 px wide. */
const SHARED = [
  { file: 'share-canvas', scene: 'canvas-sofa', sample: 'lake', top: 60 },
  { file: 'share-neon', scene: 'neon-wide', sample: 'lake', top: 150 },
  { file: 'share-sketch', scene: 'canvas-sofa', sample: 'sketch-balloon', top: 60 },
] as const
const SHARED_PX = { width: 1200, height: 630 }

type Folders = Record<'scenes' | 'samples' | 'to', string>

/** Writes those, from scenes that are kept. */
export async function keepFixedPictures(folders: Folders) {
  for (const fixed of FIXED) {
    const { picture, scene } = await mockUp(folders, fixed)
    await writePictures(sharp(picture), widthsOf(fixed.file, scene), join(folders.to, fixed.file))
  }
  for (const { top, ...shared } of SHARED) {
    const { picture } = await mockUp(folders, shared)
    await sharp(picture)
      .extract({ left: 0, top, ...SHARED_PX })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(join(folders.to, `${shared.file}.jpg`))
  }
}

/** At the size of its scene. */
async function mockUp(
  { scenes, samples }: Folders,
  { scene: name, sample }: { scene: string; sample: string },
) {
  const folder = openSceneFolder(scenes)
  const scene = await folder.find(name)
  if (!scene) throw new Error(`There is no scene called ${name}`)
  const names = samplesNamed(sample)
  const prints = scene.surfaces.map((surface, place) =>
    textureFor(surface, join(samples, `${names[place % names.length]}.webp`)),
  )
  const opened = await folder.open(scene, scene.width)
  const size = { widthPx: scene.width, format: 'webp' } as const
  return { scene, picture: await drawMockUp(opened, await Promise.all(prints), size) }
}

/**
 * Writes `<name>-<width>.webp` and `.avif` of a photograph without a print, which is shown as it is; nothing of others.
 *
 * @param from  folder with base.rgb (three bytes a pixel) and scene.json, as the studio writes them
 * @param to    folder of the pictures
 * @returns the widths it wrote
 * @throws Error for shapes that no page has a place for
 */
export async function keepPictures(name: string, from: string, to: string): Promise<readonly number[]> {
  const { width, height, surfaces } = JSON.parse(await readFile(join(from, 'scene.json'), 'utf8'))
  if (surfaces.length > 0) return []
  const widths = widthsOf(name, { width, height })
  await mkdir(to, { recursive: true })
  const whole = sharp(await readFile(join(from, 'base.rgb')), { raw: { width, height, channels: 3 } })
  await writePictures(whole, widths, join(to, name))
  return widths
}

function widthsOf(name: string, { width, height }: { width: number; height: number }): readonly number[] {
  const shape = SHAPES.find(({ ratio }) => Math.abs(width / height - ratio) < 0.01)
  if (!shape) throw new Error(`Expected a picture in a shape of pages but ${name} is ${width} x ${height} px`)
  return shape.widths
}

async function writePictures(whole: Sharp, widths: readonly number[], path: string) {
  for (const made of widths) {
    const picture = whole.clone().resize(made)
    const file = `${path}-${made}`
    await picture.clone().webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
    await picture.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
  }
}
