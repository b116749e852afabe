/** A bill that goes elsewhere than the parcel, and a business that buys. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { ask, address as inBallina } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { anAccount, newSession, takeCart, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { cards, cartWith, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const here = (page: Page) => page.getByRole('checkbox', { name: 'Bill to the delivery address' })
const business = (page: Page) => page.getByRole('checkbox', { name: 'Buying for a business?' })
const bill = (page: Page) => page.getByRole('group', { name: 'Billing address' })
const invoice = (page: Page) => page.getByRole('group', { name: 'For the tax invoice' })

const TO_KIM = {
  'First name': 'Kim',
  'Street address': '3 View Street',
  Suburb: 'Bendigo',
  Postcode: '3550',
} as const

async function expectNothingWrong(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

test.describe('a guest on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('J-12, PE-22: buys a gift for a business; the bill outlives a wrong ABN, a reload and a card that is declined', async ({
    page,
    shop,
    openWithCart,
  }) => {
    await openWithCart('/checkout')
    const email = `gift-${Date.now()}@example.com`
    await fillAddress(page, { Email: email, ...TO_KIM })
    await page.getByLabel('State').first().selectOption('VIC')
    await expect(here(page)).toBeChecked()
    await expect(bill(page)).toBeHidden()
    await here(page).uncheck()
    for (const [label, text] of [
      ['First name', 'Robin'],
      ['Last name', 'Marsh'],
      ['Street address', '12 Harbour Street'],
    ] as const) {
      await bill(page).getByLabel(label, { exact: true }).fill(text)
    }
    await bill(page).getByLabel('Postcode').pressSequentially('2478')
    await expect(bill(page).getByLabel('State')).toHaveValue('NSW')
    await bill(page).getByLabel('Suburb').fill('Ballina')
    await business(page).check()
    await invoice(page).getByLabel('Name of the business').fill('Harbour Framing')
    await invoice(page).getByLabel('ABN').fill('51 824 753 557')
    await fillCard(page, cards.declined)
    await payButton(page).click()
    await expect(bill(page).getByLabel('Phone')).toBeFocused()
    await expect(bill(page).getByLabel('Phone')).toHaveAccessibleDescription(/such as 0412 345 678/)
    await expect(invoice(page).getByLabel('ABN')).toHaveAccessibleDescription(/a digit is wrong/)
    await expectNothingWrong(page)

    await bill(page).getByLabel('Phone').fill('0400 000 000')
    await invoice(page).getByLabel('ABN').fill('ABN 51824753556')
    await page.keyboard.press('Tab')
    await expect(invoice(page).getByLabel('ABN')).toHaveValue('51 824 753 556')
    await page.reload()
    await expect(here(page)).not.toBeChecked()
    await expect(bill(page).getByLabel('First name')).toHaveValue('Robin')
    await fillCard(page, cards.declined)
    await payButton(page).click()
    await expect(page.getByText(/did not approve this card/)).toBeVisible()
    // Another window of the same browser has no draft: the cart has kept it.
    const other = await page.context().newPage()
    await other.goto('/checkout')
    await expect(bill(other).getByLabel('Street address')).toHaveValue('12 Harbour Street')
    await expect(invoice(other).getByLabel('ABN')).toHaveValue('51 824 753 556')
    await other.close()

    await fillCard(page)
    await payButton(page).click()
    const number = await orderNumber(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Robin.')
    const main = page.getByRole('main')
    await expect(main).toContainText('To Kim Marsh, 3 View Street, Bendigo VIC 3550.')
    for (const words of ['Billed to', 'Harbour Framing', '12 Harbour Street', 'ABN 51 824 753 556']) {
      await expect(main).toContainText(words)
    }
    await expectNothingWrong(page)
    const mail = await mailTo(shop.dataDir, email, new RegExp(number))
    expect(mail).toContain('Kim Marsh')
    expect(mail.replaceAll('\r', '')).toContain(
      'Billed to\nRobin Marsh\nHarbour Framing\n12 Harbour Street\nBallina NSW 2478\nABN 51 824 753 556',
    )
  })
})

/** A customer whose orders are sent to Bendigo and billed to Ballina, with a cart. */
async function asCustomer(context: BrowserContext, shop: ShopProcess, revision: string): Promise<void> {
  const token = await newSession(shop.url, await anAccount(shop.url))
  const inBendigo = { ...inBallina, firstname: 'Kim', city: 'Bendigo', region: 'VIC', postcode: '3550' }
  for (const [{ region, ...address }, use] of [
    [inBendigo, { default_shipping: true }],
    [inBallina, { default_billing: true }],
  ] as const) {
    await ask(
      shop.url,
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input: { ...address, region: { region }, country_code: 'AU', ...use } },
      token,
    )
  }
  const cart = await cartWith(shop.url, { revision })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
}

test.describe('a customer at a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('I-09, J-12: is billed where the address book says, or with one press elsewhere, and finds it on the order', async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await asCustomer(context, shop, revision)
    await page.goto('/checkout')
    await expect(page.getByLabel('Suburb').first()).toHaveValue('Bendigo')
    await expect(here(page)).not.toBeChecked()
    await expect(bill(page).getByLabel('Suburb')).toHaveValue('Ballina')
    await bill(page)
      .getByRole('button', { name: /^Kim Marsh/ })
      .click()
    await expect(bill(page).getByLabel('Suburb')).toHaveValue('Bendigo')
    await expect(bill(page).getByLabel('State')).toHaveValue('VIC')
    await bill(page)
      .getByRole('button', { name: /^Robin Marsh/ })
      .click()
    await business(page).check()
    await invoice(page).getByLabel('Name of the business').fill('Harbour Framing')
    await expectNothingWrong(page)
    await fillCard(page)
    await payButton(page).click()
    const number = await orderNumber(page)
    await page.goto(`/customer/account/view-order/${number}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(/Delivery to\s*Kim Marsh/)
    await expect(main).toContainText(/Billed to\s*Robin Marsh\s*Harbour Framing/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('PE-13, PE-22: the boxes open their fields, an entry of the book fills the bill, and what was typed is still there', async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await asCustomer(context, shop, revision)
    await page.goto('/checkout')
    await page.getByLabel('Street address').first().fill('7 Other Street')
    await here(page).check()
    await expect(bill(page)).toBeHidden()
    await here(page).uncheck()
    await business(page).check()
    await invoice(page).getByLabel('ABN').fill('51 824 753 55')
    await bill(page)
      .getByRole('button', { name: /^Kim Marsh/ })
      .click()
    await expect(bill(page).getByLabel('Suburb')).toHaveValue('Bendigo')
    await expect(page.getByLabel('Street address').first()).toHaveValue('7 Other Street')
    await expect(invoice(page).getByLabel('ABN')).toHaveValue('51 824 753 55')
    // Also when the entry is for the delivery.
    await page
      .getByRole('button', { name: /^Robin Marsh/ })
      .first()
      .click()
    await expect(page.getByLabel('Suburb').first()).toHaveValue('Ballina')
    await expect(bill(page).getByLabel('Suburb')).toHaveValue('Bendigo')
    await expect(invoice(page).getByLabel('ABN')).toHaveValue('51 824 753 55')

    await page.getByRole('button', { name: /^Pay A\$/ }).click()
    await expect(invoice(page).getByLabel('ABN')).toHaveAccessibleDescription(/This one has 10/)
    await invoice(page).getByLabel('ABN').fill('51 824 753 556')
    await page.getByRole('button', { name: /^Pay A\$/ }).click()
    await expect(page).toHaveURL(/card=again/)
    await expect(invoice(page).getByLabel('ABN')).toHaveValue('51 824 753 556')
    await expect(bill(page).getByLabel('Suburb')).toHaveValue('Bendigo')
  })
})
