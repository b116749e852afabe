/** Decodes a shopper's own files, which may have fifty megapixels and more, without holding all of their pixels. */

export interface PixelSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Upright size of the picture behind an address. Only its first bytes are read for that: nothing is decoded.
 *
 * @returns undefined when this browser knows no such picture
 */
export function pictureSize(href: string): Promise<PixelSize | undefined> {
  const image = new Image()
  return new Promise((resolve) => {
    image.onload = () => resolve({ widthPx: image.naturalWidth, heightPx: image.naturalHeight })
    image.onerror = () => resolve(undefined)
    image.src = href
  })
}

/**
 * Decodes a picture once, reduced on the way and upright.
 *
 * @param size  its own, upright
 * @param longSidePx  of what is wanted; a smaller picture comes in its own size
 * @throws DOMException when the file is damaged or there is no memory for it
 */
export function reducedBitmap(file: Blob, size: PixelSize, longSidePx: number): Promise<ImageBitmap> {
  const scale = longSidePx / Math.max(size.widthPx, size.heightPx)
  if (scale >= 1) return createImageBitmap(file)
  return createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(size.widthPx * scale)),
    resizeHeight: Math.max(1, Math.round(size.heightPx * scale)),
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  })
}
