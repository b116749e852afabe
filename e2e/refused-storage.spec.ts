/** A browser that refuses to keep anything: the tool works on, and the shop says what is missing. */
import { expect, type Page } from '@playwright/test'
import {
  beach,
  expectSaved,
  expectUploaded,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
})

test('PE-23: a photo goes onto the canvas and is saved, and the cart says that it needs cookies', async ({
  page,
}) => {
  const crashes = crashesOf(page)
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'refuses cookies' })).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(page.getByRole('status').filter({ hasText: 'refuses cookies' })).toBeVisible()
  expect(crashes).toEqual([])
})

test('PE-23: a design that neither the shop nor the device has is not said to be kept', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await page.route('**/graphql', (route) => route.abort())
  await placeFirstPhoto(page, await beach())
  await expect(page.getByText('Not saved yet: keep this page open')).toBeVisible()
})

test.describe('a browser that answers with an error when a page asks for its cookies or its worker', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
    })
  })

  for (const path of ['/', '/custom-canvas-print', smallCanvasPath, '/checkout/cart']) {
    test(`PE-23: ${path} opens`, { tag: LONG }, async ({ page }) => {
      const crashes = crashesOf(page)
      await page.goto(path)
      // Someone who comes back from another tab makes the page look at its cookies again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Application Error')).toHaveCount(0)
      expect(crashes).toEqual([])
    })
  }

  test.describe('of a first visitor', () => {
    test.use({ isFirstVisit: true })

    test('PE-23: the offer that is closed does not come back on the next page', { tag: LONG }, async ({
      page,
    }) => {
      const crashes = crashesOf(page)
      await page.clock.install()
      await page.goto('/canvas-prints')
      await page.clock.runFor(6_500)
      const offer = page.getByRole('dialog', { name: '10% off your first order' })
      await offer.getByRole('button', { name: 'No, thanks' }).click()
      await expect(offer).toHaveCount(0)
      await page.getByRole('link', { name: 'Custom canvas print', exact: true }).first().click()
      await expect(page.getByText('Start Order').first()).toBeAttached()
      await page.clock.runFor(10_000)
      await expect(offer).toHaveCount(0)
      expect(crashes).toEqual([])
    })
  })
})

function crashesOf(page: Page): string[] {
  const crashes: string[] = []
  page.on('pageerror', ({ message }) => crashes.push(message))
  return crashes
}
