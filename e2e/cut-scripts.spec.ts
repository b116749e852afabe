/** Pages whose scripts are cut on the way: they say so, fetch them again and then do what was pressed meanwhile. */

import { expect, type Page } from '@playwright/test'
import { failingOnce } from './support/bad-lines.ts'
import { field } from './support/checkout.ts'
import { test, untilHydrated } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

test.use({ serviceWorkers: 'block', waitsUntilHydrated: false, viewport: { width: 390, height: 844 } })

const SCRIPTS = /\/assets\/[^/]*\.js$/
const PAGES = allOrSome(
  ['/', '/canvas-prints', '/custom-canvas-print', '/uploadchoice', '/contact-us', '/checkout/cart'],
  ['/custom-canvas-print', '/uploadchoice'],
)
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page has not arrived' })

async function cutWhile(page: Page, isCut: (url: string) => boolean) {
  await page.route(SCRIPTS, (route) =>
    isCut(route.request().url()) ? route.abort('connectionreset') : route.fallback(),
  )
}

/** Each is cut when it is asked for the first time. */
async function cutOnce(page: Page) {
  const seen = new Set<string>()
  await cutWhile(page, (url) => seen.size < seen.add(url).size)
}

/** Buttons that a page holds and only its scripts can serve. */
const isHydrated = async (page: Page, path: string) => {
  if (path === '/uploadchoice') return expect(page.locator('main.tool[data-hydrated]')).toBeAttached()
  await untilHydrated(page)
}

for (const path of PAGES) {
  test(`PE-14, PE-21: ${path} is hydrated when each of its scripts was cut once`, async ({ page }) => {
    await cutOnce(page)
    await page.goto(path, { waitUntil: 'commit' })
    await isHydrated(page, path)
    await expect(note(page)).toHaveCount(0)
  })

  test(`PE-14, PE-21, PE-32: ${path} says that its scripts do not come, and is hydrated when they do`, {
    tag: LONG,
  }, async ({ page }) => {
    let isCut = true
    await cutWhile(page, () => isCut)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(note(page)).toBeVisible()
    await expect(note(page).getByRole('link', { name: 'Load it again' })).toBeVisible()
    isCut = false
    await isHydrated(page, path)
    await expect(note(page)).toHaveCount(0)
  })
}

test('PE-14: a press in the tool is done, and a field keeps what is typed, when the scripts are there at last', async ({
  page,
  openWithCart,
}) => {
  let isCut = true
  await cutWhile(page, () => isCut)
  await page.goto('/uploadchoice', { waitUntil: 'commit' })
  const texts = page.getByRole('tab', { name: 'Text' })
  await texts.click()
  await expect(texts).toHaveAttribute('aria-busy', 'true')
  isCut = false
  await expect(page.getByRole('button', { name: 'Add text' })).toBeVisible()

  isCut = true
  await openWithCart('/checkout', { waitUntil: 'commit' })
  await field(page, 'Email').pressSequentially('late@example.com')
  isCut = false
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
})

const PRESSES = [
  { script: /\/search-sheet-/, press: 'Search', opens: 'Search', path: '/checkout/cart' },
  { script: /\/menu-drawer-/, press: 'Menu', opens: 'Menu', path: '/contact-us' },
]
for (const { script, press, opens, path } of PRESSES) {
  test(`PE-14, PE-21: ${press} opens when its script was cut once, and the page stays as it is`, {
    tag: LONG,
  }, async ({ page, openWithCart }) => {
    await openWithCart(path)
    await untilHydrated(page)
    let cuts = 0
    await page.route(script, (route) => (cuts++ === 0 ? route.abort('connectionreset') : route.fallback()))
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible()
    expect(cuts).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { name: /Oops/ })).toHaveCount(0)
  })
}

test('PE-21: a walk to the tool ends in the tool when each request on the way failed once', async ({
  context,
  page,
}) => {
  await page.goto('/custom-canvas-print')
  await untilHydrated(page)
  await failingOnce(context)
  await page.getByText('Start Order').filter({ visible: true }).first().click()
  const start = page.getByRole('button', { name: 'Choose a photo' }).and(page.locator('.tool *')).first()
  await expect(start).toBeVisible({ timeout: 40_000 })
})
