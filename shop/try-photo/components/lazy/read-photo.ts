import { canReadPixels } from '#ui/can-read-pixels.ts'
import { type PixelSize, pictureSize, reducedBitmap } from '#ui/reduced-picture.ts'

/** What pictures of a page show of a photo. */
export interface ReadPhoto {
  picture: ImageBitmap
  href: string
  /** Of what was read, not of the picture. */
  size: PixelSize
}

/** Long side of what is kept: more than any surface of a scene needs. */
const LONG_SIDE_PX = 2048

/**
 * Reads a photo on this device: decoded once, and reduced on the way. The browser applies its EXIF orientation.
 *
 * @returns undefined when this browser cannot show it
 */
export async function readPhoto(file: Blob): Promise<ReadPhoto | undefined> {
  try {
    const size = await sizeOf(file)
    if (!size) return undefined
    const picture = await reducedBitmap(file, size, LONG_SIDE_PX)
    // A browser that resists fingerprinting makes stripes of a copy.
    const copy = canReadPixels() ? await fileOf(picture) : file
    return copy ? { picture, href: URL.createObjectURL(copy), size } : undefined
  } catch {
    // Not a picture, or none for this browser. What to do instead is the caller's part.
    return undefined
  }
}

async function sizeOf(file: Blob): Promise<PixelSize | undefined> {
  const href = URL.createObjectURL(file)
  const size = await pictureSize(href)
  URL.revokeObjectURL(href)
  return size
}

function fileOf(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (context) {
    // Pictures with see-through parts are printed on white.
    context.fillStyle = 'white'
    context.fillRect(0, 0, picture.width, picture.height)
    context.drawImage(picture, 0, 0)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
