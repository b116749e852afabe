import sharp, { type Sharp } from 'sharp'
import { liftTable, type PencilSigmas, pencilTable } from '#packages/artwork-renderer/pencil.ts'
import type { PixelSize } from '#packages/design-document/geometry.ts'

/** The least that libvips blurs by. */
const LEAST_SIGMA_PX = 0.3

/**
 * A grey picture as a pencil drawing.
 *
 * Held in memory with one byte for a pixel, three times: 140 MB for the largest canvas, where colours would take three times
 * as much.
 *
 * @param picture opaque greys in sRGB, of exactly `size`
 * @param sigmas in its pixels
 */
export async function drawWithPencil(picture: Sharp, size: PixelSize, sigmas: PencilSigmas): Promise<Sharp> {
  const raw = { width: size.widthPx, height: size.heightPx, channels: 1 } as const
  // All three channels are the same.
  const coarse = await picture.extractChannel(0).raw().toBuffer()
  const lift = liftTable()
  for (let index = 0; index < coarse.length; index++) coarse[index] = lift[coarse[index] ?? 0] ?? 0
  const greys = await blurred(coarse, sigmas.finest)
  const around = await blurred(greys, sigmas.reach)
  const table = pencilTable()
  for (let index = 0; index < greys.length; index++) {
    greys[index] = table[256 * (greys[index] ?? 0) + (around[index] ?? 0)] ?? 255
  }
  return sharp(greys, { raw, limitInputPixels: false }).toColourspace('srgb')

  function blurred(pixels: Buffer, sigma: number): Promise<Buffer> {
    if (sigma < LEAST_SIGMA_PX) return Promise.resolve(Buffer.from(pixels))
    return sharp(pixels, { raw, limitInputPixels: false }).blur(sigma).extractChannel(0).raw().toBuffer()
  }
}
