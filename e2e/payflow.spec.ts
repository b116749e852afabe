/** A shop that takes its cards through Payflow Pro: PayPal's page in a frame, what comes back of it, and what is said when it does not come. */
import { expect } from '@playwright/test'
import {
  type PayflowServer,
  startPayflowServer,
} from '../platform/payments/payflow/testing/payflow-server.ts'
import {
  block,
  closeButton,
  enterButton,
  payAndBeDeclined,
  payWhatIsShown,
  ready,
  seeCardAskedForAgain,
  seeCardStay,
  seeNoViolations,
  testsWithoutScripts,
} from './support/card-journey.ts'
import { field, fillAddress, orderNumber, payButton } from './support/checkout.ts'
import { gatewayTest, goToCheckout, type PlayedGateway, seeFieldsMissing } from './support/gateway-shop.ts'
import {
  approved,
  declined,
  enterCard,
  frameOf,
  PAYPAL_PAGE,
  servePayPal,
  typeIntoFrame,
  wrongCode,
} from './support/paypal-page.ts'
import { deskFirst } from './support/phone-and-desk.ts'

const MINUTE_MS = 60_000

const test = gatewayTest(startPayflowServer, ({ settings }) => ({
  PAYMENTS: 'payflow',
  PAYFLOW_PARTNER: settings.partner,
  PAYFLOW_VENDOR: settings.vendor,
  PAYFLOW_USER: settings.user,
  PAYFLOW_PASSWORD: settings.password,
  PAYFLOW_ENVIRONMENT: settings.environment,
  PAYFLOW_API_URL: settings.apiUrl?.href ?? '',
}))

/** What the gateway holds or has captured, in cents. */
const heldCents = ({ server }: PlayedGateway<PayflowServer>) =>
  server.ledger.transactions
    .filter(({ type, result, cents }) => type === 'A' && result === 0 && cents > 0)
    .map(({ cents }) => cents)

for (const viewport of deskFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('K-29, K-30, PE-19, PE-21, PE-22: a page that does not come is tried again, a decline loses nothing, and the amount shown is paid', async ({
      page,
      gateway,
      openWithCart,
    }) => {
      const before = heldCents(gateway).length
      const opened = await servePayPal(page, gateway.server)
      const paypal = await block(page, PAYPAL_PAGE)
      await openWithCart('/checkout/cart')
      await goToCheckout(page)

      await test.step('PayPal is out of reach, and no page is asked for', async () => {
        const asked = gateway.server.requests.length
        await enterButton(page).click()
        await seeFieldsMissing(page)
        await expect(enterButton(page)).toBeVisible()
        expect(opened()).toBe(0)
        expect(gateway.server.requests).toHaveLength(asked)
        await enterButton(page).click()
        await expect(page.getByText('The card fields could not be loaded.')).toBeVisible()
        await seeNoViolations(page)
      })

      await test.step('and comes', async () => {
        paypal.letThrough()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
        await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
        expect(opened()).toBe(1)
        await seeNoViolations(page, 'iframe')
        const box = await page.locator('iframe[title="Card details, at PayPal"]').boundingBox()
        expect(box?.height, 'the whole page is seen').toBeGreaterThanOrEqual(565)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(viewport.width)
      })

      await test.step('a press on "Pay" before the card is entered', async () => {
        await payButton(page).click()
        await expect(page.getByRole('alert')).toContainText('Please enter your card details first.')
        await expect(page.locator('iframe[title="Card details, at PayPal"]')).toBeFocused()
      })

      await test.step('a card that PayPal’s check refuses', async () => {
        await typeIntoFrame(page, wrongCode)
        await expect(page.getByRole('alert')).toContainText('The security code is not the one on this card.')
        await expect(enterButton(page)).toBeFocused()
      })

      await test.step('a card that the bank declines', async () => {
        await enterCard(page, declined)
        await expect(ready(page, '2220')).toBeVisible()
        await expect(enterButton(page)).toBeFocused()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await payAndBeDeclined(page, 'not enough money on this card')
        await seeCardAskedForAgain(page)
      })

      await test.step('another card, and a total that changes', async () => {
        await enterCard(page, approved)
        await seeCardStay(page, '1111')
      })

      await payWhatIsShown(page, () => heldCents(gateway).slice(before))
    })

    test('PE-22: a page that is closed, one that is open for too long and a token that only PayPal knows to be over cost nothing', async ({
      page,
      gateway,
      openWithCart,
    }) => {
      const before = heldCents(gateway).length
      await servePayPal(page, gateway.server)
      await page.clock.install()
      await openWithCart('/checkout')
      await fillAddress(page)

      await test.step('closed with the keyboard', async () => {
        await enterButton(page).press('Enter')
        await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
        await closeButton(page).press('Enter')
        await expect(page.getByText('No card was entered.')).toBeVisible()
        await expect(enterButton(page)).toBeFocused()
      })

      await test.step('a page that hangs', async () => {
        const hang = () => undefined
        await page.route(PAYPAL_PAGE, (route) =>
          route.request().method() === 'GET' ? hang() : route.fallback(),
        )
        await enterButton(page).click()
        await expect(page.getByText('the card fields are on their way')).toBeVisible()
        await page.clock.fastForward(9_000)
        await expect(page.getByText('The card fields take longer than usual.')).toBeVisible()
        await payButton(page).click()
        await expect(page.locator(':focus')).toContainText('The card fields take longer than usual.')
        await closeButton(page).click()
        await expect(enterButton(page)).toBeFocused()
        await page.unroute(PAYPAL_PAGE)
      })

      const opened = await servePayPal(page, gateway.server)

      await test.step('open for twenty minutes', async () => {
        await enterButton(page).click()
        await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
        await page.clock.fastForward(20 * MINUTE_MS)
        await expect(page.getByText('open for 20 minutes and no longer')).toBeVisible()
        await expect(enterButton(page)).toBeFocused()
        await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
      })

      await test.step('a token that is over at PayPal', async () => {
        await enterButton(page).click()
        await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
        gateway.ahead.ms += 31 * MINUTE_MS
        await typeIntoFrame(page, approved)
        await expect(page.getByRole('alert')).toContainText('Enter its details again.')
        expect(heldCents(gateway)).toHaveLength(before)
      })

      expect(opened()).toBe(2)
      await enterCard(page, approved)
      await expect(ready(page, '1111')).toBeVisible()
      expect(opened(), 'each page has a token of its own').toBe(3)
      await payButton(page).click()
      await orderNumber(page)
      expect(heldCents(gateway)).toHaveLength(before + 1)
    })
  })
}

test('SH-23: what PayPal’s origin, or the checkout itself, posts in place of the end of the page is not heard', async ({
  page,
  gateway,
  openWithCart,
}) => {
  await servePayPal(page, gateway.server)
  await openWithCart('/checkout')
  await enterButton(page).click()
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
  const forge = () => {
    const end = { payflow: { outcome: 'entered', lastDigits: '6666' } }
    for (const to of [parent, top]) to?.postMessage(end, '*')
  }
  await frameOf(page).locator('body').evaluate(forge)
  await page.evaluate(forge)
  // The same way is open to the shop's own page in the frame, which comes after both.
  await typeIntoFrame(page, approved)
  await expect(ready(page, '1111')).toBeVisible()
  await expect(ready(page, '6666')).toHaveCount(0)
})

test('SH-23: whoever makes up the end of a page has no card, and is charged nothing', async ({
  page,
  gateway,
  openWithCart,
}) => {
  const before = heldCents(gateway).length
  await servePayPal(page, gateway.server)
  await openWithCart('/checkout')
  await fillAddress(page)
  await enterButton(page).click()
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
  await page.locator('iframe[title="Card details, at PayPal"]').evaluate((frame: HTMLIFrameElement) => {
    frame.src = '/payflow/return?RESULT=0&ACCT=6666'
  })
  await expect(ready(page, '6666')).toBeVisible()
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Enter its details again.')
  expect(heldCents(gateway)).toHaveLength(before)
})

test('SH-19: a cart that asks for too many pages reads so, and pays in another way', async ({
  page,
  gateway,
  openWithCart,
}) => {
  const opened = await servePayPal(page, gateway.server)
  await openWithCart('/checkout')
  for (let count = 1; count <= 10; count++) {
    await enterButton(page).click()
    await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
    await closeButton(page).click()
  }
  await enterButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Card details were asked for many times')
  await expect(enterButton(page)).toBeFocused()
  expect(opened()).toBe(10)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
})

testsWithoutScripts(
  test,
  'PE-13: the checkout says that paying needs them, and shows no button for a card',
  (page) => expect(enterButton(page)).toHaveCount(0),
)
