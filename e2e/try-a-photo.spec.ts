/**
 * On a product page: our own photo on the wall and on a ledge, and then the shopper's, which goes along into the design
 * tool.
 */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { holdScripts } from './support/bad-lines.ts'
import { addWords, beach, chooseWith, expectSaved, photoOnCanvas } from './support/design-tool.ts'
import { test, untilHydrated } from './support/shop.ts'
import {
  picturesOfOurs,
  portrait,
  savedPhoto,
  shownPlace,
  startOrder,
  tryPhoto,
} from './support/tried-photos.ts'

const PRODUCT = '/custom-canvas-print'
const UPRIGHT = `${PRODUCT}?sku=CANVAS-40X60-P-D38-IMAGE-MATTE`
/** Lying, of a photo of 2000 × 1500 pixels. */
const SIZES = [
  [/^40 × 30/, 'Sharp'],
  [/^75 × 50/, 'Soft'],
  [/^150 × 100/, 'Too small'],
] as const
const LEDGE = /A canvas print on a ledge/

test('a canvas is seen on a ledge with our photo, made by the shop', async ({ page }) => {
  await page.goto(PRODUCT)
  await page.getByRole('button', { name: LEDGE }).click()
  const ledge = page.getByRole('img', { name: LEDGE })
  await expect(ledge).toBeVisible()
  await expect
    .poll(() => ledge.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
})

test('a photo of the shopper’s own takes its place, and no request carries it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.postDataBuffer()?.includes('JFIF')) sent.push(request.url())
  })
  await page.goto(PRODUCT)
  const map = page.waitForResponse(/\/scenes\/canvas-4x3\/map\.bin\?v=/)
  await tryPhoto(page, await beach())
  const scene = page.getByRole('img', { name: /^Your photo: A lying canvas print, four to three/ })
  await expect(scene.first()).toBeInViewport({ ratio: 0.8 })
  expect(sent).toEqual([])
  expect((await map).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.describe('before the page is hydrated', () => {
  test.use({ waitsUntilHydrated: false })

  for (const path of [PRODUCT, '/canvas-prints']) {
    test(`PE-14: a photo chosen on ${path} is shown by it once it is`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
      release()
      await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
    })
  }
})

test('the offer for first visitors opens over nobody who tries a photo; its button is there meanwhile', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto(PRODUCT)
  await tryPhoto(page, await beach())
  const offer = page.getByRole('dialog', { name: '10% off your first order' })
  await expect(page.getByRole('button', { name: '10% off', exact: true })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.goto('/canvas-prints')
  await expect(offer).toBeVisible()
})

test('each size says how sharp it would be, on the page and in the tool', async ({ page }) => {
  const size = (words: RegExp, sharpness: string) =>
    expect(page.getByRole('radio', { name: words }).first()).toHaveAccessibleName(new RegExp(`${sharpness}$`))
  await page.goto(PRODUCT)
  await expect(page.getByRole('radio', { name: /(Sharp|Soft|Too small)$/ })).toHaveCount(0)
  await tryPhoto(page, await beach())
  for (const [words, sharpness] of SIZES) await size(words, sharpness)
  await startOrder(page)
  await expect(photoOnCanvas(page)).toBeAttached()
  await page
    .getByRole('button', { name: /60 × 45 cm/ })
    .first()
    .click()
  for (const [words, sharpness] of SIZES) await size(words, sharpness)
})

test.describe('every picture of the page shows it', () => {
  for (const [position, address] of [
    ['a canvas that lies', PRODUCT],
    ['an upright one', UPRIGHT],
    ['a square one', '/square-canvas-print'],
  ] as const) {
    test(`on ${position}: wall, scene, corner, small and large pictures, and other products`, async ({
      page,
    }) => {
      await page.goto(address)
      await tryPhoto(page, await portrait())
      await expect.poll(() => picturesOfOurs(page), { timeout: 60_000 }).toEqual([])
      await page.getByRole('button', { name: 'On the wall, your photo' }).click()
      await expect(page.getByRole('img', { name: /^Your photo: .+ over a two-seat sofa$/ })).toBeVisible()
      await page.getByRole('button', { name: 'The corner close up' }).click()
      await expect(page.getByRole('img', { name: /^Your photo: the corner/ })).toBeVisible()
      await page.getByRole('button', { name: 'Larger pictures' }).click()
      const large = page.getByRole('dialog')
      await expect(large.getByRole('img', { name: /^Your photo: / })).toBeVisible()
    })
  }
})

test('it goes along to the department, where every canvas shows it', async ({ page }) => {
  await page.goto(PRODUCT)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }), await beach())
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Canvas prints' })
    .click()
  await expect(page).toHaveURL(/canvas-prints$/)
  const onCards = page.getByRole('article').getByRole('img', { name: /^Your photo: / })
  await expect(onCards.first().locator('canvas[data-shown]')).toBeAttached()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(onCards).toHaveCount(0)
})

test('“Start Order” opens the tool with the photo, size and position that were shown, and so do reload, Back and Forward', async ({
  page,
  shop,
}) => {
  await page.goto(UPRIGHT)
  await tryPhoto(page, await portrait())
  await page.getByRole('button', { name: 'On the wall, your photo' }).click()
  const wall = page.getByRole('img', { name: /over a two-seat sofa$/ })
  const shown = await shownPlace(wall)
  await startOrder(page)
  await expect(photoOnCanvas(page)).toBeAttached()
  const { sku, photoWidthPx, place } = await savedPhoto(page, shop)
  expect({ sku, photoWidthPx }).toEqual({ sku: 'CANVAS-40X60-P-D38-IMAGE-MATTE', photoWidthPx: 900 })
  expect(place.left).toBeCloseTo(shown.left, 3)
  expect(place.top).toBeCloseTo(shown.top, 3)
  expect(place.width).toBeCloseTo(shown.width, 3)
  await page.reload()
  await expect(photoOnCanvas(page)).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
  await page.goForward()
  await expect(photoOnCanvas(page)).toBeAttached()
})

test('each tab carries its own photo, also after its page is loaded again', async ({ context, shop }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(PRODUCT)
  await untilHydrated(one)
  await tryPhoto(one, await beach())
  await other.goto('/square-canvas-print')
  await untilHydrated(other)
  await tryPhoto(other, await portrait())
  // A browser lets a page rest that nobody looks at.
  await one.bringToFront()
  await one.reload()
  await expect(one.getByText('beach.jpg', { exact: true })).toBeVisible()
  await startOrder(one)
  expect((await savedPhoto(one, shop)).photoWidthPx).toBe(2000)
  await other.bringToFront()
  await startOrder(other)
  expect((await savedPhoto(other, shop)).photoWidthPx).toBe(900)
})

test('the HEIC photo of an iPhone is shown from the shop’s copy, and is not sent twice', async ({
  page,
  shop,
}) => {
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/media/uploads')) uploads += 1
  })
  await page.goto(PRODUCT)
  await expect(page.getByText('It stays on this device until you start your order.')).toBeVisible()
  const buffer = readFileSync(heicFile('phone'))
  await tryPhoto(page, { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer })
  await expect(page.getByRole('img', { name: /^Your photo: / }).first()).toBeVisible()
  await startOrder(page)
  await expect(photoOnCanvas(page)).toBeAttached()
  await savedPhoto(page, shop)
  expect(uploads).toBe(1)
})

test('an order can be started while such a photo is still on its way: the tool goes on with it', async ({
  page,
  shop,
}) => {
  await page.route(/\/media\/uploads/, (route) => route.abort())
  await page.goto(PRODUCT)
  const buffer = readFileSync(heicFile('phone'))
  const photo = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer }
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }), photo)
  await expect(page.getByText(/^This browser cannot show IMG_2034\.HEIC/)).toBeVisible()
  await startOrder(page)
  await expect(page.getByRole('heading', { name: 'Your photo is on its way' })).toBeVisible()
  await page.unroute(/\/media\/uploads/)
  await expect(photoOnCanvas(page)).toBeAttached({ timeout: 30_000 })
  await savedPhoto(page, shop)
})

test('a file that is no photo is refused in the shop’s words, and the photo before it stays', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await tryPhoto(page, await beach())
  const letter = { name: 'letter.heic', mimeType: '', buffer: Buffer.from('Dear shop') }
  await chooseWith(page, page.getByRole('button', { name: 'Another photo' }), letter)
  await expect(page.getByText(/^This file is not a photo that we can read\./)).toBeVisible()
  await expect(page.getByText('beach.jpg', { exact: true })).toBeVisible()
})

test('a browser that refuses storage carries it all the same; when it cannot, the tool says so (PE-23)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['indexedDB', 'sessionStorage']) Object.defineProperty(window, name, { get: refused })
  })
  await page.goto(PRODUCT)
  await tryPhoto(page, await beach())
  await startOrder(page)
  await expect(photoOnCanvas(page)).toBeAttached()
  await page.goto('/uploadchoice?sku=CANVAS-40X60-P-D38-IMAGE-MATTE&photo=0123456789abcdef')
  await expect(page.getByRole('alert')).toContainText('does not let us keep photos on your device')
})

test('it begins a new design; the one before is kept, with a way back to it', async ({ page, shop }) => {
  await page.goto(`/uploadchoice?sku=CANVAS-40X60-P-D38-IMAGE-MATTE`)
  await addWords(page, 'Up at the hut')
  await expectSaved(page)
  const former = new URL(page.url()).searchParams.get('design')
  await page.goto(PRODUCT)
  await tryPhoto(page, await beach())
  await startOrder(page)
  await savedPhoto(page, shop)
  expect(new URL(page.url()).searchParams.get('design')).not.toBe(former)
  await page.getByRole('link', { name: /^go on with/ }).click()
  await expect(page).toHaveURL(new RegExp(`design=${former}`))
})

test('scripts and scenes for it are no part of the first load', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(PRODUCT)
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/scenes\/|mock-up-canvas|(read|take|send)-photo/.test(path))).toEqual([])
})
