/** G-11: what a browser remembers of an open design tool, and for how long. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

const toolData = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'tool_data')?.value

test('G-11: the cookie of the tool is there while a tool is open, kept from one to the next, and gone after', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/photomug-tool`)
  await expect.poll(() => toolData(page)).toBe(encodeURIComponent('/photomug-tool'))

  await page.goto(`${shop.url}/pillow-tool`)
  await expect.poll(() => toolData(page)).toBe(encodeURIComponent('/pillow-tool'))

  // To a page of the shop, without a new document.
  await page
    .getByRole('link', { name: /Close|Leave|Back to/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/pillow-tool/)
  await expect.poll(() => toolData(page)).toBeUndefined()

  await page.goBack()
  await expect.poll(() => toolData(page)).toBe(encodeURIComponent('/pillow-tool'))
  // And by the address bar.
  await page.goto(`${shop.url}/canvas-prints`)
  await expect.poll(() => toolData(page)).toBeUndefined()
})
