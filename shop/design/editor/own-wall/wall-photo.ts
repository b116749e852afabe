/** A photo of the shopper's wall as this browser sees it: upright, made smaller, and never sent anywhere. */

import type { Photo } from '#packages/wall/lightness.ts'
import { canReadPixels } from '#ui/can-read-pixels.ts'
import { lookAt } from '../../../photos/look.ts'

/** Sharp on a screen, and light enough to be kept on a phone. */
const SHOWN_PX = 1600
/** Long side of the copy in which the sheet is looked for. */
const SEARCHED_PX = 1000

export interface WallPhoto {
  /** The smaller copy, as JPEG. */
  readonly file: Blob
  readonly href: string
  readonly pixels: Photo
}

export type WallPhotoAnswer =
  | { readonly kind: 'photo'; readonly photo: WallPhoto }
  | { readonly kind: 'refused'; readonly message: string }

/** @param file  chosen by the shopper, or the copy that was kept */
export async function wallPhotoOf(file: Blob): Promise<WallPhotoAnswer> {
  if (!canReadPixels()) return { kind: 'refused', message: CANNOT_BE_READ }
  const seen = await lookAt(file)
  if (!seen) {
    return {
      kind: 'refused',
      message: 'This browser cannot show that file. Please choose a JPEG, PNG or WebP photo of your wall.',
    }
  }
  const { picture } = seen
  try {
    const image = new Image()
    image.src = picture.href
    await image.decode()
    const canvas = drawn(image, picture, SHOWN_PX)
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!copy) throw new Error('Expected a copy of the photo but the browser made none')
    return {
      kind: 'photo',
      photo: { file: copy, href: URL.createObjectURL(copy), pixels: pixelsOf(canvas) },
    }
  } catch {
    // Phones have little memory for a canvas; the photo itself may be fine.
    return {
      kind: 'refused',
      message: 'That photo is too large for this device. Please choose a smaller one.',
    }
  } finally {
    URL.revokeObjectURL(picture.href)
  }
}

/** PE-23: it would be shown as stripes, and no sheet of paper found in it. */
const CANNOT_BE_READ =
  'To protect your privacy this browser alters the pictures that pages read, so your wall cannot be measured here. Your design is kept. Another browser can do it.'

/** The copy in which the sheet is looked for, and how many pixels of the shown photo one of its pixels is. */
export async function searchedCopy({ href, pixels }: WallPhoto): Promise<{ copy: Photo; larger: number }> {
  const image = new Image()
  image.src = href
  await image.decode()
  const copy = pixelsOf(drawn(image, pixels, SEARCHED_PX))
  return { copy, larger: pixels.widthPx / copy.widthPx }
}

function drawn(
  image: HTMLImageElement,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  longestPx: number,
): HTMLCanvasElement {
  const scale = Math.min(1, longestPx / Math.max(widthPx, heightPx))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(widthPx * scale)
  canvas.height = Math.round(heightPx * scale)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(canvas: HTMLCanvasElement): Photo {
  const { width, height } = canvas
  const { data } = contextOf(canvas).getImageData(0, 0, width, height)
  return { widthPx: width, heightPx: height, rgba: data }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Expected a canvas to draw on but the browser gave none')
  return context
}
