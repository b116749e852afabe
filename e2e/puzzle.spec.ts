/** A photo of a camera becomes a puzzle: its cut lines are seen in the tool, and are what the press file is cut by. */
import { expect, type Page, test } from '@playwright/test'
import { cutLinesOf } from '#platform/artwork/testing/cut-lines.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith } from './support/design-tool.ts'
import { ownShop } from './support/own-shop.ts'
import { readPdf } from './support/pdf.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

const shop = ownShop()

for (const viewport of deskFirst) {
  test(`A-07, G-01: a photo becomes a puzzle of 252 pieces, ${viewport.width} px wide`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/photo-puzzles`)
    await page.getByRole('main').getByRole('link', { name: 'Custom photo puzzle' }).first().click()
    await expect(page.getByRole('radio', { name: /252 pieces/ })).toBeChecked()
    await page.getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/photopuzzle-tool/)

    // As a phone stores it: on its side, with a word on how to turn it.
    const buffer = await makePhoto({ widthPx: 4800, heightPx: 3200, orientation: 6 })
    const photo = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer }
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
    const board = page.getByRole('application', { name: 'Puzzle' })
    await expect(board.locator('image').first()).toBeAttached()
    expect(await linesOver(page)).toBe(30)
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()

    await expectCutInFile(await buyPiece(page, '252 pieces (37.5 × 28.5 cm)'))
  })
}

/** How many lines run over the board: the outlines in the path with most of them. */
async function linesOver(page: Page): Promise<number> {
  const count = () =>
    page
      .locator('svg.tool-board path')
      .evaluateAll((paths) =>
        Math.max(...paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1)),
      )
  await expect.poll(count).toBeGreaterThan(2)
  return count()
}

async function expectCutInFile(number: string) {
  const file = await pressFileOf(shop.dataDir, number)
  expect(await cutLinesOf(file)).toEqual([{ separations: ['CutContour'], lines: 30, isOnTop: true }])
  const { trim } = await readPdf(file)
  expect([trim.widthMm, trim.heightMm]).toEqual([expect.closeTo(375, 1), expect.closeTo(285, 1)])
}
