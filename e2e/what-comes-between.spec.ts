/** Translators and helpers on the screens beside the guest's purchase (journeys.spec.ts): refusals, notes, windows, undoing. */
import { expect, type Page } from '@playwright/test'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { cards, test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'
import { helped, translated } from './support/what-comes-between.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** React draws a page anew whose nodes are not its own; nothing is lost by that (failed-hydration.spec.ts). */
const HYDRATED_ANEW = /Minified React error #(418|423|425)/

const TRANSLATOR = { who: 'a translator', turnOn: translated, mayBeSaid: undefined }
const HELPER = { who: "a helper's nodes", turnOn: helped, mayBeSaid: HYDRATED_ANEW }

for (const { who, turnOn, mayBeSaid } of allOrSome([TRANSLATOR, HELPER], [TRANSLATOR])) {
  test.describe(`PE-16, PE-17: with ${who} on the page`, () => {
    let crashes: string[]
    test.beforeEach(async ({ context, page }) => {
      crashes = []
      page.on('pageerror', ({ message }) => crashes.push(message))
      await turnOn(context)
    })
    test.afterEach(() => expect(crashes.filter((message) => !mayBeSaid?.test(message))).toEqual([]))

    test('a declined card is said, and another pays', async ({ page, openWithCart }) => {
      await openWithCart('/checkout')
      await fillAddress(page, { Postcode: '3000' })
      await fillCard(page, cards.declined)
      await payButton(page).click()
      await expect(page.getByLabel('State').first()).toHaveAccessibleDescription(/3000 is in Victoria/)
      await fillAddress(page)
      await payButton(page).click()
      await expect(said(page, 'did not approve this card')).toBeVisible()
      await fillCard(page)
      await payButton(page).click()
      expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
    })

    test('the newsletter says no, and then thanks', { tag: LONG }, async ({ page }) => {
      await page.goto('/about-us')
      const form = page.getByRole('contentinfo').locator('form')
      await form.getByLabel('Email').fill('a@')
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Subscription error' })).toBeVisible()
      await form.getByLabel('Email').fill(`${who.replace(/\W+/g, '-')}@example.com`)
      await form.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    })

    test('in the cart a code is refused, a piece is added, and what was removed comes back', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart')
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCODE')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: /^One more of/ }).click()
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await expect(summary).toContainText(/2\s+pieces/)
      await page.getByRole('button', { name: /^Remove/ }).click()
      const undo = page.getByRole('button', { name: /^Undo/ })
      await undo.click()
      await expect(undo).toHaveCount(0)
      await expect(summary).toContainText(/2\s+pieces/)
    })

    test('the shop is searched, and a message is sent', { tag: LONG }, async ({ page }) => {
      await page.goto('/about-us')
      await page.getByRole('banner').getByRole('link', { name: 'Live chat' }).click()
      const message = page.getByRole('dialog', { name: 'Leave a message' })
      await message.getByRole('button', { name: 'Send my message' }).click()
      await expect(message.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
      await message.getByLabel('Name').fill('Mia')
      await message.getByLabel('Email').fill('mia@example.com')
      await message.getByLabel('Message').fill('Does the blue frame come in 60 × 90?')
      await message.getByRole('button', { name: 'Send my message' }).click()
      await expect(message.getByRole('status')).toContainText('the answer comes to')
      await page.keyboard.press('Escape')

      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
      await box.pressSequentially('canvas')
      await expect(
        page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
      ).toBeVisible()
      for (const key of ['Backspace', 'Backspace']) await box.press(key)
      await box.press('Enter')
      await expect(page).toHaveURL(/search/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('canv')
    })
  })
}

/** Wherever translators have put its pieces. */
const said = (page: Page, words: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: words })
