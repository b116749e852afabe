/** Every family that the shop sells, from a design to its press files, by one table. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { optionsInWords } from '#packages/product/options-in-words.ts'
import type { FamilyPages } from '#packages/product/pages.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import { type BrandCode, isBrandCode } from '../brands/brand.ts'
import { readFamilies } from '../families/read-families.ts'
import { gapsIn } from '../testing/gaps-in.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { drawLine } from './commands/draw-line.ts'
import { buy, SCREENS } from './testing/family-purchase.ts'

const families = await readFamilies()
const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(() => drawing.close())
const withPhotoFiles = <Result>(_keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
  use(new Map())

/** The smallest size with each set of printed surfaces that the family has. */
function choicesOf(record: ProductRecord): Choice[] {
  const smallest = record.sizes.toSorted(
    (one, other) => one.widthMm * one.heightMm - other.widthMm * other.heightMm,
  )[0]
  const first = firstChoice(record, smallest?.code)
  const others = record.options.flatMap(({ code, values }) =>
    values.map((value) => ({ ...first, values: { ...first.values, [code]: value.code } })),
  )
  return [...new Map([first, ...others].map((choice) => [surfaceNames(record, choice), choice])).values()]
}

const surfaceNames = (record: ProductRecord, choice: Choice) =>
  surfacesOf(record, choice)
    .map(({ name }) => name)
    .join()

const brandOf = brandsToBuyIn(families)
const shops = new Map<string, TestShop>()
for (const brand of new Set(brandOf.values())) shops.set(brand, await openTestShop(brand))

/** Each family in one brand that sells it: the one of which the fewest are bought so far, so that every brand has its turn. */
function brandsToBuyIn(all: typeof families): Map<string, BrandCode> {
  const chosen = new Map<string, BrandCode>()
  const bought = (brand: BrandCode) => [...chosen.values()].filter((one) => one === brand).length
  for (const { record, pages } of all.toSorted(
    (one, other) => one.pages.brands.length - other.pages.brands.length,
  )) {
    const [first, ...others] = pages.brands.filter(isBrandCode)
    if (!first) throw new Error(`Expected a brand to sell ${record.family}`)
    chosen.set(
      record.family,
      others.reduce((least, brand) => (bought(brand) < bought(least) ? brand : least), first),
    )
  }
  return chosen
}

test('every brand that sells a family has one bought in it', () => {
  const selling = new Set(families.flatMap(({ pages }) => pages.brands))
  expect(new Set(shops.keys())).toEqual(selling)
})

const rows = families.flatMap(({ record, pages }) =>
  choicesOf(record).map((choice) => ({
    sku: formatSku(record, choice),
    brand: brandOf.get(record.family) ?? 'canvas',
    record,
    choice,
    page: usualPage(pages, choice),
  })),
)

/** The page whose product becomes the line of a cart: the first that sells the size. */
function usualPage({ products }: FamilyPages, { size }: Choice) {
  const [first] = products
    .filter(({ sizeCodes }) => sizeCodes === undefined || sizeCodes.includes(size))
    .sort((one, other) => one.position - other.position)
  if (!first) throw new Error(`Expected a page that sells the size ${size}`)
  return first
}

describe.each(rows)('$sku of the shop $brand', ({ sku, brand, record, choice, page }) => {
  const shop = shops.get(brand)
  if (!shop) throw new Error(`Expected a shop of ${brand}`)
  let purchase: ReturnType<typeof buy> | undefined
  /** Once for all tests of the row. */
  const bought = () => (purchase ??= buy(shop, { sku, record, choice, page }))

  test('is designed, bought at the price of its page, and drawn in its own measures', async () => {
    const surfaces = surfacesOf(record, choice)
    const { order } = await bought()
    const [line] = order.lines
    if (!line) throw new Error('Expected a line')
    expect(line.unitCents).toBe(priceOf(record, choice).unitCents)
    expect(line.options).toEqual(optionsInWords(record, choice))

    const files = await drawLine({ ...shop, drawing, withPhotoFiles }, order, line)
    const artwork = await PDFDocument.load(files.artwork, { updateMetadata: false })
    const mm = (points: number) => Math.round(((points * 25.4) / 72) * 10) / 10
    const boxes = artwork.getPages().map((page) => {
      const { x, y, width, height } = page.getTrimBox()
      return [mm(x), mm(y), mm(width), mm(height), mm(page.getWidth()), mm(page.getHeight())]
    })
    expect(boxes).toEqual(
      surfaces.map(({ widthMm, heightMm, bleedMm }) => [
        ...[bleedMm, bleedMm, widthMm, heightMm],
        ...[widthMm + 2 * bleedMm, heightMm + 2 * bleedMm],
      ]),
    )
    const ticket = await PDFDocument.load(files['job-ticket'], { updateMetadata: false })
    expect(ticket.getPageCount()).toBe(surfaces.length)
  })

  test('says how it is made to whoever waits for it', async () => {
    const { token, visit } = await bought()
    const { guestOrderByToken } = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { making { name about } } } }`,
      { token },
      visit,
    )
    const { items } = guestOrderByToken
    expect(items.map(({ making }: { making: unknown }) => making)).toEqual([record.words.making])
  })

  test('is pictured in the scenes of its record and its pages alone', async () => {
    const html = (await bought()).screens['pictures of the product page']
    const shown = [...html.matchAll(/\/media\/mockup\/sample\/[\w-]+\/([\w-]+)@/g)].map(([, scene]) => scene)
    const own = [...record.scenes, ...record.rooms, ...page.pictures.map(({ scene }) => scene)]
    expect(shown.length).toBeGreaterThan(0)
    expect(own).toEqual(expect.arrayContaining(shown))
  })

  test.each(Object.entries(SCREENS))(
    'has words, and nothing but words, on the %s',
    async (screen, shownOn) => {
      const html = (await bought()).screens[screen as keyof typeof SCREENS]
      expect(html).toContain(shownOn({ sku, record, choice, page }))
      expect(gapsIn(html)).toEqual([])
      const walls = html.match(/.{0,40}(on the wall|two-seat sofa).{0,40}/gi) ?? []
      if (!record.hangs) expect(walls).toEqual([])
    },
  )
})
