/** What a shopper chooses on the page of a product is called so in the cart, whichever way the design comes there. */
import { expect, type Page } from '@playwright/test'
import { beach, expectSaved, expectUploaded, placeFirstPhoto } from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const HOUSE = 'House portrait on canvas'

for (const viewport of phoneFirst) {
  test.describe(`F-16: ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('a house portrait is one in the cart, when its line is edited, and when its design is opened again', async ({
      page,
    }) => {
      await page.goto('/house-portrait-canvas')
      const price = await page.getByRole('main').locator('output').first().textContent()
      await page.getByText('Start Order').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/uploadchoice\?sku=CANVAS-.*&product=CANVAS-HOUSE$/)
      await placeFirstPhoto(page, await beach())
      await expectUploaded(page)
      await expectSaved(page)
      await expect(page).toHaveURL(/\/uploadchoice\?design=\w+$/)
      const design = page.url()
      await addToCart(page)
      await expectLine(page, HOUSE)
      await expect(
        page.getByRole('main').getByText(`${price}`.replace('Price ', ''), { exact: true }).first(),
      ).toBeVisible()

      await page.getByRole('link', { name: 'Edit design' }).first().click()
      await page.getByRole('button', { name: 'Update cart' }).click()
      await expectLine(page, HOUSE)

      // As from a mail, or from the list of saved designs.
      await page.goto(design)
      await choose(page, /^90 × 60/)
      await expectSaved(page)
      await addToCart(page)
      await expectLine(page, 'Custom canvas print')
    })
  })
}

async function expectLine(page: Page, name: string) {
  await expect(page).toHaveURL(/checkout\/cart/)
  await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
}

async function addToCart(page: Page) {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/checkout\/cart/)
}

async function choose(page: Page, size: RegExp) {
  await page.getByRole('button', { name: /Change size and options/ }).click()
  await page.getByRole('radio', { name: size }).locator('..').click()
  await page.getByRole('button', { name: 'Done' }).click()
}
