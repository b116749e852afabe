/** Art that is printed over and over, as a pattern is woven: from the middle of the face over the whole page. */
import type { Surface } from '#packages/design-document/design.ts'
import { type Box, pageBox, trimBox } from '#packages/design-document/geometry.ts'
import { pathLettersOf } from '#packages/design-document/limits.ts'
import type { ArtElement } from '#packages/design-document/shapes.ts'
import { artParts, type OutlinePart } from './shapes.ts'

/** Prints of one drawing, so that a design stays light to draw: past it they become larger. */
const MOST_TILES = 600
/** Of all prints of one drawing together, in letters of its data. */
const MOST_TILED_LETTERS = 300_000
/** Of all patterns of a surface: more is refused when a design is saved. */
export const MAX_TILED_LETTERS_OF_SURFACE = 600_000

/**
 * Where each print of a drawing lies, row by row.
 *
 * A whole number goes across the trim, as near to `tileMm` as that allows. One row has its middle in the middle of the
 * face, so that top and bottom end alike.
 *
 * @returns boxes in mm of the surface that cover the page; undefined for art that is not repeated
 * @example artTiles({ ...art, width: 1, height: 1, tileMm: 50 }, surface) // 50 mm squares
 */
export function artTiles(element: ArtElement, surface: Surface): Box[] | undefined {
  const { tileMm, width, height } = element
  if (tileMm === undefined) return undefined
  const trim = trimBox(surface)
  const page = pageBox(surface)
  const shape = height / width
  const most = Math.max(1, Math.min(MOST_TILES, Math.floor(MOST_TILED_LETTERS / pathLettersOf(element))))
  const least = Math.sqrt((page.widthMm * page.heightMm) / (shape * most))
  const across = Math.max(1, Math.round(trim.widthMm / Math.max(tileMm, least)))
  const widthMm = trim.widthMm / across
  const heightMm = widthMm * shape
  const beside = Math.ceil(surface.bleedMm / widthMm)
  const below = Math.ceil((page.heightMm / heightMm - 1) / 2)
  const top = trim.heightMm / 2 - heightMm / 2
  return range(-below, below).flatMap((row) =>
    range(-beside, across - 1 + beside).map((column) => ({
      xMm: column * widthMm,
      yMm: top + row * heightMm,
      widthMm,
      heightMm,
    })),
  )
}

/** Each outline of the drawing with all its prints in one path, so that prints that touch leave no seam between them. */
export function tiledParts(element: ArtElement, tiles: readonly Box[]): readonly OutlinePart[] {
  const prints = tiles.map((box) => artParts(element, box))
  const [first = []] = prints
  return first.map((part, index) => ({ ...part, path: prints.flatMap((parts) => parts[index]?.path ?? []) }))
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Letters of the outlines of all prints of a surface. */
export const tiledLettersOf = (surface: Surface): number =>
  surface.elements.reduce((sum, element) => {
    const tiles = element.type === 'art' ? artTiles(element, surface) : undefined
    return sum + (tiles?.length ?? 0) * pathLettersOf(element)
  }, 0)
