/**
 * Browsers older than those in tools/browsers.ts read every page, and one sentence tells them why they cannot order.
 * None of them runs here: theirs is what this browser shows when it gets styles and scripts that it does not understand.
 */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

/** What each does not know, written as something that nobody knows; and what tells it from others, as something known. */
const oldBrowsers: Record<string, readonly (readonly [known: RegExp, unknown: string])[]> = {
  'Chrome 110': [[/color-mix\(/g, 'no-color-mix(']],
  'Safari 16.3': [[/-webkit-hyphens: ?none/g, 'color: red']],
  'Firefox 127': [
    [/-moz-orient: ?inline/g, 'color: red'],
    [/rgb\(from /g, 'no-rgb(from '],
  ],
  'one of 2020': [
    [/color-mix\(/g, 'no-color-mix('],
    [/@layer\b/g, '@no-layer'],
  ],
}
const SENTENCE = /^This browser is too old to order with/
const pages = ['/', '/canvas-prints', '/custom-canvas-print', '/about-us']

test.use({ waitsUntilHydrated: false })

for (const [name, unknown] of allOrSome(Object.entries(oldBrowsers), Object.entries(oldBrowsers).slice(-2))) {
  test(`${name} reads the shop, and that it is too old to order with`, async ({ context, page }) => {
    await without(context, unknown)
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' })
        await expect(page.getByText(SENTENCE)).toBeVisible()
        await expectReadable(page)
      })
    }
  })
}

test('scripts that fail in an old browser leave the page as the shop sent it', async ({ context, page }) => {
  await without(context, oldBrowsers['one of 2020'] ?? [])
  await context.addInitScript(() => {
    // Younger than 2020, and used by what starts a page.
    for (const prototype of [Array.prototype, String.prototype]) Reflect.deleteProperty(prototype, 'at')
    for (const method of ['findLast', 'toSorted', 'flatMap']) Reflect.deleteProperty(Array.prototype, method)
    for (const method of ['hasOwn', 'fromEntries']) Reflect.deleteProperty(Object, method)
    Reflect.deleteProperty(window, 'structuredClone')
    Reflect.deleteProperty(window, 'AbortController')
  })
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'load' })
      // What starts the page comes after its first paint.
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(SENTENCE)).toBeVisible()
      await expectReadable(page)
    })
  }
})

test('a browser that the shop is made for is told nothing of the kind', { tag: LONG }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByText(SENTENCE)).toBeHidden()
})

async function without(context: BrowserContext, unknown: readonly (readonly [RegExp, string])[]) {
  await context.route(/\/assets\/.*\.css$/, async (route) => {
    const answer = await route.fetch()
    const body = unknown.reduce((text, [from, to]) => text.replaceAll(from, to), await answer.text())
    await route.fulfill({ response: answer, body })
  })
}

/** Its heading and its words are there, in colours that part from the ground, and nothing says that something broke. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toContainText(/Oops|wrong/)
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(300)
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}
