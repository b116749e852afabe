/**
 * Photos as an SVG that is a picture itself may hold them: with their bytes inside, because such an SVG fetches nothing.
 */
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import { contextOf, sizedCanvas } from './sized-canvas.ts'

/** A copy is made for the smallest of these that is enough, so that zooming in makes two or three and not one a step. */
const LONG_SIDES_PX = [512, 1024, 2048] as const
const MAX_PX = 2048

export interface PhotoCopy {
  /** Named by a reference within the SVG, so that many tiles of a photo hold its bytes once. */
  readonly picture: Picture
  /** What the reference leads to. */
  readonly definition: string
}

interface KnownCopy {
  readonly longSidePx: number
  readonly copy: Promise<PhotoCopy | undefined>
}

/**
 * @returns a function that gives the copy of a picture, the same object until a larger one is needed; undefined when the
 *   picture cannot be drawn
 */
export function createPhotoCopies(): (picture: Picture, neededPx: number) => Promise<PhotoCopy | undefined> {
  const copies = new Map<string, KnownCopy>()
  let count = 0
  return (picture, neededPx) => {
    const known = copies.get(picture.href)
    if (known && known.longSidePx >= Math.min(neededPx, MAX_PX)) return known.copy
    const longSidePx = LONG_SIDES_PX.find((side) => side >= neededPx) ?? MAX_PX
    count += 1
    const copy = copyOf(picture, longSidePx, `photo-${count}`)
    copies.set(picture.href, { longSidePx, copy })
    // Without a connection for a moment, for instance: asked again, it is tried again.
    const evict = () => copies.delete(picture.href)
    void copy.then((made) => made ?? evict(), evict)
    return copy
  }
}

async function copyOf(picture: Picture, longSidePx: number, id: string): Promise<PhotoCopy | undefined> {
  const image = new Image()
  image.src = picture.href
  try {
    await image.decode()
  } catch {
    // Gone, or nothing for this browser: the design is shown without it, as on the board.
    return undefined
  }
  const scale = Math.min(1, longSidePx / Math.max(picture.widthPx, picture.heightPx))
  const size = {
    widthPx: Math.max(1, Math.round(picture.widthPx * scale)),
    heightPx: Math.max(1, Math.round(picture.heightPx * scale)),
  }
  const canvas = sizedCanvas(size)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.widthPx, size.heightPx)
  // WebP keeps what is see-through. A browser that cannot write it gives PNG: larger, and as good.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) return undefined
  const definition =
    `<image id="${id}" href="${await dataUrlOf(blob)}" width="${size.widthPx}" height="${size.heightPx}" ` +
    'preserveAspectRatio="none"/>'
  return { picture: { ...picture, href: `#${id}`, ...size }, definition }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
