/** The row of products that this device looked at before. */
import { expect, type Page } from '@playwright/test'
import { whatDoesNotFit } from './support/fits.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const KEPT = 'viewed-products'

const row = (page: Page) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: heading(page) })
const heading = (page: Page) => page.getByRole('heading', { name: 'Recently viewed' })
const names = (page: Page) => row(page).locator('li').getByRole('heading')

/** The questions for cards that the page sends. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('ViewedProducts')) asked.push(body)
  })
  return asked
}

/** Opens a product and waits until the device knows it. */
async function look(page: Page, path: string) {
  await page.goto(path)
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), KEPT).then(String))
    .toContain(`["${path.slice(1)}"`)
}

/** As a hand does it, step by step. */
async function scrollDown(page: Page) {
  for (let step = 0; step < 40 && !(await names(page).first().isVisible()); step++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(50)
  }
  await heading(page).scrollIntoViewIfNeeded()
}

/** How far things moved by themselves so far: https://web.dev/articles/cls */
const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved') as number)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.set(window, 'moved', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value'))
        if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'moved', moved)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

for (const viewport of deskFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('names what was looked at before, the last one first, by one call and without moving anything', async ({
      page,
    }) => {
      await look(page, '/custom-photo-mug')
      await look(page, '/sample-kit')
      await look(page, '/teachers-mug')
      const asked = questionsOf(page)
      await look(page, '/custom-canvas-print')
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await scrollDown(page)
      await expect(names(page)).toHaveText(['Teacher’s mug from the class', 'Sample kit', 'Custom photo mug'])
      await expect(row(page).locator('li').nth(1)).toContainText('A$12.50')
      await expect(row(page).locator('li').nth(2)).toContainText('From A$11.99')
      await expect(row(page).locator('li img')).toHaveCount(3)
      expect(asked).toHaveLength(1)
      expect(await shiftOf(page)).toBeLessThan(0.01)
      expect(await whatDoesNotFit(page)).toEqual([])

      await names(page).nth(2).getByRole('link').click()
      await expect(page).toHaveURL(/custom-photo-mug/)
      // The row of the page before is gone with it.
      await expect(page.getByRole('heading', { level: 1, name: 'Custom photo mug' })).toBeVisible()
      await scrollDown(page)
      await expect(names(page).first()).toHaveText('Custom canvas print')
    })

    test('is cleared by its button, and stays away', async ({ page }) => {
      await look(page, '/sample-kit')
      await look(page, '/custom-photo-mug')
      await scrollDown(page)
      await page.getByRole('button', { name: 'Clear this list' }).click()
      await expect(heading(page)).toHaveCount(0)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(heading(page)).toHaveCount(0)
    })
  })
}

test('a first visit has no such row, and what the shop sells no more is left out', async ({ page }) => {
  await look(page, '/custom-photo-mug')
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveCount(0)

  const keys = ['gone-for-good', 'sample-kit', 'teachers-mug', '../account', 'custom-photo-mug']
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [KEPT, JSON.stringify(keys)],
  )
  await page.reload()
  await scrollDown(page)
  await expect(names(page)).toHaveText(['Sample kit', 'Teacher’s mug from the class'])
})

test('nothing is asked, and nothing is empty, when all that was looked at is gone', async ({ page }) => {
  await look(page, '/custom-photo-mug')
  await page.evaluate((name) => localStorage.setItem(name, '["gone-for-good"]'), KEPT)
  await page.reload()
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveCount(0)
})

test('PE-23: a browser that keeps nothing shows the page without the row', async ({ page }) => {
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  for (const path of ['/sample-kit', '/custom-photo-mug']) {
    await page.goto(path)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveCount(0)
  }
  expect(crashes).toEqual([])
})
