/** The shop's main job, whole: a parent's photo becomes a paid order and the file that comes off the press. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { comparePictures, type Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { seenLikeness } from '#packages/artwork-renderer/testing/seen-likeness.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { proofAsSeen, SEEN_PX, topRows } from '#platform/artwork/testing/seen-pictures.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { pictureOfBoard } from './support/board-picture.ts'
import { readPdf } from './support/pdf.ts'
import { both } from './support/phone-and-desk.ts'

/** 75 × 50 cm in landscape, 38 mm deep: trim and bleed in mm, and the product's target resolution. */
const CANVAS = { widthMm: 762, heightMm: 508, bleedMm: 43, targetDpi: 150 }
const BOX_TOLERANCE_MM = 0.1

let shop: ShopProcess
const dataDir = makeDataDir()
let photo: Buffer

test.beforeAll(async () => {
  // As a phone held upright takes it: 24 megapixels, turned by EXIF, in Display P3.
  photo = await makePhoto({ widthPx: 6000, heightPx: 4000, orientation: 6, profile: 'display-p3' })
  shop = await startShopProcess(dataDir)
})

test.afterAll(async () => {
  await shop?.stop()
  removeDataDir(dataDir)
})

// On a slow machine the offer for first visitors comes while a size is being chosen.
test.beforeEach(({ context }) =>
  context.addCookies([{ name: cookieNames.homePopup, value: '1', url: shop.url }]),
)

for (const viewport of both) {
  test(`A-13: a 24-megapixel photo becomes a paid canvas and its press file, ${viewport.width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await chooseCanvas(page)
    await design(page)
    const editor = await pictureOfBoard(page, CANVAS)
    const number = await buy(page)
    await expectMail(page, number)
    await expectPressFile(number, editor)
  })
}

async function chooseCanvas(page: Page) {
  await page.goto(shop.url)
  await page.getByRole('link', { name: 'Shop canvas prints' }).first().click()
  // The home page has a card of it as well, which may go while it is pressed.
  await expect(page).toHaveURL(/canvas-prints$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Custom canvas print', exact: true }).first().click()
  await expect(page).toHaveURL(/custom-canvas-print$/)
  for (const choice of [/75 × 50/, /38 mm/, /Mirror/]) {
    await page.getByRole('radio', { name: choice }).locator('..').click()
    await expect(page.getByRole('radio', { name: choice })).toBeChecked()
  }
  await expect(page.getByText('A$56.24').first()).toBeVisible()
  await page.getByText('Start Order').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/uploadchoice/)
}

async function design(page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).first().click()
  await (await chooser).setFiles({ name: 'hut.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('svg image').first()).toBeAttached()

  await page.getByRole('slider', { name: 'Zoom' }).fill('115')
  await page.getByRole('slider', { name: 'Straighten' }).fill('3')
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Up at the hut, July 2026')
  await chooseFont(page, 'Lobster')
  await page.getByRole('checkbox', { name: 'Shadow' }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()
}

/** The fonts lie open on a wide screen and in a sheet on a phone. */
async function chooseFont(page: Page, name: string) {
  const menu = page.getByRole('button', { name: /^Font:/ })
  const font = page.getByRole('radio', { name, exact: true })
  await expect(menu.or(font).first()).toBeVisible()
  const isInSheet = await menu.isVisible()
  if (isInSheet) await menu.click()
  await font.check({ force: true })
  if (isInSheet) await page.keyboard.press('Escape')
}

async function buy(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/checkout\/cart/)
  await expect(page).toHaveTitle(/Shopping Cart/)
  const own = page.getByRole('img', { name: /Your design/ }).first()
  await own.scrollIntoViewIfNeeded()
  await expect.poll(() => own.evaluate(pathOfSeen)).toMatch(MOCK_UP)
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expect(page).toHaveTitle(/Checkout/)

  await page.getByLabel('Email', { exact: true }).fill('robin@example.com')
  await page.getByLabel('First name').first().fill('Robin')
  await page.getByLabel('Last name').first().fill('Marsh')
  await page.getByLabel('Street address').first().fill('12 Harbour Street')
  await page.getByLabel('Suburb').first().fill('Ballina')
  await page.getByLabel('State').first().selectOption('NSW')
  await page.getByLabel('Postcode').first().fill('2478')
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill('0400 000 000')
  await page.getByRole('radio', { name: /Express/ }).check({ force: true })
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel(/^Expiry/).fill('08/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay A$76.23' }).click()
  await expect(page).toHaveURL(/checkout\/success/)
  await expect(page).toHaveTitle(/Success/)
  const number = /(\d{9})/.exec((await page.getByText(/Your order is/).textContent()) ?? '')?.[1]
  if (!number) throw new Error('The success page tells no order number')
  return number
}

/** The shopper's design on a canvas of its shape. */
const MOCK_UP = /^\/media\/mockup\/\w{32}\/canvas-3x2@\d+\.\w+$/

/** Of a picture that has come; empty until then. */
const pathOfSeen = (image: HTMLImageElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
    ? new URL(image.currentSrc).pathname
    : ''

/** As text, as HTML and with its head; its picture is there for programs that know nothing newer than JPEG. */
async function expectMail(page: Page, number: string) {
  const folder = join(dataDir, 'mail')
  const mails = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(number)) : [])
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(3)
  const html = readFileSync(join(folder, mails().find((name) => name.endsWith('.html')) ?? ''), 'utf8')
  const address = /src="([^"]*\/media\/mockup\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(address).pathname).toMatch(MOCK_UP)
  const picture = await page.request.get(address)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
}

async function expectPressFile(number: string, editor: Picture) {
  const folder = join(dataDir, 'storage', 'orders', number, '1')
  await expect
    .poll(() => (existsSync(folder) ? readdirSync(folder).sort() : []), { timeout: 60_000 })
    .toEqual(['artwork.pdf', 'job-ticket.pdf', 'proof.jpg'])
  const file = readFileSync(join(folder, 'artwork.pdf'))
  const pdf = await readPdf(file)
  const { widthMm, heightMm, bleedMm, targetDpi } = CANVAS
  const near = (actual: number, wanted: number) =>
    expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(BOX_TOLERANCE_MM)
  near(pdf.trim.widthMm, widthMm)
  near(pdf.trim.heightMm, heightMm)
  near(pdf.bleed.widthMm, widthMm + 2 * bleedMm)
  near(pdf.bleed.heightMm, heightMm + 2 * bleedMm)
  expect(pdf.hasOutputIntent).toBe(true)
  expect(pdf.fonts, 'text is outlines').toBe(0)
  expect(pdf.largestPhotoDpi).toBeGreaterThanOrEqual(targetDpi * 0.98)
  expect(pdf.largestPhotoDpi).toBeLessThanOrEqual(targetDpi * 1.02)

  const proof = await proofAsSeen(readFileSync(join(folder, 'proof.jpg')), SEEN_PX)
  const seen = topRows(editor, proof.heightPx)
  const toProof = comparePictures(seen, proof)
  const toPdf = comparePictures(editor, await drawPdfPage(file, editor.widthPx, 2))
  const { ssim, meanDeltaE, blockDeltaE } = seenLikeness(seen, proof)
  test.info().annotations.push({ type: 'likeness', description: JSON.stringify({ toProof, toPdf }) })
  console.log(`editor against proof ${JSON.stringify(toProof)}, against PDF ${JSON.stringify(toPdf)}`)
  expect(toProof.ssim).toBeGreaterThanOrEqual(0.985)
  expect(toPdf.ssim).toBeGreaterThanOrEqual(0.98)
  expect(toProof.meanDeltaE).toBeLessThanOrEqual(0.7)
  expect(toPdf.meanDeltaE).toBeLessThanOrEqual(0.9)
  expect(ssim).toBeGreaterThanOrEqual(0.987)
  expect(meanDeltaE).toBeLessThanOrEqual(0.85)
  expect(blockDeltaE).toBeLessThanOrEqual(0.3)
}
