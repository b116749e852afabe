/** Windows over the page and what they can show: slides, words, a drawing. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openPictures(page: Page) {
  await page.goto('/custom-canvas-print')
  await page.getByRole('button', { name: 'Larger pictures' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Which slide is shown, and of how many. */
const place = async (page: Page) =>
  (await dialog(page).getByRole('group').getAttribute('aria-label'))?.split(':')[0]

for (const width of allOrSome([390, 1440], [1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 }, hasTouch: width < 800 })

    test('R-02, R-03: a slider shows one slide, and after the last the first', async ({ page }) => {
      await openPictures(page)
      const count = Number((await place(page))?.split(' of ')[1])
      expect(count).toBeGreaterThan(2)
      const next = dialog(page).getByRole('button', { name: 'Next', exact: true })
      for (let number = 1; number <= count; number += 1) {
        await expect(dialog(page).getByRole('group')).toHaveCount(1)
        expect(await place(page)).toBe(`${number} of ${count}`)
        await next.click()
      }
      expect(await place(page)).toBe(`1 of ${count}`)
      await dialog(page).getByRole('button', { name: 'Previous' }).click()
      expect(await place(page)).toBe(`${count} of ${count}`)
    })

    test('R-03: the arrow keys turn it, and swiping does', { tag: LONG }, async ({ page }) => {
      await openPictures(page)
      const count = (await place(page))?.split(' of ')[1]
      await page.keyboard.press('ArrowLeft')
      expect(await place(page)).toBe(`${count} of ${count}`)
      await page.keyboard.press('ArrowRight')
      expect(await place(page)).toBe(`1 of ${count}`)
      await swipe(page, -120)
      await expect.poll(() => place(page)).toBe(`2 of ${count}`)
      await swipe(page, 120)
      await expect.poll(() => place(page)).toBe(`1 of ${count}`)
      await swipe(page, -20)
      await expect.poll(() => place(page)).toBe(`1 of ${count}`)
    })

    test('R-02, M-46: a drawing of ours opens as a picture, fetched from /media', async ({ page }) => {
      await page.goto('/custom-canvas-print')
      // Before its script has come the link opens the drawing itself.
      await page.waitForLoadState('networkidle')
      const drawing = page.waitForResponse('**/media/sizes/canvas.svg')
      await page.getByRole('link', { name: 'See every size side by side' }).click()
      const response = await drawing
      expect(response.status()).toBe(200)
      expect(response.request().resourceType()).toBe('image')
      const picture = dialog(page).getByRole('img', { name: /14 sizes side by side/ })
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    })
  })
}

test('O-28: a drawing that cannot be fetched leaves its window empty, and nothing is said or breaks', {
  tag: LONG,
}, async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.route('**/media/sizes/canvas.svg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/custom-canvas-print')
  await page.waitForLoadState('networkidle')
  const said = await page.getByRole('status').allInnerTexts()
  const drawing = page.waitForResponse('**/media/sizes/canvas.svg')
  await page.getByRole('link', { name: 'See every size side by side' }).click()
  expect((await drawing).status()).toBe(404)
  const picture = dialog(page).getByRole('img', { name: /14 sizes side by side/ })
  await expect(picture).toHaveJSProperty('complete', true)
  await stillness(page)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
  // Its title alone.
  const heading = (await dialog(page).getByRole('heading').textContent()) ?? ''
  await expect(dialog(page)).toHaveText(heading)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(await page.getByRole('status').allInnerTexts()).toEqual(said)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(failures).toEqual([])
})

test('R-02: a window with words shows what staff wrote', { tag: LONG }, async ({ page }) => {
  await page.goto('/canvas-prints')
  await page.getByRole('button', { name: 'More details' }).click()
  await expect(dialog(page).getByText('Codes take something off base prices.')).toBeVisible()
})

test('R-01: a window closes by its button, by a press beside it and by Escape, and gives the focus back', async ({
  page,
}) => {
  const close = [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
    () => page.keyboard.press('Escape'),
  ]
  await page.goto('/custom-canvas-print')
  for (const way of close) {
    await page.getByRole('button', { name: 'Larger pictures' }).click()
    await expect(dialog(page)).toBeVisible()
    await way()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Larger pictures' })).toBeFocused()
  }
})

test('SH-13: a drawing runs nothing even when it is opened by itself, and nothing else is found there', {
  tag: LONG,
}, async ({ request }) => {
  const { headers, ...drawing } = await request.get('/media/sizes/canvas.svg').then(async (answer) => ({
    status: answer.status(),
    headers: answer.headers(),
    text: await answer.text(),
  }))
  expect(drawing.status).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(drawing.text).not.toMatch(/<script|\son\w+=|href/i)
  for (const path of [
    '/media/sizes/no-such-family.svg',
    '/media/sizes/canvas/no-such-face.svg',
    '/media/sizes/..%2f..%2fpackage.svg',
    '/media/x.svg',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('R-02: the drawing opens as a page of its own', { tag: LONG }, async ({ page }) => {
    await page.goto('/custom-canvas-print')
    await page.getByRole('link', { name: 'See every size side by side' }).click()
    await page.waitForURL('**/media/sizes/canvas.svg')
  })
})

test('axe finds nothing in windows with slides and with a drawing', { tag: LONG }, async ({ page }) => {
  await openPictures(page)
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'See every size side by side' }).click()
  await expect(dialog(page)).toBeVisible()
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
})

/** A finger on the slide that moves sideways, in CSS pixels. */
async function swipe(page: Page, distance: number) {
  const slide = dialog(page).getByRole('group')
  const box = await slide.boundingBox()
  if (!box) throw new Error('No slide is shown.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, pointerId: 7 }
  await slide.dispatchEvent('pointerdown', { ...finger, clientX: x, clientY: y })
  await slide.dispatchEvent('pointermove', { ...finger, clientX: x + distance / 2, clientY: y })
  await slide.dispatchEvent('pointerup', { ...finger, clientX: x + distance, clientY: y })
}
