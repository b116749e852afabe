/** A page that breaks while it is drawn: what is left of it, and both ways out. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

const OOPS = 'Oops, Something Went Wrong!'

/** Walks from the home page to one whose code throws as soon as it is drawn. */
async function walkIntoBrokenPage(page: Page) {
  await page.route(/\/assets\/url-key-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("This page is broken for a test.") }',
    }),
  )
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Canvas prints' })
    .first()
    .click()
  // Away from the menu, which is open below a pointer.
  await page.mouse.move(5, 700)
  await expect(page.getByRole('heading', { level: 1, name: OOPS })).toBeVisible()
}

const wholePage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Canvas prints' })

test('E-39, E-40: a page that breaks says so, and its button loads it again', async ({ page }) => {
  await walkIntoBrokenPage(page)
  await expect(page).toHaveURL(/\/canvas-prints$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unrouteAll()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: 'Try again?' }).click()
  await expect(wholePage(page)).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  await expect(page.getByRole('heading', { name: OOPS })).toHaveCount(0)
})

test('E-41: on the way to another page the broken one is gone', async ({ page }) => {
  await walkIntoBrokenPage(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Keepsake/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: OOPS })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
