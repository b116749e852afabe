/** A stand-in for PayPal's page for a card, which comes from PayPal alone: a real frame of another origin. */
import type { Page } from '@playwright/test'
import { approves, declines, failsCheck } from '../../platform/payments/payflow/testing/cards.ts'
import { hostedPage } from '../../platform/payments/payflow/testing/hosted-page.ts'
import type { PayflowServer } from '../../platform/payments/payflow/testing/payflow-server.ts'
import { enterButton } from './card-journey.ts'

export const PAYPAL_PAGE = 'https://payflowlink.paypal.com/**'

export const approved = '4111 1111 1111 1111'
/** Good until the amount is asked for. */
export const declined = '4222 2222 2222 2220'
/** PayPal's check says that its security code is another one. */
export const wrongCode = '4000 0000 0000 0002'

const behaviours: Readonly<Record<string, typeof approves>> = {
  [declined.replaceAll(' ', '')]: declines(50),
  [wrongCode.replaceAll(' ', '')]: failsCheck(114),
}

/** @returns how often the page was opened */
export async function servePayPal(page: Page, { cards }: PayflowServer): Promise<() => number> {
  let opened = 0
  await page.route(PAYPAL_PAGE, async (route) => {
    const request = route.request()
    if (request.method() === 'HEAD') return route.fulfill({ status: 200 })
    if (request.url().includes('SECURETOKEN=')) opened += 1
    const asked = { method: request.method(), url: request.url(), body: request.postData() ?? '' }
    const body = hostedPage(cards, asked, (number) => behaviours[number] ?? approves)
    return route.fulfill({ contentType: 'text/html', body })
  })
  // A browser lets no page of a public host lead to a shop on its own machine; the shop answers all the same.
  await page.route(/\/payflow\/(return|error|cancelled)/, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  return () => opened
}

/** The page's fields for a card. */
export const frameOf = (page: Page) => page.frameLocator('iframe[title="Card details, at PayPal"]')

export async function typeIntoFrame(page: Page, number: string): Promise<void> {
  await frameOf(page).getByLabel('Card number').fill(number)
  await frameOf(page).getByLabel('Expiry').fill('1230')
  await frameOf(page).getByLabel('Security code').fill('123')
  await frameOf(page).getByRole('button', { name: 'Pay Now' }).click()
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await enterButton(page).click()
  await typeIntoFrame(page, number)
}
