/** I-11, I-19, I-20: a parcel that leaves today, the level, and the way to become a member. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { orders } from './support/orders-command.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true }).click()

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-11, I-19, I-20, CA-111: what left today is listed, and a customer becomes a member by the cart', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      test.setTimeout(180_000)
      const token = await newSession(shop.url, await anAccount(shop.url))
      await takeSession(context, shop.url, token)
      const number = await orderOfCustomer(shop.url, token, revision)
      await page.goto('/customer/account/todayshiporder')
      await expect(main(page)).toContainText('No parcel for you has left today.')
      await expect.poll(() => orders(shop, number, 'produce', '--early'), { timeout: 120_000 }).toBe(true)
      await orders(shop, number, 'ship', '--carrier', 'Australia Post', '--tracking', 'KS1')
      await page.goto('/customer/account')
      await open(page, 'Sent today')
      await expect(main(page).getByRole('link', { name: `Order ${number}` })).toBeVisible()
      await expect(main(page)).toContainText('Australia Post, tracking number KS1')
      await expectAccessible(page)

      await open(page, 'Level')
      await expect(main(page).getByText('This is you.')).toBeVisible()
      await expect(main(page)).toContainText('Member price: 12% off the base price')
      await expectAccessible(page)
      await main(page).getByRole('link', { name: 'Become a member' }).click()
      await expect(main(page)).toContainText('A$29.00')
      await expectAccessible(page)
      await main(page).getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/\/checkout\/cart/)
      await expect(main(page)).toContainText('Champ membership')
    })
  })
}
