/** Paints a draw list as SVG: the picture the shopper edits. One user unit is one millimetre. */
import type { PhotoElement } from '#packages/design-document/design.ts'
import {
  type Box,
  grow,
  identity,
  type Matrix,
  multiply,
  type PixelSize,
  placementMatrix,
} from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { coversFrame } from '#packages/design-document/repeat.ts'
import type { Px } from '#packages/design-document/units.ts'
import type { DrawItem, DrawList, DrawOp, PhotoOp, PhotoTile, ShadowOp } from './draw-list.ts'
import { type ColourMatrix, coloursOf, colourValues } from './filters.ts'
import { pencilPrimitives, pencilSigmas } from './pencil.ts'

/** A picture of the whole upright photo, of any size; not cropped. */
export type Picture = PixelSize & {
  readonly href: string
  /** The element's filter and adjustments are in its pixels already. */
  readonly isFiltered?: boolean
}
/** Finds the picture of a photo; undefined while there is none, and then nothing is drawn for it. */
export type PictureOf = (element: PhotoElement) => Picture | undefined

export type ItemOptions = {
  readonly photo: PictureOf
  /** Begins every id in the markup, so that two drawings can share a document. Letters, digits, `-`, `_`. */
  readonly prefix?: string
}
export type PageOptions = ItemOptions & {
  /** Width in CSS pixels; left out, the drawing takes the size of its place. */
  readonly widthPx?: Px
  /** The page with its bleed, or the trim alone. */
  readonly area?: 'page' | 'trim'
}

/**
 * A whole surface.
 *
 * @returns an `<svg>` element as text; the same text in every browser and on the server
 * @example pageSvg(drawListOf(surface, fonts), { widthPx: 800, photo: () => ({ href, widthPx: 2048, heightPx: 1365 }) })
 */
export function pageSvg(drawList: DrawList, options: PageOptions): string {
  const area = options.area === 'trim' ? drawList.trim : drawList.page
  const { widthPx } = options
  const size =
    widthPx === undefined
      ? ''
      : ` width="${widthPx}" height="${mm((area.heightMm * widthPx) / area.widthMm)}"`
  const items = drawList.items.map((item) => itemSvg(item, options)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="${viewBoxOf(area)}">${backgroundSvg(drawList, options)}${items}</svg>`
}

/** The `viewBox` that shows an area of the surface, such as `drawList.page`. */
export function viewBoxOf({ xMm, yMm, widthMm, heightMm }: Box): string {
  return `${mm(xMm)} ${mm(yMm)} ${mm(widthMm)} ${mm(heightMm)}`
}

/** The background of a page, as markup for inside an `<svg>`. */
export function backgroundSvg(
  drawList: Omit<DrawList, 'items'>,
  { prefix = '' }: { prefix?: string } = {},
): string {
  const { background, page } = drawList
  if ('colour' in background) return rectangle(page, background.colour)
  const { from, to, stops } = background.gradient
  const id = `${prefix}background`
  const colours = stops.map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${mm(from.x)}" y1="${mm(from.y)}" ` +
    `x2="${mm(to.x)}" y2="${mm(to.y)}">${colours}</linearGradient>${rectangle(page, `url(#${id})`)}`
  )
}

/**
 * One element, as markup for inside an `<svg>`: what the editor replaces while an element is being changed.
 *
 * @returns markup whose ids begin with the prefix and the item's id; empty when there is nothing to paint
 */
export function itemSvg(item: DrawItem, options: ItemOptions): string {
  const id = `${options.prefix ?? ''}${item.id}`
  const body = item.ops.map((op, index) => opSvg(op, item, `${id}.${index}`, options.photo)).join('')
  return item.opacity < 1 && body !== '' ? `<g opacity="${item.opacity}">${body}</g>` : body
}

/** Outline as the `d` of an SVG path, in mm to the nearest thousandth. */
export function pathData(path: Path): string {
  let data = ''
  for (const segment of path) {
    switch (segment[0]) {
      case 'Z':
        data += 'Z'
        break
      case 'Q':
        data += `Q${mm(segment[1])} ${mm(segment[2])} ${mm(segment[3])} ${mm(segment[4])}`
        break
      case 'C':
        data += `C${mm(segment[1])} ${mm(segment[2])} ${mm(segment[3])} ${mm(segment[4])} ${mm(segment[5])} ${mm(segment[6])}`
        break
      default:
        data += `${segment[0]}${mm(segment[1])} ${mm(segment[2])}`
    }
  }
  return data
}

function opSvg(op: DrawOp, item: DrawItem, id: string, photo: PictureOf): string {
  switch (op.op) {
    case 'fill': {
      const rule = op.rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
      return `<path d="${pathData(op.path)}" fill="${op.colour}"${rule}${transform(op.matrix)}/>`
    }
    case 'stroke':
      return (
        `<path d="${pathData(op.path)}" fill="none" stroke="${op.colour}" stroke-width="${mm(op.widthMm)}" ` +
        `stroke-linejoin="${op.join}" stroke-miterlimit="4"${transform(op.matrix)}/>`
      )
    case 'shadow':
      return shadowSvg(op, id)
    case 'photo':
      return photoSvg(op, item, id, photo(op.element))
  }
}

/** The filter sits on an upright group: under a turned one browsers resample what they filtered. */
function shadowSvg({ path, matrix, colour, opacity, sigmaMm, extent }: ShadowOp, id: string): string {
  const shape = `<path d="${pathData(path)}" fill="${colour}"${transform(matrix)}/>`
  if (sigmaMm === 0) return `<g opacity="${opacity}">${shape}</g>`
  const blur = `<feGaussianBlur stdDeviation="${mm(sigmaMm)}"/>`
  return `${filterSvg(id, extent, blur)}<g filter="url(#${id})" opacity="${opacity}">${shape}</g>`
}

function photoSvg(op: PhotoOp, item: DrawItem, id: string, picture: Picture | undefined): string {
  if (!picture) return ''
  const { element, tiles } = op
  const colours = picture.isFiltered ? undefined : coloursOf(element)
  const [only, ...others] = tiles
  if (colours && only && others.length === 0 && element.filter !== 'pencil')
    return colouredSvg(op, only, item, { id, picture, colours })
  const drawn = clippedTogether(tiles).map(({ clip, places }, index) => {
    const clipId = `${id}.clip${index}`
    const outline = `<clipPath id="${clipId}"><path d="${pathData(clip)}"/></clipPath>`
    const images = places.map((place) =>
      imageSvg(picture, multiply(place, placementMatrix(element, op.box, picture))),
    )
    return `${outline}<g clip-path="url(#${clipId})"${transform(op.matrix)}>${images.join('')}</g>`
  })
  if (!colours) return drawn.join('')
  const steps = element.filter === 'pencil' ? pencilSteps(element) : ''
  const effect = `<feColorMatrix values="${colourValues(colours)}" result="coloured"/>${steps}`
  return `${filterSvg(id, grow(item.extent, 1), effect)}<g filter="url(#${id})">${drawn.join('')}</g>`
}

/** Tiles that follow each other under one outline are cut once: a repeated photo has hundreds of them. */
function clippedTogether(tiles: readonly PhotoTile[]): { clip: Path; places: Matrix[] }[] {
  const groups: { clip: Path; places: Matrix[] }[] = []
  for (const { clip, place } of tiles) {
    const last = groups.at(-1)
    if (last?.clip === clip) last.places.push(place)
    else groups.push({ clip, places: [place] })
  }
  return groups
}

/**
 * One photo in other colours. It is cut after the filter: Firefox and WebKit filter on pixels of their own, which lie
 * between those of the screen, so that a cut inside them leaves a pale line around the photo. Where the photo itself ends
 * on the frame, its last pixels are made opaque for the same reason.
 */
function colouredSvg(
  { element, box, matrix }: PhotoOp,
  { place, clip }: PhotoTile,
  { extent }: DrawItem,
  { id, picture, colours }: { id: string; picture: Picture; colours: ColourMatrix },
): string {
  const solid = coversFrame(element, box, element.placement)
    ? '<feComponentTransfer><feFuncA type="linear" slope="1000" intercept="0"/></feComponentTransfer>'
    : ''
  const effect = `<feColorMatrix values="${colourValues(colours)}"/>${solid}`
  const clipId = `${id}.clip0`
  const inFrame = multiply(place, placementMatrix(element, box, picture))
  return (
    `<clipPath id="${clipId}"><path d="${pathData(clip)}"${transform(matrix)}/></clipPath>` +
    `${filterSvg(id, grow(extent, 1), effect)}<g clip-path="url(#${clipId})"><g filter="url(#${id})">` +
    `${imageSvg(picture, multiply(matrix, inFrame))}</g></g>`
  )
}

function imageSvg({ href, widthPx, heightPx }: Picture, matrix: Matrix): string {
  return (
    `<image href="${escapeAttribute(href)}" width="${widthPx}" height="${heightPx}" ` +
    `preserveAspectRatio="none"${transform(matrix)}/>`
  )
}

function pencilSteps(element: PhotoElement): string {
  const { placement, photoWidthPx } = element
  return pencilPrimitives(pencilSigmas(element, placement.photoWidthMm / photoWidthPx), 'coloured')
}

function filterSvg(id: string, extent: DrawItem['extent'], effect: string): string {
  const { left, top, right, bottom } = extent
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${mm(left)}" y="${mm(top)}" width="${mm(right - left)}" ` +
    `height="${mm(bottom - top)}" color-interpolation-filters="sRGB">${effect}</filter>`
  )
}

function rectangle({ xMm, yMm, widthMm, heightMm }: Box, fill: string): string {
  return `<rect x="${mm(xMm)}" y="${mm(yMm)}" width="${mm(widthMm)}" height="${mm(heightMm)}" fill="${fill}"/>`
}

function transform(matrix: Matrix): string {
  if (matrix === identity) return ''
  return ` transform="matrix(${matrix.map((value) => Math.round(value * 1e8) / 1e8).join(' ')})"`
}

/** Thousandths of a millimetre. Not toFixed, which takes four times as long on a page full of text. */
function mm(value: number): number {
  return Math.round(value * 1000) / 1000
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
