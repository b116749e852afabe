/** Drives the design tool as a shopper does. */
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { KEEP_DESIGNS } from '#shop/design/rules/keep-address.ts'

export interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Landscape, and large enough for a sharp print up to 40 × 30 cm. */
export const beach = async (): Promise<PhotoFile> => ({
  name: 'beach.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhoto({ widthPx: 2000, heightPx: 1500 }),
})

/** The canvas of most journeys here: small, so that no photo is too small for it. */
export const SMALL_CANVAS = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
export const smallCanvasPath = `/uploadchoice?sku=${SMALL_CANVAS}`

export const canvas = (page: Page): Locator => page.getByRole('application', { name: 'Canvas' })
/** The photo as the canvas draws it. */
export const photoOnCanvas = (page: Page): Locator => canvas(page).locator('image').first()
export const panel = (page: Page): Locator => page.getByRole('tabpanel')
export const words = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })

/** Chooses a file with a button, as a shopper does. */
export async function chooseWith(
  page: Page,
  button: Locator,
  file: PhotoFile | string | (PhotoFile | string)[],
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  // The one call takes paths or contents; a list of both kinds is never needed.
  await chooser.setFiles(file as string)
}

/** Puts the first photo on the empty canvas. */
export async function placeFirstPhoto(page: Page, photo: PhotoFile): Promise<void> {
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
  await expect(photoOnCanvas(page)).toBeAttached()
}

export async function expectUploaded(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: /^Upload of/ })).toHaveCount(0, { timeout: 60_000 })
}

/** The cookie of the browser has got the key of a new design, which is sent when the design is saved. */
export const handedOver = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().endsWith(KEEP_DESIGNS) && answer.ok())

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved a moment ago')).toBeVisible()
}

/** The shop is out of reach, and the shopper reads that nothing is lost. */
export async function expectKeptHere(page: Page): Promise<void> {
  await expect(page.getByText('Kept on this device for now')).toBeVisible()
}

/** Opens a tool of the panel. */
export async function openTab(
  page: Page,
  name: 'Adjust' | 'Designs' | 'Text' | 'Edge' | 'Filter' | 'Photos',
) {
  await page.getByRole('tab', { name }).click()
}

export async function addWords(page: Page, text: string): Promise<void> {
  await openTab(page, 'Text')
  await page.getByRole('button', { name: 'Add text' }).click()
  await words(page).fill(text)
}

/** Everything drawn on the canvas, once its photos are there and filtered, to compare one moment with another. */
export async function drawing(page: Page): Promise<string> {
  const drawn = canvas(page).getByRole('img').locator('g[clip-path]').first()
  await expect(drawn.locator('[data-former]')).toHaveCount(0)
  await expect(drawn.locator('[filter] image')).toHaveCount(0)
  return drawn.innerHTML()
}
