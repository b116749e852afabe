/** Who is signed in: what the header says before it is known, and how somebody without a password gets one. */
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ask } from '../tools/guest-checkout.ts'
import { withClock } from './support/bad-lines.ts'
import { newCustomerToken, takeSession } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { button, email, main, password, SIGNED_IN, said, type } from './support/sign-in.ts'
import { LONG } from './support/thorough.ts'

test('H-10: any address behind that of the sign-in page is the sign-in page', { tag: LONG }, async ({
  page,
}) => {
  for (const path of ['/customer/login/', '/customer/login/anything/else', '/customer/login/account?x=1']) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sign in to the store')
    await expect(password(page)).toBeVisible()
  }
})

test('H-15: somebody whose account was opened without a password chooses one by the mailed link', async ({
  page,
  shop,
}) => {
  const address = `robin-${randomUUID()}@example.com`
  await ask(
    shop.url,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { firstname } } }',
    { input: { firstname: 'Robin', lastname: 'Marsh', email: address } },
  )
  const mail = await mailTo(shop.dataDir, address, /Choose a password/)
  const [link = ''] = /\/customer\/create-password\?id=\d+&token=[\w-]+/.exec(mail) ?? []
  await page.goto(link)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Choose your password')
  await type(main(page).getByLabel('New Password', { exact: true }), 'Quiet-Harbour 7')
  await type(main(page).getByLabel('Confirm New Password'), 'Quiet-Harbour 7')
  await button(page, 'Save the password').click()
  await expect(said(page, 'Your password has been saved successfully.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Sign in' }).click()
  await type(email(page), address)
  await type(password(page), 'Quiet-Harbour 7')
  await button(page, 'Sign in').click()
  await expect(said(page, SIGNED_IN)).toBeVisible()
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('H-20: the header says nothing while it asks, then greets a customer, or offers a guest to sign in', async ({
    context,
    page,
    shop,
  }) => {
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
    const greeting = page.getByRole('banner').getByText('Hi, Robin')
    await page.goto('/')
    await expect(login, 'signed out').toBeVisible()

    await takeSession(context, shop.url, await newCustomerToken(shop.url))
    const held = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    await page.route('**/caching/graphql', async (route) => {
      if (/SignedInCustomer|firstname/.test(route.request().postData() ?? '')) {
        isAsked.resolve()
        await held.promise
      }
      await route.continue()
    })
    await page.goto('/')
    await isAsked.promise
    await expect(login, 'checking').toBeHidden()
    await expect(greeting, 'checking').toHaveCount(0)
    held.resolve()
    await expect(greeting, 'signed in').toBeVisible()
    await expect(login).toBeHidden()
  })

  test('O-17, O-29: signing out that fails says so once, and keeps the session', { tag: LONG }, async ({
    context,
    page,
    shop,
  }) => {
    await takeSession(context, shop.url, await newCustomerToken(shop.url))
    await page.goto('/')
    await page.getByRole('button', { name: /Account$/ }).click()
    await page.route('**/logout', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.getByRole('button', { name: 'Logout' }).click()
    const toasts = page.getByRole('alert')
    await expect(toasts).toHaveText('Logout failed. Please try again.')
    await expect(toasts.locator('svg').first(), 'with the sign of a failure').toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('customer_token')
    await page.unroute('**/logout')
    await page.getByRole('button', { name: /Account$/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'logged-out' })).toBeVisible()
  })

  test('O-17, PE-21: signing out that is never answered says so, and can be pressed again', {
    tag: LONG,
  }, async ({ context, page, shop }) => {
    await takeSession(context, shop.url, await newCustomerToken(shop.url))
    await withClock(page)
    await page.goto('/')
    await page.getByRole('button', { name: /Account$/ }).click()
    const isAsked = Promise.withResolvers<void>()
    await page.route('**/customer/logout', () => isAsked.resolve())
    await page.getByRole('button', { name: 'Logout' }).click()
    await isAsked.promise
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('alert')).toHaveText('Logout failed. Please try again.')
    await page.unroute('**/customer/logout')
    await page.getByRole('button', { name: /Account$/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'logged-out' })).toBeVisible()
  })
})
