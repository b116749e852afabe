/** The account of a customer: what is on its screens, and who sees them. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { ask } from '../tools/guest-checkout.ts'
import { orderNumber, payButton, typeAddress, typeCard } from './support/checkout.ts'
import {
  anAccount,
  newCustomerToken,
  orderOfCustomer,
  PASSWORD,
  takeCart,
  takeSession,
} from './support/customers.ts'
import { bringCart, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-01, I-02, I-08, I-09, H-24: a customer sees the order that is under way, all of them, and one of them whole', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      const token = await newCustomerToken(shop.url)
      await takeSession(context, shop.url, token)
      await page.goto('/customer/account')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        /^Good (morning|afternoon|evening), Robin$/,
      )
      await expect(main(page)).toContainText('There is no order yet')
      await page.goto('/customer/account/my-orders')
      await expect(main(page)).toContainText('There is no order here yet.')
      await expect(main(page).getByRole('link', { name: 'Canvas prints' })).toBeVisible()

      const numbers = []
      for (let order = 0; order < 2; order += 1) {
        numbers.unshift(await orderOfCustomer(shop.url, token, revision))
      }
      const [newest = '', first = ''] = numbers
      await page.goto('/customer/account/dashboard')
      await expect(main(page)).toContainText(`Order ${newest}, placed`)
      await expect(main(page).getByText('Still to come').first()).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'See your proof' })).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await main(page).getByRole('link', { name: first }).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Order ${first}`)
      await expect(page).toHaveTitle(`Order ${first}`)
      for (const words of ['Robin Marsh', '12 Harbour Street', 'Ballina NSW 2478', 'Total, GST included']) {
        await expect(main(page)).toContainText(words)
      }
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await main(page)
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Orders' })
        .click()
      await expect(main(page).getByRole('row')).toHaveCount(3)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('CA-58, SH-24: what there is not, and the order of somebody else, is not found inside the account', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const theirs = await orderOfCustomer(shop.url, await newCustomerToken(shop.url, 'Kim'), revision)
  const value = await newCustomerToken(shop.url)
  await context.addCookies([{ name: cookieNames.customer, value, url: shop.url }])
  for (const path of [`view-order/${theirs}`, 'view-order', 'view-order/x', 'no-such-page', 'constructor']) {
    const response = await page.goto(`/customer/account/${path}`)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(main(page).getByRole('navigation', { name: 'Account' })).toBeVisible()
    expect(response?.headers()['cache-control']).toBe('private, no-store')
  }
})

test('H-25: a customer whose session ended is asked to sign in, and comes back', async ({
  context,
  page,
  shop,
}) => {
  await context.addCookies([{ name: cookieNames.customer, value: 'ended', url: shop.url }])
  await page.goto('/customer/account/my-orders')
  await expect(page).toHaveURL('/customer/login?redirect=%2Fcustomer%2Faccount%2Fmy-orders')
})

test('I-02, J-01: a customer signs in with a cart, pays without typing an email, and finds the order in the account', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const address = await anAccount(shop.url)
  await bringCart(context, { shop, revision })
  await page.goto('/customer/login?redirect=%2Fcheckout')
  await main(page).getByLabel('Email Address').fill(address)
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(main(page)).toContainText(`Your confirmation goes to ${address}`)
  await expect(main(page).getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await typeAddress(page, { Email: undefined })
  await typeCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)
  await page.goto(`/customer/account/view-order/${number}`)
  await expect(main(page)).toContainText('Total, GST included')

  // I-27, K-25: the address was kept, and the next order begins with it.
  await page.goto('/customer/account/address-book')
  await expect(main(page).getByRole('listitem')).toContainText('12 Harbour Street')
  await page.goto('/sample-kit')
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await page.goto('/checkout')
  await expect(main(page).getByLabel('Street address').first()).toHaveValue('12 Harbour Street')
  await expect(main(page).getByLabel('Keep this address')).not.toBeChecked()
})

test('J-01: a customer whose browser knows no cart finds the one of the account, and adds to it', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const token = await newCustomerToken(shop.url)
  await orderOfCustomer(shop.url, token, revision)
  await takeSession(context, shop.url, token)
  await page.goto('/sample-kit')
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /sample/i }),
  ).toBeVisible()
  await context.clearCookies({ name: cookieNames.cart })
  await page.goto('/checkout/cart')
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /sample/i }),
  ).toBeVisible()
})

test('I-09: an order is had again with one press, and cancelled until it is made', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const token = await newCustomerToken(shop.url)
  const number = await orderOfCustomer(shop.url, token, revision)
  await takeSession(context, shop.url, token)
  await page.goto(`/customer/account/view-order/${number}`)
  await main(page).getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(main(page).getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  await page.goto(`/customer/account/view-order/${number}`)
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByText('Choose why, so that we can do better.')).toBeVisible()
  await main(page).getByLabel('Why?').selectOption({ index: 1 })
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Order again' })).toBeVisible()
})

test('O-10, PE-20: a customer whose session was ended elsewhere reads so in the cart, and loses nothing', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const token = await newCustomerToken(shop.url)
  await bringCart(context, { shop, revision })
  const cookies = await context.cookies(shop.url)
  const cart = cookies.find(({ name }) => name === cookieNames.cart)?.value ?? ''
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await page.goto('/checkout/cart')
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
  await ask(shop.url, 'mutation { revokeCustomerToken { result } }', {}, token)
  await main(page).getByRole('button', { name: 'One more of Custom canvas print' }).click()
  await expect(
    main(page).getByText('You have been signed out, and your cart belongs to your account.'),
  ).toBeVisible()
  await expect(main(page).getByText(/no longer in your cart/)).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Sign in to see it' })).toBeVisible()
})
