/** All photos of a draw list, cooked for one resolution. */
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import type { DrawList, PhotoOp } from '#packages/artwork-renderer/draw-list.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { cookPhoto, type PhotoFiles, requirePhoto } from './cook.ts'
import { type CookedPhoto, keepInFile, keepInMemory } from './pixels.ts'

/** Pixels beyond a frame's edge that sampling may look at. */
const EDGE_MARGIN_PX = 2

export type CookOptions = {
  readonly photos: PhotoFiles
  readonly pxPerMm: number
  /** What is painted, in mm of the surface. */
  readonly area: Box
  /** Folder for large pictures; without one they stay in memory. */
  readonly folder?: string
}

/** The cooked photos by element id, one after the other; close them when the painting is done. */
export async function cookPhotos(
  drawList: DrawList,
  options: CookOptions,
): Promise<Map<string, CookedPhoto>> {
  const cooked = new Map<string, CookedPhoto>()
  try {
    for (const op of photosOf(drawList)) {
      const photo = await cookForPainting(op, options)
      if (photo) cooked.set(op.element.id, photo)
    }
  } catch (failure) {
    await closePhotos(cooked)
    throw failure
  }
  return cooked
}

export async function closePhotos(cooked: ReadonlyMap<string, CookedPhoto>): Promise<void> {
  for (const photo of cooked.values()) await photo.close()
}

/** Every photo of a draw list, in painting order. */
export function photosOf(drawList: DrawList): PhotoOp[] {
  return drawList.items.flatMap((item) => item.ops.filter((op) => op.op === 'photo'))
}

async function cookForPainting(op: PhotoOp, { photos, pxPerMm, area, folder }: CookOptions) {
  const plan = planCrop(op, area, { pxPerMm, marginPx: EDGE_MARGIN_PX })
  if (!plan) return undefined
  const { file } = await photos(op.element.photo)
  await requirePhoto(file, op.element)
  const picture = await cookPhoto(file, op.element, plan)
  return folder === undefined
    ? keepInMemory(picture, plan, plan.matrix)
    : keepInFile(picture, plan, plan.matrix, `${folder}/${op.element.id}.tif`)
}
