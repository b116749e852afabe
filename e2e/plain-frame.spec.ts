/** The header and the menu of the account where no scripts run: what they show can be opened, and a customer signs out. */
import { expect } from '@playwright/test'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import { both } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'
import { main } from './support/sign-in.ts'

test.use({ javaScriptEnabled: false })

for (const viewport of both) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('C-15, C-17, PE-14: the menu opens and leads to every department, also by keyboard', async ({
      page,
    }) => {
      await page.goto('/')
      const header = page.locator('header')
      const menu = header.locator('summary').filter({ hasText: /^Menu$/ })
      await menu.press('Enter')
      const departments = header.getByRole('navigation', { name: 'All departments' })
      await departments.locator('summary').filter({ hasText: 'Canvas prints' }).first().press('Enter')
      await expect(departments.getByRole('link', { name: 'All canvas prints' })).toBeVisible()
      await departments.getByRole('link', { name: 'All canvas prints' }).click()
      await expect(page).toHaveURL('/canvas-prints')
      await expect(departments, 'closed on the page that it leads to').toBeHidden()
      await expect(
        header.locator('button:visible'),
        'nothing is shown that a press does not open',
      ).toHaveCount(await header.locator('form button:visible').count())
    })

    test('H-37, H-38, H-40, PE-15: a customer signs out, and reads so', async ({ context, page, shop }) => {
      const email = await anAccount(shop.url)
      await takeSession(context, shop.url, await newSession(shop.url, email))
      await page.goto('/')
      if (viewport.width < 800) {
        await page.locator('header').getByRole('link', { name: 'Account' }).click()
      } else await page.goto('/customer/account')
      await main(page)
        .getByRole('navigation', { name: 'Account' })
        .getByRole('button', { name: 'Logout' })
        .click()
      await expect(page).toHaveURL('/customer/login')
      await expect(main(page).getByText('You have successfully logged-out.')).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('customer_token')
      await page.goto('/customer/account')
      await expect(page, 'signed out').toHaveURL(/\/customer\/login\?redirect=/)
    })
  })
}
