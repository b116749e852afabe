/**
 * A surface as a flat list of things to paint, all in mm. Every decision about geometry is made here; a painter only
 * replays the list, so the editor, the proof and the artwork cannot differ.
 */
import type {
  Background,
  DesignElement,
  PhotoElement,
  Shadow,
  Surface,
  TextElement,
} from '#packages/design-document/design.ts'
import {
  type Box,
  boxExtent,
  type Extent,
  frameMatrix,
  frameOf,
  grow,
  identity,
  type Matrix,
  mapExtent,
  multiply,
  pageBox,
  rotation,
  textPivot,
  translation,
  trimBox,
  turnOf,
  union,
} from '#packages/design-document/geometry.ts'
import { type InkName, inks } from '#packages/design-document/inks.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import type { ArtElement, ShapeElement } from '#packages/design-document/shapes.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { edgeItems, mirrorTiles } from './edge.ts'
import type { FontsByName } from './fonts.ts'
import { maskPath, pathExtent } from './path.ts'
import { repeatTiles } from './repeat.ts'
import { artParts, shapeParts } from './shapes.ts'
import { layoutText } from './text.ts'
import { artTiles, tiledParts } from './tiles.ts'

/** Blurred silhouette under an element; `sigmaMm` is the Gaussian sigma. */
export type ShadowOp = {
  readonly op: 'shadow'
  readonly path: Path
  readonly matrix: Matrix
  readonly colour: string
  readonly opacity: number
  readonly sigmaMm: Mm
  readonly extent: Extent
}
/** A photo in its frame, painted once for every tile; later tiles cover earlier ones. */
export type PhotoOp = {
  readonly op: 'photo'
  readonly element: PhotoElement
  /** The frame before it is turned; the photo lies in it by `placementMatrix`. */
  readonly box: Box
  /** The frame's own axes -> the surface. */
  readonly matrix: Matrix
  readonly tiles: readonly PhotoTile[]
}
/** `place` moves or mirrors the photo along the frame's axes; `clip` is what may be covered, in the same axes. */
export type PhotoTile = { readonly place: Matrix; readonly clip: Path }
export type FillOp = {
  readonly op: 'fill'
  readonly path: Path
  readonly matrix: Matrix
  readonly colour: string
  readonly rule: 'nonzero' | 'evenodd'
  /** Printed with this ink, which `colour` stands for in pictures. */
  readonly ink?: InkName
}
/** Mitres are cut off beyond 4 times the width, by every painter. */
export type StrokeOp = {
  readonly op: 'stroke'
  readonly path: Path
  readonly matrix: Matrix
  readonly colour: string
  readonly widthMm: Mm
  readonly join: 'miter' | 'round'
  /** Printed with this ink, which `colour` stands for in pictures. */
  readonly ink?: InkName
}
export type DrawOp = ShadowOp | PhotoOp | FillOp | StrokeOp

export type DrawItem = {
  /** The element's id, or `edge:...` for the coloured edge. */
  readonly id: string
  /** Of the item as a whole: its parts do not show through each other. */
  readonly opacity: number
  /** Nothing is painted outside; mm of the surface. */
  readonly extent: Extent
  readonly ops: readonly DrawOp[]
  /** Characters of a text that no font has; they are not drawn. */
  readonly missing: readonly string[]
}
export type Gradient = {
  readonly from: { readonly x: Mm; readonly y: Mm }
  readonly to: { readonly x: Mm; readonly y: Mm }
  readonly stops: Extract<Background, { kind: 'gradient' }>['stops']
}
export type DrawList = {
  readonly page: Box
  readonly trim: Box
  readonly background: { readonly colour: string } | { readonly gradient: Gradient }
  /** In painting order. */
  readonly items: readonly DrawItem[]
}

/**
 * Everything on a surface, ready to paint.
 *
 * @param fonts finds the fonts of a menu name; characters it cannot draw are listed in the items' `missing`
 * @example pageSvg(drawListOf(surface, fonts), { widthPx: 800, photo })
 */
export function drawListOf(surface: Surface, fonts: FontsByName): DrawList {
  const elements = surface.elements.map((element) => drawItemOf(element, surface, fonts))
  return { ...drawListFrame(surface), items: withEdge(surface, elements) }
}

/** Page, trim and background of a surface, without its elements. */
export function drawListFrame(surface: Surface): Omit<DrawList, 'items'> {
  const page = pageBox(surface)
  const { background } = surface
  return {
    page,
    trim: trimBox(surface),
    background:
      background.kind === 'solid'
        ? { colour: background.colour }
        : { gradient: gradientAcross(page, background.angleDeg, background.stops) },
  }
}

/**
 * Puts a coloured edge between the items of a surface: above photos on the face, below everything painted after them.
 *
 * @param items one for each element of the surface, in the same order
 */
export function withEdge(surface: Surface, items: readonly DrawItem[]): readonly DrawItem[] {
  const edge = edgeItems(surface)
  if (!edge) return items
  const lastOnFace = surface.elements.findLastIndex(
    (element) => element.type === 'photo' && element.frame.kind === 'face',
  )
  const [under, over] = edge
  return [under, ...items.slice(0, lastOnFace + 1), over, ...items.slice(lastOnFace + 1)]
}

/** One element, ready to paint: what the editor builds again at every keystroke. */
export function drawItemOf(element: DesignElement, surface: Surface, fonts: FontsByName): DrawItem {
  switch (element.type) {
    case 'photo':
      return photoItem(element, surface)
    case 'text':
      return textItem(element, fonts)
    case 'shape':
    case 'art':
      return outlinesItem(element, surface)
  }
}

/** Everything that an element with an ink prints is printed with it. */
const inInk = (colour: string, ink: InkName | undefined) =>
  ink === undefined ? { colour } : { colour: inks[ink].colour, ink }

/** Text axes -> the surface: the text's turn about the centre of its first line. */
export function textMatrix(element: TextElement): Matrix {
  return element.rotationDeg === 0 ? identity : rotation(element.rotationDeg, textPivot(element))
}

function photoItem(element: PhotoElement, surface: Surface): DrawItem {
  const frame = frameOf(element, surface)
  const { box } = frame
  const matrix = frameMatrix(frame)
  const mask = maskPath(element, box)
  const mirrored = element.frame.kind === 'face' && surface.edge.kind === 'mirror'
  const tiles = element.repeat
    ? repeatedTiles(element, box, mirrored ? surface.bleedMm : 0)
    : [...(mirrored ? mirrorTiles(element, box, surface.bleedMm) : []), { place: identity, clip: mask }]
  const ops: DrawOp[] = [{ op: 'photo', element, box, matrix, tiles }]
  const { border } = element
  if (border && border.widthMm > 0) {
    ops.push({
      op: 'stroke',
      path: mask,
      matrix,
      colour: border.colour,
      widthMm: border.widthMm,
      join: 'miter',
    })
  }
  const spread = Math.max(mirrored ? surface.bleedMm : 0, border ? border.widthMm : 0)
  const extent = grow(mapExtent(matrix, boxExtent(box)), spread)
  return finishItem(element, mask, matrix, ops, extent, [])
}

/** What is repeated goes on past the face, where the edge of another photo would be its mirror image. */
function repeatedTiles(element: PhotoElement, box: Box, beyondMm: Mm): PhotoTile[] {
  const area = {
    xMm: box.xMm - beyondMm,
    yMm: box.yMm - beyondMm,
    widthMm: box.widthMm + 2 * beyondMm,
    heightMm: box.heightMm + 2 * beyondMm,
  }
  return repeatTiles(element, box, area, maskPath(element, area))
}

function textItem(element: TextElement, fonts: FontsByName): DrawItem {
  const { path, missing } = layoutText(element, fonts(element.font))
  const matrix = textMatrix(element)
  const glyphs = pathExtent(path, matrix)
  const nowhere = { left: 0, top: 0, right: 0, bottom: 0 }
  if (!glyphs) return { id: element.id, opacity: element.opacity, extent: nowhere, ops: [], missing }
  const { outline, ink } = element
  const ops: DrawOp[] = [{ op: 'fill', path, matrix, ...inInk(element.colour, ink), rule: 'nonzero' }]
  if (outline && outline.widthMm > 0) {
    const widthMm = 2 * outline.widthMm
    ops.unshift({ op: 'stroke', path, matrix, ...inInk(outline.colour, ink), widthMm, join: 'round' })
  }
  return finishItem(element, path, matrix, ops, grow(glyphs, outline?.widthMm ?? 0), missing)
}

function outlinesItem(element: ShapeElement | ArtElement, surface: Surface): DrawItem {
  const { box, rotationDeg } = frameOf(element, surface)
  const matrix = frameMatrix({ box, rotationDeg })
  const parts = element.type === 'shape' ? shapeParts(element, box) : artOnSurface(element, box, surface)
  const ops = parts.flatMap(({ path, rule, fill, line }): DrawOp[] => [
    ...(fill === undefined ? [] : [{ op: 'fill', path, matrix, ...inInk(fill, element.ink), rule } as const]),
    ...(line === undefined || line.widthMm === 0
      ? []
      : [
          {
            op: 'stroke',
            path,
            matrix,
            ...inInk(line.colour, element.ink),
            widthMm: line.widthMm,
            join: 'miter',
          } as const,
        ]),
  ])
  const silhouette = parts.flatMap(({ path }) => path)
  const widest = Math.max(0, ...parts.map(({ line }) => line?.widthMm ?? 0))
  // A mitre reaches four half widths beyond its corner.
  const extent = grow(pathExtent(silhouette, matrix) ?? mapExtent(matrix, boxExtent(box)), 2 * widest)
  return finishItem(element, silhouette, matrix, ops, extent, [])
}

function artOnSurface(element: ArtElement, box: Box, surface: Surface) {
  const tiles = artTiles(element, surface)
  return tiles ? tiledParts(element, tiles) : artParts(element, box)
}

/** Adds the shadow below the parts of an element. */
function finishItem(
  { id, opacity, shadow }: DesignElement,
  silhouette: Path,
  matrix: Matrix,
  ops: readonly DrawOp[],
  extent: Extent,
  missing: readonly string[],
): DrawItem {
  const below = shadow && shadowOf(shadow, silhouette, matrix)
  if (!below) return { id, opacity, extent, ops, missing }
  return { id, opacity, extent: union(extent, below.extent), ops: [below, ...ops], missing }
}

function shadowOf(shadow: Shadow, path: Path, upright: Matrix): ShadowOp | undefined {
  const { dxMm, dyMm, blurMm: sigmaMm, colour, opacity } = shadow
  const matrix = multiply(translation(dxMm, dyMm), upright)
  const silhouette = pathExtent(path, matrix)
  // Beyond 3 sigma a Gaussian leaves under half a percent; the half millimetre is for antialiasing.
  const extent = silhouette && grow(silhouette, 3 * sigmaMm + 0.5)
  return extent && { op: 'shadow', path, matrix, colour, opacity, sigmaMm, extent }
}

/** The line through the centre, just long enough for the end colours to reach the corners; at 0° it runs downwards. */
function gradientAcross(page: Box, angleDeg: number, stops: Gradient['stops']): Gradient {
  const { cos: down, sin: across } = turnOf(angleDeg)
  const half = (Math.abs(page.widthMm * across) + Math.abs(page.heightMm * down)) / 2
  const x = page.xMm + page.widthMm / 2
  const y = page.yMm + page.heightMm / 2
  return {
    from: { x: x - across * half, y: y - down * half },
    to: { x: x + across * half, y: y + down * half },
    stops: [...stops].sort((one, other) => one.at - other.at),
  }
}
