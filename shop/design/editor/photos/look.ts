/** How this browser sees a photo file. The browser applies the EXIF orientation, so sizes are upright. */
import type { Picture } from '#packages/artwork-renderer/svg.ts'

/** The longest side that a design can hold; the shop refuses more. */
const LONGEST_PX = 65_535
/** Above this a phone would need more memory for the copy than it saves. */
const MOST_COPIED_PX = 80_000_000

/** Long side of the copy that is drawn: sharp on any screen, light enough for a phone to move. */
const SCREEN_PX = 2048

/** A picture of the file at once, or undefined when this browser cannot draw the format. */
export async function lookAt(file: Blob): Promise<Picture | undefined> {
  const href = URL.createObjectURL(file)
  const size = await sizeOf(href)
  if (size) return { href, ...size }
  URL.revokeObjectURL(href)
  return undefined
}

/**
 * The picture behind an address, once it can be drawn without a flicker.
 *
 * @returns undefined when it cannot be fetched or drawn
 */
export async function pictureAt(href: string): Promise<Picture | undefined> {
  const size = await sizeOf(href)
  return size && { href, ...size }
}

/**
 * A lighter copy of a large photo, so that dragging stays smooth.
 *
 * @returns undefined when the photo is small enough or there is no memory for a copy
 */
export async function screenCopy(file: Blob, { widthPx, heightPx }: Picture): Promise<Picture | undefined> {
  const scale = SCREEN_PX / Math.max(widthPx, heightPx)
  if (scale >= 1 || widthPx * heightPx > MOST_COPIED_PX) return undefined
  const size = { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) }
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: size.widthPx,
      resizeHeight: size.heightPx,
      resizeQuality: 'high',
      imageOrientation: 'from-image',
    })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    return copy ? await lookAt(copy) : undefined
  } catch {
    // A phone short of memory draws the file itself: slower, but the shopper goes on.
    return undefined
  }
}

async function sizeOf(href: string): Promise<{ widthPx: number; heightPx: number } | undefined> {
  const image = new Image()
  image.src = href
  try {
    await image.decode()
  } catch {
    // Not a picture for this browser. Saying so is the caller's part.
    return undefined
  }
  const { naturalWidth: widthPx, naturalHeight: heightPx } = image
  const isUsable = Math.min(widthPx, heightPx) > 0 && Math.max(widthPx, heightPx) <= LONGEST_PX
  return isUsable ? { widthPx, heightPx } : undefined
}
