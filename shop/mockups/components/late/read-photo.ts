/** What pictures of a page show of a photo. */
export interface ReadPhoto {
  picture: ImageBitmap
  href: string
}

/** Long side of what is kept: more than any surface of a scene needs. */
const LONG_SIDE_PX = 2048

/**
 * Reads a photo on this device. The browser applies its EXIF orientation.
 *
 * @returns undefined when this browser cannot show it
 */
export async function readPhoto(file: Blob): Promise<ReadPhoto | undefined> {
  try {
    const full = await createImageBitmap(file)
    const picture = await smaller(full)
    if (picture !== full) full.close()
    const copy = await fileOf(picture)
    return copy ? { picture, href: URL.createObjectURL(copy) } : undefined
  } catch {
    // Not a picture, or none for this browser. What to do instead is the caller's part.
    return undefined
  }
}

async function smaller(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = LONG_SIDE_PX / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  })
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
