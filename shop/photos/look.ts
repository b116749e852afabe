/** How this browser sees a photo file. The browser applies the EXIF orientation, so sizes are upright. */
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import { canReadPixels } from '#ui/can-read-pixels.ts'
import { type PixelSize, pictureSize, reducedBitmap } from '#ui/reduced-picture.ts'
import { isPlainJpeg } from './plain-jpeg.ts'

/** The longest side that a design can hold; the shop refuses more. */
const MAX_PX = 65_535

/** Long side of what is drawn: sharp on any screen, light enough for a phone to move. */
const SCREEN_PX = 2048

/** Anything less halves the resolution of colours, which is seen beside the print. */
const FULL_COLOUR = 1
const PAPER = '#ffffff'

/** Browsers draw it and the shop refuses it: nothing is in the design until the shop has said so. */
const DRAWING = 'image/svg+xml'

/** A photo that the browser can show. */
export interface SeenPhoto {
  /** Of the photo itself. */
  readonly size: PixelSize
  /** What is drawn of it: not larger than a screen needs. Its address holds memory until it is released. */
  readonly picture: Picture
  /** The shop's copy would look the same, so there is no need to fetch it. */
  readonly isAsPrinted: boolean
}

/**
 * Looks at a file. A large one is decoded once, and only what the screen needs of it is kept. So is a smaller one that the
 * shop reads as browsers do: what is kept of it outlives the file.
 *
 * @returns undefined when this browser cannot draw the format
 */
export async function lookAt(file: Blob): Promise<SeenPhoto | undefined> {
  if (file.type === DRAWING) return undefined
  const href = URL.createObjectURL(file)
  const size = await usableSize(href)
  const isLarge = size !== undefined && Math.max(size.widthPx, size.heightPx) > SCREEN_PX
  const isPlain = size !== undefined && (await isPlainJpeg(file))
  // A browser that resists fingerprinting makes stripes of a copy.
  const copy = (isLarge || isPlain) && canReadPixels() ? await screenCopy(file, size) : undefined
  // A phone short of memory draws the file itself: slower, but the shopper goes on.
  const picture = copy ?? (size && (await decoded({ href, ...size })))
  if (picture?.href !== href) URL.revokeObjectURL(href)
  return size && picture && { size, picture, isAsPrinted: isPlain && copy !== undefined }
}

/** Revokes what the browser holds for a picture of this device. */
export function release(href: string): void {
  URL.revokeObjectURL(href)
}

/**
 * The picture behind an address, once it can be drawn without a flicker.
 *
 * @returns undefined when it cannot be fetched or drawn
 */
export async function pictureAt(href: string): Promise<Picture | undefined> {
  const size = await usableSize(href)
  return size && decoded({ href, ...size })
}

async function screenCopy(file: Blob, size: PixelSize): Promise<Picture | undefined> {
  try {
    const bitmap = await reducedBitmap(file, size, SCREEN_PX)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const pen = canvas.getContext('2d')
    if (pen) {
      // Where the photo is transparent, as the shop prints it.
      pen.fillStyle = PAPER
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.drawImage(bitmap, 0, 0)
    }
    bitmap.close()
    const copy = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', FULL_COLOUR),
    )
    return copy
      ? { href: URL.createObjectURL(copy), widthPx: canvas.width, heightPx: canvas.height }
      : undefined
  } catch {
    // Damaged, or no memory: the caller tries the file itself.
    return undefined
  }
}

async function decoded(picture: Picture): Promise<Picture | undefined> {
  const image = new Image()
  image.src = picture.href
  try {
    await image.decode()
    return picture
  } catch {
    // Not a picture for this browser. Saying so is the caller's part.
    return undefined
  }
}

async function usableSize(href: string): Promise<PixelSize | undefined> {
  const size = await pictureSize(href)
  if (!size) return undefined
  const { widthPx, heightPx } = size
  return Math.min(widthPx, heightPx) > 0 && Math.max(widthPx, heightPx) <= MAX_PX ? size : undefined
}
