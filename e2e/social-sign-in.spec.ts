/** Signing in over the page of an identity provider: there, back with the cart, and what is said when it comes to nothing. */
import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type ProviderServer, startProviderServer } from '../shop/customers/testing/provider-server.ts'
import { ask } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { setConfiguration } from './support/configuration.ts'
import { test as base, bringCart } from './support/shop.ts'
import { main, oneAccount, said } from './support/sign-in.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const CONNECTED = 'Your have successfully connected with social account.'

const test = base.extend<object, { provider: ProviderServer; shop: ShopProcess }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const provider = await startProviderServer(() => Date.now())
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ provider: { secrets, configuration } }, use) => {
      const dataDir = makeDataDir()
      const shop = await startShopProcess(dataDir, {
        SOCIAL_GOOGLE_SECRET: secrets.google,
        SOCIAL_FACEBOOK_SECRET: secrets.facebook,
      })
      // The provider is at 127.0.0.1 and the shop at localhost, so what leads back comes from another site.
      await setConfiguration(dataDir, configuration)
      await expect
        .poll(() => ask<Offered>(shop.url, '{ signInProviders { code } }'), { timeout: 60_000 })
        .toEqual({ signInProviders: [{ code: 'google' }, { code: 'facebook' }] })
      await use(shop)
      await shop.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

interface Offered {
  signInProviders: { code: string }[]
}

const aPerson = () => ({ sub: randomUUID(), email: `robin-${randomUUID()}@example.com` })
const toProvider = (page: Page, name = 'Google') =>
  main(page)
    .getByRole('link', { name: `Continue with ${name}` })
    .click()
const press = async (page: Page, name: 'Continue' | 'Cancel') => {
  await expect(page.getByRole('heading', { name: 'Sign in to Keepsake?' })).toBeVisible()
  await page.getByRole('link', { name }).click()
}
async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('H-05, H-29 to H-34: over the provider’s page and back, and the cart comes along', async ({
      context,
      page,
      shop,
      provider,
      revision,
    }) => {
      const person = aPerson()
      provider.seat(person)
      await bringCart(context, { shop, revision, quantity: 2 })
      await page.goto('/canvas-prints')
      await page.goto('/customer/login')
      await expectAccessible(page)
      await toProvider(page)
      await press(page, 'Continue')
      await expect(said(page, `${CONNECTED} 2 pieces came along in your cart.`)).toBeVisible()
      await expect(page, 'CA-55: back to the page before').toHaveURL('/canvas-prints')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
      const events = await page.evaluate(() => (window.dataLayer ?? []) as { event?: string }[])
      expect(
        events.filter(({ event }) => event === 'login'),
        'P-20',
      ).toHaveLength(1)
      await page.reload()
      await expect(said(page, CONNECTED), 'is said once').toHaveCount(0)
      await page.goto('/customer/account/information')
      await expect(main(page)).toContainText(person.email)
    })

    test('CA-112: what comes to nothing is said above the form, and another try gets in', async ({
      page,
      provider,
    }) => {
      provider.seat(aPerson())
      await page.goto('/customer/login?redirect=%2Ffaq')
      await toProvider(page)
      await press(page, 'Cancel')
      await expect(main(page).getByRole('alert')).toContainText('because you stopped at Google')
      await expect(page).toHaveURL('/customer/login?redirect=%2Ffaq')
      await expectAccessible(page)
      await page.reload()
      await expect(main(page).getByRole('alert'), 'is said once').toHaveCount(0)
      provider.fail('busy', 'busy')
      await toProvider(page)
      await press(page, 'Continue')
      await expect(main(page).getByRole('alert')).toContainText('Google does not answer just now.')
      await toProvider(page)
      await press(page, 'Continue')
      await expect(said(page, CONNECTED)).toBeVisible()
      await expect(page, 'SH-05: where the address says').toHaveURL('/faq')
    })

    test('H-06: the page of a new account has the same buttons', { tag: LONG }, async ({
      page,
      provider,
    }) => {
      provider.seat(aPerson())
      await page.goto('/customer/register?redirect=%2Ffaq')
      await expectAccessible(page)
      await toProvider(page, 'Facebook')
      await press(page, 'Continue')
      await expect(said(page, CONNECTED)).toBeVisible()
      await expect(page).toHaveURL('/faq')
    })
  })
}

test('an email that the provider has not verified opens nobody’s account, and the password still does', async ({
  page,
  shop,
  provider,
}) => {
  provider.seat({ sub: randomUUID(), email: await oneAccount(shop.url), email_verified: false })
  await page.goto('/customer/login')
  await toProvider(page, 'Facebook')
  await press(page, 'Continue')
  await expect(main(page).getByRole('alert')).toContainText('Facebook has not verified your email')
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible()
})

test('going back after signing in leads to the account, and says nothing of a failure', {
  tag: LONG,
}, async ({ page, provider }) => {
  provider.seat(aPerson())
  await page.goto('/customer/login')
  await toProvider(page)
  const back = page.waitForRequest(/\/customer\/social\/google\/back/)
  await press(page, 'Continue')
  const used = (await back).url()
  await expect(said(page, CONNECTED)).toBeVisible()
  await page.goto(used)
  await expect(page).toHaveURL('/customer/account/dashboard')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('H-05: the same links, and a sentence that a page without scripts can show', { tag: LONG }, async ({
    page,
    provider,
  }) => {
    provider.seat(aPerson())
    await page.goto('/customer/login')
    await toProvider(page)
    await press(page, 'Cancel')
    await expect(main(page).getByRole('alert')).toContainText('because you stopped at Google')
    await toProvider(page)
    await press(page, 'Continue')
    await expect(page).toHaveURL('/customer/account/dashboard')
  })
})
