/** What the browser keeps by itself, and what a shopper without a connection sees. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { bringCart, test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

test.use({ serviceWorkers: 'allow' })

/** The page is under the worker's eyes from the first visit on. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    }
    return found
  })

const isScript = (path: string) => /^\/assets\/.*\.js$/.test(path)

test('M-47: a service worker is registered once the page has loaded', { tag: LONG }, async ({ page }) => {
  await page.goto('/about-us')
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/')
})

for (const width of allOrSome([390, 1440], [390])) {
  test(`SH-30: without a connection there is a page of the shop’s own at ${width} px, and trying again leads on`, async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWithWorker(page, '/about-us')
    await context.setOffline(true)
    await page.goto('/custom-canvas-print')
    await expect(page.getByRole('heading', { level: 1, name: 'You are not connected.' })).toBeVisible()
    await expect(page).toHaveURL(/\/custom-canvas-print$/)
    const isInOwnLetters = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Newsreader/.test(family) && status === 'loaded'),
      )
    await expect.poll(isInOwnLetters).toBe(true)
    expect(await page.locator('script').count()).toBe(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'You are not connected.' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Custom canvas print' })).toBeVisible()
  })
}

test('SH-30: no page, no answer of the API and no photo is kept, only files of the shop', async ({
  context,
  page,
  shop,
  revision,
}) => {
  await bringCart(context, { shop, revision })
  await openWithWorker(page, '/about-us')
  for (const path of ['/', '/checkout/cart', '/checkout', '/custom-canvas-print']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect.poll(async () => (await keptAddresses(page)).filter(isScript).length).toBeGreaterThan(5)
  await expect.poll(() => keptAddresses(page)).toContain('/offline.html')
  const kept = await keptAddresses(page)
  const unexpected = kept.filter(
    (path) => !/^\/(assets|images|icons)\//.test(path) && path !== '/offline.html',
  )
  expect(unexpected).toEqual([])
})

test('SH-30: caches of an older version go when the worker begins', { tag: LONG }, async ({ page }) => {
  // A page that the browser does not ask the shop for, so that no worker begins yet.
  await page.route('**/about-us', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Before</p>' }),
  )
  await page.goto('/about-us')
  await page.evaluate(async () => {
    await (await caches.open('keepsake-files-0')).put('/assets/old.js', new Response('old'))
  })
  await page.unroute('**/about-us')
  await openWithWorker(page, '/faq')
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('keepsake-files-0')
})

test('M-47: a worker that cannot be had is nobody’s concern', { tag: LONG }, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('not today'))
  })
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors).toEqual([])
})
