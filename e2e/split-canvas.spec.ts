/** One photo over three panels, from the camera's file to the pages of the press file. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { decodePicture, drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { pictureOfBoard } from './support/board-picture.ts'
import { chooseWith } from './support/design-tool.ts'
import { ownShop } from './support/own-shop.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

/** Three panels of 305 × 610 mm, 25 mm apart, with 24 mm of bleed. */
const WHOLE = { widthMm: 965, heightMm: 610, bleedMm: 24 }
const PANEL_MM = 305
const STEP_MM = 330
const PX_PER_MM = 1

const shop = ownShop()

for (const viewport of deskFirst) {
  test(`A-13: a photo becomes three panels and a press file of three pages, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/split-canvas-prints`)
    await page.getByRole('main').getByRole('link', { name: 'Three-panel canvas' }).first().click()
    await page
      .getByRole('radio', { name: /3 panels of 30 × 60 cm/ })
      .locator('..')
      .click()
    await page.getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/uploadchoice/)

    const board = page.getByRole('application', { name: 'Split canvas' })
    // Held upright, as a phone does: the file is turned.
    const buffer = await makePhoto({ widthPx: 4000, heightPx: 2600, orientation: 6 })
    const camera = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), camera)
    await expect(board.locator('image').first()).toBeAttached()
    await expectGuides(page, 'Gap: printed on the edges')
    await page.getByRole('tab', { name: 'Edge' }).click()
    await page
      .getByRole('radio', { name: /Mirror wrap/ })
      .locator('..')
      .click()
    await expectGuides(page, 'Gap: not printed')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()
    const seen = await pictureOfBoard(page, WHOLE, (WHOLE.widthMm + 2 * WHOLE.bleedMm) * PX_PER_MM)

    await page.getByRole('button', { name: 'See on the wall' }).click()
    const hung = page.getByRole('application', { name: /on the wall above a sofa/ })
    await expect(hung.locator('svg'), 'three panels on the wall').toHaveCount(3)

    const pages = await pressPages(await buyPiece(page, '3 panels of 30 × 60 cm'))
    for (const [place, printed] of pages.entries()) {
      const panel = await partOf(seen, place)
      const face = await partOf(printed)
      expect(comparePictures(panel, face).ssim, `panel ${place + 1}`).toBeGreaterThanOrEqual(0.96)
    }
  })
}

/** Three panels on the board; what the lines mean is told where there is room. */
async function expectGuides(page: Page, gap: string) {
  await expect(page.locator('.tool-board rect[stroke-dasharray]')).toHaveCount(3)
  if ((page.viewportSize()?.width ?? 0) > 1000) await expect(page.getByText(gap)).toBeVisible()
}

/** @returns every page of the press file with its bleed, a pixel for a millimetre */
async function pressPages(number: string) {
  const file = await pressFileOf(shop.dataDir, number)
  const document = await PDFDocument.load(file, { updateMetadata: false })
  expect(document.getPageCount()).toBe(3)
  const widthPx = (PANEL_MM + 2 * WHOLE.bleedMm) * PX_PER_MM
  return Promise.all([1, 2, 3].map((page) => drawPdfPage(file, widthPx, 2, page)))
}

/** The face of a panel, cut out of a picture of the whole or of its own page. */
async function partOf({ data, widthPx, heightPx }: Awaited<ReturnType<typeof drawPdfPage>>, place = 0) {
  const png = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({
      left: (WHOLE.bleedMm + place * STEP_MM) * PX_PER_MM,
      top: WHOLE.bleedMm * PX_PER_MM,
      width: PANEL_MM * PX_PER_MM,
      height: WHOLE.heightMm * PX_PER_MM,
    })
    .png()
    .toBuffer()
  return decodePicture(png)
}
