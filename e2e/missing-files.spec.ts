/** A page whose pictures or styles do not come works all the same. */
import { expect } from '@playwright/test'
import { test, untilHydrated } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test.use({ waitsUntilHydrated: false, viewport: { width: 390, height: 844 } })

const PICTURES = /\/media\/|\.(avif|webp|jpe?g|png)$/

test('PE-14, PE-21: pictures that nobody answers for hold up no part of a page', { tag: LONG }, async ({
  page,
}) => {
  await page.route(PICTURES, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await untilHydrated(page)
  expect(await page.evaluate(() => document.readyState), 'the pictures are still awaited').toBe('interactive')
})

test('PE-20, PE-21: a page whose style sheet is cut starts, and calls no browser too old', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(/\/assets\/.*\.css$/, (route) => route.abort('connectionreset'))
  await page.goto('/', { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(page.getByText('This browser is too old')).toBeHidden()
})

test('PE-21: a style sheet that is cut is asked for again, and dresses the page then', async ({ page }) => {
  let answers = 0
  await page.route(/\/assets\/.*\.css/, (route) =>
    answers++ < 2 ? route.abort('connectionreset') : route.continue(),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await expect(page.getByText('This browser is too old')).toBeHidden()
})

test('PE-21: a page whose style sheet is late waits for it, and is not loaded anew', { tag: LONG }, async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest())
  })
  // Longer than the next piece of a document may take.
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  expect(documents).toBe(1)
})

test('PE-21: a page whose style sheet nobody sends asks for another, and is dressed', { tag: LONG }, async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.css$/, () => undefined)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await untilHydrated(page)
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [firstPaint] = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ name }) => name),
  )
  expect(firstPaint).toBe('first-paint')
})
