/** The design tool before its scripts are there: what is pressed or slid waits, and then happens. */
import { readFileSync } from 'node:fs'
import { devices, expect, type Page } from '@playwright/test'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { holdScripts } from './support/bad-lines.ts'
import {
  beach,
  chooseWith,
  expectSaved,
  expectUploaded,
  panel,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'
import { expectWholeMeasures } from './support/windows.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const PHONE = { width: 390, height: 844 }
const DEVICES = [
  { name: 'a phone', use: { userAgent: devices['Pixel 7'].userAgent, viewport: PHONE } },
  // The server takes it for a desktop.
  { name: 'a narrow window', use: { viewport: PHONE } },
  { name: 'a desktop', use: { viewport: { width: 1440, height: 900 } } },
]

for (const { name, use } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use(use)

    test('PE-14: a tab pressed before the tool is hydrated is open when it is', { tag: LONG }, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto(smallCanvasPath, { waitUntil: 'commit' })
      await tab(page, 'Edge').click()
      await tab(page, 'Text').click()
      await expect(tab(page, 'Text')).toHaveAttribute('aria-busy', 'true', { timeout: 500 })
      release()
      await expect(tab(page, 'Text')).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('main [aria-busy]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Add text' }).click()
      await expect(words(page)).toBeVisible()
    })
  })
}

for (const { name, viewport } of [
  { name: 'a phone', viewport: PHONE },
  { name: 'a tablet, which calls itself a desktop,', viewport: { width: 820, height: 1180 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('PE-14: nothing moves when the tool is hydrated', async ({ page }) => {
      await page.addInitScript(() => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
        }).observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, { moved })
      })
      const release = await holdScripts(page)
      await page.goto(smallCanvasPath, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
      await expect(page.getByRole('tablist').filter({ visible: true })).toHaveCount(1)
      // A font that comes after the first paint makes a word some pixels wider, with or without scripts.
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        ;(window as unknown as { moved: string[] }).moved.length = 0
      })
      // The server guesses how large the board is: a phone's.
      if (viewport === PHONE) await expectWholeMeasures(page)
      release()
      await expect(page.locator('main.tool[data-hydrated]')).toBeAttached()
      await expect(page.getByRole('button', { name: 'See on the wall' })).toHaveCount(1)
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    })
  })
}

test('PE-14: of a design opened again, a photo turned and zoomed before the tool is hydrated is turned and zoomed', async ({
  page,
}) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  await expect(page).toHaveURL(/[?&]design=/)

  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const zoom = panel(page).getByRole('slider', { name: 'Zoom' })
  await panel(page).getByRole('button', { name: /^Flip/ }).click()
  await zoom.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  const slid = Number(await zoom.inputValue())
  expect(slid).toBeGreaterThan(105)
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Top and bottom are swapped.' })).toBeAttached()
  await expect(zoom).toHaveValue(String(slid))
  await expect(zoom).toHaveAttribute('aria-valuetext', `${slid}%`)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
})

test('PE-14: of presses before the tool is hydrated the last one counts, and each turn is one', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const rotate = panel(page).getByRole('button', { name: 'Rotate by a quarter turn' })
  await rotate.click()
  await rotate.click()
  for (const name of ['Text', 'Edge', 'Text']) await tab(page, name).click()
  release()
  await expect(page.locator('main.tool[data-hydrated]')).toBeAttached()
  await expect(tab(page, 'Text')).toHaveAttribute('aria-selected', 'true')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  await undo.click()
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
})

test('PE-14, PE-32: “Add to cart” pressed while the photo is on its way waits for it, and goes on by itself', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/media\/uploads/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(smallCanvasPath)
  const add = page.getByRole('button', { name: 'Add to cart' })
  const said = page.locator('.tool-buy-words')
  await add.click()
  await expect(said).toHaveText('Add a photo first.')
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), {
    name: 'IMG_2034.HEIC',
    mimeType: 'image/heic',
    buffer: readFileSync(heicFile('phone')),
  })
  await expect(page.getByRole('heading', { name: 'Your photo is on its way' })).toBeVisible()
  await add.click()
  await expect(said).toContainText('Your photo is on its way. It goes to the cart as soon as it is there.')
  held.resolve()
  const question = page.getByRole('dialog', { name: 'Print it like this?' })
  await question.getByRole('button', { name: 'Yes, print it like this' }).click()
  await expect(page).toHaveURL(/\/checkout\/cart/)
})
