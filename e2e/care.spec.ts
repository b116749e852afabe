/** How a piece lasts, on the page of a product. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

const care = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Care', exact: true }).locator('..').getByRole('listitem')

for (const width of [390, 1440]) {
  test(`F-12: at ${width} px a page says how to care for the product`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/custom-photo-mug')
    await expect(care(page).first()).toContainText('By hand')
    await page.goto('/framed-canvas-print')
    await expect(care(page).first()).toContainText('Dust the frame')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('F-12: it stands there, too', async ({ page }) => {
    await page.goto('/photo-blanket')
    await expect(care(page).first()).toContainText('Machine wash cold')
  })
})
