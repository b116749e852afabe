/** A phone case: the opening for the cameras of the chosen phone on the board, in the checks, in the cart and at the press. */
import { expect, type Page, test } from '@playwright/test'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { cutLinesOf, withoutCutLines } from '#platform/artwork/testing/cut-lines.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { mirror, pictureOfBoard } from './support/board-picture.ts'
import { chooseWith, expectSaved } from './support/design-tool.ts'
import { ownShop } from './support/own-shop.ts'
import { readPdf } from './support/pdf.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

/** That of a Pixel 9, in mm. */
const CASE = { widthMm: 84, heightMm: 164.8, bleedMm: 3 }
const PX_PER_MM = 5

const shop = ownShop()

const board = (page: Page) => page.getByRole('application', { name: 'Phone case' })
const foot = (page: Page) => page.locator('.tool-foot')
/** Of the opening on the board, in shares of the case: where it begins from the left, and how wide it is. */
const opening = async (page: Page) => {
  const boxes = [
    board(page).locator('rect[rx]').last(),
    board(page).locator('path[stroke="var(--brand)"]').first(),
  ]
  const [hole, cut] = await Promise.all(boxes.map((one) => one.boundingBox()))
  if (!hole || !cut) throw new Error('Expected the case and its opening on the board')
  return { from: (hole.x - cut.x) / cut.width, wide: hole.width / cut.width }
}

for (const viewport of phoneFirst) {
  test(`G-01: a case is designed around the cameras of its phone, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/photo-phone-cases`)
    await page.getByRole('main').getByRole('link', { name: 'Custom phone case' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Custom phone case' })).toBeVisible()
    await page
      .getByRole('radio', { name: /^iPhone 16 ,/ })
      .locator('..')
      .click()
    await page.getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/mobilestand-tool/)
    await expect(page).toHaveTitle(/^Phone Case Design Tool/)
    await expect(foot(page)).toContainText('iPhone 16')

    const buffer = await makePhoto({ widthPx: 1800, heightPx: 3200 })
    const photo = { name: 'IMG_0107.JPG', mimeType: 'image/jpeg', buffer }
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
    await expect(board(page).locator('image').first()).toBeAttached()
    await expect(board(page).getByText('Camera')).toBeVisible()
    const ofIPhone = await opening(page)
    expect(ofIPhone.wide).toBeCloseTo(34 / 83.6, 1)

    await choosePixel(page)
    await expect.poll(async () => (await opening(page)).wide).toBeGreaterThan(ofIPhone.wide * 1.5)

    await typeOverTheOpening(page)
    await expectSaved(page)
    const widthPx = (CASE.widthMm + 2 * CASE.bleedMm) * PX_PER_MM
    const seen = await pictureOfBoard(page, CASE, widthPx)
    const file = await pressFileOf(shop.dataDir, await buyPiece(page, 'Pixel 9', 'A$22.99'))
    const { trim } = await readPdf(file)
    expect(trim.widthMm).toBeCloseTo(CASE.widthMm, 1)
    expect(trim.heightMm).toBeCloseTo(CASE.heightMm, 1)
    expect(await cutLinesOf(file)).toEqual([{ separations: ['CutContour'], lines: 2, isOnTop: true }])
    const picture = await withoutCutLines(file)
    const likeness = comparePictures(seen, mirror(await drawPdfPage(picture, widthPx, 2)))
    expect(likeness.ssim).toBeGreaterThanOrEqual(0.97)
  })
}

/** The phone and the finish, in the sheet that the foot opens. */
async function choosePixel(page: Page) {
  await foot(page)
    .getByRole('button', { name: /iPhone 16/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Size and options' })
  await sheet
    .getByRole('radio', { name: /^Pixel 9/ })
    .locator('..')
    .click()
  await sheet.getByRole('radio', { name: /^Matt/ }).locator('..').click()
  await expect(sheet.getByText('A$22.99').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(foot(page)).toContainText('Pixel 9')
}

/** A name where the cameras are is warned of; moved down, it is not. */
async function typeOverTheOpening(page: Page) {
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  const box = page.getByRole('textbox', { name: 'Text', exact: true })
  await box.press('ControlOrMeta+a')
  await box.pressSequentially('Robin')
  await expect(foot(page).getByRole('button', { name: '4 of 4 checks passed' })).toBeVisible()
  await board(page).focus()
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowUp', { delay: 30 })
  await expect(foot(page).getByRole('button', { name: /Some words are on the camera opening/ })).toBeVisible({
    timeout: 10_000,
  })
  await board(page).focus()
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowDown', { delay: 30 })
  await expect(foot(page).getByRole('button', { name: '4 of 4 checks passed' })).toBeVisible()
}
