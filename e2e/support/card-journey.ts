/** Steps of a shopper who pays by card, the same at whatever gateway the shop has open. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { field, orderNumber, payButton } from './checkout.ts'
import { type GatewayTest, seeThatPayingNeedsScripts } from './gateway-shop.ts'
import { stillness } from './stillness.ts'
import { totalOf } from './summary.ts'

/** Opens the gateway's own fields, in a window or a frame. */
export const enterButton = (page: Page) =>
  page.getByRole('button', { name: /^(Enter card details|Change the card)$/ })

export const closeButton = (page: Page) => page.getByRole('button', { name: 'Close it without a card' })

/** @param digits  the last four of the card */
export const ready = (page: Page, digits: string) =>
  page.getByText(`Your card ending in ${digits} is ready to pay.`)

/** What the gateway serves at an address does not come, until it is let through. */
export async function block(page: Page, address: string): Promise<{ letThrough(): void }> {
  let isBlocked = true
  await page.route(address, (route) => (isBlocked ? route.abort() : route.fallback()))
  return {
    letThrough() {
      isBlocked = false
    },
  }
}

/** @param excluded  what is the gateway's own, as a selector */
export async function seeNoViolations(page: Page, excluded?: string): Promise<void> {
  await stillness(page)
  const own = new AxeBuilder({ page }).include('main')
  const looked = excluded ? own.exclude(excluded) : own
  expect((await looked.analyze()).violations).toEqual([])
}

/** A press on "Pay" is answered with a decline, and nothing that was typed is lost. */
export async function payAndBeDeclined(page: Page, words: string): Promise<void> {
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(field(page, 'Suburb')).toHaveValue('Ballina')
}

/** A card that a gateway's token stands for was declined, and is asked for again. */
export async function seeCardAskedForAgain(page: Page): Promise<void> {
  await expect(page.getByText('enter your card details again')).toBeVisible()
  await expect(enterButton(page)).toHaveText('Enter card details')
}

/** The total changes with the way of delivery. */
export async function chooseExpress(page: Page): Promise<void> {
  const first = await totalOf(page)
  await page.getByRole('radio', { name: /express/i }).check()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(first)
}

/** A card that is ready to pay stays so when the total changes, and when another way to pay was chosen meanwhile. */
export async function seeCardStay(page: Page, digits: string): Promise<void> {
  await expect(ready(page, digits)).toBeVisible()
  await chooseExpress(page)
  await expect(ready(page, digits)).toBeVisible()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('radio', { name: 'Credit or debit card' }).check()
  await expect(ready(page, digits)).toBeVisible()
}

/** Presses "Pay" with a card that is good. @param charged  what the gateway has authorised for it since, in cents */
export async function payWhatIsShown(page: Page, charged: () => readonly number[]): Promise<void> {
  const total = await totalOf(page)
  await stillness(page)
  await payButton(page).click()
  await orderNumber(page)
  expect(await totalOf(page)).toBe(total)
  expect(charged()).toEqual([total])
}

/** @param title  a sentence about the checkout without scripts */
export function testsWithoutScripts(
  test: GatewayTest,
  title: string,
  seeMore: (page: Page) => Promise<void> = async () => undefined,
): void {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(title, async ({ page, openWithCart }) => {
      await openWithCart('/checkout')
      await seeThatPayingNeedsScripts(page)
      await seeMore(page)
    })
  })
}
