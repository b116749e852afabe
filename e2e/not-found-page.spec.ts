/** The page of addresses that lead nowhere: what it says, and every way on from it. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'
import { allOrSome } from './support/thorough.ts'

const TILES = [
  '/canvas-prints',
  '/photo-prints',
  '/personalised-photo-pillows',
  '/metal-prints',
  '/acrylic-prints',
  '/custom-photo-mugs',
  '/magic-photo-mugs',
  '/acrylic-photo-blocks',
  '/custom-photo-coasters',
  '/photo-magnets',
  '/personalised-photo-book',
  '/wood-prints',
]

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const addresses = (page: Page, heading: string) =>
  section(page, heading)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('E-30 to E-34: the title, a banner 500 px high with its heading and message, and the way home', async ({
      page,
    }) => {
      expect((await page.goto('/no-such-page'))?.status()).toBe(404)
      await expect(page).toHaveTitle('404 Not Found')
      const banner = page.locator('[data-banner]')
      expect((await banner.boundingBox())?.height).toBe(500)
      await expect(
        banner.getByRole('heading', {
          level: 1,
          name: 'Oops! This page is lost or may have been moved.',
          exact: true,
        }),
      ).toBeVisible()
      await expect(banner.getByText(/page cannot be found.* jam in the machine/)).toBeVisible()
      await expect(banner.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
    })

    test('E-35 to E-38: twelve kinds of products in their order, then the deals', async ({ page }) => {
      await page.goto('/no-such-page')
      expect(await addresses(page, 'Check out our other products!')).toEqual(TILES)
      const deals = "We're always treating our customers! Check out these deals and coupons"
      expect(await addresses(page, deals)).toEqual(['/coupons-codes-and-deals', '/personalized-photo-gifts'])
      await expect(
        section(page, deals).getByText("Create a gift that's just right for your loved one. Shop now!", {
          exact: true,
        }),
      ).toBeVisible()
      for (const name of ['Deals', 'Shop all Products']) {
        await expect(section(page, deals).getByRole('link', { name, exact: true })).toBeVisible()
      }
    })
  })
}

test('E-35: every tile has its own picture, which the shop has', async ({ page, request }) => {
  await page.goto('/no-such-page')
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(pictures).toHaveLength(14)
  for (const picture of new Set(pictures)) {
    for (const file of [picture, picture.replace('.webp', '.avif')]) {
      expect([file, (await request.get(file)).status()]).toEqual([file, 200])
    }
  }
})

test('PE-32: a link to a size that is not sold, or to a design that is gone, says so in the tool', async ({
  page,
}) => {
  const told = (words: string) => page.getByRole('alert').filter({ hasText: words })
  await page.goto('/uploadchoice?sku=CANVAS-999x999-L-75mm-white-matte')
  await expect(told('We do not sell the size or finish of the link')).toBeVisible()
  await page.goto('/uploadchoice?sku=CANVAS')
  await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
  await expect(told('We do not sell')).toHaveCount(0)
  await page.goto('/uploadchoice?design=nosuchdesign')
  await expect(told('We could not find that design')).toBeVisible()
})

test('PE-32: a link to a product that we do not make leads to the page that says where to go on', async ({
  page,
}) => {
  expect((await page.goto('/uploadchoice?product=FOO'))?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Not Found')
  await expect(page.getByText('We do not make this product.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
})

test('PE-32: a product page says that a link asks for what we do not make, until something is chosen', async ({
  page,
}) => {
  const told = page.getByRole('status').filter({ hasText: 'asks for a choice that we do not make' })
  await page.goto('/custom-canvas-print?size=90x60')
  await expect(page.getByRole('radio', { name: /^90 × 60 / })).toBeChecked()
  await expect(told).toHaveCount(0)
  await page.goto('/custom-canvas-print?size=99x99')
  await expect(told).toContainText('This one is 60 × 45 cm.')
  await page.getByRole('radio', { name: /^30 × 20 / }).check({ force: true })
  await expect(told).toHaveCount(0)
})

test('an order cookie that is none is as no order', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'order_data', value: '%E0%A4%A', url: shop.url }])
  expect((await page.goto('/checkout/success'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'There is no order to show here' })).toBeVisible()
})
