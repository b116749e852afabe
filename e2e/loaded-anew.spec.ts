/** PE-21: a page whose scripts are those of a former build is loaded anew once, where nothing can be lost by it. */
import { expect, type Page } from '@playwright/test'
import { field } from './support/checkout.ts'
import { addWords, beach, chooseWith, expectSaved, smallCanvasPath } from './support/design-tool.ts'
import { test, untilHydrated } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test.use({ serviceWorkers: 'block', waitsUntilHydrated: false, viewport: { width: 390, height: 844 } })

const SCRIPTS = /\/assets\/[^/]*\.js$/
const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a photo' }).first()
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page has not arrived' })

/**
 * The scripts of the page that is opened next are gone, and those of the one after it are there. @returns lets them be
 * asked for
 */
async function goneScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  let documents = 0
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest())
  })
  await page.route(SCRIPTS, async (route) => {
    await held.promise
    return documents > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'There is no such file.' })
  })
  return held.resolve
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

/** At the checkout, while the answer to its own reload is awaited. @returns lets it come */
async function reloadingCheckout(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  const release = await goneScripts(page)
  await open()
  const documents = documentsOf(page)
  const answered = Promise.withResolvers<void>()
  await page.route(/\/checkout$/, async (route) => {
    if (route.request().isNavigationRequest()) await answered.promise
    return route.fallback().catch(() => {})
  })
  await field(page, 'Email').pressSequentially('late@')
  release()
  await expect.poll(() => documents.walks).toBe(1)
  return answered.resolve
}

test('PE-21, PE-22: what is typed outlives the one reload of a page whose scripts are gone', async ({
  page,
  openWithCart,
}) => {
  const release = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  await field(page, 'Email').pressSequentially('late@example.com')
  await field(page, 'Suburb').pressSequentially('Kingsford')
  release()
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
  await expect(field(page, 'Suburb')).toHaveValue('Kingsford')
})

test('PE-21: a page whose scripts are of a former build, and gone, is loaded anew once', {
  tag: LONG,
}, async ({ page }) => {
  const release = await goneScripts(page)
  const documents = documentsOf(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  release()
  await untilHydrated(page)
  expect(documents.walks).toBe(2)
})

test('PE-21: a page is not loaded anew while the shop fails at it, and what is typed stays', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  const release = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  const documents = documentsOf(page)
  let isFailing = true
  await page.route(/\/checkout$/, (route) =>
    isFailing ? route.fulfill({ status: 503, body: 'The shop is away.' }) : route.fallback(),
  )
  await field(page, 'Email').pressSequentially('late@example.com')
  release()
  await expect.poll(() => documents.checks).toBeGreaterThan(1)
  expect(documents.walks).toBe(0)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')

  isFailing = false
  await untilHydrated(page)
  expect(documents.walks).toBe(1)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
})

test('PE-21, PE-22: who types on while a page is loaded anew keeps it until the next pause', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  const answer = await reloadingCheckout(page, () => openWithCart('/checkout', { waitUntil: 'commit' }))
  await page.keyboard.type('example.com')
  answer()
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
  await expect(field(page, 'Email')).toBeFocused()
})

test('PE-13, PE-22: what no key types, and what is chosen, while a page is loaded anew is kept, too', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  const answer = await reloadingCheckout(page, () => openWithCart('/checkout', { waitUntil: 'commit' }))
  // As a password manager and dictation do.
  await page.keyboard.insertText('example.com')
  await field(page, 'Suburb').evaluate((suburb: HTMLInputElement) => {
    suburb.value = 'Kingsford'
    suburb.dispatchEvent(new Event('change', { bubbles: true }))
  })
  answer()
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
  await expect(field(page, 'Suburb')).toHaveValue('Kingsford')
})

test('PE-14, PE-21: a press that a reload carries over finds its button by its words', async ({
  context,
  page,
}) => {
  const desktop = { width: 1440, height: 900 }
  await page.setViewportSize(desktop)
  await page.goto(smallCanvasPath)
  for (const text of ['One', 'Two', 'Three']) await addWords(page, text)
  await expectSaved(page)
  const list = (of: Page) => of.getByRole('button', { name: /^Remove .* from the canvas$/ })
  await expect(list(page)).toHaveCount(3)

  const late = await context.newPage()
  await late.setViewportSize(desktop)
  const release = await goneScripts(late)
  await late.goto(page.url(), { waitUntil: 'commit' })
  const second = late.getByRole('button', { name: /^Remove .*Two.* from the canvas$/ })
  await second.evaluate((button: HTMLButtonElement) => button.click())
  await page.getByRole('button', { name: /^Remove .*Three.* from the canvas$/ }).click()
  await expectSaved(page)
  release()
  await expect(late.locator('main.tool[data-hydrated]')).toBeAttached({ timeout: 30_000 })
  await expect(list(late)).toHaveCount(1)
  await expect(list(late)).toHaveAccessibleName(/One/)
})

test('PE-21: a page that holds a chosen file says that it is late instead of being loaded anew', {
  tag: LONG,
}, async ({ page }) => {
  const release = await goneScripts(page)
  const documents = documentsOf(page)
  await page.goto('/uploadchoice', { waitUntil: 'commit' })
  await chooseWith(page, chooseButton(page), await beach())
  release()
  await expect.poll(() => documents.checks).toBeGreaterThan(0)
  await expect(note(page)).toBeVisible()
  expect(documents.walks).toBe(1)
})

test('PE-21: a page that holds a card says that it is late instead of being loaded anew', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  const release = await goneScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  const documents = documentsOf(page)
  await page.getByLabel('Card number').pressSequentially('4111')
  release()
  await expect.poll(() => documents.checks).toBeGreaterThan(0)
  await expect(note(page)).toBeVisible()
  expect(documents.walks).toBe(0)
  await expect(page.getByLabel('Card number')).toHaveValue('4111')
})

test('PE-21: an address where no page is is hydrated, too, when its scripts were gone', {
  tag: LONG,
}, async ({ page }) => {
  const release = await goneScripts(page)
  const documents = documentsOf(page)
  await page.goto('/no-such-page', { waitUntil: 'commit' })
  release()
  await untilHydrated(page)
  expect(documents.walks).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
