/**
 * Artwork as PDF 1.6: photos as one JPEG each at target dpi, text and borders as vector outlines, gradients as shadings,
 * shadows as masks. MediaBox and BleedBox are the page, TrimBox the finished edge. The content is written in mm of the
 * surface; one matrix at its start makes points of them.
 */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import type {
  DrawItem,
  DrawList,
  DrawOp,
  FillOp,
  PhotoOp,
  ShadowOp,
} from '#packages/artwork-renderer/draw-list.ts'
import { boxExtent, identity, type Matrix, multiply } from '#packages/design-document/geometry.ts'
import { effectiveDpi } from '#packages/design-document/resolution.ts'
import { mmToPx } from '#packages/design-document/units.ts'
import { blackContent, isFineBlack, isInkAlone, PageLayers } from './black-ink.ts'
import { srgbProfile } from './colour-profile.ts'
import { type PressInks, writeIntent } from './pdf-intent.ts'
import {
  colourBytes,
  colourParts,
  number,
  outlineContent,
  PdfWriter,
  trace,
  transform,
} from './pdf-writer.ts'
import { type PhotoFiles, preparePhoto, requirePhoto } from './prepare-photo.ts'
import { blurLayer, freePixels, MAX_LAYER_PIXELS } from './skia.ts'

export type PdfOptions = {
  readonly photos: PhotoFiles
  readonly title: string
  /** Written into the file as its date: the same inputs give the same bytes. */
  readonly date: Date
  /** What it is printed with, from sRGB: the file is PDF/X-4 then. Left out, it is printed by what takes sRGB. */
  readonly press?: PressInks | undefined
}

export type PdfPage = {
  readonly drawList: DrawList
  /** Photos of higher resolution are reduced to this; lower ones keep their own pixels, which the press smooths. */
  readonly targetDpi: number
  /** The page is a mirror image, for what is transferred or seen from behind. */
  readonly mirrored?: boolean
  /** What readers call the page instead of its number. */
  readonly label?: string | undefined
}

const POINTS_PER_MM = 72 / 25.4
/** How photos are packed. Tables made to measure would hold a whole photo in memory a second time. */
const JPEG = { quality: 93, chromaSubsampling: '4:4:4', optimiseCoding: false } as const
/** Small prints are held close to the eye, and screens show them finer than a press prints them: see docs/decisions/0072. */
const SMALL_JPEG = { ...JPEG, quality: 97, quantisationTable: 3 } as const
const SMALL_PX = 2_000_000
/** Pixels of a photo beyond its frame, so that a press samples its edge rightly. */
const EDGE_MARGIN_PX = 2
/** Presses do not smooth masks, so shadows are enlarged to this; finer than 40 pixels a sigma shows nothing more. */
const SHADOW_DPI = 150
const SHADOW_SIGMA_PX = 40

/**
 * Writes surfaces as the pages of one PDF.
 *
 * @param pages  at least one
 * @returns the bytes of the file; the same for the same pages, photos and options
 * @throws Error when a photo is not the one the design was made with
 */
export async function drawPdf(pages: readonly PdfPage[], options: PdfOptions): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const sheets = pages.map(({ drawList: { page } }) =>
    document.addPage([points(page.widthMm), points(page.heightMm)]),
  )
  const { title, date, press } = options
  const writer = new PdfWriter(document.context)
  const mixing = press ? await writer.nameRgb(await srgbProfile()) : 'DeviceRGB'
  const contents: PageContent[] = []
  const placed: PlacedPhotos = new Map()
  for (const page of pages) contents.push(await pageContent(page, writer, options, placed))
  writer.finishResources()
  for (const [place, { node }] of sheets.entries()) {
    const [page, content] = [pages[place], contents[place]]
    if (!page || content === undefined) continue
    node.set(PDFName.of('Contents'), await writer.packed(Buffer.from(content.operators, 'latin1'), {}))
    node.set(PDFName.of('Resources'), writer.resources)
    // Mixed in RGB, black ink alone would become four inks again.
    const CS = content.hasBlackInk ? 'DeviceCMYK' : mixing
    node.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS }))
    setBoxes(document, node, page.drawList)
  }
  nameThePages(document, pages)
  const painted = contents.map(({ operators }) => operators).join('\n')
  const id = createHash('md5').update(painted).update(title).digest('hex')
  await writeIntent(document, writer, { title, date, id, press })

  const file = Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }))
  // The library always writes 1.7; nothing here needs more than 1.6, which presses ask for.
  file.write('1.6', 5, 'latin1')
  return file
}

/** Nothing is written where no page has a name. */
function nameThePages({ catalog, context }: PDFDocument, pages: readonly PdfPage[]): void {
  if (pages.every(({ label }) => label === undefined)) return
  const names = pages.flatMap(({ label }, place) => [
    place,
    label === undefined ? { S: 'D', St: place + 1 } : { P: PDFHexString.fromText(label) },
  ])
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: names }))
}

const points = (mm: number) => Number(number(mm * POINTS_PER_MM))

/** The bleed is the same on every side, so a mirrored page has the same boxes. */
function setBoxes({ context }: PDFDocument, node: PDFPage['node'], { page, trim }: DrawList): void {
  const box = (left: number, bottom: number, width: number, height: number) =>
    context.obj([left, bottom, left + width, bottom + height].map(points))
  const trimBottom = page.heightMm - (trim.yMm - page.yMm) - trim.heightMm
  node.set(PDFName.of('BleedBox'), box(0, 0, page.widthMm, page.heightMm))
  node.set(PDFName.of('TrimBox'), box(trim.xMm - page.xMm, trimBottom, trim.widthMm, trim.heightMm))
}

/** What paints a page. */
type PageContent = { readonly operators: string; readonly hasBlackInk: boolean }

async function pageContent(
  { drawList, targetDpi, mirrored = false }: PdfPage,
  writer: PdfWriter,
  { photos, press }: PdfOptions,
  placed: PlacedPhotos,
): Promise<PageContent> {
  const { page, background } = drawList
  const k = POINTS_PER_MM
  const top = (page.yMm + page.heightMm) * k
  const toPoints: Matrix = mirrored
    ? [-k, 0, 0, -k, (page.xMm + page.widthMm) * k, top]
    : [k, 0, 0, -k, -page.xMm * k, top]
  const options: PhotoOptions = { photos, targetDpi }
  const rectangle = `${[page.xMm, page.yMm, page.widthMm, page.heightMm].map(number).join(' ')} re`
  const ground =
    'colour' in background
      ? `q ${colourParts(background.colour).join(' ')} rg ${rectangle} f Q`
      : `q ${rectangle} W n /${writer.gradient(background.gradient)} sh Q`
  const layers = new PageLayers(writer, boxExtent(page))
  layers.paint(ground, boxExtent(page))
  for (const item of drawList.items) {
    const ops: string[] = []
    const isBlackInk = press !== undefined && item.opacity >= 1 && item.ops.some(isFineBlack)
    for (const op of item.ops) {
      if (isBlackInk && isFineBlack(op)) {
        if (ops.length > 0) layers.paint(ops.splice(0).join(''), item.extent)
        layers.paint(blackContent(op, writer), item.extent, 'black')
      } else ops.push(await opContent(op, drawList, writer, options, placed))
    }
    if (!isBlackInk || ops.length > 0) {
      const content = await itemContent(item, ops.join(''), writer)
      layers.paint(content, item.extent, isInkAlone(item.ops) ? 'ink' : 'mixing')
    }
    await setImmediate()
  }
  const { parts, hasBlackInk } = await layers.finished()
  return { operators: [transform(toPoints), ...parts].join('\n'), hasBlackInk }
}

async function itemContent({ opacity, extent }: DrawItem, content: string, writer: PdfWriter) {
  if (opacity >= 1) return content
  const { left, top, right, bottom } = extent
  const group = await writer.group(content, [left, top, right, bottom])
  return `q /${writer.opacity(opacity)} gs /${group} Do Q\n`
}

async function opContent(
  op: DrawOp,
  drawList: DrawList,
  writer: PdfWriter,
  options: PhotoOptions,
  placed: PlacedPhotos,
): Promise<string> {
  switch (op.op) {
    case 'fill':
      return outlineContent(op, inkContent(op, writer, 'fill'))
    case 'stroke':
      return outlineContent(op, inkContent(op, writer, 'stroke'))
    case 'shadow':
      return shadowContent(op, drawList, writer)
    case 'photo':
      return photoContent(op, drawList, writer, options, placed)
  }
}

/** Chooses what an outline is painted with: its colour, or the whole of an ink, over what lies below. */
function inkContent(
  { colour, ink }: Pick<FillOp, 'colour' | 'ink'>,
  writer: PdfWriter,
  use: 'fill' | 'stroke',
): string {
  if (ink === undefined) return `${colourParts(colour).join(' ')} ${use === 'fill' ? 'rg' : 'RG'}`
  const choose = use === 'fill' ? 'cs 1 scn' : 'CS 1 SCN'
  return `/${writer.overprint()} gs /${writer.ink(ink)} ${choose}`
}

/** What photos of a page are made with. */
type PhotoOptions = Pick<PdfOptions, 'photos'> & Pick<PdfPage, 'targetDpi'>

/** Photos that are in the file already, by what was cut out of them: a photo used twice is stored once. */
type PlacedPhotos = Map<string, string>

async function photoContent(
  op: PhotoOp,
  { page }: DrawList,
  writer: PdfWriter,
  { photos, targetDpi }: PhotoOptions,
  placed: PlacedPhotos,
): Promise<string> {
  const { element } = op
  const plan = planCrop(op, page, { pxPerMm: mmToPx(1, targetDpi), marginPx: EDGE_MARGIN_PX })
  if (!plan) return ''
  const { widthPx, heightPx, crop, matrix } = plan
  const isEnlarged = effectiveDpi(element) < targetDpi
  const key = JSON.stringify([element.photo, element.filter, crop, widthPx, heightPx, isEnlarged])
  let name = placed.get(key)
  if (name === undefined) {
    const { file } = await photos(element.photo)
    await requirePhoto(file, element)
    const picture = await preparePhoto(file, element, plan)
    const encoding = widthPx * heightPx > SMALL_PX ? JPEG : SMALL_JPEG
    name = writer.jpeg(await picture.jpeg(encoding).toBuffer(), plan, { isEnlarged })
    placed.set(key, name)
  }
  const inFrame = multiply(matrix, [widthPx, 0, 0, heightPx, 0, 0])
  const tiles = op.tiles.map(
    ({ place, clip }) => `q ${trace(clip)}W n\n${placeImage(multiply(place, inFrame), name)}Q\n`,
  )
  return op.matrix === identity ? tiles.join('') : `q ${transform(op.matrix)}\n${tiles.join('')}Q\n`
}

async function shadowContent(op: ShadowOp, { page }: DrawList, writer: PdfWriter): Promise<string> {
  const finest = mmToPx(1, SHADOW_DPI)
  const layer = blurLayer(op, finest, page)
  const { width, height } = layer.canvas
  const wanted = op.sigmaMm > 0 ? Math.min(finest, SHADOW_SIGMA_PX / op.sigmaMm) : finest
  const most = Math.sqrt(MAX_LAYER_PIXELS / (width * height))
  const enlarge = Math.max(1, Math.min(most, wanted / layer.pxPerMm))
  const size = { widthPx: Math.round(width * enlarge), heightPx: Math.round(height * enlarge) }
  const pixels = layer.canvas.data()
  const opacities = Buffer.alloc(width * height)
  for (let index = 0; index < opacities.length; index++) {
    opacities[index] = Math.round((pixels[4 * index + 3] ?? 0) * op.opacity)
  }
  freePixels(layer.canvas)
  const enlarged = await sharp(opacities, { raw: { width, height, channels: 1 } })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const name = await writer.mask(enlarged, size, Uint8Array.from(colourBytes(op.colour)))
  const { xMm, yMm, pxPerMm } = layer
  return `q ${placeImage([width / pxPerMm, 0, 0, height / pxPerMm, xMm, yMm], name)}Q\n`
}

/** A picture fills the unit square with its first row at the top, where y is 1 in PDF and 0 here. */
function placeImage(unitSquare: Matrix, name: string): string {
  return `${transform(multiply(unitSquare, [1, 0, 0, -1, 0, 1]))}\n/${name} Do\n`
}
