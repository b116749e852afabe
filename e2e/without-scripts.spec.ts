/** PE-13: a shop whose scripts never come: each form posts, and the page that answers says what came of it. */
import { expect, type Page } from '@playwright/test'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { button, main } from './support/sign-in.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })

test('L-01, L-03, I-09, I-22, PE-13: a proof is decided on, an order sent elsewhere and cancelled, a browser signed out', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const email = await anAccount(shop.url)
  const token = await newSession(shop.url, email)
  await takeSession(context, shop.url, token)
  const number = await orderOfCustomer(shop.url, token, revision)
  await page.goto(`/proof_order?number=${number}`)
  await button(page, 'Ask for this change').click()
  await expect(main(page).getByText('Please tell us what to change.')).toBeVisible()
  await main(page)
    .getByLabel(/tell us what to change/)
    .fill('Brighter')
  await button(page, 'Ask for this change').click()
  await expect(main(page).getByText(/you asked us to change: Brighter$/)).toBeVisible()
  await button(page, 'Approve this picture').click()
  await expect(main(page).getByText(/^You approved it on/)).toBeVisible()

  const mail = await mailTo(shop.dataDir, email, new RegExp(`order ${number}$`))
  await page.goto(/\/change_order\?token=[A-Za-z0-9_-]{32}/.exec(mail)?.[0] ?? '')
  await label(page, 'Street address').fill('3 Hill Road')
  await label(page, 'Postcode').fill('26')
  await button(page, 'Send it here').click()
  await expect(main(page).getByText('A postcode has 4 digits, such as 2478.')).toBeVisible()
  await expect(label(page, 'Street address')).toHaveValue('3 Hill Road')
  await label(page, 'Postcode').fill('2478')
  await button(page, 'Send it here').click()
  await expect(main(page).getByText(/^Your order goes to this address now/)).toBeVisible()

  await page.goto(`/customer/account/view-order/${number}`)
  await label(page, 'Why?').selectOption('Another reason')
  await button(page, 'Cancel order').click()
  await expect(main(page).getByText(/^Your order is cancelled\./)).toBeVisible()

  await newSession(shop.url, email)
  await page.goto('/customer/account/settings')
  await main(page)
    .getByRole('button', { name: /^Sign out A browser/ })
    .first()
    .click()
  await expect(main(page).getByText('It is signed out.')).toBeVisible()
})
