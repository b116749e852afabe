/** B-15 to B-18 hide no part of the frame on the addresses of design tools: header above the tool, footer below the first screen. */
import { expect, type Page } from '@playwright/test'
import { newCustomerToken, takeSession } from './support/customers.ts'
import { beach, chooseWith } from './support/design-tool.ts'
import { test } from './support/shop.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

/** One of each kind that lays out its screen otherwise. */
const TOOLS = ['/uploadchoice', '/photomug-tool', '/busroll-tool', '/customframe-tool', '/rubixcube-tool']

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('RT-011 to RT-063: the shop’s header is above a tool that fits below it, and the footer is on the way down', async ({
      page,
    }) => {
      for (const path of TOOLS) {
        await page.goto(path)
        await expect(header(page)).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('main')).toBeInViewport({ ratio: 0.99 })
        await expect(addToCart(page)).toBeInViewport({ ratio: 1 })
        await expect(footer(page)).not.toBeInViewport()
        await footer(page).getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
        await expect(footer(page)).toBeInViewport()
      }
    })

    test('C-01, H-21: search, chat, the customer’s name and the cart with its count are in the header of a tool', async ({
      page,
      context,
      shop,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart', { quantity: 2 })
      await page.goto('/photomug-tool')
      await expect(header(page).getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
      await expect(header(page).getByRole('link', { name: 'Live chat' })).toBeVisible()
      await expect(
        header(page)
          .getByRole('search')
          .or(header(page).getByRole('button', { name: 'Search' }))
          .first(),
      ).toBeVisible()

      await takeSession(context, shop.url, await newCustomerToken(shop.url))
      await page.reload()
      const account = header(page).getByRole('button', { name: 'Account' })
      await expect(account).toBeVisible()
      // A phone has room for a figure alone.
      if (viewport.width > 1000) await expect(account).toContainText('Hi, Robin')
    })

    test('arrow keys on the board move the photo, and the page with its footer stays where it is', async ({
      page,
    }) => {
      await page.goto('/photomug-tool')
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
      const photo = page.getByRole('application').locator('image').first()
      await expect(photo).toBeAttached()
      const before = await photo.boundingBox()
      await page.getByRole('application').focus()
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
      await expect.poll(() => photo.boundingBox()).not.toEqual(before)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
}

test.describe('in a window too low for both', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('PE-24: the tool has the whole height, and the footer is below it', async ({ page }) => {
    await page.goto('/photomug-tool')
    await expect(header(page)).toBeHidden()
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 })
    await expect(footer(page)).toBeAttached()
  })
})
