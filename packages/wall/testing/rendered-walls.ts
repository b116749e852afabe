/** Rendered photos of walls with everything in them known; made by tools/photography/wall-test-photos.py. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { Photo } from '../lightness.ts'

const pixel = z.tuple([z.number(), z.number()])

const truth = z.record(
  z.string(),
  z.object({
    focalPx: z.number(),
    turnDeg: z.number(),
    sheet: z.enum(['portrait', 'landscape']).nullable(),
    /** Of the sheet, clockwise from its top left. */
    corners: z.array(pixel).length(4).nullable(),
    dots: z.array(z.object({ mm: pixel, px: pixel })),
  }),
)

export const renderedWalls = truth.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'truth.json'), 'utf8')),
)

export async function renderedPhoto(name: string): Promise<Photo> {
  const { data, info } = await sharp(join(import.meta.dirname, `${name}.jpg`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { widthPx: info.width, heightPx: info.height, rgba: new Uint8ClampedArray(data) }
}
