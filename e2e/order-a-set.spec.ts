/** A set of four different coasters: each has a design of its own, and the press file a page for each. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, type Page, test } from '@playwright/test'
import { comparePictures, type Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { cutLinesOf, withoutCutLines } from '#platform/artwork/testing/cut-lines.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { mirror, pictureOfBoard } from './support/board-picture.ts'
import { orderNumber, payButton, typeAddress, typeCard } from './support/checkout.ts'
import { chooseWith } from './support/design-tool.ts'
import { ownShop } from './support/own-shop.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { pressFileOf } from './support/piece-purchase.ts'

/** A coaster of 95 × 95 mm: trim and bleed in mm. */
const COASTER = { widthMm: 95, heightMm: 95, bleedMm: 3 }
const NAMES = ['Coaster 1', 'Coaster 2', 'Coaster 3', 'Coaster 4']
/** Below half of what is printed, 1193 px: at that width every pixel of the press file is a sample of its own. */
const COMPARED_WIDTH_PX = 500

const shop = ownShop()

for (const viewport of phoneFirst) {
  test(`A-13: four photos become a set of coasters and a press file of four pages, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/custom-photo-coasters`)
    await page.getByRole('main').getByRole('link', { name: 'Photo coasters, set of four' }).first().click()
    await expect(page.getByRole('radio', { name: /Four photos/ })).toBeChecked()
    await page
      .getByRole('radio', { name: /95 × 95/ })
      .locator('..')
      .click()
    await page.getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/photocoaster-tool/)

    await expectBoardInTheMiddle(page)
    const seen = await designEach(page)
    const number = await buy(page)
    await expectPressFile(number, seen)
  })
}

/** What is to be printed stands in the middle of what its surfaces leave of the stage. */
async function expectBoardInTheMiddle(page: Page) {
  const boxOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox()
    if (!box) throw new Error(`Expected ${part} on the screen`)
    return box
  }
  const [stage, board, strip] = [
    await boxOf('.tool-stage'),
    await boxOf('.tool-flat > div'),
    await boxOf('.tool-surfaces'),
  ]
  // On a phone the surfaces stand below it, and on a desktop beside it.
  const from = strip.width < stage.width / 2 ? strip.x + strip.width : stage.x
  const middle = (from + stage.x + stage.width) / 2
  expect(Math.abs(board.x + board.width / 2 - middle)).toBeLessThan(16)
}

/** Puts a photo of its own on each coaster and types a name on the last. */
async function designEach(page: Page): Promise<Picture[]> {
  const board = page.getByRole('application', { name: 'Coaster' })
  for (const [index, name] of NAMES.entries()) {
    await page
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .locator('..')
      .click()
    await expect(page.getByRole('radio', { name: `${name}, empty` })).toBeChecked()
    const buffer = await makePhoto({ widthPx: 1500 + 100 * index, heightPx: 1500 - 100 * index })
    const photo = { name: `photo-${index}.jpg`, mimeType: 'image/jpeg', buffer }
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
    await expect(board.locator('image').first()).toBeAttached()
  }
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+a')
  await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('Robin')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()

  const seen: Picture[] = []
  for (const name of NAMES) {
    await page.getByRole('radio', { name, exact: true }).locator('..').click()
    seen.push(await pictureOfBoard(page, COASTER, COMPARED_WIDTH_PX))
  }
  return seen
}

async function buy(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/checkout\/cart/)
  await expect(page.getByRole('main').getByText('Four photos').first()).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const yourOrder = page.getByRole('complementary', { name: 'Your order' })
  await expect(yourOrder, 'the checkout says what is in the set').toContainText('Four photos')
  await typeAddress(page)
  await typeCard(page)
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  const number = await orderNumber(page)
  await expect(page.getByRole('main').getByText('Printed and pressed').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Four photos')
  return number
}

/** Printed in mirror image, as the press needs it for the picture to come out as it was seen. */
async function expectPressFile(number: string, seen: Picture[]) {
  const file = await pressFileOf(shop.dataDir, number, { sheets: true })
  expect((await PDFDocument.load(file, { updateMetadata: false })).getPageCount()).toBe(NAMES.length)
  const cut = { separations: ['CutContour'], lines: 1, isOnTop: true }
  expect(await cutLinesOf(file)).toEqual(NAMES.map(() => cut))
  const picture = await withoutCutLines(file)
  for (const [index, board] of seen.entries()) {
    const printed = mirror(await drawPdfPage(picture, COMPARED_WIDTH_PX, 2, index + 1))
    const likeness = comparePictures(board, printed)
    expect(likeness.ssim, NAMES[index]).toBeGreaterThanOrEqual(0.98)
    expect(likeness.meanDeltaE, NAMES[index]).toBeLessThanOrEqual(0.9)
  }
}
