import type { ChosenPhoto } from '../chosen-photo.ts'

/** Long side of what is kept: more than any surface of a scene needs. */
const LONG_SIDE_PX = 2048
const THUMBNAIL_PX = 160

/**
 * Reads a photo on this device.
 *
 * @returns undefined when this browser cannot show it
 */
export async function readPhoto(file: File): Promise<ChosenPhoto | undefined> {
  try {
    const full = await createImageBitmap(file)
    const picture = await smaller(full, LONG_SIDE_PX)
    if (picture !== full) full.close()
    const thumbnail = await thumbnailOf(picture)
    return thumbnail === undefined ? undefined : { name: file.name, picture, thumbnail }
  } catch {
    // Not a picture, or none for this browser. Saying so is the caller's part.
    return undefined
  }
}

async function smaller(picture: ImageBitmap, longSidePx: number): Promise<ImageBitmap> {
  const scale = longSidePx / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  })
}

async function thumbnailOf(picture: ImageBitmap): Promise<string | undefined> {
  const copy = await smaller(picture, THUMBNAIL_PX)
  const canvas = document.createElement('canvas')
  canvas.width = copy.width
  canvas.height = copy.height
  canvas.getContext('2d')?.drawImage(copy, 0, 0)
  if (copy !== picture) copy.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return blob ? URL.createObjectURL(blob) : undefined
}
