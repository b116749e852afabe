/** PE-21: a page whose scripts are those of a former build is loaded anew once, where nothing can be lost by it. */

import { expect, type Page } from '@playwright/test'
import { field } from './support/checkout.ts'
import { beach, chooseWith } from './support/design-tool.ts'
import { test, untilAlive } from './support/shop.ts'

test.use({ serviceWorkers: 'block', waitsUntilAlive: false, viewport: { width: 390, height: 844 } })

const SCRIPTS = /\/assets\/[^/]*\.js$/
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a photo' }).first()
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page has not arrived' })

/** Scripts of a former build: gone until the test says otherwise, and asked for once it lets them go. */
async function goneScripts(page: Page) {
  const held = Promise.withResolvers<void>()
  let isGone = true
  await page.route(SCRIPTS, async (route) => {
    await held.promise
    return isGone ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.fallback()
  })
  return {
    letGo: () => held.resolve(),
    putBack: () => {
      isGone = false
    },
  }
}

/** How often the page's document was asked for: by the shopper, by its check that it is answered, and by its reload. */
function documentsOf(page: Page) {
  const count = { walks: 0, checks: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.walks += 1
    else if (request.url() === page.url()) count.checks += 1
  })
  return count
}

test('PE-21, PE-22: what is typed outlives the one reload of a page whose scripts are gone', async ({
  page,
  openWithCart,
}) => {
  const scripts = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  await field(page, 'Email').pressSequentially('late@example.com')
  await field(page, 'Suburb').pressSequentially('Kingsford')
  const reloaded = page.waitForEvent('request', (request) => request.isNavigationRequest())
  scripts.letGo()
  await reloaded
  scripts.putBack()
  await untilAlive(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
  await expect(field(page, 'Suburb')).toHaveValue('Kingsford')
})

test('PE-21: a page whose scripts are of a former build, and gone, is loaded anew once', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest())
  })
  await page.route(SCRIPTS, (route) =>
    documents > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'There is no such file.' }),
  )
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await untilAlive(page)
  expect(documents).toBe(2)
})

test('PE-21: a page is not loaded anew while the shop fails at it, and what is typed stays', async ({
  page,
  openWithCart,
}) => {
  const scripts = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  const documents = documentsOf(page)
  let isFailing = true
  await page.route(/\/checkout$/, (route) =>
    isFailing ? route.fulfill({ status: 503, body: 'The shop is away.' }) : route.fallback(),
  )
  await field(page, 'Email').pressSequentially('late@example.com')
  scripts.letGo()
  await expect.poll(() => documents.checks).toBeGreaterThan(1)
  expect(documents.walks).toBe(0)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')

  scripts.putBack()
  isFailing = false
  await untilAlive(page)
  expect(documents.walks).toBe(1)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
})

test('PE-21, PE-22: who types on while a page is loaded anew keeps it until the next pause', async ({
  page,
  openWithCart,
}) => {
  const scripts = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  const documents = documentsOf(page)
  const answered = Promise.withResolvers<void>()
  await page.route(/\/checkout$/, async (route) => {
    if (route.request().isNavigationRequest()) await answered.promise
    return route.fallback().catch(() => {})
  })
  await field(page, 'Email').pressSequentially('late@')
  scripts.letGo()
  await expect.poll(() => documents.walks).toBe(1)
  scripts.putBack()
  await page.keyboard.type('example.com')
  answered.resolve()
  await untilAlive(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
  await expect(field(page, 'Email')).toBeFocused()
})

test('PE-21: a page that holds a chosen file, or a card, says so instead of being loaded anew', async ({
  page,
  openWithCart,
}) => {
  const scripts = await goneScripts(page)
  const documents = documentsOf(page)
  await page.goto('/uploadchoice', { waitUntil: 'commit' })
  await chooseWith(page, chooseButton(page), await beach())
  scripts.letGo()
  await expect(note(page)).toBeVisible()
  await page.waitForTimeout(4000)
  expect(documents.walks).toBe(1)

  await openWithCart('/checkout', { waitUntil: 'commit' })
  await page.getByLabel('Card number').pressSequentially('4111')
  await expect(note(page)).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4111')
})

test('PE-21: an address where no page is comes alive, too, when its scripts were gone', async ({ page }) => {
  const scripts = await goneScripts(page)
  const documents = documentsOf(page)
  await page.goto('/no-such-page', { waitUntil: 'commit' })
  scripts.letGo()
  await expect.poll(() => documents.walks).toBe(2)
  scripts.putBack()
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
