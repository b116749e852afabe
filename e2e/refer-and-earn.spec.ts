/** I-16: a customer passes a link on, a friend orders through it, and the reward comes and goes with that order. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { fillCard, orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { orders } from './support/orders-command.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const SCREEN = '/customer/account/refer-and-earn'
const main = (page: Page) => page.getByRole('main')

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

for (const width of allOrSome([390, 1440], [1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-16: the link is copied and shared, a friend orders, and the reward comes and goes', async ({
      context,
      page,
      shop,
      openWithCart,
    }) => {
      test.setTimeout(240_000)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        navigator.share = async (shared) => {
          document.title = `Shared ${shared?.url}`
        }
      })
      const email = await anAccount(shop.url, 'Alex')
      const token = await newSession(shop.url, email)
      await takeSession(context, shop.url, token)
      await page.goto('/customer/account')
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Refer and earn' })
        .click()
      await expect(main(page)).toContainText('you get A$10.00 of store credit')
      await expect(main(page)).toContainText('No friend has ordered through your link yet.')
      const link = await page.getByLabel('Your link').inputValue()
      expect(link).toMatch(/\?refer=[2-9A-Z]{10}$/)
      await page.getByRole('button', { name: 'Copy the link' }).click()
      await expect(page.getByText('The link is copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page).toHaveTitle(`Shared ${link}`)
      await expectAccessible(page)

      // The friend's browser.
      await context.clearCookies()
      await page.goto(link)
      const kept = (await context.cookies()).find(({ name }) => name === cookieNames.referCode)
      expect(link).toContain(kept?.value ?? 'no code')
      await openWithCart('/checkout', { quantity: 8 })
      await typeAddress(page, { Email: `friend-at-${width}@example.com` })
      await fillCard(page)
      await payButton(page).click()
      const number = await orderNumber(page)

      await context.clearCookies()
      await takeSession(context, shop.url, token)
      await page.goto(SCREEN)
      await expect(main(page)).toContainText('Waiting until the order is complete')
      await expect(main(page)).not.toContainText(number)
      await expect.poll(() => orders(shop, number, 'produce', '--early'), { timeout: 120_000 }).toBe(true)
      expect(await orders(shop, number, 'ship', '--carrier', 'Australia Post')).toBe(true)
      expect(await orders(shop, number, 'complete')).toBe(true)
      const mail = await mailTo(shop.dataDir, email, /You have earned A\$10\.00 of store credit/)
      expect(mail).toContain(SCREEN)
      expect(mail).not.toContain(number)
      await page.reload()
      await expect(main(page).getByRole('row', { name: /Earned A\$10\.00/ })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/customer/account/my-credits')
      await expect(main(page)).toContainText('Earned: A friend ordered')

      expect(await orders(shop, number, 'refund', '--all', '--reason', 'Bent')).toBe(true)
      await page.goto(SCREEN)
      await expect(main(page)).toContainText('Taken back, because goods of the order were refunded')
      await expectAccessible(page)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('I-16: the link is a field to select, and no button does nothing', async ({ context, page, shop }) => {
    await takeSession(context, shop.url, await newSession(shop.url, await anAccount(shop.url)))
    await page.goto(SCREEN)
    await expect(page.getByLabel('Your link')).toHaveValue(/\?refer=[2-9A-Z]{10}$/)
    // That one is of a plain form, which signs out.
    await expect(main(page).getByRole('button')).toHaveText(['Logout'])
    await main(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/customer\/login/)
  })
})
