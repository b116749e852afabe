/** All photos of a draw list, prepared for one resolution. */
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import type { DrawList, PhotoOp } from '#packages/artwork-renderer/draw-list.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { keepInFile, keepInMemory, type PreparedPhoto } from './pixels.ts'
import { type PhotoFiles, preparePhoto, requirePhoto } from './prepare-photo.ts'

/** Pixels beyond a frame's edge that sampling may look at. */
const EDGE_MARGIN_PX = 2

export type PrepareOptions = {
  readonly photos: PhotoFiles
  readonly pxPerMm: number
  /** What is painted, in mm of the surface. */
  readonly area: Box
  /** Folder for large pictures; without one they stay in memory. */
  readonly folder?: string
}

/** The prepared photos by element id, one after the other; close them when the painting is done. */
export async function preparePhotos(
  drawList: DrawList,
  options: PrepareOptions,
): Promise<Map<string, PreparedPhoto>> {
  const prepared = new Map<string, PreparedPhoto>()
  try {
    for (const op of photosOf(drawList)) {
      const photo = await prepareForPainting(op, options)
      if (photo) prepared.set(op.element.id, photo)
    }
  } catch (failure) {
    await closePhotos(prepared)
    throw failure
  }
  return prepared
}

export async function closePhotos(prepared: ReadonlyMap<string, PreparedPhoto>): Promise<void> {
  for (const photo of prepared.values()) await photo.close()
}

/** Every photo of a draw list, in painting order. */
export function photosOf(drawList: DrawList): PhotoOp[] {
  return drawList.items.flatMap((item) => item.ops.filter((op) => op.op === 'photo'))
}

async function prepareForPainting(op: PhotoOp, { photos, pxPerMm, area, folder }: PrepareOptions) {
  const plan = planCrop(op, area, { pxPerMm, marginPx: EDGE_MARGIN_PX })
  if (!plan) return undefined
  const { file } = await photos(op.element.photo)
  await requirePhoto(file, op.element)
  const picture = await preparePhoto(file, op.element, plan)
  return folder === undefined
    ? keepInMemory(picture, plan, plan.matrix)
    : keepInFile(picture, plan, plan.matrix, `${folder}/${op.element.id}.tif`)
}
