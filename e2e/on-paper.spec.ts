/** PE-26: what a page says, on paper: no menu, countdown, offers or bars, and nothing over its words. */
import { expect, type Page } from '@playwright/test'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { coveredWords, stickingParts } from './support/paper.ts'
import { test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const screens = [
  {
    name: 'a product',
    path: '/custom-canvas-print',
    words: [
      'Custom canvas print',
      '60 × 45',
      'A$39.99',
      'What you will hang',
      'Which photo files can I use?',
    ],
  },
  {
    name: 'the cart',
    path: '/checkout/cart',
    words: ['Your cart', 'Custom canvas print', 'Total, GST included'],
  },
  {
    name: 'a page of words',
    path: '/terms-conditions',
    words: ['Terms and conditions', 'All prices are in Australian dollars'],
  },
  { name: 'a category', path: '/canvas-prints', words: ['Canvas prints', 'Square canvas print'] },
]

for (const width of allOrSome([390, 1440], [390])) {
  for (const { name, path, words } of screens) {
    test(`PE-26: ${name} on paper, from a window of ${width} px`, { tag: LONG }, async ({
      page,
      openWithCart,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await openWithCart(path)
      await expect(page.getByRole('banner')).toBeVisible()
      // Far down, where the bars are that stay in view.
      await page.mouse.wheel(0, 1500)
      await print(page)
      for (const text of words) {
        await expect(
          page.getByRole('main').getByText(text).filter({ visible: true }).first(),
          text,
        ).toBeVisible()
      }
      await expectNothingToPress(page)
      expect(await stickingParts(page)).toEqual([])
      expect(await coveredWords(page)).toEqual([])
    })
  }
}

test('PE-26: an offer and a window that are open do not come onto the paper', async ({ page }) => {
  await page.goto('/canvas-prints')
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.getByRole('button', { name: '10% off', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await print(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNothingToPress(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Canvas prints', includeHidden: true }),
  ).toBeVisible()
})

test('PE-26: an order on paper says whose it is, and its number', async ({ page, openWithCart }) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)
  const shopName = page.getByRole('main').getByText('Keepsake', { exact: true })
  await expect(shopName).toBeHidden()
  await print(page)
  await expect(shopName).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
  await expectNothingToPress(page)
})

const print = (page: Page) => page.emulateMedia({ media: 'print' })

async function expectNothingToPress(page: Page) {
  for (const role of ['banner', 'contentinfo', 'button', 'timer', 'dialog', 'slider'] as const) {
    await expect(page.getByRole(role, { includeHidden: true }).filter({ visible: true }), role).toHaveCount(0)
  }
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Offers', includeHidden: true })).toBeHidden()
  await expect(page.getByText('See it with your photo')).toBeHidden()
}
