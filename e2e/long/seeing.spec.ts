/** PE-24: every screen of every brand in every window. Part of the long run. */
import { expect } from '@playwright/test'
import { whatDoesNotFit } from '../support/fits.ts'
import { onEveryScreen } from '../support/screens.ts'
import { test } from '../support/shop.ts'
import { enlargeLetters, expectUsableStage } from '../support/windows.ts'

/** Zoom makes the window smaller: 1440 at 200 % is 720, 1280 x 1024 at 400 % is 320 x 256. */
const WINDOWS = [
  [280, 653],
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
  [320, 256],
  [1440, 900],
  [2560, 1440],
] as const

/** WCAG 2.2, 1.4.12. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`

for (const [width, height] of WINDOWS) {
  test(`PE-24: every screen fits ${width} x ${height}`, async ({ page, shop, revision }) => {
    await page.setViewportSize({ width, height })
    await onEveryScreen(page, { shop, revision }, async (name) => {
      expect.soft(await whatDoesNotFit(page), name).toEqual([])
      if (name === 'tool') await expectUsableStage(page)
    })
  })
}

for (const width of [390, 1024, 1440]) {
  test(`PE-24: every screen fits ${width} px with a visitor's style sheet of large letters`, async ({
    page,
    shop,
    revision,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await onEveryScreen(page, { shop, revision }, async (name) => {
      await page.addStyleTag({ content: 'html { font-size: 24px !important }' })
      expect.soft(await whatDoesNotFit(page), name).toEqual([])
    })
  })
}

for (const width of [280, 320, 390, 1440]) {
  test(`PE-24: every screen fits ${width} px with letters half as large again`, async ({
    page,
    shop,
    revision,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enlargeLetters(page)
    await onEveryScreen(page, { shop, revision }, async (name) => {
      expect.soft(await whatDoesNotFit(page), name).toEqual([])
    })
  })

  test(`PE-24: every screen fits ${width} px with wide text`, async ({ page, shop, revision }) => {
    await page.setViewportSize({ width, height: 844 })
    await onEveryScreen(page, { shop, revision }, async (name) => {
      await page.addStyleTag({ content: WIDE_TEXT })
      expect.soft(await whatDoesNotFit(page), name).toEqual([])
    })
  })
}
