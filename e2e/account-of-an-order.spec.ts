/** After the order: what there is to read of it, and an account from it by one field. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const PASSWORD = 'Sunlit-Bay 42'
const main = (page: Page) => page.getByRole('main')
const password = (page: Page) => main(page).getByLabel('Password', { exact: true })
const create = (page: Page) => main(page).getByRole('button', { name: 'Create my account' })

/** @returns the number of the order */
async function buy(page: Page, email: string): Promise<string> {
  await fillAddress(page, { Email: email })
  await fillCard(page)
  await payButton(page).click()
  return orderNumber(page)
}

test('H-06, H-35: a guest keeps the order in an account by typing a password, and a weak one is asked for again', async ({
  page,
  openWithCart,
}) => {
  const email = `mia-${crypto.randomUUID()}@example.com`
  await openWithCart('/checkout')
  const number = await buy(page, email)
  await stillness(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await password(page).pressSequentially('short')
  await create(page).click()
  // The whole form, with what the order said in it.
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Create an account')
  await expect(main(page).getByLabel('Email Address')).toHaveValue(email)
  await expect(main(page).getByLabel('First Name')).toHaveValue('Robin')

  await page.goto('/checkout/success')
  await password(page).pressSequentially(PASSWORD)
  // PE-18: a double press makes one account.
  await create(page).dblclick()
  await expect(
    page.getByText(`Your have successfully created your account. Your order ${number} is in it.`),
  ).toBeVisible()
  await page.goto('/customer/account/my-orders')
  await expect(main(page)).toContainText(number)
  // Who is signed in is not asked for a password.
  await page.goto('/checkout/success')
  expect(await orderNumber(page)).toBe(number)
  await expect(password(page)).toHaveCount(0)
})

test('H-06: of an email that has an account, the shopper is told to sign in', async ({
  page,
  openWithCart,
}) => {
  const email = `noah-${crypto.randomUUID()}@example.com`
  for (const said of [/successfully created your account/, /There is an account with this email already/]) {
    await page.context().clearCookies()
    await openWithCart('/checkout')
    await buy(page, email)
    await password(page).fill(PASSWORD)
    await create(page).click()
    await expect(page.getByText(said)).toBeVisible()
  }
})

test('L-01: the success page leads to the proof, and to the tax invoice once the order is paid', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  const number = await buy(page, 'robin@example.com')
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByRole('link', { name: /^Tax invoice \d+ \(PDF\)$/ })).toBeVisible()
  }).toPass()
  const invoice = await main(page)
    .getByRole('link', { name: /^Tax invoice/ })
    .getAttribute('href')
  const answer = await page.request.get(invoice ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  await main(page).getByRole('link', { name: 'See the proof' }).click()
  await expect(main(page)).toContainText(number)
})
