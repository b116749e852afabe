/** The light that a photo shows on its wall, measured by the sheet of paper in it. */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Thing } from './hung.ts'
import type { Photo } from './lightness.ts'
import { inPhoto, type Wall } from './wall.ts'

/** Light as shares of full light, from 0 to 1. */
export interface Light {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The least and most that light may change a picture: it should look lit, not wrong. */
const CHANGE = { least: 0.45, most: 1 }
const PLACES = 12

/**
 * What light falls on a place of the wall: the paper shows what white looks like there, and the wall how much brighter or
 * darker it is over at the place than around the paper.
 *
 * @param photo  of the wall; the same size as the one that the wall was found in
 */
export function lightAt(wall: Wall, photo: Photo, { middle, widthMm, heightMm }: Thing): Light {
  const origin = { x: 0, y: 0 }
  const paper = meanOf(wall, photo, origin, wall.sheet.widthMm * 0.8, wall.sheet.heightMm * 0.8)
  const near = meanOf(wall, photo, origin, wall.sheet.widthMm * 1.8, wall.sheet.heightMm * 1.6)
  const there = meanOf(wall, photo, middle, widthMm, heightMm)
  if (!paper || !near || !there) return { red: 1, green: 1, blue: 1 }
  const brighter = (there.red + there.green + there.blue) / (near.red + near.green + near.blue)
  const part = (share: number) =>
    Math.min(CHANGE.most, Math.max(CHANGE.least, share * Math.min(1.2, Math.max(0.7, brighter))))
  return { red: part(paper.red), green: part(paper.green), blue: part(paper.blue) }
}

/** The middle colour of a part of the wall; undefined when none of it is in the photo. */
function meanOf(
  wall: Wall,
  { widthPx, heightPx, rgba }: Photo,
  { x, y }: Point,
  widthMm: number,
  heightMm: number,
): Light | undefined {
  const parts: [number, number, number][] = []
  for (let row = 0; row < PLACES; row += 1) {
    for (let column = 0; column < PLACES; column += 1) {
      const place = inPhoto(wall, {
        x: x + ((column + 0.5) / PLACES - 0.5) * widthMm,
        y: y + ((row + 0.5) / PLACES - 0.5) * heightMm,
      })
      if (place.x < 0 || place.y < 0 || place.x >= widthPx || place.y >= heightPx) continue
      const at = 4 * (Math.floor(place.y) * widthPx + Math.floor(place.x))
      parts.push([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0])
    }
  }
  if (parts.length === 0) return undefined
  const middle = (index: 0 | 1 | 2) =>
    (parts.map((part) => part[index]).sort((one, other) => one - other)[Math.floor(parts.length / 2)] ?? 0) /
    255
  return { red: middle(0), green: middle(1), blue: middle(2) }
}
