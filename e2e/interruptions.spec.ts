/** What goes wrong while a shopper designs: the network, the page, the shop itself, a second tab. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { makeDataDir, removeDataDir, startShopProcess } from '../tools/shop-process.ts'
import {
  addWords,
  beach,
  drawing,
  expectKeptHere,
  expectSaved,
  expectUploaded,
  openTab,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'

test.describe('an upload that is under way', () => {
  /** Several MB in two pieces, so that there is something to break off in the middle of. */
  const photo = async () => ({
    name: 'holiday.jpg',
    mimeType: 'image/jpeg',
    buffer: await noisyJpeg(3600, 2700),
  })

  test('pauses when the network goes away for 20 s, and goes on by itself', async ({ page }) => {
    const offsets = uploadOffsets(page)
    await page.goto(smallCanvasPath)
    const setLine = await slowUploads(page)
    await placeFirstPhoto(page, await photo())
    await expectHalfWay(page)

    await setLine('cut')
    const back = delay(20_000)
    await expect(page.getByText(/Paused at \d+%/)).toBeVisible()
    // The shopper goes on designing meanwhile.
    await addWords(page, 'Without a network')
    await expectKeptHere(page)
    await back
    await setLine('full')

    await expectUploaded(page)
    await expectSaved(page)
    expect(offsets.begun, 'uploads begun').toBe(1)
    expect(offsets.sentFrom.at(-1), 'where the last piece began').toBeGreaterThan(0)
    await page.reload()
    await expect(photoOnCanvas(page)).toHaveAttribute('href', /\/media\/photos\/\w+\/display\.jpg/)
  })

  test('goes on after a reload of the page', async ({ page }) => {
    await page.goto(smallCanvasPath)
    const setLine = await slowUploads(page)
    await placeFirstPhoto(page, await photo())
    await expectHalfWay(page)
    await page.waitForURL(/design=/)
    const offsets = uploadOffsets(page)
    await page.reload()
    await expect(photoOnCanvas(page)).toBeAttached()
    await setLine('full')
    await expectUploaded(page)
    await expectSaved(page)
    expect(offsets.begun, 'uploads begun again').toBe(0)
    expect(offsets.sentFrom.at(0), 'where it went on').toBeGreaterThan(0)
  })
})

test('a closed tab: the tool offers the last design, and it is as it was', async ({ context, page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await crop(page)
  await addWords(page, 'Lake days')
  await expectUploaded(page)
  await expectSaved(page)
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto('/uploadchoice')
  await again.getByRole('link', { name: /^Go on with/ }).click()
  await again.waitForURL(address)
  await expectDesign(again, { zoom: CROPPED, text: 'Lake days' })
})

test('a shop that is killed while somebody designs has lost nothing when it is back', async ({ browser }) => {
  const dataDir = makeDataDir()
  let shop = await startShopProcess(dataDir)
  const { port } = new URL(shop.url)
  const page = await browser.newPage({ baseURL: shop.url })
  try {
    await page.goto(smallCanvasPath)
    await placeFirstPhoto(page, await beach())
    await expectUploaded(page)
    await addWords(page, 'Before')
    await expectSaved(page)
    await shop.kill()

    await words(page).fill('While the shop was away')
    await expectKeptHere(page)
    await openTab(page, 'Adjust')
    await crop(page)
    shop = await startShopProcess(dataDir, { PORT: port })

    await expectSaved(page)
    // Another device knows only what the shop has.
    const elsewhere = await browser.newPage()
    await elsewhere.goto(page.url())
    await expectDesign(elsewhere, { zoom: CROPPED, text: 'While the shop was away' })
    await elsewhere.close()
  } finally {
    await page.close()
    await shop.stop()
    removeDataDir(dataDir)
  }
})

test('two tabs with one design: the later one chooses whose changes count', async ({ context, page }) => {
  await page.goto(smallCanvasPath)
  await addWords(page, 'First')
  await expectSaved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await openTab(other, 'Text')
  await expect(words(other)).toHaveValue('First')

  const first = savedWith(page, 'From the first tab')
  await words(page).fill('From the first tab')
  await first
  await words(other).fill('From the second tab')
  const keepMine = other
    .getByRole('dialog', { name: 'Changed in another place' })
    .getByRole('button', { name: 'Keep mine' })
  await expect(keepMine).toBeVisible()
  const second = savedWith(other, 'From the second tab')
  await keepMine.click()
  await second
  await expect(words(other)).toHaveValue('From the second tab')

  await words(page).fill('From the first tab again')
  await page
    .getByRole('dialog', { name: 'Changed in another place' })
    .getByRole('button', { name: 'Take the other one' })
    .click()
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue('From the second tab')
  await page.reload()
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue('From the second tab')
})

test('every step can be undone back to the empty canvas, and done again', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  const steps: (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: 'Rotate by a quarter turn' }).click(),
    () => page.getByRole('button', { name: 'Mirror: swap left and right' }).click(),
    () => page.getByRole('button', { name: 'Flip: swap top and bottom' }).click(),
    () => page.getByRole('button', { name: 'Fit' }).click(),
    () => page.getByRole('button', { name: 'Fill' }).click(),
    () => page.getByRole('slider', { name: 'Zoom' }).press('PageUp'),
    () => page.getByRole('slider', { name: 'Straighten' }).press('PageUp'),
    () => page.getByRole('button', { name: 'Sepia' }).click(),
    () => page.getByRole('button', { name: 'Black and white' }).click(),
    () => addWords(page, 'Hello'),
    () => page.getByRole('tabpanel').getByRole('radio', { name: 'Lobster' }).check({ force: true }),
    () => page.getByRole('slider', { name: 'Curve' }).press('PageUp'),
    () => page.getByRole('checkbox', { name: 'Shadow' }).check({ force: true }),
    () => openTab(page, 'Edge'),
    () => page.getByRole('radio', { name: 'Black' }).check({ force: true }),
  ]
  for (const step of steps) await step()
  await expectSaved(page)
  const finished = await drawing(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  const redo = page.getByRole('button', { name: /^Redo/ })
  const seen = [finished]
  while ((await undo.getAttribute('aria-disabled')) === 'false') {
    await page.keyboard.press('ControlOrMeta+z')
    seen.push(await drawing(page))
  }
  expect(seen.length).toBeGreaterThan(steps.length)
  await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
  for (const earlier of seen.toReversed().slice(1)) {
    await redo.click()
    expect(await drawing(page)).toBe(earlier)
  }
  expect(await redo.getAttribute('aria-disabled')).toBe('true')
  await expectSaved(page)
})

test('a design in the cart is edited again, and takes the place of its line', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await addWords(page, 'First thoughts')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/checkout/cart')
  const picture = page.getByRole('main').getByRole('listitem').getByRole('img')
  const before = await picture.getAttribute('src')

  await page.getByRole('link', { name: 'Edit design' }).click()
  await page.waitForURL('**/uploadchoice?**')
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue('First thoughts')
  await words(page).fill('Second thoughts')
  await page.getByRole('button', { name: 'Update cart' }).click()
  await page.waitForURL('**/checkout/cart')
  await expect(page.getByRole('link', { name: 'Edit design' })).toHaveCount(1)
  await expect(picture).not.toHaveAttribute('src', before ?? '')
})

const CROPPED = '150'

/** Zooms the photo in to one and a half. */
async function crop(page: Page) {
  await page.getByRole('slider', { name: 'Zoom' }).fill(CROPPED)
}

async function expectDesign(page: Page, { zoom, text }: { zoom: string; text: string }) {
  await expect(photoOnCanvas(page)).toBeAttached()
  await openTab(page, 'Adjust')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue(zoom)
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue(text)
}

/** The shop has answered the save that carries these words, and the page says that they are saved. */
async function savedWith(page: Page, text: string) {
  await page.waitForResponse((response) => {
    const sent = response.request().postData() ?? ''
    return response.url().endsWith('/graphql') && sent.includes('saveDesign') && sent.includes(text)
  })
  await expectSaved(page)
}

/** Upload speed as on a poor phone connection; downloads stay fast. */
async function slowUploads(page: Page) {
  const line = await page.context().newCDPSession(page)
  const setLine = (speed: 'slow' | 'full' | 'cut') =>
    line.send('Network.emulateNetworkConditions', {
      offline: speed === 'cut',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: speed === 'slow' ? 250_000 : -1,
    })
  await setLine('slow')
  return setLine
}

async function expectHalfWay(page: Page) {
  const progress = page.getByRole('progressbar', { name: /^Upload of/ })
  const share = async () => Number(await progress.getAttribute('value'))
  await expect.poll(share).toBeGreaterThan(0.2)
  expect(await share(), 'not all of it').toBeLessThan(1)
}

/** How often an upload was begun, and at which byte each piece started. */
function uploadOffsets(page: Page) {
  const seen = { begun: 0, sentFrom: [] as number[] }
  page.on('request', (request) => {
    if (!request.url().includes('/media/uploads')) return
    if (request.method() === 'POST') seen.begun += 1
    if (request.method() === 'PATCH') seen.sentFrom.push(Number(request.headers()['upload-offset']))
  })
  return seen
}

test.describe('before the scripts of a page are there', () => {
  test.use({ viewport: { width: 390, height: 844 }, waitsUntilHydrated: false })
  let release = () => {}

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
  })

  test('a button that is pressed does its work once they are', async ({ page }) => {
    await page.goto('/about-us', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a size that is chosen is the one that is priced once they are', async ({ page }) => {
    await page.goto('/custom-canvas-print', { waitUntil: 'commit' })
    const price = page.getByRole('status').filter({ hasText: 'Price' })
    const before = /A\$\d+\.\d\d/.exec((await price.textContent()) ?? '')?.[0] ?? ''
    expect(before).not.toBe('')
    await page
      .getByRole('radio', { name: /75 × 50/ })
      .locator('..')
      .click()
    await expect(price).toContainText(before)
    release()
    await expect(price).not.toContainText(before)
    await expect(page).toHaveURL(/sku=CANVAS-50X75-L/)
  })
})
