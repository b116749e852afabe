/** A filter chosen in the tool is put into the photo's pixels once; until then, and without a worker, the drawing filters. */
import { expect, type Page } from '@playwright/test'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { pictureOfBoard } from './support/board-picture.ts'
import {
  beach,
  canvas,
  expectUploaded,
  openTab,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

/** 20 × 20 cm as the record has it: trim and bleed in mm. */
const SMALL = { widthMm: 200, heightMm: 200, bleedMm: 24 }
const WORKER = '**/filter-worker*'

for (const [filter, least] of [
  ['Sepia', 0.985],
  // A pencil makes faint shading of the last bit of a grey.
  ['Pencil', 0.95],
] as const) {
  test(`${filter.toLowerCase()} looks the same in the photo itself as filtered by the drawing`, async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.abort())
    await placeWithFilter(page, filter)
    const byDrawing = await pictureOfBoard(page, SMALL)
    await expect(filters(page), 'there is no worker').not.toHaveCount(0)

    await page.unroute(WORKER)
    await placeWithFilter(page, filter)
    await expect(filters(page)).toHaveCount(0)
    const { ssim, meanDeltaE } = comparePictures(await pictureOfBoard(page, SMALL), byDrawing)
    expect.soft(ssim).toBeGreaterThanOrEqual(least)
    expect.soft(meanDeltaE).toBeLessThanOrEqual(0.6)
  })
}

test('light and colour look the same in the photo itself as changed by the drawing', async ({ page }) => {
  const adjust = async () => {
    await placeWithFilter(page, 'Sepia')
    await openLight(page)
    for (const name of ['Brightness', 'Contrast', 'Warmth']) {
      await slider(page, name).focus()
      await page.keyboard.press('PageUp')
      await page.keyboard.press('PageUp')
    }
    await expect(slider(page, 'Warmth')).not.toHaveValue('0')
  }
  await page.route(WORKER, (route) => route.abort())
  await adjust()
  const byDrawing = await pictureOfBoard(page, SMALL)
  await expect(filters(page), 'there is no worker').not.toHaveCount(0)

  await page.unroute(WORKER)
  await adjust()
  // Copies of what the sliders passed on their way come first.
  await expect(async () => {
    await expect(filters(page)).toHaveCount(0)
    const { ssim, meanDeltaE } = comparePictures(await pictureOfBoard(page, SMALL), byDrawing)
    expect(ssim).toBeGreaterThanOrEqual(0.985)
    expect(meanDeltaE).toBeLessThanOrEqual(0.6)
  }).toPass({ timeout: 40_000 })
})

for (const viewport of phoneFirst) {
  test(`light and colour are changed by keyboard, undone and put back, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await placeWithFilter(page, 'Original')
    await openLight(page)
    const asInPhoto = page.getByRole('button', { name: 'As in the photo', exact: true })
    await expect(asInPhoto).toBeDisabled()
    await slider(page, 'Brightness').focus()
    await page.keyboard.press('End')
    await expect(slider(page, 'Brightness')).toHaveAttribute('aria-valuetext', '+100')
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(slider(page, 'Brightness')).toHaveValue('0')
    await slider(page, 'Warmth').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider(page, 'Warmth')).toHaveAttribute('aria-valuetext', '−1')
    await expect(page.getByText('Saved a moment ago')).toBeVisible()
    await page.reload()
    await openLight(page)
    await expect(slider(page, 'Warmth')).toHaveValue('-1')
    await asInPhoto.click()
    await expect(slider(page, 'Warmth')).toHaveValue('0')
    await expect(asInPhoto).toBeDisabled()
  })
}

test('after a worker that could not be fetched the next filter gets a new one', { tag: LONG }, async ({
  page,
}) => {
  const refused = page.waitForEvent('requestfailed', (request) => /filter-worker/.test(request.url()))
  await page.route(WORKER, (route) => route.abort())
  await placeWithFilter(page, 'Sepia')
  await refused
  await page.unroute(WORKER)
  await page.getByRole('button', { name: 'Vivid', exact: true }).click()
  await expect(filters(page)).toHaveCount(0)
})

test('a tool that is left while a photo is decoded leaves no worker behind', { tag: LONG }, async ({
  page,
}) => {
  await placeWithFilter(page, 'Sepia')
  await expect(filters(page)).toHaveCount(0)
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      document.documentElement.dataset.decoded = ''
      return decode.call(this)
    }
  })
  await page.getByRole('button', { name: 'Vivid', exact: true }).click()
  await page.locator('.tool-top').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-decoded]')).toBeAttached()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('the photo is itself again when its filter goes, and a filter that was there before comes at once', {
  tag: LONG,
}, async ({ page }) => {
  await placeWithFilter(page, 'Black and white')
  await expect(filters(page)).toHaveCount(0)
  const filtered = await photoOnCanvas(page).getAttribute('href')
  await page.getByRole('button', { name: 'Original' }).click()
  await expect(photoOnCanvas(page)).not.toHaveAttribute('href', String(filtered))
  await page.getByRole('button', { name: 'Black and white' }).click()
  await expect(photoOnCanvas(page)).toHaveAttribute('href', String(filtered))
})

test('a design that is opened again has its filter put into the shop’s copy', async ({ page }) => {
  await placeWithFilter(page, 'Vivid')
  await expect(page.getByText('Saved a moment ago')).toBeVisible()
  await page.reload()
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /^blob:/)
  await expect(filters(page)).toHaveCount(0)
})

test('while one picture takes the place of another there is always one that can be drawn', {
  tag: LONG,
}, async ({ page }) => {
  await placeWithFilter(page, 'Sepia')
  await expect(filters(page)).toHaveCount(0)
  await page.evaluate(watchPhotos)
  for (const name of ['Pencil', 'Original', 'Black and white', 'Sepia']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(filters(page)).toHaveCount(0)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'blankFrames'))).toBe(0)
})

/** Counts the frames in which no photo of the board has been loaded. */
function watchPhotos() {
  const board = document.querySelector('svg.tool-board')
  const here = new Set<EventTarget | null>(board?.querySelectorAll('image'))
  document.addEventListener('load', ({ target }) => here.add(target), true)
  Reflect.set(window, 'blankFrames', 0)
  const look = () => {
    const photos = [...(board?.querySelectorAll('image') ?? [])]
    if (!photos.some((photo) => here.has(photo)))
      Reflect.set(window, 'blankFrames', Reflect.get(window, 'blankFrames') + 1)
    requestAnimationFrame(look)
  }
  look()
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name })
async function openLight(page: Page) {
  const summary = page.getByText('Light and colour', { exact: true })
  if (!(await summary.isVisible())) await openTab(page, 'Adjust')
  if (!(await slider(page, 'Brightness').isVisible())) await summary.click()
  await expect(slider(page, 'Brightness')).toBeVisible()
}
const filters = (page: Page) => canvas(page).locator('svg.tool-board filter')

async function placeWithFilter(page: Page, filter: string) {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  const button = page.getByRole('button', { name: filter, exact: true })
  if (!(await button.isVisible())) await openTab(page, 'Filter')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}
