/** What customers change of their account, and what they have to spend. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { accountPaths } from '../shop/routing/account-paths.ts'
import { paths } from '../shop/routing/paths.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import {
  anAccount,
  newCustomerToken,
  newSession,
  orderOfCustomer,
  PASSWORD,
  takeSession,
} from './support/customers.ts'
import { whatDoesNotFit } from './support/fits.ts'
import { mailTo } from './support/mails.ts'
import { giftCard, give } from './support/purses.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Signs a new customer in; the email of the account. */
async function signIn(context: BrowserContext, shop: ShopProcess): Promise<string> {
  const email = await anAccount(shop.url)
  const token = await newSession(shop.url, email)
  await takeSession(context, shop.url, token)
  return email
}

async function typeAddress(page: Page, firstName: string, postcode: string) {
  for (const [label, text] of Object.entries({
    'First name': firstName,
    'Last name': 'Marsh',
    'Street address': '12 Harbour Street',
    Suburb: 'Ballina',
    Postcode: postcode,
    Phone: '0400 000 000',
  })) {
    await main(page).getByLabel(label).pressSequentially(text)
  }
  await main(page).getByLabel('State').selectOption('NSW')
}

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-05, I-06, I-07, I-27, O-12: addresses are added, changed, chosen for new orders and deleted', async ({
      context,
      page,
      shop,
    }) => {
      await signIn(context, shop)
      await page.goto('/customer/account/address-book')
      await expect(main(page)).toContainText('There is no address yet.')
      await main(page).getByRole('link', { name: 'Add an address' }).click()
      await typeAddress(page, 'Robin', '3000')
      await button(page, 'Save address').click()
      await expect(main(page).getByText('The postcode 3000 is in Victoria')).toBeVisible()
      await expect(main(page).getByLabel('Suburb')).toHaveValue('Ballina')
      await expectAccessible(page)
      await main(page).getByLabel('Postcode').fill('')
      await main(page).getByLabel('Postcode').pressSequentially('2478')
      await page.keyboard.press('Enter')
      const cards = main(page).getByRole('listitem')
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText('For new orders: Delivery and Bills')
      await expect(button(page, /^Delete/), 'a default stays').toHaveCount(0)

      await main(page).getByRole('link', { name: 'Add an address' }).click()
      await typeAddress(page, 'Kim', '2478')
      await button(page, 'Save address').click()
      const kim = cards.filter({ hasText: 'Kim' })
      await kim.getByRole('button', { name: /^Deliver here/ }).click()
      await expect(kim).toContainText('For new orders: Delivery')
      await expect(cards.filter({ hasText: 'Robin' })).toContainText('For new orders: Bills')
      await expectAccessible(page)
      await kim.getByRole('link', { name: /^Change/ }).click()
      await expect(main(page).getByLabel('First name')).toHaveValue('Kim')
      await main(page).getByLabel('Last name').fill('Nguyen')
      await button(page, 'Save address').click()
      await expect(kim).toContainText('Kim Nguyen')
      await cards
        .filter({ hasText: 'Robin' })
        .getByRole('button', { name: /^Deliver here/ })
        .click()
      await kim.getByRole('button', { name: /^Delete/ }).click()
      await expect(main(page).getByText('The address is deleted.')).toBeVisible()
      await expect(cards).toHaveCount(1)
    })

    test('I-04, I-24, I-26: name, email and password are changed', async ({ context, page, shop }) => {
      const email = await signIn(context, shop)
      await page.goto('/customer/account/information')
      await expect(main(page)).toContainText(`You sign in with ${email}.`)
      await main(page).getByLabel('First name').fill('')
      await button(page, 'Save details').click()
      await expect(main(page).getByLabel('First name')).toBeFocused()
      await expect(main(page).getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
      await main(page).getByLabel('First name').pressSequentially('Alex')
      await main(page).getByLabel('Phone').pressSequentially('+61 400 000 001')
      await page.keyboard.press('Enter')
      await expect(main(page).getByText('Your details are saved.')).toBeVisible()
      await expect(main(page).getByLabel('First name')).toHaveValue('Alex')
      await expectAccessible(page)

      const next = `new-${email}`
      await main(page).getByLabel('New email').pressSequentially(next)
      await main(page).getByLabel('Your password').pressSequentially('wrong-Password 1')
      await button(page, 'Change email').click()
      await expect(main(page).getByText('That is not your password. Try again.')).toBeVisible()
      await main(page).getByLabel('Your password').fill('')
      await main(page).getByLabel('Your password').pressSequentially(PASSWORD)
      await button(page, 'Change email').click()
      await expect(main(page)).toContainText(`You sign in with ${next}.`)

      await main(page).getByLabel('Current password').pressSequentially(PASSWORD)
      await main(page).getByLabel('New password', { exact: true }).pressSequentially('Calm-Harbour 77')
      await main(page).getByLabel('New password again').pressSequentially('Calm-Harbour 7')
      await button(page, 'Change password').click()
      await expect(main(page).getByText('Please make sure your passwords match.')).toBeVisible()
      await main(page).getByLabel('New password again').pressSequentially('7')
      await button(page, 'Change password').click()
      await expect(page).toHaveURL('/customer/login')
      await main(page).getByLabel('Email Address').fill(next)
      await main(page).getByLabel('Password', { exact: true }).fill('Calm-Harbour 77')
      await button(page, 'Sign in').click()
      await expect(page).toHaveURL(/\/customer\/account\//)
    })

    test('I-12 to I-18, I-21, I-25, SH-22: newsletter, gift card, store credit and points', async ({
      context,
      page,
      shop,
    }) => {
      const email = await signIn(context, shop)
      await page.goto('/customer/account/my-rewards')
      await expect(main(page)).toContainText('You have no points yet.')
      await give(shop, email, { creditCents: 1_250, points: 300 })
      for (const part of ['', '/rewardpoints', '/transactions']) {
        await page.goto(`/customer/account/my-rewards${part}`)
        await expect(main(page)).toContainText('points, worth A$15.00')
        await expect(main(page).getByRole('table')).toContainText('+300')
      }
      await expectAccessible(page)
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Gift cards' })
        .click()
      const code = await giftCard(shop, 2_000)
      const [look, move] = [
        main(page).getByLabel('Gift card code').first(),
        main(page).getByLabel('Gift card code').last(),
      ]
      await look.pressSequentially(code)
      await button(page, 'Show the balance').click()
      await expect(
        main(page).getByText(/^This card holds A\$20\.00\. It pays until Wed 21 November 2029/),
      ).toBeVisible()
      await expectAccessible(page)
      await move.pressSequentially(code)
      await button(page, 'Move to store credit').click()
      await expect(
        main(page).getByText('All that was on the card is in your store credit now.'),
      ).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Store credit' })
        .click()
      await expect(main(page)).toContainText('A$32.50')
      await expect(main(page).getByRole('table')).toContainText('+A$20.00')
      await expectAccessible(page)
      await page.goto('/customer/account/newsletter')
      const wanted = main(page).getByLabel(/^Send me offers/)
      await expect(wanted).not.toBeChecked()
      await wanted.check()
      await button(page, 'Save').click()
      await expect(main(page).getByText(/^We have sent you an email\. Follow the link/)).toBeVisible()
      const mail = await mailTo(shop.dataDir, email, /confirm your subscription/)
      const link = /https?:\/\/[^\s"<>]*\/newsletter\/confirm\/[\w-]+/.exec(mail)?.[0] ?? ''
      await page.goto(new URL(link).pathname)
      await page.getByRole('button', { name: 'Yes, please' }).click()
      await page.goto('/customer/account/newsletter')
      await expect(wanted).toBeChecked()
      await expectAccessible(page)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13: an address is refused with its reason, keeps what was typed, and is saved', async ({
    context,
    page,
    shop,
  }) => {
    await signIn(context, shop)
    await page.goto('/customer/account/add-address')
    await typeAddress(page, 'Robin', '3000')
    await button(page, 'Save address').click()
    await expect(main(page).getByText('The postcode 3000 is in Victoria')).toBeVisible()
    await expect(main(page).getByLabel('Suburb')).toHaveValue('Ballina')
    await main(page).getByLabel('Postcode').fill('2478')
    await button(page, 'Save address').click()
    await expect(page).toHaveURL(/address-book/)
    await expect(main(page).getByRole('listitem')).toContainText('Robin Marsh')
  })
})

test('PE-24: every screen of the account fits the narrowest phone', async ({
  context,
  page,
  shop,
  revision,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const token = await newCustomerToken(shop.url)
  const number = await orderOfCustomer(shop.url, token, revision)
  await takeSession(context, shop.url, token)
  const { editAddress: _one, ticket: _other, ...screens } = accountPaths
  const addresses = [...Object.values(screens).map((address) => address()), paths.order(number)]
  for (const address of [paths.account(), paths.orders(), ...addresses]) {
    expect((await page.goto(address))?.status(), address).toBe(200)
    expect.soft(await whatDoesNotFit(page), address).toEqual([])
  }
})
