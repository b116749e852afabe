/** Every way a photo gets onto the canvas, and formats that a browser cannot draw by itself. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { beach, expectSaved, expectUploaded, photoOnCanvas, smallCanvasPath } from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test('a photo is dropped onto the canvas', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await giveFile(page, 'drop', await beach())
  await expect(photoOnCanvas(page)).toBeAttached()
  await expectUploaded(page)
})

test('a photo is pasted from the clipboard', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await giveFile(page, 'paste', await beach())
  await expect(photoOnCanvas(page)).toBeAttached()
  await expectUploaded(page)
})

test('a photo that has arrived does not come down again', { tag: LONG }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/media\/photos\//.test(request.url())) fetched.push(request.url())
  })
  await page.goto(smallCanvasPath)
  await choose(page, await beach())
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /^blob:/)
  await expectUploaded(page)
  await expectSaved(page)
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /^blob:/)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('a photo that browsers read otherwise than the shop is drawn from the shop’s copy', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(smallCanvasPath)
  const buffer = await sharp((await beach()).buffer)
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  await choose(page, { name: 'press.jpg', mimeType: 'image/jpeg', buffer })
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /display\.jpg/, { timeout: 30_000 })
})

test('the HEIC photo of an iPhone waits in its frame and is drawn when the shop has read it', async ({
  page,
}) => {
  await page.goto(smallCanvasPath)
  const buffer = readFileSync(heicFile('phone'))
  await choose(page, { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer })
  await expect(page.locator('svg image[href*="display.jpg"]').first()).toBeAttached({ timeout: 30_000 })
})

test('a finger that is on a photo of the tray when it arrives puts it on the canvas', { tag: LONG }, async ({
  page,
}) => {
  let arrive: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/media/uploads/*/photo', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(smallCanvasPath)
  const buffer = readFileSync(heicFile('phone'))
  const heic = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer }
  await page.locator('input[type=file][multiple]').setInputFiles([heic, { ...heic, name: 'IMG_2035.HEIC' }])
  const tile = page.getByRole('button', { name: /^IMG_2035\.HEIC/ })
  await tile.hover()
  await page.mouse.down()
  arrive()
  await expect(tile).toHaveAccessibleName(/Uploaded$/, { timeout: 30_000 })
  await page.mouse.up()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
})

test.describe('formats that a shopper may bring', () => {
  for (const [name, encode] of [
    ['lake.png', (picture: Sharp) => picture.png()],
    ['lake.webp', (picture: Sharp) => picture.webp()],
    ['lake.avif', (picture: Sharp) => picture.avif({ effort: 0 })],
    ['lake.tif', (picture: Sharp) => picture.tiff()],
  ] as const) {
    test(`${name} is on the canvas, and printed from the uploaded original`, async ({ page }) => {
      await page.goto(smallCanvasPath)
      const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a6ea5' } })
      await choose(page, { name, mimeType: '', buffer: await encode(picture).toBuffer() })
      await expect(page.locator('svg image').first()).toBeAttached({ timeout: 30_000 })
      await expectUploaded(page)
    })
  }
})

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).first().click()
  await (await chooser).setFiles(file)
}

/** What the browser does when a file is let go over the canvas, or pasted. */
async function giveFile(page: Page, how: 'drop' | 'paste', file: { name: string; buffer: Buffer }) {
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await page.evaluate(
    ({ how, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      const target = document.querySelector('[role="application"]') ?? document.body
      const options = { bubbles: true, cancelable: true }
      if (how === 'paste') {
        document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }))
        return
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: transfer }))
      }
    },
    { how, name: file.name, base64: file.buffer.toString('base64') },
  )
}
