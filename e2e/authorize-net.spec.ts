/** A shop that takes its cards through Authorize.Net: its window over the page, what comes back of it, and what is said when it does not come. */
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import {
  type AuthorizeNetServer,
  startAuthorizeNetServer,
} from '../platform/payments/authorize-net/testing/authorize-net-server.ts'
import {
  ACCEPT_UI,
  approved,
  cardWindow,
  declined,
  enterCard,
  frameOf,
  serveAcceptUi,
  unreadable,
} from './support/accept-ui.ts'
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
import { phoneFirst } from './support/phone-and-desk.ts'
import { stillness } from './support/stillness.ts'

const MINUTE_MS = 60_000

const test = gatewayTest(startAuthorizeNetServer, ({ settings }) => ({
  PAYMENTS: 'authorize-net',
  AUTHORIZE_NET_LOGIN_ID: settings.loginId,
  AUTHORIZE_NET_TRANSACTION_KEY: settings.transactionKey,
  AUTHORIZE_NET_SIGNATURE_KEY: settings.signatureKey,
  AUTHORIZE_NET_CLIENT_KEY: settings.clientKey,
  AUTHORIZE_NET_ENVIRONMENT: settings.environment,
  AUTHORIZE_NET_API_URL: settings.apiUrl?.href ?? '',
}))

const authorisedCents = ({ server }: PlayedGateway<AuthorizeNetServer>) =>
  server.ledger.transactions
    .filter(({ transactionStatus }) =>
      ['authorizedPendingCapture', 'capturedPendingSettlement'].includes(transactionStatus),
    )
    .map(({ settleCents }) => settleCents)

for (const viewport of phoneFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('K-29, K-30, PE-19, PE-21, PE-22: a script that does not come is tried again, a decline loses nothing, and the amount shown is paid', async ({
      page,
      gateway,
      openWithCart,
    }) => {
      const before = authorisedCents(gateway).length
      const fetched = await serveAcceptUi(page, gateway.server)
      const script = await block(page, ACCEPT_UI)
      await openWithCart('/checkout/cart')
      await goToCheckout(page)

      await test.step('the script is blocked', async () => {
        await seeFieldsMissing(page)
        expect(fetched()).toBe(0)
        await expect(page.getByText('The card fields could not be loaded.')).toBeVisible()
      })

      await test.step('and comes', async () => {
        script.letThrough()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(enterButton(page)).toBeVisible()
        await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
        expect(fetched()).toBe(1)
        await seeNoViolations(page)
      })

      await test.step('a press on "Pay" without a card', async () => {
        await payButton(page).click()
        await expect(enterButton(page)).toBeFocused()
        await expect(page.getByRole('alert')).toContainText('Please enter your card details first.')
      })

      await test.step('a card that the bank declines', async () => {
        await enterCard(page, declined)
        await expect(ready(page, '2220')).toBeVisible()
        await expect(enterButton(page)).toBeFocused()
        await payAndBeDeclined(page, 'Your bank did not approve this card.')
        await seeCardAskedForAgain(page)
      })

      await test.step('another card, and a total that changes', async () => {
        await enterCard(page, approved)
        await seeCardStay(page, '1111')
      })

      await payWhatIsShown(page, () => authorisedCents(gateway).slice(before))
      expect(fetched()).toBe(1)
    })

    test('PE-22: a window that is closed, a card that cannot be read and a card that is too old cost nothing and lose nothing', async ({
      page,
      gateway,
      openWithCart,
    }) => {
      const before = authorisedCents(gateway).length
      await serveAcceptUi(page, gateway.server)
      await page.clock.install()
      await openWithCart('/checkout')
      await fillAddress(page)

      await test.step('the window is closed, by its own cross, by Escape, and from below', async () => {
        const acts = [
          () => frameOf(page).getByRole('button', { name: 'Close', exact: true }).click(),
          () => closeButton(page).press('Escape'),
          () => closeButton(page).click(),
        ]
        for (const close of acts) {
          await enterButton(page).click()
          await expect(cardWindow(page)).toBeVisible()
          await close()
          await expect(cardWindow(page)).toBeHidden()
          await expect(page.getByText('No card was entered.')).toBeVisible()
          await expect(enterButton(page)).toBeFocused()
        }
      })

      await test.step('the gateway does not take the card', async () => {
        await enterCard(page, unreadable)
        await expect(page.getByRole('alert')).toContainText('We could not read this card.')
        await expect(page.getByRole('alert')).not.toContainText('authentication')
        await expect(enterButton(page)).toBeFocused()
      })

      await test.step('a card that waits for a quarter of an hour', async () => {
        await enterCard(page, approved)
        await expect(ready(page, '1111')).toBeVisible()
        await enterButton(page).click()
        await closeButton(page).click()
        await expect(ready(page, '1111'), 'a card that is there stays').toBeVisible()
        await page.clock.fastForward(15 * MINUTE_MS)
        await expect(page.getByText('Card details are kept for 15 minutes and no longer.')).toBeVisible()
        await expect(enterButton(page)).toHaveText('Enter card details')
      })

      await test.step('a card that only the gateway knows to be too old', async () => {
        await enterCard(page, approved)
        await expect(ready(page, '1111')).toBeVisible()
        gateway.ahead.ms += 16 * MINUTE_MS
        await payButton(page).click()
        await expect(page.getByRole('alert')).toContainText('Enter its details again.')
        await expect(enterButton(page)).toHaveText('Enter card details')
        await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
        expect(authorisedCents(gateway)).toHaveLength(before)
      })

      await enterCard(page, approved)
      await payButton(page).click()
      await orderNumber(page)
      expect(authorisedCents(gateway)).toHaveLength(before + 1)
    })

    test('K-29: with the keyboard alone the focus goes into the window, stays there, and comes back', async ({
      page,
      gateway,
      openWithCart,
    }) => {
      await serveAcceptUi(page, gateway.server)
      await openWithCart('/checkout')
      await enterButton(page).focus()
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(frameOf(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type(approved)
      await expect(frameOf(page).getByLabel('Card number')).toHaveValue(approved)
      for (const text of ['12/30', '123']) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(closeButton(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(frameOf(page).getByRole('button', { name: 'Use this card' })).toBeFocused()
      await stillness(page)
      const own = new AxeBuilder({ page }).exclude('#AcceptUIContainer')
      expect((await own.analyze()).violations).toEqual([])
      await page.keyboard.press('Enter')
      await expect(ready(page, '1111')).toBeVisible()
      await expect(enterButton(page)).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      expect(await page.locator('body > [inert]').count()).toBe(0)
    })
  })
}

test('PE-22: a script that opens no window is told, and another way to pay is there', async ({
  page,
  openWithCart,
}) => {
  await page.route(ACCEPT_UI, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openWithCart('/checkout')
  await enterButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The window for your card could not be opened.')
  await expect(enterButton(page)).toBeFocused()
  await expect(closeButton(page)).toHaveCount(0)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
})

testsWithoutScripts(
  test,
  'PE-13: the checkout says that paying needs them, and shows no button for a card',
  (page) => expect(enterButton(page)).toHaveCount(0),
)
