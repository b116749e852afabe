/**
 * Photos prepared for painting: upright, in sRGB, cut out, resized once to their final pixels, filtered.
 *
 * The shopper's turns and flips are not done here: sharp applies rotate, flip and extract in an order of its own that
 * depends on which are present. They are part of the crop plan's matrix, for every painter alike.
 */
import sharp, { type Sharp } from 'sharp'
import type { CropPlan } from '#packages/artwork-renderer/crop.ts'
import { type ColourMatrix, coloursOf } from '#packages/artwork-renderer/filters.ts'
import { pencilSigmas } from '#packages/artwork-renderer/pencil.ts'
import type { PhotoElement } from '#packages/design-document/design.ts'
import type { PixelSize } from '#packages/design-document/geometry.ts'
import { decodeOptions } from '../photos/sharp.ts'
import { drawWithPencil } from './draw-with-pencil.ts'

/** Where the original of a photo is, as a file that sharp reads. */
export type PhotoFiles = (photoKey: string) => Promise<{ file: string }>

/**
 * Starts the picture of a planned cut-out: opaque, 8-bit sRGB, `plan.widthPx` x `plan.heightPx`.
 *
 * @param size other final pixels than planned, for a print that must be exactly as large as its page
 */
export async function preparePhoto(
  file: string,
  element: PhotoElement,
  plan: CropPlan,
  size: PixelSize = plan,
): Promise<Sharp> {
  const { crop } = plan
  const { photoWidthPx, photoHeightPx } = element
  let picture = sharp(file, decodeOptions).autoOrient()
  if (crop.width < photoWidthPx || crop.height < photoHeightPx) picture = picture.extract(crop)
  picture = picture.resize(size.widthPx, size.heightPx, {
    fit: 'fill',
    kernel: 'lanczos3',
    fastShrinkOnLoad: false,
  })
  const colours = coloursOf(element)
  if (colours) picture = recolour(picture, colours)
  picture = picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
  if (element.filter !== 'pencil') return picture
  return drawWithPencil(picture, size, pencilSigmas(element, size.widthPx / crop.width))
}

type SharpMatrix = Parameters<Sharp['recomb']>[0]

function recolour(picture: Sharp, colours: ColourMatrix): Sharp {
  const shares = colours.map((row) => row.slice(0, 3)) as SharpMatrix
  // Decimals are cut off; half a level more makes it round.
  const added = colours.map((row) => row[3] * 255 + 0.5)
  return picture.recomb(shares).linear([1, 1, 1], added)
}

/**
 * Refuses a file that is not the photo the design was made with: a cut-out planned for another size would print the
 * wrong part.
 *
 * @throws Error when the upright size differs from the design's
 */
export async function requirePhoto(file: string, element: PhotoElement): Promise<void> {
  const { autoOrient } = await sharp(file, decodeOptions).metadata()
  const { photoWidthPx, photoHeightPx } = element
  if (autoOrient.width !== photoWidthPx || autoOrient.height !== photoHeightPx) {
    throw new Error(
      `Expected photo ${element.photo} to be ${photoWidthPx} x ${photoHeightPx} px but it is ${autoOrient.width} x ${autoOrient.height} px`,
    )
  }
}
