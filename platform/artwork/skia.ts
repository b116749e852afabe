/** Paints a region of a draw list with Skia. Photos arrive prepared; nothing is decoded or laid out here. */
import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type {
  DrawItem,
  DrawList,
  DrawOp,
  PhotoOp,
  PhotoTile,
  ShadowOp,
} from '#packages/artwork-renderer/draw-list.ts'
import { pathExtent } from '#packages/artwork-renderer/path.ts'
import {
  type Box,
  boxExtent,
  type Extent,
  grow,
  identity,
  invert,
  type Matrix,
  mapExtent,
  multiply,
  overlaps,
} from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import type { Mm, Px } from '#packages/design-document/units.ts'
import { type PixelArea, type PreparedPhoto, SAMPLE_MARGIN_PX } from './pixels.ts'

/** Blurs are worked out where their sigma is this many pixels, then enlarged: at most 3 levels of 255 off. */
const BLUR_SIGMA_PX: Px = 8

export type Painting = {
  readonly drawList: DrawList
  readonly pxPerMm: number
  /** Top-left corner of the whole picture, in mm of the surface. */
  readonly origin: { readonly xMm: Mm; readonly yMm: Mm }
  /** Cooked photos by element id; a photo that shows nothing is absent. */
  readonly photos: ReadonlyMap<string, PreparedPhoto>
}

/**
 * Canvases that are reused from strip to strip. They live outside the JavaScript heap, where garbage collection frees
 * them late: without this a large print takes three times the memory.
 */
export type Pool = {
  readonly shadows: Map<ShadowOp, BlurLayer>
  readonly canvases: Map<string, Canvas>
  /** Which area of a photo its canvas holds, by element id. */
  readonly shown: Map<string, string>
}
export const emptyPool = (): Pool => ({ shadows: new Map(), canvases: new Map(), shown: new Map() })

/** 256 MB. A design of many wide shadows is drawn slower instead of in gigabytes. */
const MAX_SHADOW_PIXELS = 64e6
/** Of one shadow: nine tenths of a square metre as finely as a press file has it. What is larger is drawn coarser. */
export const MAX_LAYER_PIXELS = 32e6
/** A shadow that takes more, and is larger than so many pages, is cut to its page. */
const MAX_WHOLE_PIXELS = 1e6
const MAX_WHOLE_PAGES = 2

/**
 * Paints rows of a picture onto a canvas of its width.
 *
 * @param topPx  the first row
 * @param heightPx number of rows, at most the height of the canvas
 */
export async function paintRows(
  painting: Painting,
  canvas: Canvas,
  { topPx, heightPx }: { topPx: Px; heightPx: Px },
  pool: Pool,
): Promise<void> {
  const { drawList, pxPerMm, origin } = painting
  const context = canvas.getContext('2d')
  const device: Matrix = [pxPerMm, 0, 0, pxPerMm, -origin.xMm * pxPerMm, -origin.yMm * pxPerMm - topPx]
  const region = mapExtent(invert(device), { left: 0, top: 0, right: canvas.width, bottom: heightPx })
  const task: Task = { painting, device, region, pool, widthPx: canvas.width, heightPx }
  paintBackground(context, task)
  for (const item of drawList.items) {
    if (!overlaps(item.extent, region)) continue
    await paintItem(context, item, task)
    // Yields to the event loop, which also frees the memory of the last item.
    await setImmediate()
  }
}

type Task = {
  readonly painting: Painting
  readonly device: Matrix
  readonly region: Extent
  readonly pool: Pool
  readonly widthPx: Px
  readonly heightPx: Px
}

function paintBackground(context: SKRSContext2D, { painting, device, region }: Task) {
  const { background } = painting.drawList
  context.setTransform(...device)
  if ('colour' in background) context.fillStyle = background.colour
  else {
    const { from, to, stops } = background.gradient
    const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y)
    for (const { at, colour } of stops) gradient.addColorStop(at, colour)
    context.fillStyle = gradient
  }
  context.fillRect(region.left, region.top, region.right - region.left, region.bottom - region.top)
}

async function paintItem(context: SKRSContext2D, item: DrawItem, task: Task) {
  if (item.opacity >= 1) {
    for (const op of item.ops) await paintOp(context, op, task)
    return
  }
  const layer = pooledCanvas(task.pool, 'layer', task.widthPx, task.heightPx)
  const inLayer = layer.getContext('2d')
  inLayer.setTransform(...identity)
  inLayer.clearRect(0, 0, layer.width, layer.height)
  for (const op of item.ops) await paintOp(inLayer, op, task)
  context.setTransform(...identity)
  context.globalAlpha = item.opacity
  context.drawImage(layer, 0, 0)
  context.globalAlpha = 1
}

async function paintOp(context: SKRSContext2D, op: DrawOp, task: Task) {
  switch (op.op) {
    case 'shadow':
      if (overlaps(op.extent, task.region)) paintShadow(context, op, task)
      return
    case 'photo':
      for (const tile of op.tiles) await paintTile(context, op, tile, task)
      return
    case 'fill':
      context.setTransform(...multiply(task.device, op.matrix))
      context.fillStyle = op.colour
      trace(context, op.path)
      context.fill(op.rule)
      return
    case 'stroke':
      context.setTransform(...multiply(task.device, op.matrix))
      context.strokeStyle = op.colour
      context.lineWidth = op.widthMm
      context.lineJoin = op.join
      context.miterLimit = 4
      trace(context, op.path)
      context.stroke()
  }
}

async function paintTile(context: SKRSContext2D, op: PhotoOp, { place, clip }: PhotoTile, task: Task) {
  const photo = task.painting.photos.get(op.element.id)
  const shown = photo && neededArea(op, place, clip, photo, task.region)
  if (!photo || !shown) return
  const { left, top, width, height } = shown
  const bitmap = await bitmapOf(op.element.id, photo, shown, task.pool)
  context.save()
  context.setTransform(...multiply(task.device, op.matrix))
  trace(context, clip)
  context.clip()
  context.transform(...multiply(place, multiply(photo.matrix, [1, 0, 0, 1, left, top])))
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height, 0, 0, width, height)
  context.restore()
}

/** An area of a photo as a canvas. The prints of a repeated photo show the same area one after the other, which is read once. */
async function bitmapOf(id: string, photo: PreparedPhoto, area: PixelArea, { canvases, shown }: Pool) {
  const name = Object.values(area).join()
  const known = canvases.get(id)
  if (known && shown.get(id) === name) return known
  const pixels = await photo.read(area)
  const bitmap = pooledCanvas({ canvases }, id, pixels.widthPx, pixels.heightPx)
  bitmap.getContext('2d').putImageData(new ImageData(pixels.data, pixels.widthPx, pixels.heightPx), 0, 0)
  shown.set(id, name)
  return bitmap
}

/** The pixels of a photo that a tile shows in a region, with the margin that sampling needs. */
function neededArea(op: PhotoOp, place: Matrix, clip: Path, photo: PreparedPhoto, region: Extent) {
  const inFrame = mapExtent(invert(op.matrix), region)
  const cell = pathExtent(clip, identity)
  if (!cell || !overlaps(cell, inFrame)) return undefined
  const visible = {
    left: Math.max(cell.left, inFrame.left),
    top: Math.max(cell.top, inFrame.top),
    right: Math.min(cell.right, inFrame.right),
    bottom: Math.min(cell.bottom, inFrame.bottom),
  }
  const pixels = mapExtent(invert(multiply(place, photo.matrix)), visible)
  const left = Math.max(0, Math.floor(pixels.left) - SAMPLE_MARGIN_PX)
  const top = Math.max(0, Math.floor(pixels.top) - SAMPLE_MARGIN_PX)
  const right = Math.min(photo.widthPx, Math.ceil(pixels.right) + SAMPLE_MARGIN_PX)
  const bottom = Math.min(photo.heightPx, Math.ceil(pixels.bottom) + SAMPLE_MARGIN_PX)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}

export type BlurLayer = {
  readonly canvas: Canvas
  readonly xMm: Mm
  readonly yMm: Mm
  readonly pxPerMm: number
}

function paintShadow(context: SKRSContext2D, op: ShadowOp, { painting, device, pool }: Task) {
  const kept = pool.shadows.get(op)
  const layer = kept ?? blurLayer(op, painting.pxPerMm, painting.drawList.page)
  const isKept = kept !== undefined || keepShadow(pool, op, layer)
  const enlarge = 1 / layer.pxPerMm
  context.setTransform(...multiply(device, [enlarge, 0, 0, enlarge, layer.xMm, layer.yMm]))
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = op.opacity
  context.drawImage(layer.canvas, 0, 0)
  context.globalAlpha = 1
  if (!isKept) freePixels(layer.canvas)
}

function keepShadow({ shadows }: Pool, op: ShadowOp, layer: BlurLayer): boolean {
  const pixels = [layer, ...shadows.values()].reduce(
    (sum, { canvas }) => sum + canvas.width * canvas.height,
    0,
  )
  if (pixels > MAX_SHADOW_PIXELS) return false
  shadows.set(op, layer)
  return true
}

/** Freed now, and not at the next garbage collection. */
export function freePixels(canvas: Canvas) {
  canvas.width = 1
  canvas.height = 1
}

/**
 * The blurred silhouette of a shadow, fully opaque where it is darkest.
 *
 * @param pxPerMm resolution of the picture it is for; a wide blur is worked out smaller
 * @param page  what can be seen of it, in mm of the surface
 */
export function blurLayer(op: ShadowOp, pxPerMm: number, page: Box): BlurLayer {
  const { sigmaMm, path, matrix, colour } = op
  const finest = sigmaMm * pxPerMm > BLUR_SIGMA_PX ? BLUR_SIGMA_PX / sigmaMm : pxPerMm
  const extent = shownOf(op, finest, page)
  const scale = Math.min(finest, Math.sqrt(MAX_LAYER_PIXELS / areaOf(extent)))
  const left = Math.floor(extent.left * scale)
  const top = Math.floor(extent.top * scale)
  const width = Math.max(1, Math.ceil(extent.right * scale) - left)
  const height = Math.max(1, Math.ceil(extent.bottom * scale) - top)
  const place = { xMm: left / scale, yMm: top / scale, pxPerMm: scale }
  const sharp = createCanvas(width, height)
  const context = sharp.getContext('2d')
  context.setTransform(...multiply([scale, 0, 0, scale, -left, -top], matrix))
  context.fillStyle = colour
  trace(context, path)
  context.fill()
  const sigmaPx = sigmaMm * scale
  // Under a twentieth of a pixel a blur cannot be seen.
  if (sigmaPx <= 0.05) return { canvas: sharp, ...place }
  const soft = createCanvas(width, height)
  const inSoft = soft.getContext('2d')
  inSoft.filter = `blur(${sigmaPx}px)`
  inSoft.drawImage(sharp, 0, 0)
  freePixels(sharp)
  return { canvas: soft, ...place }
}

/**
 * Where the silhouette is drawn. Of one far larger than its page, which would take gigabytes, it is what the page shows, and as
 * much around it as a blur looks at.
 */
function shownOf({ extent, sigmaMm }: ShadowOp, pxPerMm: number, page: Box): Extent {
  const seen = grow(boxExtent(page), 3 * sigmaMm + 0.5)
  const most = Math.max(MAX_WHOLE_PIXELS / pxPerMm ** 2, MAX_WHOLE_PAGES * areaOf(seen))
  if (areaOf(extent) <= most) return extent
  return {
    left: Math.max(extent.left, seen.left),
    top: Math.max(extent.top, seen.top),
    right: Math.min(extent.right, seen.right),
    bottom: Math.min(extent.bottom, seen.bottom),
  }
}

const areaOf = ({ left, top, right, bottom }: Extent) => Math.max(0, right - left) * Math.max(0, bottom - top)

function pooledCanvas(pool: Pick<Pool, 'canvases'>, name: string, width: Px, height: Px): Canvas {
  const known = pool.canvases.get(name)
  if (known && known.width >= width && known.height >= height) return known
  const canvas = createCanvas(Math.max(width, known?.width ?? 0), Math.max(height, known?.height ?? 0))
  pool.canvases.set(name, canvas)
  return canvas
}

function trace(context: SKRSContext2D, path: Path) {
  context.beginPath()
  for (const segment of path) {
    switch (segment[0]) {
      case 'M':
        context.moveTo(segment[1], segment[2])
        break
      case 'L':
        context.lineTo(segment[1], segment[2])
        break
      case 'Q':
        context.quadraticCurveTo(segment[1], segment[2], segment[3], segment[4])
        break
      case 'C':
        context.bezierCurveTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6])
        break
      case 'Z':
        context.closePath()
    }
  }
}
