/** A mug, which is printed round a curve, and an ornament, which is cut out: as they are seen, and as the press gets them. */
import { expect, test } from '@playwright/test'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { withoutCutLines } from '#platform/artwork/testing/cut-lines.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { mirror, pictureOfBoard } from './support/board-picture.ts'
import { chooseWith } from './support/design-tool.ts'
import { ownShop } from './support/own-shop.ts'
import { readPdf } from './support/pdf.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

/**
 * Trim and bleed in mm; pixels that are compared, whole in each direction and below those of the print; what the tool says of the piece,
 * and the cart of its size.
 */
const GIFTS = [
  {
    what: 'a photo and a name go round a mug, clear of its handle',
    path: '/photomug-tool',
    ...{ widthMm: 229, heightMm: 89, bleedMm: 0, pxPerMm: 2 },
    ...{ words: 'Robin’s mug', lines: ['End of the print', 'Beside the handle'], inCart: '11 oz' },
  },
  {
    what: 'a photo and a year fill a round ornament, clear of its hole',
    path: '/ornaments-tool',
    ...{ widthMm: 70, heightMm: 70, bleedMm: 3, pxPerMm: 5 },
    ...{ words: '2026', lines: ['Cut', 'Ribbon hole'], inCart: '70 mm round' },
  },
]

const shop = ownShop()

for (const viewport of deskFirst) {
  for (const { what, path, words, lines, inCart, pxPerMm, ...measures } of GIFTS) {
    test(`A-13, G-01: ${what}, ${viewport.width} px wide`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(viewport)
      await page.goto(`${shop.url}${path}`)
      const buffer = await makePhoto({ widthPx: 4000, heightPx: 3000 })
      const photo = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer }
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
      await expect(page.locator('svg.tool-board image').first()).toBeAttached()
      // What the lines mean is told where there is room.
      if (viewport.width > 1000) {
        for (const line of lines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible()
      }
      await page.getByRole('tab', { name: 'Text' }).click()
      await page.getByRole('button', { name: 'Add text' }).click()
      const box = page.getByRole('textbox', { name: 'Text', exact: true })
      await box.press('ControlOrMeta+a')
      await box.pressSequentially(words)
      await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()
      const widthPx = (measures.widthMm + 2 * measures.bleedMm) * pxPerMm
      const seen = await pictureOfBoard(page, measures, widthPx)

      const file = await pressFileOf(shop.dataDir, await buyPiece(page, inCart))
      const { trim } = await readPdf(file)
      expect(trim.widthMm).toBeCloseTo(measures.widthMm, 1)
      expect(trim.heightMm).toBeCloseTo(measures.heightMm, 1)
      // Both are dyed through a sheet that is laid on face down.
      const likeness = comparePictures(
        seen,
        mirror(await drawPdfPage(await withoutCutLines(file), widthPx, 2)),
      )
      expect(likeness.ssim).toBeGreaterThanOrEqual(0.98)
      expect(likeness.meanDeltaE).toBeLessThanOrEqual(0.9)
    })
  }
}
