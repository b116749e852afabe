/** A design goes on as one of another product: nothing is put together twice, and the first design stays as it is. */
import { expect } from '@playwright/test'
import {
  addWords,
  beach,
  expectSaved,
  expectUploaded,
  handedOver,
  openTab,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'
import { startOrder, tryPhoto } from './support/tried-photos.ts'

for (const viewport of phoneFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('SH-16: a photo and words of a canvas go round a mug and into the cart, and the canvas is still there', async ({
      page,
    }) => {
      await page.goto(smallCanvasPath)
      const kept = handedOver(page)
      await placeFirstPhoto(page, await beach())
      await addWords(page, 'Lake days')
      await expectUploaded(page)
      await expectSaved(page)
      await kept
      const canvasAddress = page.url()

      await page
        .getByRole('button', { name: /20 × 20 cm/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Put this design on another product' }).click()
      await expect(page).toHaveURL(/\/$/)
      await page.goto('/custom-photo-mug')
      await page.getByText('Start Order').filter({ visible: true }).first().click()
      await page.getByRole('link', { name: 'Put your last design on this mug' }).click()
      await expect(page.locator('svg.tool-board image').first()).toBeAttached()
      await openTab(page, 'Text')
      await expect(words(page)).toHaveValue('Lake days')
      await expect(page).toHaveURL(/\/photomug-tool\?design=/)
      expect(page.url()).not.toBe(canvasAddress)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByText('11 oz').first()).toBeVisible()

      await page.goto(canvasAddress)
      await expect(photoOnCanvas(page)).toBeAttached()
      await expect(page.getByRole('button', { name: /20 × 20 cm/ }).first()).toBeVisible()
    })

    test('SH-16: words beside the photo of a product page go round a mug too', async ({ page }) => {
      await page.goto('/custom-canvas-print')
      await tryPhoto(page, await beach())
      await startOrder(page)
      await expect(photoOnCanvas(page)).toBeAttached()
      const kept = handedOver(page)
      await addWords(page, 'Lake days')
      await expectUploaded(page)
      await expectSaved(page)
      await kept

      await page.goto('/custom-photo-mug')
      await startOrder(page)
      await page.getByRole('link', { name: 'put it on this mug' }).click()
      await expect(page.locator('svg.tool-board image').first()).toBeAttached()
      await openTab(page, 'Text')
      await expect(words(page)).toHaveValue('Lake days')
    })
  })
}
