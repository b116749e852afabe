/** Addresses of tools that begin otherwise than others, at both widths. */
import { expect } from '@playwright/test'
import { beach, chooseWith, openTab } from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

for (const viewport of phoneFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('G-02, RT-011: the canvas tool begins with an upload, and the photo is on the canvas', async ({
      page,
    }) => {
      await page.goto('/uploadchoice')
      await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
      const board = page.getByRole('application', { name: 'Canvas' })
      await expect(board.locator('image')).toHaveCount(0)
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
      await expect(page.getByRole('heading', { name: 'Start with a photo' })).toHaveCount(0)
      await expect(board.locator('image').first()).toBeAttached()
    })

    test('G-04, RT-063: the rug designer takes a photo and a size of the shopper’s own', async ({ page }) => {
      await page.goto('/create-your-rug')
      await expect(page).toHaveTitle(/^Create Your Rug/)
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
      await expect(page.getByRole('application', { name: 'Rug' }).locator('image').first()).toBeAttached()
      await page.getByRole('button', { name: /Change size and options/ }).click()
      await page.getByRole('textbox', { name: 'Width in cm' }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('90')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('140')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(page.locator('.tool-foot')).toContainText('90 × 140 cm')
    })

    test('G-16, CA-89: the text of a mug is written in one of eighteen fonts', async ({ page }) => {
      await page.goto('/photomug-tool')
      await openTab(page, 'Text')
      await page.getByRole('button', { name: 'Add text' }).click()
      // On a phone they open over the tool.
      if (viewport.width < 1000) await page.getByRole('button', { name: /^Font: / }).click()
      await expect(page.locator('input[name="font"]')).toHaveCount(18)
      await page.getByText('Lobster', { exact: true }).click()
      await expect(page.getByRole('radio', { name: /^Lobster/ })).toBeChecked()
    })
  })
}
