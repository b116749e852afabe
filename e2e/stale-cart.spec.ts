import { expect } from '@playwright/test'
import { cookieNameOn, cookieNames } from '#shop/request/cookie-names.ts'
import { test } from './support/shop.ts'

test('CA-03, J-21: a stale cart cookie that the shop cannot clear is an empty cart, and not a loop', async ({
  context,
  page,
  shop,
}) => {
  const { hostname } = new URL(shop.url)
  const name = cookieNameOn(shop.url, cookieNames.cart)
  await context.addCookies([{ name, value: 'nothing', domain: hostname, path: '/checkout' }])
  for (const path of ['/checkout/cart', '/checkout']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    await expect(page.getByText('There is nothing in it yet.')).toBeVisible()
  }
})
