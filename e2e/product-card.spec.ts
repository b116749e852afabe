/** Cards of products in a browser: their information, what is struck, and what stands there while they come. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

test('F-12: the product information opens and closes, with a label for each', async ({ page }) => {
  await page.goto('/canvas-prints')
  const panoramic = card(page, 'Panoramic canvas print')
  await expect(panoramic.getByText('for coastlines')).toBeHidden()
  await panoramic.getByText('Product Information', { exact: true }).click()
  await expect(panoramic.getByText('for coastlines')).toBeVisible()
  await panoramic.getByText('Hide Product Information', { exact: true }).click()
  await expect(panoramic.getByText('for coastlines')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/canvas-prints')
})

test('F-19: what the opening offer reduces is struck on the card and on the page of the product', async ({
  page,
}) => {
  await page.goto('/canvas-prints')
  await expect(card(page, 'Large canvas print').locator('s')).toHaveText('Was A$59.99')
  await expect(card(page, 'Large canvas print')).toContainText('A$39.99')
  await expect(card(page, 'Panoramic canvas print').locator('s')).toHaveCount(0)
  await page.goto('/large-canvas-print?sku=CANVAS-60X90-P-D19-IMAGE-MATTE')
  const price = page.getByRole('main').locator('output').locator('..')
  await expect(price).toContainText('A$39.99')
  await expect(price.locator('s')).toHaveText('Was A$59.99')
  await page.getByRole('radio', { name: /50 × 75/ }).check()
  await expect(price.locator('s')).toHaveCount(0)
})

test('F-11: cards are shown as empty shapes until those of another search have come', async ({ page }) => {
  await page.goto('/catalogsearch/result?q=canvas')
  const list = page.getByRole('region', { name: 'Products found' })
  const before = await list.getByRole('article').count()
  expect(before).toBeGreaterThan(1)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/catalogsearch/result.data**', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Square/ })
    .first()
    .click()
  await expect(list.locator('[aria-hidden="true"].flex-col')).toHaveCount(before)
  await expect(list.getByRole('article')).toHaveCount(0)
  answer()
  await expect(list.getByRole('article').first()).toBeVisible()
  await expect(list.locator('[aria-hidden="true"].flex-col')).toHaveCount(0)
})
