/** Lines that stall, files that go, deploys while a page is open: what a shopper pressed and chose goes on. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { holdScripts } from './support/bad-lines.ts'
import {
  beach,
  chooseWith,
  expectUploaded,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test.use({ serviceWorkers: 'block' })

/**
 * The shop has a new build: what of the old one the shopper's browser has not yet is gone until the page is loaded
 * anew, or for good.
 */
async function deploy(page: Page, gone: RegExp, isForGood = false) {
  /** Documents that were asked for since: the present page anew, or another. */
  const loaded: string[] = []
  let missed = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  await page.route(/\/assets\//, (route) => {
    const isGone = gone.test(route.request().url())
    const isOfOldBuild = isGone || route.request().method() === 'HEAD'
    if (!isOfOldBuild || (loaded.length > 0 && !isForGood)) return route.continue()
    if (isGone) missed += 1
    return route.fulfill({ status: 404, body: 'There is no such file.' })
  })
  return { loaded, missed: () => missed }
}

test('a press that needs a script of a former build opens what it asked for, after one reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const { loaded } = await deploy(page, /menu-drawer/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 15_000 })
  expect(loaded).toEqual(['/'])
})

test('a press that needs a script that no longer exists reloads the page once, and however often it is pressed', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const { loaded, missed } = await deploy(page, /menu-drawer/, true)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect.poll(() => loaded).toEqual(['/'])
  const before = missed()
  await expect.poll(missed, 'pressed again by itself').toBeGreaterThan(before)
  await page.waitForLoadState('networkidle')
  for (let press = 0; press < 2; press += 1) {
    const missedSoFar = missed()
    await menu.click()
    await expect.poll(missed).toBeGreaterThan(missedSoFar)
    // A reload is asked for before this is.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded).toEqual(['/'])
})

test('a link to a page whose script no longer exists leads there, without a reload of the one it is on', async ({
  page,
}) => {
  // From the start: what a pointer comes near is fetched before it is pressed.
  const { loaded } = await deploy(page, /\/url-key-/, true)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Canvas prints' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/canvas-prints$/, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
  // The first is the visit itself. The page that it leads to lacks the script as well, and is loaded anew, once.
  await expect.poll(() => loaded).toEqual(['/', '/canvas-prints', '/canvas-prints'])
  await page.waitForLoadState('networkidle')
  expect(loaded).toHaveLength(3)
})

test('a press that leads to a page whose script is of a former build leads there', { tag: LONG }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/custom-canvas-print')
  await deploy(page, /(design-tool|tray|tool)[^/]*\.js/)
  await page.getByRole('button', { name: 'Start Order' }).first().click()
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible({ timeout: 20_000 })
})

test('PE-21: an upload whose line stalls without a word is given a new one', async ({ page }) => {
  await page.clock.install()
  await page.goto(smallCanvasPath)
  // It hears nothing, ever.
  const sent = await treatFirstPiece(page, () => undefined)
  await placeFirstPhoto(page, await beach())
  await expect.poll(sent).toBe(1)
  await page.clock.fastForward(31_000)
  await page.clock.fastForward(2_000)
  await expect.poll(sent, { timeout: 10_000 }).toBe(2)
  await page.clock.fastForward(2_000)
  await expectUploaded(page)
})

test('PE-21: an upload that finds no room half way waits for it and goes on', { tag: LONG }, async ({
  page,
}) => {
  let hasRoom = false
  const pieces = { refused: 0, taken: 0 }
  await page.goto(smallCanvasPath)
  await page.route('**/media/uploads/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces[hasRoom ? 'taken' : 'refused'] += 1
    return hasRoom ? route.continue() : route.fulfill({ status: 429, body: 'Many photos are on their way.' })
  })
  await placeFirstPhoto(page, await beach())
  // Said between two tries, and gone while it tries again.
  await expect(page.getByText('Paused at 0%. It goes on by itself.').first()).toBeVisible()
  hasRoom = true
  await expectUploaded(page)
  expect(pieces.refused).toBeGreaterThan(0)
  expect(pieces.taken).toBe(1)
})

/** @returns how many pieces of uploads have been sent */
async function treatFirstPiece(page: Page, treat: (route: Route) => unknown): Promise<() => number> {
  let sent = 0
  await page.route('**/media/uploads/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent += 1
    return sent === 1 ? treat(route) : route.continue()
  })
  return () => sent
}

test('PE-21: a photo of which the shop says nothing is said to wait, and is asked about again', {
  tag: LONG,
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(smallCanvasPath)
  let asked = 0
  await page.route('**/media/uploads/*/photo', (route) => {
    asked += 1
    return asked === 1 ? undefined : route.continue()
  })
  await placeFirstPhoto(page, await beach())
  const said = page.getByRole('region', { name: 'Canvas', exact: true })
  await expect(said).toContainText('Uploaded, having a look at it')
  await page.clock.fastForward(8_000)
  await expect(said).toContainText('The answer takes long; we keep waiting')
  await page.clock.fastForward(23_000)
  await page.clock.fastForward(1_000)
  await expectUploaded(page)
  expect(asked).toBe(2)
})

test('PE-29: a file that is deleted while its upload waits is sent from the copy on the device', async ({
  context,
  page,
}, info) => {
  const path = join(info.outputPath(), '..', 'deleted.jpg')
  await writeFile(path, (await beach()).buffer)
  await page.goto(smallCanvasPath)
  await context.setOffline(true)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), path)
  await expect(page.getByText(/Paused at/).first()).toBeVisible()
  await rm(path)
  await context.setOffline(false)
  await expectUploaded(page)
  await expect(page.getByText(/Paused at/)).toHaveCount(0)
})

test('a picture that could not be fetched once is there a moment later', { tag: LONG }, async ({ page }) => {
  let asked = 0
  await page.route(/\/(images|media\/mockup)\//, (route) => {
    asked += 1
    return asked <= 2 ? route.abort() : route.continue()
  })
  await page.goto('/custom-canvas-print')
  await expect(page.locator('img[data-broken]')).toHaveCount(0, { timeout: 10_000 })
  expect(asked).toBeGreaterThan(2)
})

test.describe('before the page is hydrated', () => {
  test.use({ waitsUntilHydrated: false })

  test('PE-14: a tap on Search waits and opens the search', { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search products' })).toBeVisible({
      timeout: 20_000,
    })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('PE-14: a photo chosen before the tool is hydrated is on the canvas once it is', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(smallCanvasPath, { waitUntil: 'commit' })
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
    release()
    await expect(photoOnCanvas(page)).toBeAttached()
    await expectUploaded(page)
  })
})
