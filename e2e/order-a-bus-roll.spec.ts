/** A destination scroll, typed line by line, as the shopper makes it and as the press gets it. */
import { expect, type Page, test } from '@playwright/test'
import { comparePictures, type Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { pictureOfBoard } from './support/board-picture.ts'
import { ownShop } from './support/own-shop.ts'
import { readPdf } from './support/pdf.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

/** 40 × 80 cm: trim, bleed and safe margin in mm. */
const ROLL = { widthMm: 406, heightMm: 813, bleedMm: 43, safeMm: 15 }
/** Two pixels a millimetre of the page with its bleed. */
const PX_PER_MM = 2
const PLACES = ['Home', 'Yarraville', 'Footscray', 'Newport', 'Williamstown']
const MOVED = ['YARRAVILLE', 'HOME', 'FOOTSCRAY', 'NEWPORT', 'WILLIAMSTOWN']
const NAVY = [0x14, 0x23, 0x3f]

const shop = ownShop()

const fields = (page: Page) => page.getByRole('textbox', { name: /^Line \d+$/ })
const textsOf = (page: Page) =>
  fields(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value.toUpperCase()))

for (const viewport of phoneFirst) {
  test(`A-08, G-06: lines typed in the tool become a scroll of outlines, ${viewport.width} px wide`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/custom-bus-roll`)
    await expect(page.getByRole('main')).not.toContainText('your photo')
    await page.getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/busroll-tool/)

    await expectExampleAsksFirst(page)
    await typeLines(page)
    await page.getByRole('button', { name: 'Move line 2 up' }).click()
    expect(await textsOf(page)).toEqual(MOVED)
    await page.getByRole('button', { name: 'Move line 1 down' }).click()
    const pressed = page.getByRole('button', { name: 'Move line 2 down' })
    await expect(pressed, 'the button moved with its line, and has the focus still').toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).first().click()
    expect(await textsOf(page)).toEqual(MOVED)
    await page.getByRole('tab', { name: 'Look' }).filter({ visible: true }).click()
    await page.getByRole('radio', { name: 'Navy' }).check()
    await page.getByRole('button', { name: /Change size and options/ }).click()
    await page
      .getByRole('radio', { name: /40 × 80/ })
      .locator('..')
      .click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('40 × 80 cm').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()
    const seen = await pictureOfBoard(
      page,
      { ...ROLL, bleedMm: 0, isWordsAlone: true },
      ROLL.widthMm * PX_PER_MM,
    )

    const other = await browser.newPage()
    await other.goto(page.url())
    await expect(fields(other)).toHaveCount(PLACES.length)
    expect(await textsOf(other), 'the document alone tells it to another browser').toEqual(MOVED)
    await other.close()

    await expectPressFile(await buyPiece(page, 'Paper'), seen)
  })
}

/** Nobody prints our stops unnoticed. */
async function expectExampleAsksFirst(page: Page) {
  await expect(fields(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const question = page.getByRole('dialog', { name: 'Print it like this?' })
  await expect(question).toContainText('Still our example: CIRCULAR QUAY, COOGEE')
  await question.getByRole('button', { name: 'Change it first' }).click()
}

/** Key by key, with Enter between the lines. */
async function typeLines(page: Page) {
  await page.getByRole('button', { name: 'start with empty lines' }).click()
  await expect(fields(page)).toHaveCount(2)
  await expect(fields(page).first()).toBeFocused()
  await page.keyboard.type('Home')
  await page.keyboard.press('ArrowDown')
  for (const [place, words] of PLACES.slice(1).entries()) {
    if (place > 0) await page.keyboard.press('Enter')
    await expect(fields(page).nth(place + 1)).toBeFocused()
    await page.keyboard.type(words, { delay: 5 })
  }
  await expect(fields(page)).toHaveCount(PLACES.length)
}

async function expectPressFile(number: string, seen: Picture) {
  const file = await pressFileOf(shop.dataDir, number)
  const { trim, bleed, fonts, pictures } = await readPdf(file)
  expect(trim.widthMm).toBeCloseTo(ROLL.widthMm, 1)
  expect(bleed.heightMm).toBeCloseTo(ROLL.heightMm + 2 * ROLL.bleedMm, 1)
  expect({ fonts, pictures }, 'words are outlines, and nothing is a picture').toEqual({
    fonts: 0,
    pictures: 0,
  })

  const page = await drawPdfPage(file, (ROLL.widthMm + 2 * ROLL.bleedMm) * PX_PER_MM, 2)
  const likeness = comparePictures(seen, croppedToTrim(page))
  console.log(`board against PDF ${JSON.stringify(likeness)}`)
  expect(likeness.ssim).toBeGreaterThanOrEqual(0.98)
  expect(likeness.meanDeltaE).toBeLessThanOrEqual(0.9)
  expect(inkBeyondSafe(page), 'the ground reaches past the cut, and no letter past the safe area').toBe(0)
}

function croppedToTrim({ data, widthPx }: Picture): Picture {
  const from = ROLL.bleedMm * PX_PER_MM
  const [wide, high] = [ROLL.widthMm * PX_PER_MM, ROLL.heightMm * PX_PER_MM]
  const cropped = new Uint8Array(wide * high * 3)
  for (let row = 0; row < high; row++) {
    const start = ((from + row) * widthPx + from) * 3
    cropped.set(data.subarray(start, start + wide * 3), row * wide * 3)
  }
  return { data: cropped, widthPx: wide, heightPx: high }
}

/** Pixels that are not of the ground, outside the safe area. */
function inkBeyondSafe({ data, widthPx, heightPx }: Picture): number {
  const edge = (ROLL.bleedMm + ROLL.safeMm) * PX_PER_MM - 1
  let found = 0
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (x > edge && x < widthPx - edge && y > edge && y < heightPx - edge) continue
      const at = (y * widthPx + x) * 3
      if (NAVY.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 6)) found++
    }
  }
  return found
}
