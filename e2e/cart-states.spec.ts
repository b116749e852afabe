/** What the pages of the cart and the checkout say of themselves: empty, being worked out anew, without a cart, refused. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { holdAnswer } from './support/bad-lines.ts'
import { fillAddress, fillCard, orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { anAccount, newSession, takeCart, takeSession } from './support/customers.ts'
import { give } from './support/purses.ts'
import { bringCart, cards, cartWith, test } from './support/shop.ts'
import { totalOf } from './support/summary.ts'
import { LONG } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const summary = (page: Page) => main(page).getByRole('complementary')

test('J-02, J-16: a cart begins as empty, and shows what is put into it', async ({
  context,
  page,
  shop,
  revision,
}) => {
  await page.goto('/checkout/cart')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expect(main(page)).toContainText('There is nothing in it yet.')
  await expect(summary(page)).toHaveCount(0)
  await bringCart(context, { shop, revision, quantity: 2 })
  await page.goto('/checkout/cart')
  await expect(main(page)).not.toContainText('There is nothing in it yet.')
  await expect(summary(page)).toContainText('Subtotal, 2 pieces')
})

test('J-15: while a change of the cart is saved, its sums are busy until the answer', { tag: LONG }, async ({
  openWithCart,
  page,
}) => {
  await openWithCart('/checkout/cart')
  const sums = summary(page).locator('dl')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  const release = await holdAnswer(page, /\/checkout\/cart\.data/, /quantity=2/)
  await main(page)
    .getByRole('button', { name: /^One more/ })
    .click()
  await release.isHeld
  await expect(sums).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  await expect(sums).toContainText('Subtotal, 2 pieces')
})

test('K-23, K-24: while another delivery is saved the sums are busy; its title is kept for a week, until the order', {
  tag: LONG,
}, async ({ context, openWithCart, page }) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await page.getByLabel('Phone').first().blur()
  const express = page.getByRole('radio', { name: /^Express/ })
  await expect(express).toBeEnabled()
  const sums = summary(page).locator('dl')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  const release = await holdAnswer(page, /\/checkout\.data/, /intent=method/)
  const nowS = Date.now() / 1000
  await express.check()
  await release.isHeld
  await expect(sums).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  const kept = async () => (await context.cookies()).find(({ name }) => name === cookieNames.shippingMethod)
  await expect.poll(async () => (await kept())?.value).toBe('Express')
  const { expires = 0 } = (await kept()) ?? {}
  expect(Math.round((expires - nowS) / 86_400)).toBe(7)
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
  expect(await kept()).toBeUndefined()
})

test('K-02, K-03, J-17, O-21: a checkout begins as not failed; a refusal has its title, and the next card pays', async ({
  openWithCart,
  page,
}) => {
  await openWithCart('/checkout')
  const failed = main(page).getByRole('alert').filter({ hasText: 'Unable to process request' })
  await expect(failed).toHaveCount(0)
  await fillAddress(page)
  await fillCard(page, cards.declined)
  await payButton(page).click()
  await expect(failed).toContainText('You have not been charged')
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
})

test('J-18: a cart keeps its id, sums, note and credit over pages and tabs; its order tells what was paid and by whom', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const email = await anAccount(shop.url)
  await give(shop, email, { creditCents: 500 })
  const token = await newSession(shop.url, email)
  const cart = await cartWith(shop.url, { revision, quantity: 2 })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
  const cartId = async () => (await context.cookies()).find(({ name }) => name === cookieNames.cart)?.value

  await page.goto('/checkout/cart')
  await main(page).locator('summary').filter({ hasText: 'Gift message and notes' }).click()
  const note = (one: Page) => main(one).getByLabel('Note for us')
  await note(page).fill('Please knock.')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main(page).getByText('Saved.')).toBeVisible()
  await summary(page).getByRole('button', { name: 'Use it' }).click()
  await expect(summary(page)).toContainText('pays A$5.00 of your A$5.00')
  const total = await totalOf(page)

  const other = await context.newPage()
  await other.goto('/checkout/cart')
  await expect(summary(other)).toContainText('pays A$5.00 of your A$5.00')
  expect([await totalOf(other), await cartId()]).toEqual([total, cart])
  await main(other).locator('summary').filter({ hasText: 'Gift message and notes' }).click()
  await expect(note(other)).toHaveValue('Please knock.')
  await other.close()

  await page.goto('/checkout')
  await typeAddress(page, { Email: undefined })
  await fillCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)
  await expect(main(page)).toContainText(`We have sent a confirmation to ${email}.`)
  expect(await totalOf(page)).toBe(total)
  expect(await cartId()).toBeUndefined()
  const told = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'purchase'),
    )
  await expect.poll(told).toMatchObject([
    {
      ecommerce: { transaction_id: number, currency: 'AUD', value: total / 100, items: [{ quantity: 2 }] },
    },
  ])
})

test('O-19: a press in a cart whose cookies were cleared changes nothing, and says so', {
  tag: LONG,
}, async ({ context, openWithCart, page }) => {
  await openWithCart('/checkout/cart')
  await context.clearCookies()
  await main(page)
    .getByRole('button', { name: /^One more/ })
    .click()
  await expect(main(page).getByRole('status').first()).toHaveText(
    /^No cart id available\. .+charged nothing\.$/,
  )
  await expect(main(page)).toContainText('There is nothing in it yet.')
})

test('O-19, O-20: without a cart the checkout leads to the cart, which says why nothing was paid or sent', async ({
  context,
  openWithCart,
  page,
}) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await payButton(page).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(main(page).getByRole('status').first()).toContainText('No cart id available.')
  await page.reload()
  await expect(main(page), 'is said once').not.toContainText('No cart id available.')

  await openWithCart('/checkout')
  await fillAddress(page)
  await page.getByLabel('Phone').first().blur()
  const express = page.getByRole('radio', { name: /^Express/ })
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await express.check()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(main(page).getByRole('status').first()).toContainText(
    'Invalid request, please restart the session.',
  )
})

test('O-26, CA-03: a cart that the shop does not know any more is emptied in the header, and its cookies end', {
  tag: LONG,
}, async ({ context, page, shop }) => {
  await context.addCookies([
    { name: cookieNames.cart, value: 'nothing', url: shop.url },
    { name: cookieNames.cartCount, value: '3', url: shop.url },
  ])
  await page.goto('/canvas-prints')
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain(cookieNames.cart)
  expect(names).not.toContain(cookieNames.cartCount)
})

test('K-05, CA-83: a shop that names no identity check has no page for it', { tag: LONG }, async ({
  page,
}) => {
  const answer = await page.goto('/validate/identification')
  expect(answer?.status()).toBe(404)
  await page.goto('/checkout/cart')
  await expect(page.getByRole('link', { name: /identi/i })).toHaveCount(0)
})
