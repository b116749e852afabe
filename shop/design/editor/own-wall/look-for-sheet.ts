/** Looks for the sheet of paper in a photo of a wall. */
import { findSheet, sharpened } from '#packages/wall/find-sheet.ts'
import type { Corners } from '#packages/wall/homography.ts'
import { searchedCopy, type WallPhoto } from './wall-photo.ts'

/** @returns undefined when nothing is surely a sheet */
export async function lookForSheet(photo: WallPhoto): Promise<Corners | undefined> {
  const { copy, larger } = await searchedCopy(photo)
  const found = findSheet(copy)
  if (!found) return undefined
  const grown = (index: 0 | 1 | 2 | 3) => ({
    x: found.corners[index].x * larger,
    y: found.corners[index].y * larger,
  })
  return sharpened(photo.pixels, [grown(0), grown(1), grown(2), grown(3)])
}
