/** A shop that has identities checked: from the checkout to the provider's page, back with its verdict, and what is said on the way. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import {
  type IdentityServer,
  startIdentityServer,
} from '../platform/identity-check/stripe-identity/testing/identity-server.ts'
import { ask } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { press } from './support/by-keyboard.ts'
import { payButton } from './support/checkout.ts'
import { setConfiguration } from './support/configuration.ts'
import { whatDoesNotFit } from './support/fits.ts'
import { goToCheckout } from './support/gateway-shop.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test as base } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const LEAST = '{ storeConfig { identification_least_total { value } } }'

const test = base.extend<object, { identity: IdentityServer; shop: ShopProcess }>({
  identity: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = await startIdentityServer(() => Date.now())
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ identity: { settings } }, use) => {
      const dataDir = makeDataDir()
      const shop = await startShopProcess(dataDir, {
        IDENTIFICATION: 'stripe',
        STRIPE_IDENTITY_KEY: settings.secretKey,
        STRIPE_IDENTITY_WEBHOOK_SECRET: settings.webhookSecret,
        STRIPE_IDENTITY_API_URL: settings.apiUrl?.href ?? '',
        GATEWAY_TIMEOUT_MS: '1000',
        TRUSTED_PROXIES: 'loopback',
      })
      await setConfiguration(dataDir, { identification_least_total: '1000' })
      await expect
        .poll(() => ask(shop.url, LEAST), { timeout: 60_000 })
        .toEqual({ storeConfig: { identification_least_total: { value: 10 } } })
      await use(shop)
      await shop.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const main = (page: Page) => page.getByRole('main')
const begin = (page: Page) => page.getByRole('button', { name: 'Begin at Stripe' })

async function seeThatItFits(page: Page): Promise<void> {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  expect(await whatDoesNotFit(page)).toEqual([])
}

for (const viewport of phoneFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('K-05, CA-83, RT-070, J-15, J-18: a guest confirms who they are, after a document that was refused, and pays', async ({
      page,
      identity,
      openWithCart,
    }, info) => {
      const picture = async (name: string) =>
        info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
      await openWithCart('/checkout/cart')
      await goToCheckout(page)

      await test.step('the checkout says why, in place of the payment', async () => {
        await expect(main(page)).toContainText('first need to know that a real person orders')
        await expect(payButton(page)).toHaveCount(0)
        await seeThatItFits(page)
        await picture('checkout')
        await page.getByRole('link', { name: 'Confirm your identity' }).click()
      })

      await test.step('the page says what is kept', async () => {
        await expect(page).toHaveURL('/validate/identification')
        await expect(page).toHaveTitle('Identity check')
        await expect(main(page)).toContainText('For orders of A$10.00 or more')
        await expect(main(page)).toContainText('We never see your document')
        await seeThatItFits(page)
        await picture('not-started')
      })

      await test.step('a provider that is away', async () => {
        identity.fail('create', 'error', 'error')
        await press(page, begin(page))
        await expect(page.getByRole('alert')).toContainText('does not answer just now')
        await picture('away')
      })

      await test.step('a document that is refused', async () => {
        await press(page, begin(page))
        await page.getByRole('button', { name: 'Show a passport that has expired' }).click()
        await expect(page.getByRole('alert')).toContainText('could not be confirmed')
        await seeThatItFits(page)
        await picture('declined')
      })

      await test.step('left in the middle, and back without an answer', async () => {
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByRole('button', { name: 'Leave' }).click()
        await expect(main(page)).toContainText('You have begun and not finished')
      })

      await test.step('J-15: while the provider looks, the part is busy, and the answer comes by itself', async () => {
        await page.getByRole('button', { name: 'Go on with the check' }).click()
        await page.getByRole('button', { name: 'that takes a while' }).click()
        await expect(page.getByRole('region', { name: 'How it stands' })).toHaveAttribute('aria-busy', 'true')
        await expect(page.getByRole('link', { name: 'Look again' })).toBeVisible()
        const [waiting] = [...identity.sessions.all.values()].filter(({ status }) => status === 'processing')
        identity.sessions.submit(waiting?.id ?? '', 'verified')
        await expect(main(page)).toContainText('Your identity is confirmed. It counts for this cart.', {
          timeout: 20_000,
        })
        await seeThatItFits(page)
        await picture('verified')
      })

      await test.step('and the order is paid like any other', async () => {
        await page.getByRole('link', { name: 'Back to checkout' }).click()
        await expect(payButton(page)).toBeVisible()
      })
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('K-05, CA-83: the form’s answer is a link to the provider, and the way back shows the verdict', async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/validate/identification')
    await begin(page).click()
    await page.getByRole('link', { name: 'Go on to Stripe' }).click()
    await page.getByRole('button', { name: 'Show a passport', exact: true }).click()
    await expect(main(page)).toContainText('Your identity is confirmed.')
    await page.getByRole('link', { name: 'Back to checkout' }).click()
    await expect(page).toHaveURL('/checkout')
  })
})

test('CA-83: somebody without a cart and without an account is told what to do', async ({ page }) => {
  await page.goto('/validate/identification')
  await expect(main(page)).toContainText('Please sign in, or put something in your cart first')
  await expect(page.getByRole('link', { name: 'Sign in first' })).toHaveAttribute(
    'href',
    /redirect=%2Fvalidate/,
  )
})
