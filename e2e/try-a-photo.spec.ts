/** On a product page: our own photo on the wall and on a ledge, and then the shopper's. */
import { expect } from '@playwright/test'
import { beach, chooseWith } from './support/design-tool.ts'
import { test } from './support/shop.ts'

const PRODUCT = '/custom-canvas-print'
const LEDGE = /A canvas print on a ledge/

test('a canvas is seen on a ledge with our photo, made by the shop', async ({ page }) => {
  await page.goto(PRODUCT)
  await page.getByRole('button', { name: LEDGE }).click()
  const ledge = page.getByRole('img', { name: LEDGE })
  await expect(ledge).toBeVisible()
  await expect
    .poll(() => ledge.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
})

test('a photo of the shopper’s own takes its place, and no request carries it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.postDataBuffer()?.includes('JFIF')) sent.push(request.url())
  })
  await page.goto(PRODUCT)
  const map = page.waitForResponse(/\/scenes\/canvas-ledge\/map\.bin\?v=/)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }), await beach())
  const ledge = page.getByRole('img', { name: LEDGE })
  await expect(ledge.locator('canvas[data-shown]')).toBeAttached()
  await expect(page.getByRole('img', { name: /^Your photo: / })).toBeInViewport({ ratio: 0.8 })
  expect(sent).toEqual([])
  expect((await map).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('it goes along to the department, where every canvas shows it', async ({ page }) => {
  await page.goto(PRODUCT)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }), await beach())
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Canvas prints' })
    .click()
  await expect(page).toHaveURL(/canvas-prints$/)
  const onCards = page.getByRole('article').getByRole('img', { name: /^Your photo: / })
  await expect(onCards.first().locator('canvas[data-shown]')).toBeAttached()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(onCards).toHaveCount(0)
})

test('scripts and scenes for it are no part of the first load', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(PRODUCT)
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/scenes\/|mock-up-canvas|read-photo/.test(path))).toEqual([])
})
