/** What a shopper sees of a refund: in the mail, in the account, and where an order is looked up. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { orders } from './support/orders-command.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

for (const width of allOrSome([390, 1440], [1440])) {
  test(`I-09, I-13, L-03: at ${width} px a customer sees one piece given back to the card, and the rest as store credit`, async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = await anAccount(shop.url)
    const token = await newSession(shop.url, email)
    const number = await orderOfCustomer(shop.url, token, revision)
    await takeSession(context, shop.url, token)
    const order = `/customer/account/view-order/${number}`
    await page.goto(order)
    await expect(main(page).getByRole('heading', { name: 'Given back' })).toHaveCount(0)

    const one = ['--line', '1x1', '--reason', 'A corner is bent']
    await expect.poll(() => orders(shop, number, 'refund', ...one), { timeout: 120_000 }).toBe(true)
    const refund = new RegExp(`Refund for your Keepsake order ${number}`)
    const mail = await mailTo(shop.dataDir, email, refund)
    expect(mail).toContain('A$9.99 goes back the way it was paid.')
    expect(mail).toContain('Reason: A corner is bent')
    await page.reload()
    const memo = main(page)
      .getByRole('listitem')
      .filter({ hasText: /^Refund \d{9}: A corner is bent/ })
    await expect(memo).toContainText('A$9.99')
    await expectAccessible(page)

    expect(await orders(shop, number, 'refund', '--all', '--credit', '--reason', 'All of it')).toBe(true)
    await page.reload()
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: /^Refund \d{9}/ }),
    ).toHaveCount(2)
    await page.goto('/customer/account/my-credits')
    await expect(main(page)).toContainText(`Refund of order ${number}`)
    await expectAccessible(page)

    await page.goto('/order-status-tracking')
    await main(page).getByLabel('Order number').fill(number)
    await main(page).getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('region', { name: `Order ${number}` })).toContainText('Refunded')
    await expectAccessible(page)
  })
}
