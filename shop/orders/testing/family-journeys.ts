/** Families from a design to their press files, through every screen, by one table. */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { optionsInWords } from '#packages/product/options-in-words.ts'
import { pressPagesOf } from '#packages/product/panels.ts'
import { priceOf } from '#packages/product/price.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import type { PhotoPaths } from '#platform/drawing/drawing-worker.ts'
import { createLog } from '#platform/log.ts'
import type { Photo } from '../../design/store.ts'
import { readFamilies } from '../../families/read-families.ts'
import { gapsIn } from '../../testing/gaps-in.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { drawLine } from '../commands/draw-line.ts'
import { artworkFileName } from '../rules/artwork-names.ts'
import { type BoughtFiles, rowOf } from './families-page.ts'
import { dealtTo, partFiles, purchasesOf } from './family-parts.ts'
import { PHOTO_FILE, photoStoredIn } from './family-photo.ts'
import { buy, SCREENS } from './family-purchase.ts'
import { openedPages, openedSheets } from './opened-files.ts'

const withPhotoFiles = <Result>(keys: readonly string[], use: (photos: PhotoPaths) => Promise<Result>) =>
  use(new Map(keys.map((key) => [key, PHOTO_FILE])))

/**
 * The tests of the families that fall to a file of `partFiles`, and of what `docs/families.md` says of their press files.
 *
 * @param path  of the test file itself
 */
export async function testFamiliesOf(path: string): Promise<void> {
  const rows = dealtTo(basename(path), partFiles(), purchasesOf(await readFamilies())).flatMap(
    ({ choices }) => choices,
  )
  const shops = new Map<string, TestShop>()
  const photos = new Map<string, Photo>()
  for (const brand of new Set(rows.map(({ brand }) => brand))) {
    const shop = await openTestShop(brand)
    shops.set(brand, shop)
    photos.set(brand, await photoStoredIn(shop))
  }
  const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
  afterAll(() => drawing.close())
  const printed = new Map<string, BoughtFiles[]>()

  describe.each(rows)('$family: $sku of the shop $brand', ({ family, sku, brand, record, choice, page }) => {
    const shop = shops.get(brand)
    const photo = photos.get(brand)
    if (!shop || !photo) throw new Error(`Expected a shop of ${brand} with a photo`)
    let purchase: ReturnType<typeof buy> | undefined
    /** Once for all tests of the row. */
    const bought = () => (purchase ??= buy(shop, { sku, record, choice, page, photo }))

    test('is designed, bought at the price of its page, and drawn in its own measures', async () => {
      const surfaces = surfacesOf(record, choice).flatMap(pressPagesOf)
      const { order } = await bought()
      const [line] = order.lines
      if (!line) throw new Error('Expected a line')
      expect(line.unitCents).toBe(priceOf(record, choice).unitCents)
      expect(line.options).toEqual(optionsInWords(record, choice))

      const files = await drawLine({ ...shop, drawing, withPhotoFiles }, order, line)
      const pages = await openedPages(files)
      const sheets = files.sheets && (await openedSheets(files.sheets))
      printed.set(family, [...(printed.get(family) ?? []), { sku, pages, sheets }])
      expect(sheets !== undefined).toBe(record.sheet !== undefined)
      if (sheets) {
        const { back, pieces = 1 } = record.sheet ?? {}
        // A back in common is painted behind each of the others.
        const sides = back === undefined ? 1 : 2
        const painted = surfaces.map(({ name, copies }) => (name === back ? 0 : copies * pieces * sides))
        expect(sheets.pieces.reduce((sum, one) => sum + one, 0)).toBe(
          painted.reduce((sum, one) => sum + one, 0),
        )
      }
      expect(pages.map(({ trimMm, bleedMm, pageMm }) => ({ trimMm, bleedMm, pageMm }))).toEqual(
        surfaces.map(({ widthMm, heightMm, bleedMm }) => ({
          trimMm: [widthMm, heightMm],
          bleedMm: [bleedMm, bleedMm, bleedMm, bleedMm],
          pageMm: [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm],
        })),
      )
      const wantedDpi = surfaces.map(({ targetDpi }) => targetDpi)
      expect(pages.map(({ photoDpi }) => photoDpi)).toEqual(wantedDpi.map((dpi) => [dpi]))
      expect(pages.map(({ ticketDpi }) => ticketDpi)).toEqual(wantedDpi)
      for (const { surface, file } of pages) {
        expect(surface).not.toBe('')
        expect(file).toBe(artworkFileName(order.number, line.position, 'artwork'))
      }
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
      const shown = [...html.matchAll(/\/media\/mockup\/sample\/[\w-]+\/([\w-]+)@/g)].map(
        ([, scene]) => scene,
      )
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

  test.each([...new Set(rows.map(({ family }) => family))])(
    'docs/families.md tells of %s what was in its files; "npm run families" writes it',
    async (family) => {
      const row = rowOf(family, printed.get(family) ?? [])
      const folder = process.env.FAMILY_ROWS
      if (folder !== undefined) return writeFile(join(folder, family), row)
      expect(readFileSync('docs/families.md', 'utf8').split('\n')).toContain(row)
    },
  )
}
