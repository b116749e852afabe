/** A frame of 43 × 61 cm, typed key by key, as the shopper orders it and as the press gets it. */
import { expect, type Page, test } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { address } from './support/checkout.ts'
import {
  addWords,
  chooseWith,
  expectUploaded,
  openTab,
  type PhotoFile,
  words,
} from './support/design-tool.ts'
import { mailTo } from './support/mails.ts'
import { ownShop } from './support/own-shop.ts'
import { readPdf } from './support/pdf.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { buyPiece, pressFileOf } from './support/piece-purchase.ts'

const BLEED_MM = 3

const shop = ownShop()
let photo: PhotoFile
test.beforeAll(async () => {
  // Sharp at 43 × 61 cm.
  photo = {
    name: 'bronte.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto({ widthPx: 4200, heightPx: 5900 }),
  }
})

const measure = (page: Page, name: 'Width' | 'Height') => page.getByRole('textbox', { name: `${name} in cm` })
const foot = (page: Page) => page.locator('.tool-foot')

for (const viewport of deskFirst) {
  test(`RT-036, G-01: measures typed in the tool are the trim of the press file, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await page.goto(`${shop.url}/customframe-tool`)
    await expect(page).toHaveTitle(/^Custom Frame Design Tool/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'NOINDEX,FOLLOW')
    await expect(page.getByText('Whole centimetres: 15 to 100 on the shorter side').first()).toBeVisible()

    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
    await expect(page.getByRole('application').locator('image').first()).toBeAttached()
    await addWords(page, 'Bronte, 2026')
    await page.getByRole('tab', { name: 'Size' }).click()
    await typeMeasures(page, '43', '61')
    await expect(foot(page)).toContainText('43 × 61 cm')
    await expect(foot(page)).toContainText('A$75.99')
    await expect(page.getByText('2.5 kg packed; small enough for the post')).toBeVisible()

    await expectRefusedUnderItsField(page)
    await expectLargeGoesByCourier(page)
    await typeMeasures(page, '43', '61')
    await expect(foot(page)).toContainText('43 × 61 cm')
    await openTab(page, 'Text')
    await expect(words(page), 'nothing is lost on the way').toHaveValue('Bronte, 2026')
    await expectUploaded(page)

    const number = await buyPiece(page, '43 × 61 cm', 'A$75.99')
    await expectPressFile(number)
    // The sign between the figures is written as its bytes.
    expect(await mailTo(shop.dataDir, address.Email, new RegExp(number))).toMatch(/43 (×|=C3=97) 61 cm/)
  })
}

/** Each key by itself, over what is there; from field to field with the Tab key. */
async function typeMeasures(page: Page, width: string, height: string) {
  await measure(page, 'Width').focus()
  await page.keyboard.type(width, { delay: 20 })
  await page.keyboard.press('Tab')
  await expect(measure(page, 'Height')).toBeFocused()
  await page.keyboard.type(height, { delay: 20 })
  await page.keyboard.press('Tab')
  await expect(measure(page, 'Width')).toHaveValue(width)
  await expect(measure(page, 'Height')).toHaveValue(height)
}

async function expectRefusedUnderItsField(page: Page) {
  await measure(page, 'Width').focus()
  await page.keyboard.type('43.5', { delay: 20 })
  await page.keyboard.press('Tab')
  await expect(measure(page, 'Width')).toHaveAccessibleDescription(
    /Please write the width in whole centimetres, such as 43\./,
  )
  await expect(page.getByText('Your custom frame is still 43 × 61 cm.')).toBeVisible()
  await expect(foot(page)).toContainText('43 × 61 cm')

  // Of 999 the 99 is a width that there is; what cannot be made leaves none of its beginnings.
  await measure(page, 'Width').focus()
  await page.keyboard.type('999', { delay: 20 })
  await page.keyboard.press('Tab')
  await expect(page.getByText('Your custom frame is still 43 × 61 cm.')).toBeVisible()
  await expect(foot(page)).toContainText('43 × 61 cm')
}

async function expectLargeGoesByCourier(page: Page) {
  await typeMeasures(page, '120', '80')
  await expect(foot(page)).toContainText('120 × 80 cm')
  await expect(page.getByText(/too large for the post, so by courier/)).toBeVisible()
}

async function expectPressFile(number: string) {
  const { trim, bleed } = await readPdf(await pressFileOf(shop.dataDir, number))
  expect(trim.widthMm).toBeCloseTo(430, 1)
  expect(trim.heightMm).toBeCloseTo(610, 1)
  expect(bleed.widthMm).toBeCloseTo(430 + 2 * BLEED_MM, 1)
  expect(bleed.heightMm).toBeCloseTo(610 + 2 * BLEED_MM, 1)
}
