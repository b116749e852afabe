/** J-02: what a shopper takes out of the cart for another day. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { freezeTextDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { holdAnswer } from './support/bad-lines.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { cartWith, putInCart, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const save = (page: Page) => main(page).getByRole('button', { name: /^Save for later / })
const moveBack = (page: Page) => saved(page).getByRole('button', { name: /^Move to cart / })
const told = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence })
const EMPTY = 'There is nothing in it yet.'

/** A browser with two designs in its cart, the second twice. */
async function openTwoLines({
  page,
  shop,
  revision,
}: {
  page: Page
  shop: { url: string }
  revision: string
}) {
  const id = await cartWith(shop.url, { revision })
  const other = await freezeTextDesign(shop.url, textDesignSku, 'Second')
  await putInCart(shop.url, { id, revision: other, quantity: 2 })
  await page.context().addCookies([{ name: cookieNames.cart, value: id, url: shop.url }])
  await page.goto('/checkout/cart')
  await expect(summary(page)).toContainText('3 pieces')
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('a line is saved, moved back, removed and put back, and each is told', async ({
      page,
      shop,
      revision,
    }) => {
      await openTwoLines({ page, shop, revision })
      await save(page).last().click()
      await expect(told(page, 'saved for later.')).toBeVisible()
      await expect(saved(page).getByRole('listitem')).toHaveCount(1)
      await expect(saved(page)).toContainText('2 pieces at A$')
      await expect(saved(page).getByRole('img', { name: /^Your design: / })).toBeVisible()
      await expect(summary(page)).toContainText('1 piece')
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

      await page.reload()
      await expect(saved(page).getByRole('link', { name: /^Edit design / })).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)

      await saved(page)
        .getByRole('button', { name: /^Remove / })
        .click()
      await expect(saved(page)).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(saved(page)).toContainText('2 pieces at A$')
      await moveBack(page).click()
      await expect(told(page, 'moved to your cart.')).toBeVisible()
      await expect(summary(page)).toContainText('3 pieces')
      await expect(saved(page)).toBeHidden()
      await expect(page.getByText('no longer in your cart')).toBeHidden()
    })

    test('with all lines saved the cart reads as empty, with the list under it, and leads to no checkout', {
      tag: LONG,
    }, async ({ page, openWithCart }) => {
      await openWithCart('/checkout/cart')
      await save(page).click()
      await expect(main(page).getByText(EMPTY)).toBeVisible()
      await expect(moveBack(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await page.goto('/checkout')
      await expect(page).toHaveURL(/\/checkout\/cart$/)
      await expect(moveBack(page)).toBeVisible()
    })
  })
}

test('the line leaves the cart before the shop has answered', async ({ page, shop, revision }) => {
  await openTwoLines({ page, shop, revision })
  const release = await holdAnswer(page, /\/cart\.data/, /save-for-later/)
  await save(page).last().click()
  await expect(saved(page).getByRole('listitem')).toHaveCount(1)
  await expect(save(page)).toHaveCount(1)
  release()
  await expect(summary(page)).toContainText('1 piece')
})

test('Move to cart, pressed at once after Undo on a slow connection, moves the line that was put back', {
  tag: LONG,
}, async ({ page, shop, revision }) => {
  await openTwoLines({ page, shop, revision })
  await save(page).last().click()
  await expect(summary(page)).toContainText('1 piece')
  const release = await holdAnswer(page, /\/cart\.data/, /quantity=0/)
  await saved(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  setTimeout(release, 1_000)
  await moveBack(page).click()
  await expect(summary(page)).toContainText('3 pieces')
  await expect(main(page).getByText('no longer saved for later')).toBeHidden()
  await page.reload()
  await expect(summary(page)).toContainText('3 pieces')
})

test('by keyboard: Undo has the focus after saving, and the cart’s heading after moving back', {
  tag: LONG,
}, async ({ page, shop, revision }) => {
  await openTwoLines({ page, shop, revision })
  await save(page).last().focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('3 pieces')
  await save(page).first().focus()
  await page.keyboard.press('Enter')
  await moveBack(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
  await expect(summary(page)).toContainText('3 pieces')
})

test('a design that is saved for later is edited and stays saved', { tag: LONG }, async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout/cart')
  await save(page).click()
  const edit = saved(page).getByRole('link', { name: /^Edit design / })
  await expect(edit).toBeVisible()
  await page.goto((await edit.getAttribute('href')) ?? '')
  await expect(page.getByRole('button', { name: 'Update cart' }).first()).toBeVisible()
})

test('after a guest’s order what was saved waits in the next cart', async ({ page, shop, revision }) => {
  await openTwoLines({ page, shop, revision })
  await save(page).last().click()
  await expect(summary(page)).toContainText('1 piece')
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  // The foot of the cart's page has a field for an email too.
  await expect(payButton(page)).toBeVisible()
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  expect(await orderNumber(page)).not.toBe('')
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(saved(page)).toContainText('2 pieces at A$')
  await moveBack(page).click()
  await expect(summary(page)).toContainText('2 pieces')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms save a line, move it back and remove it', async ({ page, shop, revision }) => {
    await openTwoLines({ page, shop, revision })
    await save(page).last().click()
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    await expect(summary(page)).toContainText('1 piece')
    await moveBack(page).click()
    await expect(summary(page)).toContainText('3 pieces')
    await save(page).first().click()
    await saved(page)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(saved(page)).toBeHidden()
    await expect(summary(page)).toContainText('2 pieces')
  })
})
