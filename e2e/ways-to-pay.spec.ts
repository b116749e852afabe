/** What makes a cart cheaper with one tap, and what pays for it beside the card. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { freezeTextDesign } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { fillCard, orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { anAccount, newSession, takeCart, takeSession } from './support/customers.ts'
import { giftCard, give } from './support/purses.ts'
import { test as base, cartWith } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { expectRowsToAddUp, summary, totalOf } from './support/summary.ts'
import { allOrSome } from './support/thorough.ts'

/** Codes take nothing off the smallest size (J-23). */
const sku = 'CANVAS-30X30-S-D19-WHITE-MATTE'
const SIDE_MM = 305

const test = base.extend<object, { shop: ShopProcess; revision: string }>({
  revision: [
    async ({ shop }, use) => use(await freezeTextDesign(shop.url, sku, 'Home by the sea', SIDE_MM)),
    { scope: 'worker' },
  ],
})

const open = (page: Page, title: string) =>
  summary(page).locator('summary').filter({ hasText: title }).click()
const row = (page: Page, name: string) => summary(page).locator('dt').filter({ hasText: name })
const press = (page: Page, name: string) => summary(page).getByRole('button', { name, exact: true }).click()

interface Has {
  shop: ShopProcess
  revision: string
  creditCents?: number
  points?: number
}

/** A customer who is signed in, with a cart of three canvases. */
async function asCustomer(context: BrowserContext, { shop, revision, ...has }: Has): Promise<void> {
  const email = await anAccount(shop.url)
  await give(shop, email, has)
  const token = await newSession(shop.url, email)
  const cart = await cartWith(shop.url, { revision, sku, quantity: 3 })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
}

test('on a phone total and way on are in reach until the button of the summary has come', async ({
  page,
  openWithCart,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithCart('/checkout/cart', { sku, quantity: 3 })
  const ways = page.getByRole('main').getByRole('link', { name: 'Checkout' })
  await expect(ways.last()).toBeInViewport()
  await expect(page.locator('[data-buy-bar]')).toContainText('A$')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('[data-buy-bar]'), 'nothing keeps room for it').toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await ways.last().click()
  await expect(page).toHaveURL('/checkout')
})

test('PE-14: nothing moves under a finger when the bar with the total goes away', async ({
  page,
  openWithCart,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithCart('/checkout/cart', { sku, quantity: 3 })
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toBeVisible()
  await stillness(page)
  const endOfCart = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)
  const before = await endOfCart()
  const button = summary(page).getByRole('link', { name: 'Checkout' })
  await button.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(bar).toHaveCount(0)
  expect(await endOfCart()).toBe(before)
})

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('J-23, P-23: codes that the shop announces are one tap away where they make the cart cheaper', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart', { sku, quantity: 3 })
      const before = await totalOf(page)
      const offered = page.getByRole('list', { name: 'Codes for this cart' }).getByRole('listitem')
      await expect(offered.filter({ hasText: 'WELCOME10' })).toContainText(
        '10% off your first order, saves A$',
      )
      const saved = /saves A\$([\d.]+)/.exec((await offered.filter({ hasText: 'WALL3' }).textContent()) ?? '')
      await page.getByRole('button', { name: 'Apply WALL3' }).click()
      await expect(row(page, 'WALL3')).toBeVisible()
      await expectRowsToAddUp(page)
      expect(before - (await totalOf(page))).toBe(Math.round(Number(saved?.[1]) * 100))
      // It stands alone.
      await expect(offered.filter({ hasText: 'WELCOME10' })).toHaveCount(0)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    })

    test('J-11, SH-22: a gift card pays, shows its last four letters only, and can be taken away', async ({
      page,
      shop,
      openWithCart,
    }) => {
      const code = await giftCard(shop, 2_000)
      await openWithCart('/checkout/cart', { sku, quantity: 3 })
      const before = await totalOf(page)
      await open(page, 'Gift card')
      const field = summary(page).getByRole('textbox', { name: 'Gift card code' })
      await field.pressSequentially('2222 2222')
      await page.keyboard.press('Enter')
      await expect(summary(page).getByText(/couldn't be added/)).toBeVisible()
      await expect(field).toHaveValue('2222 2222')
      await field.clear()
      await field.pressSequentially(code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'))
      await page.keyboard.press('Enter')
      const card = page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')
      await expect(card).toContainText(`•••• ${code.slice(-4)} pays A$20.00`)
      await expect(summary(page)).not.toContainText(code)
      await expect(field).toHaveValue('')
      expect(await totalOf(page)).toBe(before - 2_000)
      await expectRowsToAddUp(page)
      await press(page, `Remove gift card ending in ${code.slice(-4)}`)
      await expect(card).toHaveCount(0)
      expect(await totalOf(page)).toBe(before)
    })

    test('PE-18: a second press on Remove does not put the code back', async ({ page, openWithCart }) => {
      await openWithCart('/checkout/cart', { sku, quantity: 3 })
      await page.getByRole('button', { name: 'Apply WALL3' }).click()
      const remove = page.getByRole('button', { name: 'Remove WALL3' })
      const box = await remove.boundingBox()
      if (!box) throw new Error('Expected the button to be on the page')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(remove).toHaveCount(0)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(page.getByRole('button', { name: 'Apply WALL3' })).toBeVisible()
      await expect(row(page, 'WALL3')).toHaveCount(0)
    })

    test('J-10, CA-109: an order that credit pays for whole is placed without a card', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      await asCustomer(context, { shop, revision, creditCents: 50_000 })
      await page.goto('/checkout')
      await typeAddress(page, { Email: undefined })
      const pay = payButton(page)
      expect((await pay.boundingBox())?.height).toBeGreaterThanOrEqual(56)
      await press(page, 'Use it')
      await expect(page.getByRole('main')).toContainText('Nothing is left to pay')
      await expect(page.getByLabel('Card number')).toHaveCount(0)
      await page.getByRole('button', { name: 'Place order' }).click()
      await orderNumber(page)
      await expectRowsToAddUp(page)
      expect(await totalOf(page)).toBe(0)
    })

    test('J-09, J-10, CA-107, CA-109: code, gift card, credit and points pay for one order together', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      await asCustomer(context, { shop, revision, creditCents: 500, points: 450 })
      const code = await giftCard(shop, 1_000)
      await page.goto('/checkout')
      await typeAddress(page, { Email: undefined })
      await press(page, 'Apply WELCOME10')
      await expect(row(page, 'WELCOME10')).toBeVisible()
      await open(page, 'Gift card')
      await summary(page).getByRole('textbox', { name: 'Gift card code' }).pressSequentially(code)
      await press(page, 'Use')
      await expect(row(page, 'Gift card')).toBeVisible()
      await expect(summary(page)).toContainText('You have A$5.00')
      await press(page, 'Use it')
      await expect(summary(page)).toContainText('pays A$5.00 of your A$5.00')
      await open(page, 'Reward points')
      await expect(summary(page).getByRole('list', { name: 'How you earn points' })).toContainText(
        'A point for every dollar',
      )
      const slider = summary(page).getByRole('slider', { name: 'Points to spend' })
      await expect(slider).toHaveAttribute('min', '100')
      await expect(slider).toHaveAttribute('max', '450')
      await slider.focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await expect(summary(page)).toContainText('101 points pay A$5.05')
      await press(page, 'Use points')
      await expect(row(page, 'Reward points')).toBeVisible()
      await expectRowsToAddUp(page)
      await press(page, 'Use as many as possible')
      await expect(summary(page)).toContainText('also when your cart changes')
      await expect(slider).toHaveValue('450')
      await expectRowsToAddUp(page)
      const total = await totalOf(page)
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

      await fillCard(page)
      await payButton(page).click()
      await orderNumber(page)
      await expectRowsToAddUp(page)
      expect(await totalOf(page)).toBe(total)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13: a code is applied with one tap, and credit and points pay', async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await asCustomer(context, { shop, revision, creditCents: 500, points: 450 })
    await page.goto('/checkout/cart')
    await press(page, 'Apply WELCOME10')
    await expect(row(page, 'WELCOME10')).toBeVisible()
    await press(page, 'Use it')
    await expect(row(page, 'Store credit')).toBeVisible()
    await open(page, 'Reward points')
    await press(page, 'Use as many as possible')
    await expect(row(page, 'Reward points')).toBeVisible()
    await expectRowsToAddUp(page)
    await page.goto('/checkout')
    await expect(
      summary(page).getByRole('link', { name: /store credit and points in your cart/ }),
    ).toBeVisible()
    await expect(summary(page).getByRole('button', { name: 'Use it' })).toBeHidden()
  })
})
