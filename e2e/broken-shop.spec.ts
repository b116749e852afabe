/** PE-21: a call of a page that the shop answers with a failure leaves the page and all that is typed, and says so there. */
import { expect, type Page } from '@playwright/test'
import { address, cardOf, field, orderNumber, payButton, typeAddress, typeCard } from './support/checkout.ts'
import { ordersAndChargesOf } from './support/database.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

const BROKE = /Something broke on our side/

interface Broken {
  method: 'GET' | 'POST'
  /** Of the form, when it says what it is for. */
  intent?: string
  /** The shop does what it is asked, and breaks afterwards. */
  isDone?: boolean
}

/** The next call that is like this is answered with status 500, as by a server that fell over. */
async function breaks(page: Page, path: RegExp, { method, intent, isDone = false }: Broken) {
  let broken = 0
  await page.route(path, async (route) => {
    const request = route.request()
    const asked = new URLSearchParams(request.postData() ?? '').get('intent')
    const isMeant = request.method() === method && (intent === undefined || asked === intent)
    if (broken > 0 || !isMeant) return route.fallback()
    broken += 1
    if (isDone) await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
  })
  return () => broken
}

test('PE-21: one press on + that the shop fails is said beside its line; the next one counts', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart')
  await page.getByLabel('Coupon code').pressSequentially('welcome')
  const broken = await breaks(page, /\/cart\.data/, { method: 'POST' })
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Custom canvas print' })
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(line.getByText(BROKE)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toHaveValue('welcome')
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('1')
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  await expect(page.getByText(BROKE)).toHaveCount(0)
  expect(broken()).toBe(1)
})

test('PE-21: a cart that could not be read again stays, and is read once more by itself', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart')
  const broken = await breaks(page, /\/cart\.data/, { method: 'GET' })
  await page.getByLabel('Coupon code').pressSequentially('welcome')
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  await expect(page.getByLabel('Coupon code')).toHaveValue('welcome')
  expect(broken()).toBe(1)
})

test('PE-21: an address that the shop fails to save stays, is said below it, and is saved when a field is left again', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout')
  await typeCard(page)
  const broken = await breaks(page, /\/checkout\.data/, { method: 'POST', intent: 'address' })
  await typeAddress(page)
  await field(page, 'Phone').focus()
  await page.keyboard.press('Tab')
  const delivery = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How fast?' }) })
  await expect(delivery.getByText(BROKE)).toBeVisible()
  for (const label of ['Email', 'Last name', 'Street address', 'Postcode', 'Phone'] as const) {
    await expect(field(page, label)).toHaveValue(address[label])
  }
  await expect(page.getByLabel('Security code')).toHaveValue(cardOf()['Security code'])
  await field(page, 'Phone').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText(BROKE)).toHaveCount(0)
  expect(broken()).toBe(1)
})

test('PE-21, PE-32: a payment that the shop fails says what is known of the money, and the next press pays once', async ({
  page,
  shop,
  openWithCart,
}) => {
  const email = 'failed-at-pay@example.com'
  await openWithCart('/checkout')
  await typeAddress(page, { Email: email })
  await typeCard(page)
  await breaks(page, /\/checkout\.data/, { method: 'POST', intent: 'pay' })
  await payButton(page).click()
  const beside = payButton(page).locator('..')
  await expect(beside.getByText(BROKE)).toContainText('one order is never charged twice')
  await expect(field(page, 'Street address')).toHaveValue(address['Street address'])
  await expect(page.getByLabel('Security code')).toHaveValue(cardOf()['Security code'])
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 0, charges: 0 })
  await payButton(page).click()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 1 })
})

test('PE-20, PE-21: an order that was placed before the shop broke is shown, without another press', {
  tag: LONG,
}, async ({ page, shop, openWithCart }) => {
  const email = 'broke-after-pay@example.com'
  await openWithCart('/checkout')
  await typeAddress(page, { Email: email })
  await typeCard(page)
  await breaks(page, /\/checkout\.data/, { method: 'POST', intent: 'pay', isDone: true })
  await payButton(page).click()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 1 })
})

test('PE-21, PE-32: where the page of a paid order cannot be had, it says that the order stands; trying again shows it', {
  tag: LONG,
}, async ({ page, shop, openWithCart }) => {
  const email = 'no-success-page@example.com'
  await openWithCart('/checkout')
  await typeAddress(page, { Email: email })
  await typeCard(page)
  await breaks(page, /\/success\.data/, { method: 'GET' })
  await payButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await expect(page.getByRole('main')).toContainText('your order is placed and needs no second payment')
  await page.getByRole('button', { name: 'Try again?' }).click()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 1 })
})
