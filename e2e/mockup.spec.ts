/** “See it with your photo”: what a shopper drops on a page is seen on our products, and stays on the device when the browser can show it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { writeScenes } from '#platform/mockup/testing/scene-files.ts'
import { ALTERED_PICTURES } from './support/altered-pictures.ts'
import { type BuiltPage, builtPage } from './support/built-page.ts'
import { choose, drop, middleOf, openMockUpPage, plain, SHOP } from './support/mock-ups.ts'
import { LONG } from './support/thorough.ts'

let folder: string
let built: BuiltPage
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenes-'))
  await writeScenes(folder)
  built = await builtPage('mock-up-page.tsx')
})
test.afterAll(() => rm(folder, { recursive: true }))

const openPage = (page: Page, names: readonly string[], script?: string) =>
  openMockUpPage(page, { built, folder, names, script })

test('a photo that is chosen is seen in every mock-up of the page, and nothing of it is sent', async ({
  page,
}) => {
  const asked = await openPage(page, ['flat-wall', 'mug'])
  expect(asked.filter((path) => path.includes('/scenes/'))).toEqual([])
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  for (const name of ['flat-wall', 'mug']) {
    const place = page.getByRole('img', { name: `Your photo: A test scene: ${name}` })
    await expect(place.locator('canvas[data-shown]')).toBeAttached()
    await expect.poll(async () => (await middleOf(place)).blue).toBeGreaterThan(90)
    expect((await middleOf(place)).red).toBeLessThan(40)
  }
  await expect(drop(page).getByRole('status')).toHaveText('Every picture on this page shows sea.jpg now.')
  expect(asked.filter((path) => !path.startsWith('GET '))).toEqual([])
})

test('another photo takes its place, and without one the shop’s own pictures come back', async ({ page }) => {
  await openPage(page, ['flat-wall'])
  const place = page.getByRole('img', { name: /A test scene/ })
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  await expect.poll(async () => (await middleOf(place)).blue).toBeGreaterThan(150)
  await choose(page, 'rose.jpg', await plain('#c00000'))
  await expect.poll(async () => (await middleOf(place)).red).toBeGreaterThan(150)
  await drop(page).getByRole('button', { name: 'Take it away' }).click()
  await expect.poll(async () => (await middleOf(place)).green).toBeGreaterThan(200)
  await expect(page.getByRole('img', { name: 'A test scene: flat-wall', exact: true })).toBeVisible()
})

test('a photo of another shape fills the surface and is cut, not squeezed', { tag: LONG }, async ({
  page,
}) => {
  await openPage(page, ['flat-wall'])
  const bar = await plain('#00c000', 1000, 300)
  const tall = await sharp(await plain('#c00000', 1000, 3000))
    .composite([{ input: bar, left: 0, top: 1350 }])
    .jpeg()
    .toBuffer()
  await choose(page, 'tower.jpg', tall)
  const place = page.getByRole('img', { name: /Your photo/ })
  // The empty scene is green too: white.
  await expect.poll(async () => (await middleOf(place)).red).toBeLessThan(40)
  // 4:3 of a width of 1000 shows 750 of its 3000 rows: the bar of 300 is 40 % of the height, so red is left above it.
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redAt = (down: number) =>
    data[(Math.floor(info.height * down) * info.width + Math.floor(info.width / 2)) * 3]
  expect(redAt(0.2)).toBeGreaterThan(120)
  expect(redAt(0.45)).toBeLessThan(40)
})

test('where a mock-up is shown larger than its scene, the photo is drawn at twice the size', {
  tag: LONG,
}, async ({ page }) => {
  const widthDrawn = async () => {
    await openPage(page, ['flat-wall'])
    await choose(page, 'sea.jpg', await plain('#0000c0'))
    const canvas = page.getByRole('img', { name: /Your photo/ }).locator('canvas[data-shown]')
    return canvas.evaluate((drawn: HTMLCanvasElement) => [drawn.width, drawn.clientWidth])
  }
  await page.setViewportSize({ width: 340, height: 700 })
  const [small, shownSmall = 0] = await widthDrawn()
  expect([small, shownSmall < 340]).toEqual([320, true])
  await page.setViewportSize({ width: 1280, height: 900 })
  const [large, shownLarge = 0] = await widthDrawn()
  expect([large, shownLarge > 400]).toEqual([640, true])
})

test('a photo can be dropped', { tag: LONG }, async ({ page }) => {
  await openPage(page, ['flat-wall'])
  const bytes = (await plain('#0000c0')).toString('base64')
  const files = await page.evaluateHandle(async (encoded) => {
    const transfer = new DataTransfer()
    const blob = await (await fetch(`data:image/jpeg;base64,${encoded}`)).blob()
    transfer.items.add(new File([blob], 'dropped.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await drop(page).dispatchEvent('dragover', { dataTransfer: files })
  await drop(page).dispatchEvent('drop', { dataTransfer: files })
  const place = page.getByRole('img', { name: /Your photo/ })
  await expect.poll(async () => (await middleOf(place)).blue).toBeGreaterThan(150)
})

test('a file that is no photo is told so in the shop’s sentence, and the pictures stay', async ({ page }) => {
  const asked = await openPage(page, ['flat-wall'])
  const sentence = 'This file is not a photo that we can read.'
  await page.route(`${SHOP}/media/uploads`, (route) => route.fulfill({ status: 415, body: sentence }))
  await choose(page, 'letter.jpg', Buffer.from('Dear shop'))
  await expect(drop(page).getByRole('status')).toHaveText(sentence)
  await expect(page.getByRole('img', { name: 'A test scene: flat-wall', exact: true })).toBeVisible()
  expect(asked.filter((path) => path.includes('/scenes/'))).toEqual([])
})

test('where data are to be saved, a scene is fetched when it is asked for', { tag: LONG }, async ({
  page,
}) => {
  const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
  const asked = await openPage(page, ['flat-wall', 'mug'], saving)
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  await expect(page.getByRole('button', { name: 'Show my photo here' })).toHaveCount(2)
  expect(asked.filter((path) => path.includes('/scenes/'))).toEqual([])
  await page.getByRole('button', { name: 'Show my photo here' }).first().click()
  await expect(
    page.getByRole('img', { name: 'Your photo: A test scene: flat-wall' }).locator('canvas[data-shown]'),
  ).toBeAttached()
  expect(asked.filter((path) => path.startsWith('GET /scenes/mug/'))).toEqual([])
})

test('while scenes cannot be fetched, the shop’s own pictures stay', { tag: LONG }, async ({ page }) => {
  await openPage(page, ['flat-wall'])
  await page.route(`${SHOP}/scenes/**`, (route) => route.abort())
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  await expect(drop(page).getByRole('status')).toContainText('sea.jpg')
  const place = page.getByRole('img', { name: /A test scene/ })
  await expect(place.locator('img')).toBeVisible()
  await expect(place.locator('canvas')).toHaveCSS('opacity', '0')
})

test('PE-23: a browser that alters what pages read of pictures shows the shop’s own, and no stripes', {
  tag: LONG,
}, async ({ page }) => {
  await openPage(page, ['flat-wall'], ALTERED_PICTURES)
  await choose(page, 'sea.jpg', await plain('#0000c0'))
  await expect(drop(page).getByRole('status')).toContainText('sea.jpg')
  const place = page.getByRole('img', { name: /A test scene/ })
  await expect(place.locator('img')).toBeVisible()
  await expect(place.locator('canvas')).toHaveCSS('opacity', '0')
})

test('it is used by keyboard and read by everybody', async ({ page }) => {
  // The browser is told to hand over its chooser now: told at the moment of the key press, it may open one for people.
  const chooser = page.waitForEvent('filechooser')
  await openPage(page, ['flat-wall'])
  const button = drop(page).getByRole('button', { name: 'Choose a photo' })
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await plain('#0000c0') })
  await expect(drop(page).getByRole('button', { name: 'Take it away' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
