/** A shop that takes its cards through Stripe: its fields in a frame, its bank's page, and what is said when they do not come. */
import { expect, type Page } from '@playwright/test'
import { type StripeServer, startStripeServer } from '../platform/payments/stripe/testing/stripe-server.ts'
import {
  block,
  chooseExpress,
  payAndBeDeclined,
  payWhatIsShown,
  seeNoViolations,
  testsWithoutScripts,
} from './support/card-journey.ts'
import { field, fillAddress, orderNumber, payButton } from './support/checkout.ts'
import { gatewayTest, goToCheckout, seeFieldsMissing } from './support/gateway-shop.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { amountOf, fillFrame, frameOf, STRIPE_JS, serveStripeJs } from './support/stripe-js.ts'
import { summary, totalOf } from './support/summary.ts'

/** @source https://docs.stripe.com/testing */
const APPROVED = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const ASKS_TO_CONFIRM = '4000 0027 6000 3184'

const test = gatewayTest(startStripeServer, ({ settings }) => ({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  STRIPE_API_URL: settings.apiUrl?.href ?? '',
}))

const cardNumber = (page: Page) => frameOf(page).getByLabel('Card number')
const authorisedCents = ({ ledger }: StripeServer) =>
  [...ledger.intents.values()]
    .filter(({ status }) => ['requires_capture', 'succeeded'].includes(status))
    .map(({ amount }) => amount)

for (const viewport of phoneFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('K-29, K-30, PE-19, PE-21, PE-22: fields that do not come are tried again, a decline loses nothing, and the amount shown is paid', async ({
      page,
      gateway: { server: stripe },
      openWithCart,
    }) => {
      const before = authorisedCents(stripe).length
      const fetched = await serveStripeJs(page, stripe)
      const script = await block(page, STRIPE_JS)
      await openWithCart('/checkout/cart')
      await goToCheckout(page)

      await test.step('the script is blocked', async () => {
        await seeFieldsMissing(page)
        expect(fetched()).toBe(0)
        await expect(page.getByText('The card fields could not be loaded.')).toBeVisible()
        await seeNoViolations(page)
      })

      await test.step('and comes', async () => {
        script.letThrough()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(cardNumber(page)).toBeVisible()
        await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
        expect(fetched()).toBe(1)
      })

      await test.step('a card that is not complete', async () => {
        await payButton(page).focus()
        await page.keyboard.press('Enter')
        await expect(cardNumber(page)).toBeFocused()
        await expect(page.getByRole('alert')).toContainText('Your card details are not complete yet')
        await page.keyboard.type('4')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })

      await test.step('a card that the bank declines', async () => {
        await fillFrame(page, DECLINED)
        await payAndBeDeclined(page, 'Your bank did not approve this card.')
        await expect(cardNumber(page)).toHaveValue(DECLINED)
      })

      await test.step('a total that changes', async () => {
        await expect(amountOf(page)).toHaveText(String(await totalOf(page)))
        await chooseExpress(page)
        await expect(amountOf(page)).toHaveText(String(await totalOf(page)))
        await expect(cardNumber(page)).toHaveValue(DECLINED)
      })

      await cardNumber(page).fill(APPROVED)
      await payWhatIsShown(page, () => authorisedCents(stripe).slice(before))
    })

    test('SH-23, K-04: a card that its bank wants confirmed leads to its page, and back to the order', async ({
      page,
      gateway: { server: stripe },
      openWithCart,
    }) => {
      const before = authorisedCents(stripe).length
      await serveStripeJs(page, stripe)
      await openWithCart('/checkout')
      await fillAddress(page)
      await fillFrame(page, ASKS_TO_CONFIRM)
      await payButton(page).click()
      await page.getByRole('button', { name: 'No' }).click()
      await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible()
      expect(authorisedCents(stripe)).toHaveLength(before)
      await page.getByRole('link', { name: 'Try another card' }).click()
      await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
      await fillFrame(page, ASKS_TO_CONFIRM)
      await payButton(page).click()
      await page.getByRole('button', { name: 'Yes, it is me' }).click()
      await orderNumber(page)
      await expect(summary(page)).toBeVisible()
      expect(authorisedCents(stripe)).toHaveLength(before + 1)
    })
  })
}

testsWithoutScripts(test, 'PE-13: the checkout says that paying needs them, and shows no empty fields')
