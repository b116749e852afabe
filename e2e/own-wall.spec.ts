/** A shopper hangs their canvas on their own wall, in a photo with a sheet of A4 on it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ALTERED_PICTURES } from './support/altered-pictures.ts'
import {
  beach,
  chooseWith,
  expectSaved,
  expectUploaded,
  handedOver,
  placeFirstPhoto,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const photos = join(import.meta.dirname, '..', 'packages', 'wall', 'testing')
const wallFile = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(photos, `${name}.jpg`)),
})
const truth: Record<string, { corners: [number, number][]; dots: { mm: number[]; px: number[] }[] }> =
  JSON.parse(readFileSync(join(photos, 'truth.json'), 'utf8'))

const CANVAS = 'CANVAS-40X60-L-D38-IMAGE-MATTE'
const SIZE_MM = { widthMm: 610, heightMm: 406 }

const hung = (page: Page): Locator => page.getByRole('application', { name: /^Your canvas,.*on your wall/ })
const corner = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `${name} corner of the sheet` })

async function openOwnWall(page: Page) {
  await page.goto(`/uploadchoice?sku=${CANVAS}`)
  await placeFirstPhoto(page, await beach())
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await page.getByRole('radio', { name: 'Your wall' }).check({ force: true })
}

async function takeWallPhoto(page: Page, name: string) {
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo of your wall' }), wallFile(name))
}

async function hang(page: Page, name: string) {
  await openOwnWall(page)
  await takeWallPhoto(page, name)
  await page.getByRole('button', { name: 'Hang the canvas' }).click()
  await expect(hung(page)).toBeVisible()
}

async function expectNoViolations(page: Page, where: string) {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

test('PE-23: a browser that alters what pages read of pictures says that it cannot measure a wall', {
  tag: LONG,
}, async ({ page }) => {
  await page.addInitScript(ALTERED_PICTURES)
  await openOwnWall(page)
  await takeWallPhoto(page, 'frontal')
  await expect(page.getByText(/alters the pictures that pages read.* Your design is kept/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a photo of your wall' })).toBeVisible()
})

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('the sheet is found by itself, and the canvas hangs at its true size', async ({ page }) => {
      await openOwnWall(page)
      await expect(page.getByRole('heading', { name: 'Your wall, to scale' })).toBeVisible()
      await expectNoViolations(page, 'before a photo')
      await takeWallPhoto(page, 'frontal')
      await expect(page.getByRole('paragraph').filter({ hasText: 'We found the sheet.' })).toBeVisible()
      await expectNoViolations(page, 'corners')
      for (const [index, name] of ['Top left', 'Top right', 'Bottom right', 'Bottom left'].entries()) {
        const box = await corner(page, name).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
        const [x = 0, y = 0] = truth.frontal?.corners[index] ?? []
        const shown = await pixelOfPhoto(page, await middleOf(corner(page, name)))
        expect(Math.hypot(shown.x - x, shown.y - y)).toBeLessThan(3)
      }
      await page.getByRole('button', { name: 'Hang the canvas' }).click()
      await expect(hung(page)).toBeVisible()
      await expectNoViolations(page, 'hung')
      const { width: widthOnScreen = 0 } = (await hung(page).boundingBox()) ?? {}
      const trueWidth = SIZE_MM.widthMm * (await pxPerMm(page, 'frontal'))
      // Its face stands 38 mm nearer to the camera than the dots on the wall, 2.3 m away: 1.7 % larger.
      expect(widthOnScreen / trueWidth).toBeGreaterThan(0.985)
      expect(widthOnScreen / trueWidth).toBeLessThan(1.05)
    })

    test('corners and canvas are moved with the keyboard alone', { tag: LONG }, async ({ page }) => {
      await hang(page, 'frontal')
      await hung(page).focus()
      const before = await middleOf(hung(page))
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
      const after = await middleOf(hung(page))
      const movedMm = (after.x - before.x) / (await pxPerMm(page, 'frontal'))
      expect(movedMm).toBeGreaterThan(285)
      expect(movedMm).toBeLessThan(315)
      await expect(page.getByRole('status').filter({ hasText: 'The canvas hangs' })).toBeAttached()

      await page.getByRole('button', { name: 'Move the corners' }).press('Enter')
      const handle = corner(page, 'Top left')
      await expect(handle).toBeFocused()
      const at = await pixelOfPhoto(page, await middleOf(handle))
      await page.keyboard.press('Shift+ArrowLeft')
      const there = await pixelOfPhoto(page, await middleOf(handle))
      expect(at.x - there.x).toBeCloseTo(10, 0)
      await page.getByRole('button', { name: 'Hang the canvas' }).press('Enter')
      await expect(hung(page)).toBeFocused()
      await page.getByRole('button', { name: 'Remove my wall photo' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Choose a photo of your wall' })).toBeFocused()
    })
  })
}

test('a wall photo stays on the device: nothing of it is sent, a reload keeps it, and it can be removed', async ({
  page,
}) => {
  const handed = handedOver(page)
  await openOwnWall(page)
  await expectUploaded(page)
  await expectSaved(page)
  await handed
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await takeWallPhoto(page, 'left-25')
  await page.getByRole('button', { name: 'Hang the canvas' }).click()
  await hung(page).focus()
  await page.keyboard.press('ArrowUp')
  const name = await hung(page).getAttribute('aria-label')
  expect(sent).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await page.getByRole('radio', { name: 'Your wall' }).check({ force: true })
  await expect(hung(page)).toHaveAttribute('aria-label', name ?? '')
  await page.getByRole('button', { name: 'Remove my wall photo' }).click()
  await expect(page.getByRole('heading', { name: 'Your wall, to scale' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await page.getByRole('radio', { name: 'Your wall' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Your wall, to scale' })).toBeVisible()
})

test('a photo that the phone turned by EXIF is seen upright', { tag: LONG }, async ({ page }) => {
  const upright = wallFile('frontal')
  const turned = await sharp(upright.buffer).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  await openOwnWall(page)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo of your wall' }), {
    ...upright,
    buffer: turned,
  })
  const [x = 0, y = 0] = truth.frontal?.corners[0] ?? []
  const shown = await pixelOfPhoto(page, await middleOf(corner(page, 'Top left')))
  expect(Math.hypot(shown.x - x, shown.y - y)).toBeLessThan(3)
})

test('a wall without a sheet gets four corners to move, and a file that is no photo is refused kindly', async ({
  page,
}) => {
  await openOwnWall(page)
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo of your wall' }), {
    name: 'wall.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic, and nothing that this browser can show'),
  })
  await expect(page.getByRole('alert')).toContainText('This browser cannot show that file.')
  await takeWallPhoto(page, 'no-sheet')
  await expect(page.getByRole('paragraph').filter({ hasText: 'We could not find the sheet.' })).toBeVisible()
  const handle = corner(page, 'Bottom right')
  const from = await middleOf(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 })
  await page.mouse.up()
  const to = await middleOf(handle)
  expect(to.x - from.x).toBeCloseTo(60, 0)
  expect(to.y - from.y).toBeCloseTo(60, 0)
})

test('another size is seen at once on the same wall, and its hanging template is one link away', {
  tag: LONG,
}, async ({ page, request }) => {
  await hang(page, 'frontal')
  const before = (await hung(page).boundingBox())?.width ?? 0
  await page.getByRole('button', { name: /Change size and options/ }).click()
  await page.getByRole('radio', { name: /^90 × 60/ }).check({ force: true })
  await page.getByRole('button', { name: 'Done' }).click()
  const after = (await hung(page).boundingBox())?.width ?? 0
  expect(after / before).toBeCloseTo(914 / 610, 1)
  const template = await page.getByRole('link', { name: 'Hanging template' }).getAttribute('href')
  const answer = await request.get(template ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('the product page leads to the hanging template of the size that is chosen', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.goto('/custom-canvas-print?sku=CANVAS-40X60-L-D38-IMAGE-MATTE')
  const link = page.getByRole('link', { name: 'Hanging template for this size' })
  await expect(link).toHaveAttribute('href', /CANVAS-40X60-L-D38-IMAGE-MATTE\.pdf$/)
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('nothing of the own wall is loaded before it is asked for', { tag: LONG }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`/uploadchoice?sku=${CANVAS}`)
  await placeFirstPhoto(page, await beach())
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await expect(page.getByRole('region', { name: 'On the wall' })).toBeVisible()
  expect(fetched.filter((url) => url.includes('own-wall'))).toEqual([])
  await page.getByRole('radio', { name: 'Your wall' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Your wall, to scale' })).toBeVisible()
  expect(fetched.filter((url) => url.includes('own-wall')).length).toBeGreaterThan(0)
})

async function middleOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

const wallPhoto = (page: Page) => page.getByRole('img', { name: /^Your wall/ })

/** CSS pixels of the screen for a millimetre of the wall, by two dots left and right of the sheet. */
async function pxPerMm(page: Page, name: string): Promise<number> {
  const dots = truth[name]?.dots ?? []
  const at = (x: number) => dots.find(({ mm }) => mm[0] === x && mm[1] === 0)?.px[0] ?? 0
  return ((at(600) - at(-300)) / 900) * (await shownScale(page))
}

async function pixelOfPhoto(page: Page, { x, y }: { x: number; y: number }) {
  const { x: left = 0, y: top = 0 } = (await wallPhoto(page).boundingBox()) ?? {}
  const scale = await shownScale(page)
  return { x: (x - left) / scale, y: (y - top) / scale }
}

async function shownScale(page: Page): Promise<number> {
  const { width = 0 } = (await wallPhoto(page).boundingBox()) ?? {}
  return width / 1000
}
