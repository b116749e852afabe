/** Files that are no good photo: each gets one plain sentence, and what is on the canvas stays. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { animation, noisyJpeg, pngHeader } from '#platform/photos/testing/pictures.ts'
import { rawFile } from '#platform/photos/testing/raw-file.ts'
import {
  addWords,
  beach,
  chooseWith,
  drawing,
  expectSaved,
  expectUploaded,
  openTab,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

const NOT_A_PHOTO = /^\S+ This file is not a photo that we can read\. Please choose a JPEG/
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const text = (words: string) => Buffer.from(words)

/** Longer than what is looked at before a file is sent on. */
const LETTER = 'Dear shop, here is my photo. '.repeat(400)

const hostile = [
  [
    'a JPEG that was cut short',
    async () => jpeg('cut.jpg', (await noisyJpeg(900, 700)).subarray(0, 60_000)),
    /damaged or was cut short\. Please choose another copy of it\.$/,
  ],
  [
    'an empty file',
    () => jpeg('nothing.jpg', Buffer.alloc(0)),
    /This file is empty\. Please choose another one\.$/,
  ],
  [
    'PE-28: a raw file called .jpg',
    async () => jpeg('raw.jpg', await rawFile()),
    /raw file\. Export it as JPEG in your camera/,
  ],
  [
    'PE-28: a film called .jpg',
    () => jpeg('film.jpg', text(`\0\0\0\x14ftypqt  \0\0\0\0qt  ${LETTER}`)),
    /This is a video/,
  ],
  ['PE-28: a PDF called .jpg', () => jpeg('card.jpg', text(`%PDF-1.7\n${LETTER}`)), /This is a PDF\./],
  ['a text called .jpg', () => jpeg('letter.jpg', text(LETTER)), NOT_A_PHOTO],
  [
    'an SVG',
    () => ({
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle r="400"/></svg>',
      ),
    }),
    NOT_A_PHOTO,
  ],
  [
    'a PNG of 30,000 × 30,000 pixels',
    () => ({ name: 'bomb.png', mimeType: 'image/png', buffer: pngHeader(30_000, 30_000) }),
    /This photo is 30,000 x 30,000 pixels; .+ Please choose a smaller copy\.$/,
  ],
  [
    'a PNG 65,536 pixels wide',
    () => ({ name: 'wide.png', mimeType: 'image/png', buffer: pngHeader(65_536, 10) }),
    /This photo is 65,536 x 10 pixels; .+ Please choose a smaller copy\.$/,
  ],
] as const

const refusal = (page: Page) => page.getByRole('region', { name: 'Canvas' }).getByRole('alert')
const addPhotos = (page: Page) => page.getByRole('button', { name: 'Add photos' })

/** A finger that comes down anywhere on the button meets it. */
const isUncovered = (button: Locator) =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hits = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    )
    return hits.every((hit) => element.contains(hit))
  })

test('each file that cannot be printed is refused in one sentence, and the design stays', async ({
  page,
}) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await addWords(page, 'Lake days')
  // Drawn once their font has come.
  await expect.poll(() => drawing(page)).toContain('fill="#fbf8f2"')
  await expectUploaded(page)
  await expectSaved(page)
  const designed = await drawing(page)
  for (const [what, file, sentence] of hostile) {
    await test.step(what, async () => {
      await chooseWith(page, addPhotos(page), await file())
      await expect(refusal(page)).toHaveText(sentence)
      await refusal(page).getByRole('button', { name: 'Close' }).click()
      await expect(refusal(page)).toHaveCount(0)
      expect(await drawing(page)).toBe(designed)
    })
  }
  await test.step('a file of 201 MB', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-photos-'))
    const path = join(folder, 'huge.jpg')
    writeFileSync(path, await noisyJpeg(600, 400))
    truncateSync(path, 201_000_000)
    await chooseWith(page, addPhotos(page), path)
    await expect(refusal(page)).toHaveText(
      /This file is larger than 200 MB\. Please choose a smaller copy\.$/,
    )
    rmSync(folder, { recursive: true })
    expect(await drawing(page)).toBe(designed)
  })
  await expectSaved(page)
  await page.reload()
  await openTab(page, 'Text')
  await expect(words(page)).toHaveValue('Lake days')
  await expect(photoOnCanvas(page)).toBeAttached()
})

test('PE-28: two files chosen at once that cannot be printed: each is named with its own reason', {
  tag: LONG,
}, async ({ page }) => {
  const asked: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/uploads')) asked.push(request.method())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(smallCanvasPath)
  await chooseWith(page, addPhotos(page), [
    jpeg('nothing.jpg', Buffer.alloc(0)),
    jpeg('letter.jpg', text(LETTER)),
    jpeg('beach.jpg', await noisyJpeg(1800, 1400)),
  ])
  await expect(refusal(page)).toHaveCount(2)
  await expect(refusal(page).filter({ hasText: 'nothing.jpg' })).toHaveText(/This file is empty\./)
  await expect(refusal(page).filter({ hasText: 'letter.jpg' })).toHaveText(NOT_A_PHOTO)
  await expectUploaded(page)
  // Only the photo was sent; a request that fails is an error in the console.
  expect(asked).toEqual(['POST', 'PATCH', 'GET'])
  expect(errors).toEqual([])
  await refusal(page).filter({ hasText: 'nothing.jpg' }).getByRole('button', { name: 'Close' }).click()
  await expect(refusal(page)).toHaveText(NOT_A_PHOTO)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true })

  test('PE-28: what is refused never covers the way to choose another file, and goes when one is chosen', async ({
    page,
  }) => {
    await page.goto(smallCanvasPath)
    const choose = page.getByRole('button', { name: 'Choose a photo' }).first()
    const drop = (names: string[]) =>
      page.getByRole('main').evaluate((main, files) => {
        const dataTransfer = new DataTransfer()
        for (const name of files) dataTransfer.items.add(new File([], name, { type: 'image/jpeg' }))
        main.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
      }, names)
    const many = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg', 'six.jpg']
    await drop(many)
    await expect(refusal(page)).toHaveCount(many.length)
    await expect.poll(() => isUncovered(choose)).toBe(true)
    await chooseWith(page, choose, jpeg('letter.jpg', text(LETTER)))
    await expect(refusal(page)).toHaveText(NOT_A_PHOTO)
    await expect.poll(() => isUncovered(choose)).toBe(true)
    await refusal(page).getByRole('button', { name: 'Close' }).tap()
    await expect(refusal(page)).toHaveCount(0)
  })
})

test('a photo that was to replace another and is refused leaves the other on the canvas', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  const designed = await drawing(page)
  const cut = (await noisyJpeg(1600, 1200)).subarray(0, 300_000)
  await chooseWith(page, page.getByRole('button', { name: 'Replace' }), jpeg('cut.jpg', cut))
  await expect(refusal(page)).toHaveText(/damaged or was cut short/)
  expect(await drawing(page)).toBe(designed)
})

for (const format of ['gif', 'webp'] as const) {
  test(`an animated ${format.toUpperCase()} is taken, and the shopper is told which frame is used`, async ({
    page,
  }) => {
    await page.goto(smallCanvasPath)
    const file = { name: `moving.${format}`, mimeType: `image/${format}`, buffer: await animation(format) }
    await placeFirstPhoto(page, file)
    await expectUploaded(page)
    await expect(page.getByText('This picture is animated. We use its first frame.').first()).toBeVisible()
  })
}

test('a photo of 300 × 200 pixels is warned about in red, and printed only after a yes', async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, jpeg('small.jpg', await noisyJpeg(300, 200)))
  await expectUploaded(page)
  await expect(page.getByRole('status').filter({ hasText: 'dpi at this size' })).toContainText(
    'This photo will look blurred at 20 × 20 cm.',
  )
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const question = page.getByRole('dialog', { name: 'Print it like this?' })
  await expect(question).toContainText(/this photo will look blurred at 20 × 20 cm/)
  await question.getByRole('button', { name: 'Change it first' }).click()
  await expect(page).toHaveURL(/uploadchoice/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await question.getByRole('button', { name: 'Yes, print it like this' }).click()
  await page.waitForURL('**/checkout/cart')
  await expect(page.getByRole('link', { name: 'Edit design' })).toBeVisible()
})

test('a JPEG with a page of HTML behind it is taken, and served without it', async ({ page }) => {
  const payload = '<!doctype html><script>document.title = "taken over"</script>'
  const buffer = Buffer.concat([await noisyJpeg(1800, 1400), text(payload.repeat(20))])
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, jpeg('two-faced.jpg', buffer))
  await expectUploaded(page)
  await expectSaved(page)
  // Until the page is loaded anew, the photo is drawn from the file itself.
  await page.reload()
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /\/media\/photos\//)
  const address = (await photoOnCanvas(page).getAttribute('href')) ?? ''
  for (const url of [address, address.replace('display', 'thumbnail')]) {
    const served = await page.request.get(url)
    expect(served.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    expect((await served.body()).includes('<script>')).toBe(false)
  }
})
