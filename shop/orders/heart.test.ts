/** A piece that is cut to a heart, from a design to its press files. */
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { defineRecord } from '#packages/product/record.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import { isBrandCode } from '../brands/brand.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { readFamilies } from '../families/read-families.ts'
import { openTestShop } from '../testing/shop.ts'
import { drawLine } from './commands/draw-line.ts'
import { buy } from './testing/family-purchase.ts'

const families = await readFamilies()
const magnet = families.find(({ record }) => record.family === 'magnet')
const brand = magnet?.pages.brands.find(isBrandCode)
if (!magnet || !brand) throw new Error('Expected a brand that sells magnets')
const shop = await openTestShop(brand)
const [face] = magnet.record.surfaces
/** Magnets as hearts: no family of the range has such a cut yet. */
const record = defineRecord({
  ...magnet.record,
  surfaces: [{ ...face!, outline: 'path', cornerMm: 0, outlinePath: HEART }],
})
const choice = firstChoice(record)
const sku = formatSku(record, choice)
const [page] = magnet.pages.products
  .filter(({ sizeCodes }) => sizeCodes === undefined || sizeCodes.includes(choice.size))
  .sort((one, other) => one.position - other.position)
if (!page) throw new Error(`Expected a page that sells the size ${choice.size}`)

const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(() => drawing.close())
const withPhotoFiles = <Result>(_keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
  use(new Map())

beforeAll(() => publishRecord(shop.db, record))

test('a heart is shown, designed, bought, and drawn with the line that it is cut along', async () => {
  const { order, screens } = await buy(shop, { sku, record, choice, page })
  expect(screens['product page']).toContain(`<path d="${HEART}"`)
  const [line] = order.lines
  if (!line) throw new Error('Expected a line')

  const files = await drawLine({ ...shop, drawing, withPhotoFiles }, order, line)
  const artwork = await PDFDocument.load(files.artwork, { updateMetadata: false })
  const resources = artwork.getPage(0).node.lookup(PDFName.of('Resources'), PDFDict)
  const spaces = resources.lookup(PDFName.of('ColorSpace'), PDFDict)
  const names = spaces.values().map((ref) => String(artwork.context.lookup(ref, PDFArray).get(1)))
  expect(names).toEqual(['/CutContour'])
  const ticket = await PDFDocument.load(files['job-ticket'], { updateMetadata: false })
  expect(ticket.getPageCount()).toBe(1)
})

test('the API tells the line of a heart, and of a piece with another cut none', async () => {
  const query = `query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items {
    print_record { surfaces { outline outline_path } } } } }`
  const surfacesOf = async (key: string) => {
    const { products } = await shop.ask(query, { key })
    return products.items[0].print_record.surfaces
  }
  expect(await surfacesOf(page.urlKey)).toEqual([{ outline: 'path', outline_path: HEART }])
  const other = families.find((family) => family.record.family === 'canvas')?.pages.products[0]
  expect(await surfacesOf(other?.urlKey ?? '')).toEqual([{ outline: 'rectangle', outline_path: null }])
})
