/** Every size of a family at one scale, as a drawing: what a shopper compares before choosing. */
import { drawnCorners, drawnLine } from '#packages/product/drawn-corners.ts'
import { type CutBySize, faceOfSize } from '#packages/product/face-of-size.ts'
import { panelsOfSize } from '#packages/product/panels-of-size.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { measuresOf } from '#packages/product/size-words.ts'

/** In units of the drawing; narrow and with large letters, so that it can be read on a phone. */
export const DRAWING_WIDTH = 900
const UNITS_PER_MM = 0.3
/** The tallest of small things is drawn larger, so that the drawing is no row of captions. */
const TALLEST = 320
const MARGIN = 30
const GAP = 26
const CAPTION = 48
const LETTERS = 32
/** A narrow size still needs room for its caption. */
const CAPTION_WIDTH = 150
/** "3 panels of 20 × 30 cm". */
const WORDS_WIDTH = 390

/** The drawing has a ground of its own, because it is shown as a picture and cannot see the page's colours. */
const COLOURS = { paper: '#fbf8f2', ink: '#1e2a25', fill: '#e3ebe3', line: '#24463a' }

type Drawn = Pick<ProductRecord, 'sizes' | 'positions' | 'surfaces'>

interface Placed {
  size: Size
  /** Where it is made as panels. */
  parting: ReturnType<typeof panelsOfSize>
  x: number
  width: number
  height: number
}

interface Row {
  placed: readonly Placed[]
  height: number
}

/** The size of the drawing, which a place for it needs before it has come. */
export function drawingShape(record: Drawn): { width: number; height: number } {
  const rows = rowsOf(record)
  const height = rows.reduce((sum, row) => sum + row.height + CAPTION + GAP, MARGIN * 2 - GAP)
  return { width: DRAWING_WIDTH, height: rounded(height) }
}

/**
 * @param face  whose cut the outlines have, in each size
 * @returns an SVG document: rows of outlines, in portrait position where there is one, smallest first, each with its measures
 *   below
 */
export function sizesDrawing(record: Drawn, face: CutBySize): string {
  const { width, height } = drawingShape(record)
  const parts: string[] = []
  let top = MARGIN
  for (const row of rowsOf(record)) {
    const ground = top + row.height
    for (const { size, parting, x, width: across, height: up } of row.placed) {
      const box = { x, y: ground - up, width: across, height: up }
      parts.push(
        ...(parting ? panelBoxes(size, parting, box) : [box]).map((one) =>
          outlineOf(faceOfSize(face, size.code), size, one),
        ),
        caption(x + across / 2, ground, measuresOf(size, 'P').text),
      )
    }
    top = ground + CAPTION + GAP
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="system-ui, sans-serif" font-size="${LETTERS}" text-anchor="middle">` +
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/>${parts.join('')}</svg>`
  )
}

/** From small to large, a new row where the next one would not fit. */
function rowsOf({ sizes, positions, surfaces }: Drawn): Row[] {
  const rows: Placed[][] = []
  let x = DRAWING_WIDTH
  const scale = Math.max(UNITS_PER_MM, TALLEST / Math.max(...sizes.map(({ heightMm }) => heightMm)))
  const bySurface = (one: Size, other: Size) => one.widthMm * one.heightMm - other.widthMm * other.heightMm
  for (const size of [...sizes].sort(bySurface)) {
    const [short, long] = [rounded(size.widthMm * scale), rounded(size.heightMm * scale)]
    const parting = panelsOfSize(surfaces[0], size.code)
    // Panels stand side by side, as they are made.
    const [width, height] = parting && !positions.includes('P') ? [long, short] : [short, long]
    const room = Math.max(width, parting ? WORDS_WIDTH : CAPTION_WIDTH)
    if (x + room > DRAWING_WIDTH - MARGIN) {
      rows.push([])
      x = MARGIN
    }
    rows.at(-1)?.push({ size, parting, x: x + (room - width) / 2, width, height })
    x += room + GAP
  }
  return rows.map((placed) => ({ placed, height: Math.max(...placed.map(({ height }) => height)) }))
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function panelBoxes({ heightMm }: Size, parting: NonNullable<Placed['parting']>, box: Box): Box[] {
  const { count, gapMm } = parting
  const gap = (gapMm * box.width) / heightMm
  const width = (box.width - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, place) => ({
    ...box,
    x: rounded(box.x + place * (width + gap)),
    width: rounded(width),
  }))
}

function outlineOf(face: CutBySize, { widthMm }: Size, box: Box): string {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  const look = `fill="${COLOURS.fill}" stroke="${COLOURS.line}"`
  const line = drawnLine(face)
  if (line !== undefined) {
    const square = 'viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible"'
    return `<svg ${place} ${square}><path d="${line}" ${look} vector-effect="non-scaling-stroke"/></svg>`
  }
  const { across, down } = drawnCorners(face, box, box.width / widthMm)
  const corners = across > 0 ? ` rx="${rounded(across)}" ry="${rounded(down)}"` : ''
  return `<rect ${place}${corners} ${look}/>`
}

const rounded = (units: number) => Math.round(units * 10) / 10

const caption = (x: number, ground: number, words: string) =>
  `<text x="${x}" y="${ground + LETTERS + 4}" fill="${COLOURS.ink}">${words}</text>`
