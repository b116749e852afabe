/** Phone cases, from a design to files with the opening for the cameras of each phone. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { cutLinesOf, inkedContentOf } from '#platform/artwork/testing/cut-lines.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import { pages } from '../../families/phone-case/pages.ts'
import { record } from '../../families/phone-case/record.ts'
import { openTestShop } from '../testing/shop.ts'
import { drawLine } from './commands/draw-line.ts'
import { buy } from './testing/family-purchase.ts'

const shop = await openTestShop('canvas')
const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(() => drawing.close())
const withPhotoFiles = <Result>(_keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
  use(new Map())
const [page] = pages.products
if (!page) throw new Error('Expected a page of phone cases')

const MM_PER_INCH = 25.4

/** Cameras in a corner, in a bar across the back, and on the largest phone: left, top, right and bottom in mm of the trim. */
test.each([
  ['IPHONE13', [8, 8, 42, 42]],
  ['PIXEL9', [9, 14, 75, 43]],
  ['GALAXYS24U', [8, 8, 51, 73]],
] as const)(
  'G-01: a case for %s is designed and bought, and its press file has the lines around it and its cameras',
  async (size, opening) => {
    const choice = firstChoice(record, size)
    const sku = formatSku(record, choice)
    const { widthMm, heightMm } = firstSurfaceOf(record, choice)
    const { order } = await buy(shop, { sku, record, choice, page })
    const [line] = order.lines
    if (!line) throw new Error('Expected a line')
    expect(line.sku).toBe(sku)

    const files = await drawLine({ ...shop, drawing, withPhotoFiles }, order, line)
    expect(await cutLinesOf(files.artwork)).toEqual([
      { separations: ['CutContour'], lines: 2, isOnTop: true },
    ])
    const artwork = await PDFDocument.load(files.artwork, { updateMetadata: false })
    const trim = artwork.getPage(0).getTrimBox()
    expect((trim.width / 72) * MM_PER_INCH).toBeCloseTo(widthMm, 1)
    expect((trim.height / 72) * MM_PER_INCH).toBeCloseTo(heightMm, 1)

    const [left, top, right, bottom] = opening
    const [edge, cameras] = (await inkedContentOf(files.artwork)).split(/(?<=^h$)/m)
    expect(extentOfLine(edge ?? '')).toEqual({ left: 0, top: 0, right: widthMm, bottom: heightMm })
    expect(extentOfLine(cameras ?? '')).toEqual({ left, top, right, bottom })
  },
)

/** Around the points of a line, whose figures come before its operators, a pair for each point. */
function extentOfLine(content: string) {
  const points = content
    .split('\n')
    .flatMap((row) => /^([-\d. ]+) [mlc]$/.exec(row)?.[1]?.split(' ').map(Number) ?? [])
  const [xs, ys] = [0, 1].map((axis) => points.filter((_, place) => place % 2 === axis)) as [
    number[],
    number[],
  ]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

describe('the range of phones', () => {
  const faces = record.sizes.map(
    ({ code, label }) => [label, firstSurfaceOf(record, firstChoice(record, code))] as const,
  )

  test.each(faces)('%s has one opening, inside the back of the case', (_, face) => {
    expect(face.keepOutHoles).toHaveLength(1)
    const [{ x, y, widthMm = 0, heightMm = 0, isCutOut }] = face.keepOutHoles as [
      (typeof face.keepOutHoles)[number],
    ]
    expect(isCutOut).toBe(true)
    const edges = [
      x * face.widthMm - widthMm / 2,
      y * face.heightMm - heightMm / 2,
      (1 - x) * face.widthMm - widthMm / 2,
      (1 - y) * face.heightMm - heightMm / 2,
    ]
    // The edge is bent there.
    for (const edge of edges) expect(edge).toBeGreaterThanOrEqual(face.safeMm)
    expect(y).toBeLessThan(0.5)
  })

  test('costs between 19.99 and 39.99 in every finish', () => {
    const dearest = Math.max(...record.options.flatMap(({ values }) => values.map((one) => one.priceCents)))
    for (const { priceCents } of record.sizes) {
      expect(priceCents).toBeGreaterThanOrEqual(1999)
      expect(priceCents + dearest).toBeLessThanOrEqual(3999)
    }
  })
})
