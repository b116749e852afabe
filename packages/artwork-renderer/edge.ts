/** What covers the bleed of a wrapped product: mirrored tiles of the photo on the face, or a ring of one colour. */
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import {
  type Box,
  boxExtent,
  frameOf,
  identity,
  type Matrix,
  pageBox,
  trimBox,
} from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { coversFrame } from '#packages/design-document/repeat.ts'
import type { Mm } from '#packages/design-document/units.ts'
import type { DrawItem, PhotoTile } from './draw-list.ts'
import { mapPath, maskPath, rectanglePath } from './path.ts'

/**
 * Two areas that merely touch show a hairline of what is behind them, in every renderer, because each covers only a
 * part of the pixels along the joint. So everything along a joint is painted once more below, overlapping by this: at
 * least half a pixel even in a thumbnail.
 */
const LAP_MM: Mm = 1
/** A face is mirrored over and over when the bleed is wider than the face; past this the background shows. */
const MAX_REPEATS = 6

/**
 * The mirror images of a photo around its frame, farthest first, so that nearer ones and last the frame itself cover
 * their joints. A first set with overlapping cells lies below the true one, for the joints only.
 *
 * @param box     the frame on the face
 * @param bleedMm how far the edge reaches beyond the frame on every side
 */
export function mirrorTiles(element: PhotoElement, box: Box, bleedMm: Mm): PhotoTile[] {
  if (bleedMm <= 0) return []
  const lapMm = Math.min(LAP_MM, box.widthMm / 8, box.heightMm / 8)
  return [...tilesAround(element, box, bleedMm, lapMm), ...tilesAround(element, box, bleedMm, 0)]
}

/**
 * A coloured edge as two rings. The upper one, exactly outside the trim, covers what a photo on the face leaves there.
 * The lower one reaches a little under a photo that fills the face, so that the joint shows photo and edge only.
 */
export function edgeItems(surface: Surface): [under: DrawItem, over: DrawItem] | undefined {
  if (surface.edge.kind !== 'colour' || surface.bleedMm <= 0) return undefined
  const { colour } = surface.edge
  const page = pageBox(surface)
  const trim = trimBox(surface)
  const ring = (id: string, lapMm: Mm): DrawItem => {
    const hole: Box = {
      xMm: lapMm,
      yMm: lapMm,
      widthMm: trim.widthMm - 2 * lapMm,
      heightMm: trim.heightMm - 2 * lapMm,
    }
    const path = [...rectanglePath(page), ...rectanglePath(hole)]
    const op = { op: 'fill', path, matrix: identity, colour, rule: 'evenodd' } as const
    return { id, opacity: 1, extent: boxExtent(page), ops: [op], missing: [] }
  }
  const lapMm = hasCoveredFace(surface) ? Math.min(LAP_MM, trim.widthMm / 8, trim.heightMm / 8) : 0
  return [ring('edge:under', lapMm), ring('edge:over', 0)]
}

/** Whether some photo hides everything below it on the face. */
function hasCoveredFace(surface: Surface): boolean {
  return surface.elements.some(
    (element) =>
      element.type === 'photo' &&
      element.frame.kind === 'face' &&
      element.opacity === 1 &&
      !isMasked(element) &&
      coversFrame(element, frameOf(element, surface).box, element.placement),
  )
}

function isMasked({ mask }: PhotoElement): boolean {
  return mask !== undefined && mask.shape !== 'rectangle'
}

/** @param lapMm how far inside the frame the mirrors stand, and so half of what neighbours overlap */
function tilesAround(element: PhotoElement, box: Box, bleedMm: Mm, lapMm: Mm): PhotoTile[] {
  const columns = repeats(box.widthMm - 2 * lapMm, bleedMm)
  const rows = repeats(box.heightMm - 2 * lapMm, bleedMm)
  const cell: Path = isMasked(element) ? maskPath(element, box) : rectanglePath(box)
  return rows
    .flatMap((row) => columns.map((column) => ({ row, column, distance: Math.abs(row) + Math.abs(column) })))
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => other.distance - one.distance)
    .map(({ row, column }) => {
      const across = reflection(box.xMm, box.widthMm, lapMm, column)
      const down = reflection(box.yMm, box.heightMm, lapMm, row)
      const place: Matrix = [across.scale, 0, 0, down.scale, across.shift, down.shift]
      return { place, clip: mapPath(cell, place) }
    })
}

function repeats(stepMm: Mm, bleedMm: Mm): number[] {
  const count = Math.min(MAX_REPEATS, Math.ceil(bleedMm / stepMm))
  return Array.from({ length: 2 * count + 1 }, (_, index) => index - count)
}

/** Where one axis of the frame goes in the nth cell: moved in even cells, mirrored in odd ones. */
function reflection(startMm: Mm, lengthMm: Mm, lapMm: Mm, cell: number): { scale: 1 | -1; shift: Mm } {
  const shift = cell * (lengthMm - 2 * lapMm)
  return cell % 2 === 0 ? { scale: 1, shift } : { scale: -1, shift: 2 * startMm + lengthMm + shift }
}
