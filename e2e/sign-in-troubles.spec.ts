/** What can go wrong around signing in: refusals, second presses, other places to lead to, and what staff have set. */
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ask } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { setConfiguration } from './support/configuration.ts'
import { PASSWORD } from './support/customers.ts'
import { mailTo } from './support/mails.ts'
import { bringCart, test } from './support/shop.ts'
import {
  button,
  email,
  main,
  oneAccount,
  PDF,
  password,
  REFUSED,
  SIGNED_IN,
  said,
  type,
} from './support/sign-in.ts'
import { LONG } from './support/thorough.ts'

test('H-03: a wrong password is refused in words that tell nothing, and what was typed stays', async ({
  page,
  shop,
}) => {
  const address = await oneAccount(shop.url)
  await page.goto('/customer/login')
  for (const one of [address, `nobody-${randomUUID()}@example.com`]) {
    await email(page).fill(one)
    await password(page).fill('Sunlit-Bay 43')
    await button(page, 'Sign in').click()
    await expect(main(page).getByRole('alert')).toHaveText(REFUSED)
    await expect(email(page)).toHaveValue(one)
  }
  await button(page, 'Show the password').click()
  await expect(password(page)).toHaveAttribute('type', 'text')
})

test('PE-14: two presses after a refusal send one try, and no button moves under the second', async ({
  page,
  shop,
}) => {
  const address = await oneAccount(shop.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/customer/login?redirect=%2Ffaq')
  await email(page).fill(address)
  await password(page).fill('Sunlit-Bay 43')
  await button(page, 'Sign in').click()
  await expect(main(page).getByRole('alert')).toHaveText(REFUSED)
  await password(page).fill(PASSWORD)
  const forms: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/customer/')) forms.push(request.url())
  })
  await button(page, 'Sign in').dblclick()
  await expect(said(page, SIGNED_IN)).toBeVisible()
  await expect(page).toHaveURL('/faq')
  expect(forms.map((url) => new URL(url).pathname)).toEqual(['/customer/login.data'])
})

test('PE-14: a form goes to its own page, also when the shopper walks on before it is sent', {
  tag: LONG,
}, async ({ page, shop }) => {
  const address = await oneAccount(shop.url)
  await page.route('**/caching/graphql', async (route) => {
    if (route.request().postData()?.includes('recaptchaFormConfig'))
      await new Promise((go) => setTimeout(go, 800))
    await route.continue()
  })
  await page.goto('/customer/login?redirect=%2Ffaq')
  await email(page).fill(address)
  await password(page).fill(PASSWORD)
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('.data'),
  )
  await button(page, 'Sign in').click()
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  expect(new URL((await posted).url()).pathname).toBe('/customer/login.data')
})

test('PE-14: the form of the code is ready as soon as it is there, and waits for no page that is read again', {
  tag: LONG,
}, async ({ page, shop }) => {
  const address = await oneAccount(shop.url)
  await page.goto('/customer/login')
  const read: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/customer/login.data')) read.push(request.url())
  })
  await type(email(page), address)
  await button(page, 'Email me a code').click()
  await type(main(page).getByLabel('Code'), '000000')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('This code does not fit')
  expect(read).toEqual([])
})

test('PE-13: a form that stands in the place of another is not posted by itself', { tag: LONG }, async ({
  page,
  shop,
}) => {
  const address = await oneAccount(shop.url)
  await page.clock.install()
  await page.goto('/customer/login')
  await email(page).fill(address)
  await button(page, 'Email me a code').click()
  await main(page).getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('This code does not fit')
  await main(page).getByLabel('Code').fill('12')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.clock.runFor(60_000)
  expect(documents).toEqual([])
  await expect(main(page).getByLabel('Code')).toHaveValue('12')
})

test('I-24: a certificate that is still on its way is waited for, and the last one chosen counts', {
  tag: LONG,
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let uploads = 0
  await page.route('**/media/private/certificates', async (route) => {
    uploads += 1
    if (uploads === 1) await held
    await route.continue()
  })
  await page.goto('/customer/register')
  await main(page).getByText('Buying for a business?').click()
  const choose = (name: string) =>
    main(page)
      .getByLabel('GST certificate')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await choose('first.pdf')
  await main(page).getByLabel('First Name').fill('Robin')
  await main(page).getByLabel('Last Name').fill('Marsh')
  await email(page).fill(`robin-${randomUUID()}@example.com`)
  await password(page).fill(PASSWORD)
  await main(page).getByLabel('Confirm Password').fill(PASSWORD)
  await main(page).getByText('Buying for a business?').click()
  await button(page, 'Create my account').click()
  await expect(main(page)).toContainText('Your certificate is still on its way.')
  await choose('second.pdf')
  await expect(main(page)).toContainText('second.pdf is uploaded.')
  release()
  await page.waitForResponse((response) => response.url().includes('/media/private/certificates'))
  await expect(main(page)).toContainText('second.pdf is uploaded.')
})

for (const way of [
  'https://evil.example/',
  '//evil.example',
  '/customer/logout',
  '/customer/login?redirect=/faq',
]) {
  test(`SH-05: signing in does not lead to ${way}`, async ({ page, shop }) => {
    const address = await oneAccount(shop.url)
    await page.goto(`/customer/login?redirect=${encodeURIComponent(way)}`)
    await email(page).fill(address)
    await password(page).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/customer/account/dashboard')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13, H-29: signing in works, and a refusal keeps the email', async ({
    page,
    shop,
    context,
    revision,
  }) => {
    const address = await oneAccount(shop.url)
    await bringCart(context, { shop, revision })
    await page.goto('/customer/login?redirect=%2Fcheckout%2Fcart')
    await email(page).fill(address)
    await password(page).fill('wrong')
    await button(page, 'Sign in').click()
    await expect(main(page)).toContainText(REFUSED)
    await expect(email(page)).toHaveValue(address)
    await password(page).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/checkout/cart')
    await expect(main(page)).toContainText('Checkout')
  })

  test('H-12: a link for a new password is asked for', { tag: LONG }, async ({ page }) => {
    await page.goto('/customer/forgot-password')
    await email(page).fill('robin@example.com')
    await button(page, 'Email me the link').click()
    await expect(main(page)).toContainText('If there is an account associated with robin@example.com')
  })
})

test.describe('as staff have set it', () => {
  test('N-14, SH-19: the browser answers the captcha by itself, and somebody without scripts reads why not', async ({
    page,
    shop,
    browser,
  }) => {
    const address = await oneAccount(shop.url)
    await settle(shop, { captcha_forms: 'CUSTOMER_LOGIN' }, async () => {
      await page.goto('/customer/login')
      await email(page).fill(address)
      await password(page).fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(said(page, SIGNED_IN)).toBeVisible()
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url })
      await plain.goto('/customer/login')
      await email(plain).fill(address)
      await password(plain).fill(PASSWORD)
      await button(plain, 'Sign in').click()
      await expect(main(plain).getByRole('alert')).toContainText('Please make sure captcha is validated.')
      await plain.close()
    })
  })

  test('H-16, H-36, CA-22: a new account waits for its email to be confirmed; the link is sent again', async ({
    page,
    shop,
  }) => {
    await settle(shop, { create_account_confirmation: '1' }, async () => {
      const address = `robin-${randomUUID()}@example.com`
      await page.goto('/customer/register')
      await main(page).getByLabel('First Name').fill('Robin')
      await main(page).getByLabel('Last Name').fill('Marsh')
      await email(page).fill(address)
      await password(page).fill(PASSWORD)
      await main(page).getByLabel('Confirm Password').fill(PASSWORD)
      await button(page, 'Create my account').click()
      await expect(said(page, /Your have successfully created your account\..*confirm it/)).toBeVisible()
      await page.goto('/customer/login')
      await email(page).fill(address)
      await password(page).fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(main(page).getByRole('alert')).toContainText("isn't confirmed")
      await main(page).getByRole('link', { name: 'Send me the link again' }).click()
      await expect(main(page).getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
      await email(page).fill(address)
      await button(page, 'Send the link again').click()
      await expect(said(page, `If an account with ${address} waits`)).toBeVisible()
      const mail = await mailTo(shop.dataDir, address, /confirm your email/)
      const [link = ''] = /\/customer\/confirm\?email=[^\s"&]+&(?:amp;)?key=[\w-]+/.exec(mail) ?? []
      await page.context().clearCookies()
      await page.goto(link.replace('&amp;', '&'))
      await password(page).fill(PASSWORD)
      await button(page, 'Confirm my email').click()
      await expect(said(page, 'Your email is confirmed.')).toBeVisible()
      await main(page).getByRole('link', { name: 'Sign in' }).click()
      await email(page).fill(address)
      await password(page).fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(said(page, SIGNED_IN)).toBeVisible()
    })
  })
})

/** Runs something while staff have set the shop otherwise, and leaves it as it was. */
async function settle(shop: ShopProcess, values: Record<string, string>, run: () => Promise<void>) {
  const [key = ''] = Object.keys(values)
  const seen = () =>
    ask<Settings>(shop.url, SETTINGS).then(({ recaptchaFormConfig, storeConfig }) =>
      key === 'captcha_forms' ? recaptchaFormConfig.is_enabled : storeConfig.create_account_confirmation,
    )
  await setConfiguration(shop.dataDir, values)
  await expect.poll(seen, { timeout: 60_000 }).toBe(true)
  try {
    await run()
  } finally {
    await setConfiguration(shop.dataDir, { [key]: '' })
    await expect.poll(seen, { timeout: 60_000 }).toBe(false)
  }
}

interface Settings {
  recaptchaFormConfig: { is_enabled: boolean }
  storeConfig: { create_account_confirmation: boolean }
}

const SETTINGS = `{
  recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled }
  storeConfig { create_account_confirmation }
}`
