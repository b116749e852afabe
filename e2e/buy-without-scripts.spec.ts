/** The whole purchase where no scripts run: from the cart to an order whose money comes later, or that nothing is left to pay of. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { field, orderNumber, typeAddress } from './support/checkout.ts'
import { ordersAndChargesOf } from './support/database.ts'
import { goToCheckout } from './support/gateway-shop.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { giftCard } from './support/purses.ts'
import { putInCart, test } from './support/shop.ts'

test.use({ javaScriptEnabled: false })

const place = (page: Page) => page.getByRole('button', { name: /^Place order/ })
/** What a card needs, said where it can be read without scripts alone. */
const needed = (page: Page) => page.locator('form noscript [role="status"]')
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name })

for (const viewport of phoneFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [name, first] of [
      [/^Bank transfer/, /^Transfer A\$/],
      [/^Cheque or money order/, /^Send a cheque or money order/],
    ] as const) {
      test(`K-28, PE-13: a guest goes from the cart to the checkout and orders by ${name.source.slice(1)}`, async ({
        page,
        shop,
        openWithCart,
      }) => {
        await openWithCart('/checkout/cart')
        await goToCheckout(page)
        const email = `plain-${crypto.randomUUID()}@example.com`
        await typeAddress(page, { Email: email })
        await expect(page.getByLabel('Card number')).toBeHidden()
        await expect(needed(page)).toBeVisible()
        await way(page, name).check()
        await expect(needed(page)).toBeHidden()
        // PE-18: a double press is one order.
        await place(page).dblclick()
        const number = await orderNumber(page)
        await expect(page.getByRole('heading', { name: first })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(number)
        expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 0 })
      })
    }

    test('PE-22: an address that is not right yet keeps the way that was chosen', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart('/checkout')
      await typeAddress(page, { Postcode: '12' })
      await way(page, /^Cheque or money order/).check()
      await place(page).click()
      await expect(field(page, 'Postcode')).toHaveAccessibleDescription(/postcode|postal code/)
      await expect(way(page, /^Cheque or money order/)).toBeChecked()
      await field(page, 'Postcode').fill('2478')
      await place(page).click()
      await orderNumber(page)
    })

    test('PE-19, PE-20: what was changed in another window is not ordered before it was seen', async ({
      context,
      page,
      shop,
      revision,
      openWithCart,
    }) => {
      await openWithCart('/checkout')
      await typeAddress(page)
      await way(page, /^Bank transfer/).check()
      const id = (await context.cookies()).find(({ name }) => name === cookieNames.cart)?.value ?? ''
      await putInCart(shop.url, { id, revision, quantity: 1 })
      await place(page).click()
      const said = page.getByRole('alert')
      await expect(said).toBeInViewport()
      await expect(said).toContainText(/^Unable to process request.* comes to A\$.* not to the A\$/)
      await expect(way(page, /^Bank transfer/)).toBeChecked()
      await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
      await place(page).click()
      await orderNumber(page)
    })

    test('K-28: a gift card that covers all of it leaves nothing that needs a card', async ({
      page,
      shop,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart')
      await page.locator('summary').filter({ hasText: 'Gift card' }).click()
      await page.getByRole('textbox', { name: 'Gift card code' }).fill(await giftCard(shop, 50_000))
      await page.keyboard.press('Enter')
      await goToCheckout(page)
      await typeAddress(page)
      await place(page).click()
      await orderNumber(page)
    })
  })
}

test('K-28, PE-32: a card is named with what it needs, and pressing with it loses nothing', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await typeAddress(page)
  await page.getByRole('button', { name: /^Pay A\$/ }).click()
  await expect(page).toHaveURL(/\/checkout\?card=again#card$/)
  const said = page.getByRole('status').filter({ hasText: 'Nothing has been charged.' })
  await expect(said).toBeInViewport()
  await expect(needed(page)).toContainText('A card needs JavaScript')
  await expect(needed(page)).toBeVisible()
  await expect(said).not.toContainText(/type your card again/, { useInnerText: true })
  await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
  await way(page, /^Bank transfer/).check()
  await place(page).click()
  await orderNumber(page)
})
