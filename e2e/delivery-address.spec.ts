/** The address of an order: what its postcode knows, and what a customer has saved. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { ask, address as inBallina } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { field } from './support/checkout.ts'
import { anAccount, newSession, takeCart, takeSession } from './support/customers.ts'
import { cartWith, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const suburbs = (page: Page) =>
  page.locator('datalist option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))

test('PE-05: a postcode brings its state and its suburbs, and changes nothing that somebody typed', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await field(page, 'Postcode').pressSequentially('3550')
  await expect(field(page, 'State')).toHaveValue('VIC')
  await expect.poll(() => suburbs(page)).toContain('East Bendigo')
  await expect(field(page, 'Suburb')).toHaveValue('')

  await field(page, 'Suburb').pressSequentially('Ballarat')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^Please check the suburb: 3550 is Bendigo, /)).toBeVisible()
  await field(page, 'Suburb').fill('bendigo east')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please check the suburb')).toHaveCount(0)

  const retype = async (postcode: string) => {
    await field(page, 'Postcode').fill('')
    await field(page, 'Postcode').pressSequentially(postcode)
  }
  // What the shop filled in follows the postcode until somebody changes it; over a border it is for the shopper to say.
  await retype('2478')
  await expect(field(page, 'State')).toHaveValue('NSW')
  await retype('4825')
  await expect(field(page, 'State')).toHaveValue('')
  await retype('2478')
  await expect(field(page, 'State')).toHaveValue('NSW')
  await retype('4825')
  await expect(field(page, 'State')).toHaveValue('')
  await field(page, 'State').selectOption('VIC')
  await retype('2478')
  await expect.poll(() => suburbs(page)).toContain('Ballina')
  await expect(field(page, 'State')).toHaveValue('VIC')
  await expect(field(page, 'Suburb')).toHaveValue('bendigo east')
  await page.keyboard.press('Tab')
  await expect(page.getByText('The postcode 2478 is in New South Wales, not in Victoria.')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})

test('PE-05: where a postcode crosses a border, its suburb brings the state', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await field(page, 'Postcode').pressSequentially('4825')
  await expect.poll(() => suburbs(page)).toContain('Mount Isa')
  await expect(field(page, 'State')).toHaveValue('')
  await field(page, 'Suburb').pressSequentially('Mount Isa')
  await expect(field(page, 'State')).toHaveValue('QLD')
  await field(page, 'Suburb').fill('Ranken')
  await expect(field(page, 'State')).toHaveValue('NT')
  // One that is in neither leaves the state to the shopper, and what the shopper says stays.
  await field(page, 'Suburb').fill('Ballina')
  await page.keyboard.press('Tab')
  await expect(field(page, 'State')).toHaveValue('')
  await field(page, 'State').selectOption('NT')
  await field(page, 'Suburb').fill('Mount Isa')
  await page.keyboard.press('Tab')
  await expect(field(page, 'State')).toHaveValue('NT')
})

test('PE-22: what is left empty stays empty, and a shop that does not answer takes nothing away', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await field(page, 'State').focus()
  await page.keyboard.press('Tab')
  await field(page, 'Postcode').pressSequentially('3550')
  await expect.poll(() => suburbs(page)).toContain('East Bendigo')
  await expect(field(page, 'State')).toHaveValue('')

  await page.route('**/caching/graphql', (route) => route.abort())
  await field(page, 'Postcode').fill('2478')
  await field(page, 'Suburb').pressSequentially('Ballina')
  await field(page, 'State').selectOption('NSW')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/not in|Please choose a state/)).toHaveCount(0)
})

const inBendigo = { ...inBallina, firstname: 'Kim', city: 'Bendigo', region: 'VIC', postcode: '3550' }

/** A customer with two addresses, the first of them the usual one, and a cart. */
async function asCustomer(context: BrowserContext, shop: ShopProcess, revision: string): Promise<void> {
  const token = await newSession(shop.url, await anAccount(shop.url))
  for (const { region, ...address } of [inBallina, inBendigo]) {
    await ask(
      shop.url,
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input: { ...address, region: { region }, country_code: 'AU', default_shipping: region === 'NSW' } },
      token,
    )
  }
  const cart = await cartWith(shop.url, { revision })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
}

test('I-27, PE-22: a customer takes another address of the book with one press, and can still change it', async ({
  context,
  page,
  shop,
  revision,
}) => {
  await asCustomer(context, shop, revision)
  await page.goto('/checkout')
  await expect(field(page, 'Suburb')).toHaveValue('Ballina')
  await field(page, 'Street address').fill('1 Other Street')
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('postcode=3550') ?? false,
  )
  await page.getByRole('button', { name: 'Kim Marsh 12 Harbour Street, Bendigo VIC 3550' }).click()
  await saved
  await expect(field(page, 'First name')).toHaveValue('Kim')
  await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
  await expect(field(page, 'State')).toHaveValue('VIC')
  await expect(page.getByLabel('Keep this address in my address book')).not.toBeChecked()
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  await page.reload()
  await expect(field(page, 'Suburb')).toHaveValue('Bendigo')
})

test('a customer without an address finds their own name in the form, and may take it out again', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const token = await newSession(shop.url, await anAccount(shop.url))
  const cart = await cartWith(shop.url, { revision })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
  await page.goto('/checkout')
  await expect(field(page, 'First name')).toHaveValue('Robin')
  await expect(field(page, 'Last name')).toHaveValue('Marsh')
  await expect(field(page, 'Street address')).toHaveValue('')
  await field(page, 'Last name').fill('')
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Robin')
  await expect(field(page, 'Last name')).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13: a press on an address of the book makes it that of the cart', async ({
    context,
    page,
    shop,
    revision,
  }) => {
    await asCustomer(context, shop, revision)
    await page.goto('/checkout')
    await page.getByRole('button', { name: /^Kim Marsh/ }).click()
    await expect(page).toHaveURL('/checkout?address=book')
    await expect(field(page, 'Suburb')).toHaveValue('Bendigo')
    await expect(field(page, 'State')).toHaveValue('VIC')
  })
})
