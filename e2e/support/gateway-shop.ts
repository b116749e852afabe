/** Shops that take cards through a gateway whose protocol a server of this machine plays. */
import { expect, type Page } from '@playwright/test'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'
import { fillAddress, payButton } from './checkout.ts'
import { test as base } from './shop.ts'

export interface PlayedGateway<Server> {
  server: Server
  /** The gateway's clock is ahead of the shopper's by so much. */
  ahead: { ms: number }
}

/**
 * Tests of a shop that has a gateway open.
 *
 * @param start      the gateway's server; its clock is given
 * @param variables  the shop's, as the server's settings are
 */
export function gatewayTest<Server extends { close(): Promise<void> }>(
  start: (now: () => number) => Promise<Server>,
  variables: (server: Server) => Record<string, string>,
) {
  return base.extend<object, { gateway: PlayedGateway<Server>; shop: ShopProcess }>({
    gateway: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use) => {
        const ahead = { ms: 0 }
        const server = await start(() => Date.now() + ahead.ms)
        await use({ server, ahead })
        await server.close()
      },
      { scope: 'worker' },
    ],
    shop: [
      async ({ gateway: { server } }, use) => {
        const dataDir = makeDataDir()
        const shop = await startShopProcess(dataDir, variables(server))
        await use(shop)
        await shop.stop()
        removeDataDir(dataDir)
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  })
}

export type GatewayTest = ReturnType<typeof gatewayTest<{ close(): Promise<void> }>>

/** By links from the cart, so that the checkout has to become a document of its own. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).last().click()
  await expect(page).toHaveURL('/checkout')
}

const FAILED = 'The card fields could not be loaded.'

/** The card fields do not come: it is said, "Pay" leads there, and another way to pay is beside them. */
export async function seeFieldsMissing(page: Page): Promise<void> {
  await expect(page.getByText(FAILED)).toBeVisible()
  await fillAddress(page)
  await payButton(page).click()
  await expect(page.locator(':focus')).toContainText(FAILED)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Credit or debit card' }).check()
}

/** Without scripts. */
export async function seeThatPayingNeedsScripts(page: Page): Promise<void> {
  const said = page.locator('form noscript [role="status"]')
  await expect(said).toBeVisible()
  await expect(said).toContainText('A card needs JavaScript')
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeVisible()
  await expect(page.getByText('the card fields are on their way')).toBeHidden()
}
