/** What covers the bleed of a wrapped product: mirrored tiles of the photo on the face, or a ring of one colour. */
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { type Box, boxExtent, identity, pageBox, trimBox } from '#packages/design-document/geometry.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { mapPath, maskPath, type Path, rectanglePath } from './path.ts'
import type { PhotoTile, SceneItem } from './scene.ts'

/**
 * Neighbours overlap by this much. Two areas that merely touch show a hairline of what is behind them, in every
 * renderer, because each covers only a part of the pixels along the joint.
 */
const LAP_MM: Mm = 0.1
/** A face is mirrored over and over when the bleed is wider than the face; past this the background shows. */
const MOST_REPEATS = 6

/**
 * The mirror images of a photo around its frame, farthest first, so that nearer ones and last the frame itself cover
 * their joints.
 *
 * @param box     the frame on the face
 * @param bleedMm how far the edge reaches beyond the frame on every side
 */
export function mirrorTiles(element: PhotoElement, box: Box, bleedMm: Mm): PhotoTile[] {
  if (bleedMm <= 0) return []
  const masked = element.mask !== undefined && element.mask.shape !== 'rectangle'
  const columns = repeats(box.widthMm, bleedMm)
  const rows = repeats(box.heightMm, bleedMm)
  const tiles: (PhotoTile & { distance: number })[] = []
  for (const row of rows) {
    for (const column of columns) {
      if (row === 0 && column === 0) continue
      const across = reflection(box.xMm, box.widthMm, column)
      const down = reflection(box.yMm, box.heightMm, row)
      const place = [across.scale, 0, 0, down.scale, across.shift, down.shift] as const
      const cell: Path = masked ? maskPath(element, box) : rectanglePath(box)
      tiles.push({ place, clip: mapPath(cell, place), distance: Math.abs(row) + Math.abs(column) })
    }
  }
  return tiles.sort((one, other) => other.distance - one.distance).map(({ place, clip }) => ({ place, clip }))
}

/**
 * A coloured edge as two rings. The upper one, exactly outside the trim, covers what a photo on the face leaves there.
 * The lower one reaches a little under the photo, so that the joint shows photo and edge only, never the background.
 */
export function edgeItems(surface: Surface): { under: SceneItem; over: SceneItem } | undefined {
  if (surface.edge.kind !== 'colour' || surface.bleedMm <= 0) return undefined
  const { colour } = surface.edge
  const page = pageBox(surface)
  const trim = trimBox(surface)
  const ring = (id: string, hole: Box): SceneItem => ({
    id,
    opacity: 1,
    extent: boxExtent(page),
    ops: [
      {
        op: 'fill',
        path: [...rectanglePath(page), ...rectanglePath(hole)],
        matrix: identity,
        colour,
        rule: 'evenodd',
      },
    ],
    missing: [],
  })
  const inner: Box = {
    xMm: LAP_MM,
    yMm: LAP_MM,
    widthMm: trim.widthMm - 2 * LAP_MM,
    heightMm: trim.heightMm - 2 * LAP_MM,
  }
  return { under: ring('edge:under', inner), over: ring('edge:over', trim) }
}

function repeats(lengthMm: Mm, bleedMm: Mm): number[] {
  const count = Math.min(MOST_REPEATS, Math.ceil(bleedMm / (lengthMm - 2 * LAP_MM)))
  return Array.from({ length: 2 * count + 1 }, (_, index) => index - count)
}

/**
 * Where one axis of the frame goes in the nth cell: moved in even cells, mirrored in odd ones. The mirrors stand
 * `LAP_MM` inside the frame, so each cell overlaps its neighbours.
 */
function reflection(startMm: Mm, lengthMm: Mm, cell: number): { scale: 1 | -1; shift: Mm } {
  const step = cell * (lengthMm - 2 * LAP_MM)
  return cell % 2 === 0 ? { scale: 1, shift: step } : { scale: -1, shift: 2 * startMm + lengthMm + step }
}
