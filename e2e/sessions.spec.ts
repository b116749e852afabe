/** I-22: a customer sees where they are signed in, and ends it from another browser. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { anAccount, PASSWORD } from './support/customers.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, email: string) {
  await page.goto('/customer/login')
  await main(page).getByLabel('Email Address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/customer\/account\//)
}

test('I-22, CA-111, O-10: a lost phone is signed out from the desktop, and the account is closed with its password', async ({
  browser,
  page,
  shop,
}) => {
  const email = await anAccount(shop.url)
  const pocket = await browser.newContext({
    baseURL: shop.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })
  const phone = await pocket.newPage()
  await signIn(phone, email)
  await signIn(page, email)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click()
  const rows = main(page).getByRole('listitem')
  const lost = rows.filter({ hasText: 'Safari on iPhone' })
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  await lost.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(lost).toHaveCount(0)

  await phone.goto('/customer/account/settings')
  await expect(phone).toHaveURL(/\/customer\/login/)
  await pocket.close()

  await expect(main(page)).toContainText('We delete your name')
  await expect(main(page), 'as the command does it').toContainText('your saved designs with their photos')
  await main(page).getByLabel('Your password').pressSequentially('wrong-Password 1')
  await main(page).getByLabel('I have read what is deleted and what is kept.').check()
  await main(page).getByRole('button', { name: 'Close my account' }).click()
  await expect(main(page).getByText('That is not your password. Try again.')).toBeVisible()
  await main(page).getByLabel('Your password').fill('')
  await main(page).getByLabel('Your password').pressSequentially(PASSWORD)
  await main(page).getByRole('button', { name: 'Close my account' }).click()
  await expect(main(page).getByText(/^Your account is closed\./)).toBeVisible()
  await page.goto('/customer/account/settings')
  await expect(page).toHaveURL(/\/customer\/login/)
})
