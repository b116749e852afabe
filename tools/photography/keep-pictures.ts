/** A photograph without a print is shown as it is: its picture files for pages. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The widths that pages ask for, of upright pictures and of others. */
const WIDTHS = { upright: [400, 640], wide: [400, 640, 960] } as const

/**
 * Writes `<name>-<width>.webp` and `.avif` when nothing on the photograph carries a design.
 *
 * @param from  folder with base.rgb (three bytes a pixel) and scene.json, as the studio writes them
 * @param to    folder of the pictures
 * @returns the widths it wrote
 */
export async function keepPictures(name: string, from: string, to: string): Promise<readonly number[]> {
  const { width, height, surfaces } = JSON.parse(await readFile(join(from, 'scene.json'), 'utf8'))
  if (surfaces.length > 0) return []
  await mkdir(to, { recursive: true })
  const whole = sharp(await readFile(join(from, 'base.rgb')), { raw: { width, height, channels: 3 } })
  const widths = width < height ? WIDTHS.upright : WIDTHS.wide
  for (const made of widths) {
    const picture = whole.clone().resize(made)
    const file = join(to, `${name}-${made}`)
    await picture.clone().webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
    await picture.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
  }
  return widths
}
